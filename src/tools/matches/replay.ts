import { readNamedFile, runCommand } from '../command.ts';
import { replay } from './replay-lines.ts';

const USAGE = `replay FILE
  Plays a transcript of JSON lines again and fails at the first difference; "-" reads standard input.
`;

await runCommand(USAGE, (args) => {
  const result = replay(readNamedFile(args, USAGE));
  if (!result.ok) {
    process.stderr.write(`Line ${result.line}: ${result.reason}.\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${result.moves} moves, ${result.lines} lines: all as the rules have it.\n`);
});
