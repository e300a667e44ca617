import { availableParallelism } from 'node:os';
import type { Result } from './run-trials.ts';

/** What a run was, beside what came of it. */
export interface Run {
  readonly minutes: number;
  readonly seed: number;
  readonly results: readonly Result[];
}

const VERDICTS = { held: 'held', failed: 'FAILED', skipped: 'skipped' } as const;
const MOST_FAILURES = 20;

/** A table for the terminal, and below it what did not hold. */
export function forPeople({ results }: Run): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(
    ({ name, verdict, figure }) =>
      `${name.padEnd(width)}  ${VERDICTS[verdict].padEnd(7)}  ${figure}`,
  );
  return [...rows, ...results.flatMap(failuresOf)].join('\n');
}

function failuresOf({ name, failures, folder }: Result): readonly string[] {
  if (failures.length === 0) return [];
  const told = [...new Set(failures)];
  const more = told.length > MOST_FAILURES ? [`  and ${told.length - MOST_FAILURES} more`] : [];
  return [
    `\n${name} did not hold; its files are in ${folder}`,
    ...told.slice(0, MOST_FAILURES).map((failure) => `  ${failure}`),
    ...more,
  ];
}

/** The same table for a page of docs. */
function forDocs({ minutes, seed, results }: Run): string {
  const rows = results.map(({ name, figure, verdict }) => {
    const cells = [name, figure, VERDICTS[verdict]].map((cell) => cell.replaceAll('|', '\\|'));
    return `| ${cells.join(' | ')} |`;
  });
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  return [
    `\`npm run torture -- ${minutes} --seed ${seed}\` on ${machine}:`,
    '',
    '| Test | Figure | Verdict |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

const TABLE = /(<!-- torture: written by npm run torture -->\n).*?(\n<!-- torture: end -->)/s;

/** A page with the table of a run between its two marks. Throws if they are missing. */
export function withTable(page: string, run: Run): string {
  if (!TABLE.test(page)) throw new Error('the page has no marks between which the table stands');
  return page.replace(TABLE, (_, before: string, after: string) => before + forDocs(run) + after);
}
