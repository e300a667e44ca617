import { existsSync } from 'node:fs';
import { type Config, ConfigError, loadEnvironment, readConfig } from './config.ts';
import { databaseFile } from './process/database-file.ts';
import { databaseAddress } from './process/open-database.ts';
import { aliveAt } from './store/sqlite/database/last-alive.ts';
import { StoreError } from './store/store-error.ts';

// For whatever watches over the bot, such as a container's health check: exit code 0 while the bot is
// connected to Discord, 1 while it is not.

/** The bot notes every ten seconds that it is there. */
const LONGEST_SILENCE_MS = 60_000;

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const config = readConfig(loadEnvironment(process.cwd()));
    const at = await lastThere(config);
    const isThere = at !== undefined && Date.now() - at <= LONGEST_SILENCE_MS;
    const since = at === undefined ? 'never yet' : new Date(at).toISOString();
    process.stdout.write(`${isThere ? 'Connected' : 'Not connected'}; last there: ${since}\n`);
    return isThere ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function lastThere(config: Config): Promise<number | undefined> {
  const address = databaseAddress(config);
  if (address !== undefined) {
    const { aliveAtAddress } = await import('./store/postgres/last-alive.ts');
    return aliveAtAddress(address, config.shards);
  }
  const own = databaseFile(config);
  // Whoever asks by hand may not give the token.
  return aliveAt(existsSync(own) ? own : config.databasePath);
}
