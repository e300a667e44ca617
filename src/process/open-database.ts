import { existsSync } from 'node:fs';
import { type Config, loadEnvironment, readConfig } from '../config.ts';
import type { Queries } from '../store/queries/store-queries.ts';
import { askFile } from '../store/sqlite/ask-file.ts';
import { openStore } from '../store/sqlite/open-store.ts';
import { StoreError } from '../store/store-error.ts';
import type { DatabaseStore, OpenOptions } from '../store/store-over.ts';
import { databaseFile } from './database-file.ts';
import { keepToOwner } from './private-files.ts';

type Settings = Pick<Config, 'databasePath' | 'databaseUrl' | 'discordToken' | 'shards'>;

/**
 * The address of the PostgreSQL database that the bot opens; undefined if it opens a file. In the
 * sandbox it is a file, as a real database is left alone.
 */
export function databaseAddress({ databaseUrl, discordToken }: Settings): string | undefined {
  return discordToken === undefined ? undefined : databaseUrl;
}

/** Opens the store that the settings name. Throws `StoreError` with a sentence for the owner. */
export async function openDatabase(
  settings: Settings,
  opening: Omit<OpenOptions, 'shards'>,
): Promise<DatabaseStore> {
  const { shards } = settings;
  const options = { ...opening, ...(shards && { shards }) };
  const address = databaseAddress(settings);
  if (address === undefined) return openStore(databaseFile(settings), options);
  const { openPostgres } = await import('../store/postgres/open-store.ts');
  return openPostgres(address, options);
}

/**
 * Opens the bot's own database for a command that is run while the bot is stopped; never that of the sandbox, whether
 * or not the token is given. Throws `StoreError` with a sentence for the owner, also if there is no database.
 */
export async function openBotDatabase(): Promise<DatabaseStore> {
  keepToOwner();
  const config = readConfig(loadEnvironment(process.cwd()));
  const { databasePath, databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(databasePath)) {
    throw new StoreError(`There is no database ${databasePath}.`);
  }
  return await openDatabase({ ...config, discordToken: '' }, {});
}

type Bars = Pick<Queries, 'putBar' | 'liftBar' | 'bars'>;

/** Does something with the list of the barred in the bot's own database, also while the bot runs. */
export async function withBars(work: (store: Bars) => Promise<void>): Promise<void> {
  keepToOwner();
  const { databasePath, databaseUrl } = readConfig(loadEnvironment(process.cwd()));
  if (databaseUrl === undefined) return askFile(databasePath, work);
  const { askServer } = await import('../store/postgres/ask-server.ts');
  await askServer(databaseUrl, work);
}
