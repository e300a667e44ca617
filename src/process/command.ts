import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EXIT, StartupError, startupErrorOf } from './exit.ts';

/** The words of a call are wrong; the message says what is allowed. */
export class UsageError extends StartupError {
  override readonly name = 'UsageError';

  constructor(message: string) {
    super(message, EXIT.settings);
  }
}

/**
 * Runs one of package.json's commands. `--help` prints its usage; an error that its caller can mend is
 * printed as a sentence, and sets the exit code that the bot has for it.
 */
export async function runCommand(
  usage: string,
  work: (args: readonly string[]) => void | Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage.trimEnd()}\n`);
    return;
  }
  try {
    await work(args);
  } catch (error) {
    const known = startupErrorOf(error);
    if (known === undefined) throw error;
    process.stderr.write(`${known.message.trimEnd()}\n`);
    process.exitCode = known.code;
  }
}

/** Flags and words of a call, as Node's `parseArgs` reads them. Throws `UsageError` where it cannot. */
export function readFlags<const T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message}\n${usage}`);
  }
}
