import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The words of a call are wrong; the message says what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What somebody reads who can mend an error, and the exit code of the process. */
interface Explained {
  readonly message: string;
  readonly code: number;
}

/**
 * Runs one of package.json's commands. `--help` prints its usage; an error that its caller can mend is
 * printed as a sentence: wrong words, with exit code 2, and what `explain` knows.
 */
export async function runCommand(
  usage: string,
  work: (args: readonly string[]) => void | Promise<void>,
  explain: (error: unknown) => Explained | undefined = () => undefined,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage.trimEnd()}\n`);
    return;
  }
  try {
    await work(args);
  } catch (error) {
    const known =
      error instanceof UsageError ? { message: error.message, code: 2 } : explain(error);
    if (known === undefined) throw error;
    process.stderr.write(`${known.message.trimEnd()}\n`);
    process.exitCode = known.code;
  }
}

/** Flags and words of a call, as Node's `parseArgs` reads them. Throws `UsageError` if it cannot. */
export function readFlags<const T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message}\n${usage}`);
  }
}

/** What is in the one file that a call names; `-` is standard input. */
export function readNamedFile([path, ...more]: readonly string[], usage: string): string {
  if (path === undefined || more.length > 0) throw new UsageError(usage);
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    throw new UsageError(`${path} cannot be read.`);
  }
}
