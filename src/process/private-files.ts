import { chmodSync, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { databaseFile, sandboxFolder } from './database-file.ts';

/** Rights of the group and of all others. */
const OTHERS = 0o077;

/** Whatever this process writes from now on is its owner's alone. */
export function keepToOwner(): void {
  process.umask(OTHERS);
}

/**
 * Takes the rights of others off what an older version has left open to them, and says what is open still:
 * the database has seeds of cards and keys of private messages in it, `.env` the bot's token.
 */
export function narrowFiles(config: Config, folder: string, log: Log): void {
  // There the modes tell nothing.
  if (process.platform === 'win32') return;
  const open = filesOf(config).filter(isOpen);
  for (const file of open) {
    try {
      chmodSync(file, statSync(file).mode & ~OTHERS);
    } catch (error) {
      log.warn({ err: error, file }, 'others may read this file, and it cannot be kept from them');
    }
  }
  const narrowed = open.filter((file) => !isOpen(file));
  if (narrowed.length > 0)
    log.warn({ files: narrowed }, 'others could read these files, and cannot now');
  const settings = join(folder, '.env');
  if (isOpen(settings)) log.warn({ file: settings }, 'others may read this file: chmod 600 .env');
}

/** The database with what stands beside it, its backups, and the folder of the sandbox. */
function filesOf(config: Config): readonly string[] {
  const named = databaseFile(config);
  const database = existsSync(named) ? realpathSync(named) : named;
  const backups = join(dirname(database), 'backups');
  const copies = existsSync(backups) ? readdirSync(backups).map((name) => join(backups, name)) : [];
  return [
    ...['', '-wal', '-shm', '.lock'].map((end) => database + end),
    ...[backups, ...copies],
    ...(config.discordToken === undefined ? [sandboxFolder(config.databasePath)] : []),
  ];
}

/** Whether others may do anything with a file. */
function isOpen(file: string): boolean {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & OTHERS) !== 0;
}
