import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storedServers } from 'discord-sandbox/stored-servers';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { copySound } from '../store/sqlite/backup/backup.ts';
import { knowsOnly } from '../store/sqlite/database/known-servers.ts';
import { StoreError } from '../store/sqlite/database/store-error.ts';

type Files = Pick<Config, 'databasePath' | 'discordToken'>;

/** Where the sandbox keeps its world, and what was played there. */
export function sandboxFolder(databasePath: string): string {
  return join(dirname(databasePath), 'sandbox');
}

/** The database that the bot opens. In the sandbox it is one of its own: a real one is left alone. */
export function databaseFile({ databasePath, discordToken }: Files): string {
  return discordToken === undefined
    ? join(sandboxFolder(databasePath), 'hanafuda.sqlite')
    : databasePath;
}

/**
 * Copies what was played in the sandbox into its own database. Version 0.1 kept it in the one of
 * `DATABASE_PATH`; that one stays as it is, and is copied only if all of its servers are the sandbox's.
 */
export async function adoptSandbox({ databasePath, discordToken }: Files, log: Log): Promise<void> {
  if (!existsSync(databasePath)) return;
  const folder = sandboxFolder(databasePath);
  const own = databaseFile({ databasePath });
  try {
    const isSandboxes = knowsOnly(databasePath, storedServers(folder));
    if (!isSandboxes && discordToken === undefined) {
      log.warn({ database: databasePath }, 'without DISCORD_TOKEN this database is not opened');
    }
    if (!isSandboxes || existsSync(own)) return;
    mkdirSync(folder, { recursive: true });
    await copySound(databasePath, own);
    log.info({ from: databasePath, to: own }, 'what was played in the sandbox is copied');
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    // With a token it is opened next, which says what is wrong with it.
    if (discordToken !== undefined) return;
    log.warn({ err: error }, 'what may have been played in the sandbox before cannot be read');
  }
}
