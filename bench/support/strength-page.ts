import type { MeasuredSlips } from '../../src/cpu/gentle.ts';
import { unlearned } from '../../src/cpu/value/learned-value.ts';
import { GAMES } from '../../src/games/index.ts';
import { type MeasuredMatches, ratingOfComputer } from '../../src/model/computer-rating.ts';
import { STRENGTHS } from '../../src/model/match.ts';
import type { Contestant } from './contestants.ts';
import { type Estimate, estimateOf, gainOf, shown } from './estimate.ts';
import { type AgainstFormer, JUDGEMENT, type MeasuredRounds, weightsOf } from './measured.ts';
import { WANTED } from './slips.ts';
import { shortfallsOf } from './targets.ts';

/** All that was measured. */
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

/** A row of the table; null where no strong computer was measured since it learned what it knows. */
function rowOf({ game, seats }: Table, measured: Measured): string | null {
  const estimate = (one: Contestant, others: Contestant) =>
    found(measured, { game, seats, one, others });
  const cell = (gain: Found | undefined) =>
    gain === undefined ? '' : `${shown(gain)}${gain.isOld ? ' \\*' : ''}`;
  const strong = estimate('strong', 'normal');
  if (strong === undefined) return null;
  const cheater = estimate('cheater', 'normal');
  const master = estimate('master', 'strong');
  return line([
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
  ]);
}

function matchesWon(row: MeasuredMatches | undefined): string {
  if (row === undefined) return '';
  const within = 1.96 * Math.sqrt((row.won * (1 - row.won)) / row.matches);
  return shown({ mean: 100 * row.won, within: 100 * within }, 0);
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The table of what was measured. */
export function strengthTable(measured: Measured): string {
  const rows = tables().map((table) => rowOf(table, measured));
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.filter((row) => row !== null)].join(
    '\n',
  );
}

type Table = Pick<MeasuredRounds, 'game' | 'seats'>;

const tables = (): readonly Table[] =>
  GAMES.flatMap(({ id: game, seats }) => seats.map((many) => ({ game, seats: many })));

function shortfalls(measured: Measured): readonly string[] {
  return tables().flatMap((table) => {
    const gain = found(measured, { ...table, one: 'strong', others: 'normal' });
    if (gain === undefined) return [];
    const matches = matchesOf(measured, table.game, table.seats);
    return shortfallsOf({ ...table, gain, matches });
  });
}

/** docs/STRENGTH.md. */
export function strengthPage(measured: Measured): string {
  const missing = tables().filter((table) => rowOf(table, measured) === null);
  const names = missing.map(({ game, seats }) => `${game} for ${seats}`);
  return `# How well the computers play

Made by \`npm run strength -- --write\` of what is noted in \`bench/strength.json\` and \`src/model/computer-matches.json\`.
\`npm run strength -- koi-koi 2 --rounds 400 --seed 1 --write\` measures a row anew; another seed adds to the row;
the same seed reproduces it. One computer plays among others of another strength, by the usual house rules. The rounds
are those of matches among normal computers, each dealt again for every seat. *Gain*: what the one wins a round more
than the others on average, in the unit of the game's totals, with the interval that holds 19 times of 20. What each
card of the pile brought more than another would have, by what was learned, is taken out as far as it goes with the gain: that
is nothing on average, and leaves half the interval or less. A figure with \\* is of computers of before, which played each
move out to the end of the round at a glance. *Matches
won*: of whole matches, by a strong one among normal ones, in percent, some played before it learned the last of what it
knows; chance is 100 divided by the seats. The *cheater* sees
all hands and the pile, and exists in the benchmark only; *share* is the part of its gain that a strong computer has.
Most of a cheater's gain is the order of the pile, which nobody can know. Times are what 19 of 20 moves take at most to
compute. While it is measured no clock stops a computer; in the bot one does after 200 ms.

${strengthTable(measured)}

## Against other programs

\`npm run strength -- koi-koi 2 --against PROGRAM --house preset=nintendo --rounds 100\` has one of our computers play such
rounds against a program of your own. It is started once, and reads a position a line from its standard input:

\`\`\`json
{"moves":["play:pine.crane","play:maple.deer"],"view":{"hand":[{"card":0,"takes":[[1]]}],"field":[1,-1]}}
\`\`\`

It writes one of \`moves\` a line, as it is written there. \`view\` is all that a seat can know ([view.ts](../src/engine/view/view.ts));
its cards are numbers from 0, four a month, in the order of [cards.ts](../src/engine/core/cards.ts), its sets of cards two numbers of 24
bits, and \`past\` has what was done since the deal. [An example](../bench/support/example-program.mjs) takes what it can and stops when it
can. \`--house\` sets house rules, \`--of master-program\` who plays, and \`--matches 20\` plays whole matches.

## What falls short

A strong computer was to gain more than nothing in every game, by all of the interval, and in some games a figure of its own.

${shortfalls(measured)
  .map((one) => `* ${one}`)
  .join('\n')}

## Against strong computers of before

The strong computer of commit 43c83fe, from before computers learned anything, tried each move on 96 to 480 imagined deals by
the engine and knew nothing else. Both versions played the same matches side by side, from seeds of the stream that both have
(\`sfc32\`), every move made in both, and each computer was asked by its own version: one of the former among strong ones of
today, from every seat on the same deals, no clock, seeds 1, 7 and 8. *Gain*: what those of today win a round more than it does. They
are better where all of the interval is above 0, worse where all of it is below, and else too few rounds tell them apart.

${formerTable(measured)}

## How gentle the weakest is

Someone who plays any of the highlighted cards, those that take something now, and always stops, is to win three of four
short matches (three rounds where the game has that) against *gentle* computers. So these play their worst card in so many of
100 moves, and otherwise as normal ones without koi-koi or go. The figures are in \`src/cpu/gentle-slips.json\`;
\`npm run strength -- koi-koi 2 --slips --write\` measures one anew, and \`--of novice-gentle --matches 400\` what the novice wins.

${slipsTable(measured)}

Even the worst play at every move leaves the novice less than ${100 * WANTED.least} % here, where many share the first place:
${tooStrong(measured).join(', ') || 'nowhere'}.

## What they play like

On the scale of people's ratings, where a normal computer stands at 1500 (see [RATINGS.md](RATINGS.md)), by the whole matches in
\`src/model/computer-matches.json\`; empty where too few were played to say so within 160 points.

${ratingLines(measured.matches).join('\n')}

Not measured yet: ${names.join(', ') || 'none'}. Nothing was learned of: ${unlearned().join(', ') || 'none'}.
`;
}

/** The table of what was measured against strong computers of before. */
export function formerTable({ former }: Pick<Measured, 'former'>): string {
  const head = ['game, seats', 'rounds', 'gain'];
  const rows = tables().flatMap(({ game, seats }) =>
    former
      .filter((row) => row.game === game && row.seats === seats)
      .map((row) => [`${game}, ${seats}`, `${row.rounds}`, shown(gainOf(row))]),
  );
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

/** How often gentle computers slip, and what a novice wins against them. */
export function slipsTable({ slips }: Pick<Measured, 'slips'>): string {
  const head = ['game, seats', 'slips of 100 moves', 'won by the novice', 'matches'];
  const rows = slips.map((row) => {
    const won = `${(100 * row.won).toFixed(0)} %`;
    return [`${row.game}, ${row.seats}`, `${row.slips}`, won, `${row.matches}`];
  });
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

function tooStrong({ slips }: Measured): readonly string[] {
  const few = slips.filter((row) => row.won < WANTED.least);
  return few.map((row) => `${row.game} for ${row.seats} (${(100 * row.won).toFixed(0)} %)`);
}

/** What computers play like, as the lobby says it but unrounded. */
function ratingLines(matches: readonly MeasuredMatches[]): readonly string[] {
  const rated = STRENGTHS.filter((one) => one !== 'normal' && one !== 'gentle');
  const cells = (id: string) =>
    rated.map((strength) => {
      const rating = ratingOfComputer(id, strength, matches);
      return rating === null ? '' : `${rating.value} ± ${rating.spread}`;
    });
  const head = ['game', ...rated];
  return [head, head.map(() => '---'), ...GAMES.map(({ id }) => [id, ...cells(id)])].map(line);
}
