import type { MeasuredSlips } from '../../src/cpu/choose-at-once.ts';
import { unlearned } from '../../src/cpu/value/learned-value.ts';
import { GAMES } from '../../src/games/index.ts';
import { type MeasuredMatches, ratingOfComputer } from '../../src/model/computer-rating.ts';
import { STRENGTHS } from '../../src/model/match.ts';
import type { Contestant } from './contestants.ts';
import { type Estimate, estimateOf, gainOf, shown } from './estimate.ts';
import { type AgainstFormer, JUDGEMENT, type MeasuredRounds, weightsOf } from './measured.ts';
import { WANTED } from './slips.ts';
import { shortfallsOf } from './targets.ts';

export interface Measured {
  readonly rounds: readonly MeasuredRounds[];
  readonly matches: readonly MeasuredMatches[];
  readonly former: readonly AgainstFormer[];
  readonly slips: readonly MeasuredSlips[];
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
  'master – strong',
  'p95 strong, ms',
  'p95 master, ms',
];

/** `isOld`: measured before computers chose as they do. */
type Found = Estimate & { readonly isOld: boolean };

/** What was measured of one player among others, since it learned what it knows. */
function found(
  { rounds }: Measured,
  key: Omit<MeasuredRounds, 'weights' | 'judgement' | 'pieces'>,
) {
  const { game, seats, one, others } = key;
  const weights = weightsOf(key);
  const row = rounds.find(
    (each) =>
      each.game === game &&
      each.seats === seats &&
      each.one === one &&
      each.others === others &&
      each.weights === weights,
  );
  return row && { ...estimateOf(row.pieces), isOld: row.judgement < JUDGEMENT };
}

function matchesOf({ matches }: Measured, game: string, seats: number) {
  return matches.find(
    (row) => row.game === game && row.seats === seats && row.strength === 'strong',
  );
}

/** A row of the table; null if no strong computer was measured since it learned what it knows. */
function rowOf({ game, seats }: Table, measured: Measured): readonly string[] | null {
  const estimate = (one: Contestant, others: Contestant) =>
    found(measured, { game, seats, one, others });
  const cell = (gain: Found | undefined) =>
    gain === undefined ? '' : `${shown(gain)}${gain.isOld ? ' \\*' : ''}`;
  const strong = estimate('strong', 'normal');
  if (strong === undefined) return null;
  const cheater = estimate('cheater', 'normal');
  const master = estimate('master', 'strong');
  return [
    `${game}, ${seats}`,
    `${strong.rounds}`,
    cell(estimate('normal', 'random')),
    cell(estimate('normal', 'easy')),
    cell(strong),
    matchesWon(matchesOf(measured, game, seats)),
    cell(cheater),
    cheater === undefined ? '' : `${((100 * strong.mean) / cheater.mean).toFixed(0)} %`,
    master === undefined ? '' : `${master.rounds}`,
    cell(master),
    strong.p95.toFixed(0),
    master === undefined ? '' : master.p95.toFixed(0),
  ];
}

function matchesWon(row: MeasuredMatches | undefined): string {
  if (row === undefined) return '';
  const within = 1.96 * Math.sqrt((row.won * (1 - row.won)) / row.matches);
  return shown({ mean: 100 * row.won, within: 100 * within }, 0);
}

export function strengthTable(measured: Measured): string {
  const rows = tables().map((table) => rowOf(table, measured));
  return tableOf([HEAD, ...rows.filter((row) => row !== null)]);
}

type Table = Pick<MeasuredRounds, 'game' | 'seats'>;

const tables = (): readonly Table[] =>
  GAMES.flatMap(({ id: game, seats }) => seats.map((many) => ({ game, seats: many })));

function shortfalls(measured: Measured): readonly string[] {
  return tables().flatMap((table) => {
    const gain = found(measured, { ...table, one: 'strong', others: 'normal' });
    if (gain === undefined) return [];
    const matches = matchesOf(measured, table.game, table.seats);
    const master = found(measured, { ...table, one: 'master', others: 'strong' });
    return shortfallsOf({ ...table, gain, matches, master: master?.isOld ? undefined : master });
  });
}

/** What was measured with what is no part of this project. */
const OTHERS_TABLE = tableOf([
  ['ours', 'theirs', 'rounds', 'gain', 'aimed at'],
  ['normal', 'Hard', '400', '0.27 ± 0.32', ''],
  ['strong', 'Hard', '1000', '1.65 ± 0.22', '1.7, lower bound 1.5'],
  ['master', 'Hard', '300', '1.59 ± 0.41', '2.2, lower bound 1.8'],
  ['strong', 'Normal', '300', '2.33 ± 0.43', ''],
]);

const CALLS_TABLE = tableOf([
  ['computer', 'calls', 'the same', 'aimed at'],
  ['normal', '1768', '72 ± 2 %', '72 %'],
  ['strong', '1768', '70 ± 2 %', '76 %'],
  ['master', '587', '71 ± 4 %', ''],
]);

const COSTS_TABLE = tableOf([
  ['said of koi-koi', 'calls', 'said', 'came to'],
  ['loses more than 4', '206', '−6.5', '−6.0 ± 0.9'],
  ['loses 2 to 4', '209', '−2.9', '−2.3 ± 0.8'],
  ['loses 1 to 2', '175', '−1.5', '−1.0 ± 0.8'],
  ['loses up to 1', '191', '−0.5', '−0.6 ± 0.8'],
  ['gains up to 1', '222', '0.5', '1.4 ± 0.8'],
  ['gains 1 to 2', '225', '1.5', '1.8 ± 0.8'],
  ['gains 2 to 4', '337', '2.9', '2.4 ± 0.6'],
  ['gains more than 4', '203', '5.8', '6.2 ± 1.1'],
]);

/** docs/STRENGTH.md. */
export function strengthPage(measured: Measured): string {
  const missing = tables().filter((table) => rowOf(table, measured) === null);
  const names = missing.map(({ game, seats }) => `${game} for ${seats}`);
  return `# How well the computers play

\`npm run strength -- --write\` makes this page from \`bench/strength.json\` and \`src/model/computer-matches.json\`.
\`npm run strength -- koi-koi 2 --rounds 400 --seed 1 --write\` measures a row again; another seed adds to the row,
the same seed reproduces it.

One computer plays among others of another strength, by the usual house rules. The rounds
come from matches among normal computers, and each is dealt again for every seat.

* *Gain*: how much more than the others the one wins in a round on average, in the unit of the game's totals, with the 95 %
  interval. The luck of the pile, as far as learned values show it, is taken out: it averages zero, and this halves the interval
  or better. A figure with \\* is from earlier computers, which judged each move by quick
  playouts to the end of the round.
* *Matches won*: the percentage of whole matches that a strong computer wins among normal ones, some played before it learned
  all it knows now. Chance is 100 divided by the number of seats.
* The *cheater* sees all hands and the pile, and exists only in the benchmark. *Share* is the part of its gain that a strong computer
  reaches. Most of a cheater's gain is the order of the pile, which nobody can know.
* *p95*: 19 of 20 moves take at most this long to compute. Here no clock stops a computer; in the bot one does after 200 ms.

${strengthTable(measured)}

## Against other programs

\`npm run strength -- koi-koi 2 --against PROGRAM --house preset=nintendo --rounds 100\` has one of our computers play such
rounds against your own program. The program is started once and reads one position per line from its standard input:

\`\`\`json
{"moves":["play:pine.crane","play:maple.deer"],"view":{"hand":[{"card":0,"takes":[[1]]}],"field":[1,-1]}}
\`\`\`

For each it writes one line: one of \`moves\`, exactly as given. \`view\` is all that a seat can know ([view.ts](../src/engine/view/view.ts)).
Its cards are numbers from 0, four a month, in the order of [cards.ts](../src/engine/core/cards.ts); its sets of cards are two numbers of 24
bits; \`past\` has what was done since the deal. [An example](../bench/support/example-program.mjs) takes what it can and stops when it
can. \`--house\` sets house rules, \`--of master-program\` the two who play, and \`--matches 20\` plays whole matches.

### What they came to

[open-hanafuda-ai](https://github.com/suzukiplan/open-hanafuda-ai) is the Koi-Koi computer of a published game, in two levels. Rounds by
\`preset=nintendo\`, through a bridge of some lines that is no part of this project; \`--seed\` 21, and 22 for more rounds.

${OTHERS_TABLE}

## Against people

[KoiKoi-AI](https://github.com/guansanghai/KoiKoi-AI) has the records of 200 matches between people. Replayed by \`preset=koikoi-japan\`, these
are the calls of koi-koi or shōbu, 1,768 in all, in which a computer would have done the same.

${CALLS_TABLE}

People stop more often. Where they stopped and a strong computer would have gone on (552 calls), going on brought 2.0 ± 0.5 points
more on the real cards, with strong computers playing the rest; over all calls, a strong one's came to 0.66 ± 0.17 points more than theirs. A
computer that wants 1.5 points more before it goes on agrees with 77 %, and loses 0.16 points a call. So strong computers
are left to disagree.

## What a move costs

What the review says a call costs was checked against the same records: strong computers played the rest with the real cards, after either call.

${COSTS_TABLE}

\`node scripts/launch.mjs bench/costs.ts koi-koi 2 100\` does so for what normal computers play.

## What falls short

The aim was for a strong computer to gain in every game, with its whole interval above 0, and to reach a set figure in some.

${shortfalls(measured)
  .map((one) => `* ${one}`)
  .join('\n')}

For masters, lines that play on for two of the seat's cards instead of one were tried (100 rounds each): they gain 0.4 ± 0.7 over
strong ones in koi-koi, −0.3 ± 2.3 in mushi and −1.4 ± 2.3 in botan-cho. So neither ten times the deals nor
longer lines help there: probably what was learned, by which a line is judged at its end, is the limit.

## Against earlier strong computers

Before computers learned anything (commit 43c83fe), a strong one tried each move on 96 to 480 imagined deals and knew nothing else.
Here one of those plays among strong ones of today, from every seat on the same deals, without a clock, with seeds 1, 7 and 8; both
versions follow every match side by side, from seeds of the stream that both have (\`sfc32\`). *Gain*: how much more than the earlier one those of today win in a round.
They are better if the whole interval is above 0, and worse if it is below; otherwise too few rounds were played to tell.

${formerTable(measured)}

## How gentle the weakest is

A novice who plays any highlighted card (one that takes something now) and always stops should win three of four
short matches (three rounds if the game has that length) against *gentle* computers. So in a set share of their moves these play
their worst card or drop out, and otherwise they play like normal ones, but never call koi-koi or go. The figures are in \`src/cpu/gentle-slips.json\`;
\`npm run strength -- koi-koi 2 --slips --write\` measures one again, and \`--of novice-gentle --matches 400\` what the novice wins.

${slipsTable(measured)}

Even if they always play their worst card, the novice wins fewer than ${100 * WANTED.least} % here, where the cards that are flipped decide most:
${tooStrong(measured).join(', ') || 'nowhere'}.

## What they play like

On the scale of people's ratings, where a normal computer is at 1500 ([RATINGS.md](RATINGS.md)), by the whole matches in
\`src/model/computer-matches.json\`. Empty if too few were played to know it within 160 points.

${ratingTable(measured.matches)}

Not measured yet: ${names.join(', ') || 'none'}. Without learned values: ${unlearned().join(', ') || 'none'}.
`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

/** The table of what was measured against strong computers of before. */
export function formerTable({ former }: Pick<Measured, 'former'>): string {
  const head = ['game, seats', 'rounds', 'gain'];
  const rows = tables().flatMap(({ game, seats }) =>
    former
      .filter((row) => row.game === game && row.seats === seats)
      .map((row) => [`${game}, ${seats}`, `${row.rounds}`, shown(gainOf(row))]),
  );
  return tableOf([head, ...rows]);
}

/** How often gentle computers slip, and what a novice wins against them. */
export function slipsTable({ slips }: Pick<Measured, 'slips'>): string {
  const head = ['game, seats', 'slips of 100 moves', 'won by the novice', 'matches'];
  const rows = slips.map((row) => {
    const won = `${(100 * row.won).toFixed(0)} %`;
    return [`${row.game}, ${row.seats}`, `${row.slips}`, won, `${row.matches}`];
  });
  return tableOf([head, ...rows]);
}

function tooStrong({ slips }: Measured): readonly string[] {
  const few = slips.filter((row) => row.won < WANTED.least);
  return few.map((row) => `${row.game} for ${row.seats} (${(100 * row.won).toFixed(0)} %)`);
}

/** What computers play like, as the lobby says it but unrounded. */
function ratingTable(matches: readonly MeasuredMatches[]): string {
  const rated = STRENGTHS.filter((one) => one !== 'normal' && one !== 'gentle');
  const cells = (id: string) =>
    rated.map((strength) => {
      const rating = ratingOfComputer(id, strength, matches);
      return rating === null ? '' : `${rating.value} ± ${rating.spread}`;
    });
  const head = ['game', ...rated];
  return tableOf([head, ...GAMES.map(({ id }) => [id, ...cells(id)])]);
}
