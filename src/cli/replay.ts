import { readFileSync } from 'node:fs';
import { replay } from './replay-lines.ts';

const USAGE = `replay FILE
  Plays a transcript of JSON lines again and fails at the first difference; "-" reads standard input.
`;

const [file, ...more] = process.argv.slice(2);
process.exitCode = run(file, more.length);

function run(path: string | undefined, tooMany: number): number {
  if (path === '--help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (path === undefined || tooMany > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const text = read(path);
  if (text === null) {
    process.stderr.write(`${path} cannot be read.\n`);
    return 2;
  }
  return check(text);
}

function check(text: string): number {
  const result = replay(text);
  if (!result.ok) {
    process.stderr.write(`Line ${result.line}: ${result.reason}.\n`);
    return 1;
  }
  process.stdout.write(`${result.moves} moves, ${result.lines} lines: all as the rules have it.\n`);
  return 0;
}

function read(path: string): string | null {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    return null;
  }
}
