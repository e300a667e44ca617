import { unlearned } from '../../src/cpu/value/learned-value.ts';
import { GAMES } from '../../src/games/index.ts';
import { type MeasuredMatches, ratingOfComputer } from '../../src/model/computer-rating.ts';
import { STRENGTHS } from '../../src/model/match.ts';
import type { Contestant } from './contestants.ts';
import { type MeasuredRounds, weightsOf } from './measured.ts';

/** An average, and how far the truth may be from it 19 times of 20. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
  readonly rounds: number;
}

/** All that was measured. */
export interface Measured {
  readonly rounds: readonly MeasuredRounds[];
  readonly matches: readonly MeasuredMatches[];
}

/** What the pieces of a contest come to together. */
export function estimateOf({ pieces }: Pick<MeasuredRounds, 'pieces'>): Estimate {
  const total = (of: 'rounds' | 'sum' | 'squares') =>
    pieces.reduce((all, piece) => all + piece[of], 0);
  const rounds = total('rounds');
  const mean = total('sum') / rounds;
  const variance = (total('squares') - rounds * mean ** 2) / (rounds - 1);
  return { mean, within: 1.96 * Math.sqrt(variance / rounds), rounds };
}

const HEAD = [
  'game, seats',
  'rounds',
  'normal – random',
  'normal – easy',
  'strong – normal',
  'matches won',
  'cheater – normal',
  'share',
  'rounds of master',
  'master – normal',
  'p95 strong, ms',
  'p95 master, ms',
];

const shown = ({ mean, within }: Estimate) => `${mean.toFixed(1)} ± ${within.toFixed(1)}`;

/** A row of the table; null where no strong computer was measured since it learned what it knows. */
function rowOf(game: string, seats: number, { rounds, matches }: Measured): string | null {
  const found = (one: Contestant, others: Contestant) =>
    rounds.find(
      (row) =>
        row.game === game &&
        row.seats === seats &&
        row.one === one &&
        row.others === others &&
        row.weights === weightsOf({ game, seats, one }),
    );
  const cell = (one: Contestant, others: Contestant) => {
    const row = found(one, others);
    return row === undefined ? '' : shown(estimateOf(row));
  };
  const strong = found('strong', 'normal');
  if (strong === undefined) return null;
  const cheater = found('cheater', 'normal');
  const master = found('master', 'normal');
  const share = cheater && (100 * estimateOf(strong).mean) / estimateOf(cheater).mean;
  return line([
    `${game}, ${seats}`,
    `${estimateOf(strong).rounds}`,
    cell('normal', 'random'),
    cell('normal', 'easy'),
    cell('strong', 'normal'),
    matchesWon(matches.find((row) => isOf(row, game, seats))),
    cell('cheater', 'normal'),
    share === undefined ? '' : `${share.toFixed(0)} %`,
    master === undefined ? '' : `${estimateOf(master).rounds}`,
    cell('master', 'normal'),
    p95Of(strong),
    p95Of(master),
  ]);
}

const isOf = (row: MeasuredMatches, game: string, seats: number) =>
  row.game === game && row.seats === seats && row.strength === 'strong';

function matchesWon(row: MeasuredMatches | undefined): string {
  if (row === undefined) return '';
  const within = 1.96 * Math.sqrt((row.won * (1 - row.won)) / row.matches);
  return `${(100 * row.won).toFixed(0)} ± ${(100 * within).toFixed(0)}`;
}

/** Of the pieces, by how many rounds each has. */
function p95Of(row: MeasuredRounds | undefined): string {
  if (row === undefined) return '';
  const all = row.pieces.reduce((sum, { p95, rounds }) => sum + p95 * rounds, 0);
  return (all / estimateOf(row).rounds).toFixed(0);
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The tables of what was measured, without what depends on the games there are. */
export function strengthTable(measured: Measured): string {
  const rows = tables().map(({ game, seats }) => rowOf(game, seats, measured));
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.filter((row) => row !== null)].join(
    '\n',
  );
}

const tables = () =>
  GAMES.flatMap(({ id: game, seats }) => seats.map((many) => ({ game, seats: many })));

/** docs/STRENGTH.md. */
export function strengthPage(measured: Measured): string {
  const missing = tables().filter(({ game, seats }) => rowOf(game, seats, measured) === null);
  const names = missing.map(({ game, seats }) => `${game} for ${seats}`);
  return `# How well the computers play

Made by \`npm run strength -- --write\` of what is noted in \`bench/strength.json\` and \`src/model/computer-matches.json\`.
\`npm run strength -- koi-koi 2 --rounds 400 --seed 1 --write\` measures a row anew; with another seed it adds to it, and
the same seed brings the same. One computer plays among others of another strength, by the usual house rules. The rounds
are those of matches among normal computers, each dealt again for every seat. *Gain*: what the one wins a round more
than the others on average, in the unit of the game's totals, with the interval that holds 19 times of 20. *Matches
won*: of whole matches, by a strong one among normal ones, in percent; chance is 100 divided by the seats. The *cheater* sees
all hands and the pile, and exists in the benchmark only; *share* is the part of its gain that a strong computer has.
Most of a cheater's gain is the order of the pile, which nobody can know. Times are what 19 of 20 moves take at most to
compute. While it is measured no clock stops a computer; in the bot one does after 200 ms.

${strengthTable(measured)}

## What they play like

On the scale of people's ratings, where a normal computer stands at 1500 (see [RATINGS.md](RATINGS.md)), by the whole matches in
\`src/model/computer-matches.json\`; empty where too few were played to say so within 160 points.

${ratingLines(measured.matches).join('\n')}

Not measured yet: ${names.join(', ') || 'none'}. Nothing was learned of: ${unlearned().join(', ') || 'none'}.
`;
}

/** What computers play like, as the lobby says it but unrounded. */
function ratingLines(matches: readonly MeasuredMatches[]): readonly string[] {
  const rated = STRENGTHS.filter((one) => one !== 'normal');
  const cells = (id: string) =>
    rated.map((strength) => {
      const rating = ratingOfComputer(id, strength, matches);
      return rating === null ? '' : `${rating.value} ± ${rating.spread}`;
    });
  const head = ['game', ...rated];
  return [head, head.map(() => '---'), ...GAMES.map(({ id }) => [id, ...cells(id)])].map(line);
}
