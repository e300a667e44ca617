import { readFileSync } from 'node:fs';
import { runCommand, UsageError } from '../command.ts';
import { replay } from './replay-lines.ts';

const USAGE = `replay FILE
  Plays a transcript of JSON lines again and fails at the first difference; "-" reads standard input.
`;

await runCommand(USAGE, ([path, ...more]) => {
  if (path === undefined || more.length > 0) throw new UsageError(USAGE);
  const result = replay(read(path));
  if (!result.ok) {
    process.stderr.write(`Line ${result.line}: ${result.reason}.\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${result.moves} moves, ${result.lines} lines: all as the rules have it.\n`);
});

function read(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    throw new UsageError(`${path} cannot be read.`);
  }
}
