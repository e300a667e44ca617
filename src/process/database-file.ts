import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storedServers } from 'discord-sandbox/stored-servers';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { copySound } from '../store/sqlite/backup/backup.ts';
import { makeFolder } from '../store/sqlite/database/database.ts';
import { knowsOnly } from '../store/sqlite/database/known-servers.ts';
import { lockDatabase } from '../store/sqlite/database/process-lock.ts';
import { StoreError } from '../store/store-error.ts';

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
export async function adoptSandbox(files: Files, log: Log): Promise<void> {
  const { databasePath, discordToken } = files;
  if (!existsSync(databasePath)) return;
  try {
    if (isSandboxes(files, log)) await copyOnce(databasePath, databaseFile({ databasePath }), log);
  } catch (error) {
    // Without a token an empty one would be begun next, which hides what was played.
    if (!(error instanceof StoreError) || discordToken === undefined) throw error;
  }
}

/** Whether all that a database tells of was played in the sandbox. */
function isSandboxes({ databasePath, discordToken }: Files, log: Log): boolean {
  const isNext = discordToken === undefined;
  try {
    const found = knowsOnly(databasePath, storedServers(sandboxFolder(databasePath)));
    if (!found && isNext) {
      log.warn({ database: databasePath }, 'without DISCORD_TOKEN this database is not opened');
    }
    return found;
  } catch (error) {
    if (!(error instanceof StoreError) || error.kind === 'transient') throw error;
    // With a token it is opened next, which says what is wrong with it.
    if (isNext) {
      log.warn({ err: error }, 'what may have been played in the sandbox before cannot be read');
    }
    return false;
  }
}

async function copyOnce(from: string, to: string, log: Log): Promise<void> {
  makeFolder(dirname(to));
  const lock = lockDatabase(to);
  try {
    if (existsSync(to)) return;
    await copySound(from, to);
    log.info({ from, to }, 'what was played in the sandbox is copied');
  } finally {
    lock.release();
  }
}
