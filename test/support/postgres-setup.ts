import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database of the server of this run, `$DATABASE` in its place; null without a server. */
    readonly postgres: string | null;
  }
}

/** Starts the one PostgreSQL server that all test files share. Nobody waits for it who does not use it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (postgresPrograms() === undefined) {
    project.provide('postgres', null);
    process.stdout.write(
      'NO POSTGRESQL: tests run over PGlite instead, or are skipped. Install it: apt-get install postgresql\n',
    );
    return async () => {};
  }
  const server = await startPostgres();
  project.provide('postgres', server.address('$DATABASE'));
  return () => server.stop();
}
