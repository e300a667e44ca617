import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { bareEnvironment } from './environment.ts';
import { HANG_MS } from './hang.ts';

/** What came of a command, and what it printed. */
interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly cwd: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs a file of the checkout as a command, in a folder and with these settings and no others. */
export function runTool(
  file: string,
  args: readonly string[],
  { cwd, settings }: Surroundings,
): Promise<Ran> {
  const options = { cwd, env: { ...bareEnvironment(), ...settings }, timeout: HANG_MS };
  return new Promise((done) => {
    execFile(process.execPath, [resolve(file), ...args], options, (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}
