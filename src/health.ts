import { existsSync } from 'node:fs';
import { ConfigError, loadEnvironment, readConfig } from './config.ts';
import { databaseFile } from './process/database-file.ts';
import { aliveAt } from './store/sqlite/database/last-alive.ts';
import { StoreError } from './store/store-error.ts';

// For whatever watches over the bot, such as a container's health check: exit code 0 while the bot is
// connected to Discord, 1 while it is not.

/** The bot notes every ten seconds that it is there. */
const LONGEST_SILENCE_MS = 60_000;

process.exitCode = main();

function main(): number {
  try {
    const config = readConfig(loadEnvironment(process.cwd()));
    const own = databaseFile(config);
    // Whoever asks by hand may not give the token.
    const at = aliveAt(existsSync(own) ? own : config.databasePath);
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
