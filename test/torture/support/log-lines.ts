/**
 * The lines of a bot's output that nobody expects: troubles logged as errors, and anything that is
 * neither a line of the log nor said to the owner.
 */
export function strangeLines(output: string, expected: RegExp | undefined): readonly string[] {
  return output
    .split('\n')
    .filter((line) => isStrange(line) && expected?.test(line) !== true)
    .map((line) => `the log says: ${line.slice(0, 1500)}`);
}

function isStrange(line: string): boolean {
  if (line.startsWith('{')) return /"level":"(error|fatal)"/.test(line);
  return /^\s+at |Error\b|Warning\b|listeners/.test(line);
}
