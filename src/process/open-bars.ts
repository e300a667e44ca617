import { loadEnvironment, readConfig } from '../config.ts';
import type { Queries } from '../store/queries/store-queries.ts';
import { askFile } from '../store/sqlite/ask-file.ts';
import { keepToOwner } from './private-files.ts';

type Bars = Pick<Queries, 'putBar' | 'liftBar' | 'bars'>;

/** Does something with the list of the barred in the bot's own database, also while the bot runs. */
export async function withBars(work: (store: Bars) => Promise<void>): Promise<void> {
  keepToOwner();
  const { databasePath, databaseUrl } = readConfig(loadEnvironment(process.cwd()));
  if (databaseUrl === undefined) return askFile(databasePath, work);
  const { askServer } = await import('../store/postgres/ask-server.ts');
  await askServer(databaseUrl, work);
}
