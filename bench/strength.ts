/**
 * How well the computers play: points a round against weaker ones, by matches on the same deals from
 * every seat, and the share of what a cheater who sees all cards would win. Prints a row of the table in
 * docs/STRENGTH.md for each game and number of seats, and puts it there.
 *
 *     npm run strength -- [GAME [SEATS]] [--matches N] [--seed S] [--master] [--write]
 *
 * `--master` measures masters too, which takes several times as long. `--write` also notes the matches won, by which the
 * lobby says what a computer plays like. `--ratings easy` measures and writes nothing but those, of these strengths.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { unlearned } from '../src/cpu/value/learned-value.ts';
import { GAMES } from '../src/games/index.ts';
import { type MeasuredMatches, ratingOfComputer } from '../src/model/computer-rating.ts';
import { STRENGTHS, type Strength } from '../src/model/match.ts';
import { type Contestant, contest, type Estimate } from './support/contest.ts';

const MATCHES = new URL('../src/model/computer-matches.json', import.meta.url);
const PAGE = new URL('../docs/STRENGTH.md', import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    master: { type: 'boolean', default: false },
    ratings: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const [onlyGame, onlySeats] = positionals;
const matches = Number(values.matches);
const seed = Number(values.seed);

const HEAD = [
  'game, seats',
  'matches',
  'normal – random',
  'normal – easy',
  'strong – normal',
  'matches won',
  'cheater – normal',
  'share',
  'master – normal',
  'p95 strong, ms',
  'p95 master, ms',
];

const shown = ({ mean, within }: Estimate, digits = 1) =>
  `${mean.toFixed(digits)} ± ${within.toFixed(digits)}`;

/** A master takes longer, and plays fewer matches. */
const MASTERS = 4;
/** A cheater wins by so much that fewer matches tell. */
const CHEATERS = 3;

/** Notes whole matches of one computer among normal ones, unless more were noted before. */
function note(row: MeasuredMatches): void {
  const before = JSON.parse(readFileSync(MATCHES, 'utf8')) as readonly MeasuredMatches[];
  const keyOf = (one: MeasuredMatches) =>
    [GAMES.findIndex(({ id }) => id === one.game), one.seats, one.strength].join(' ');
  const known = before.find((one) => keyOf(one) === keyOf(row));
  if (known !== undefined && known.matches > row.matches) return;
  const rows = [...before.filter((one) => keyOf(one) !== keyOf(row)), row];
  rows.sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en', { numeric: true }));
  writeFileSync(MATCHES, `${JSON.stringify(rows, null, 2)}\n`);
}

function noteMatches(game: (typeof GAMES)[number], seats: number, one: Strength): void {
  const { wins } = contest({ game, seats, one, others: 'normal', matches, seed });
  const row = { game: game.id, seats, strength: one, matches: matches * seats };
  process.stdout.write(`${game.id}, ${seats}, ${one}: ${(100 * wins.mean).toFixed(1)} % won\n`);
  note({ ...row, won: Number(wins.mean.toFixed(4)) });
}

function rowOf(game: (typeof GAMES)[number], seats: number): readonly string[] {
  const against = (one: Contestant, others: Contestant, many: number) =>
    contest({ game, seats, one, others, matches: Math.max(2, Math.round(many)), seed });
  const strong = against('strong', 'normal', matches);
  if (values.write) {
    const row = { game: game.id, seats, strength: 'strong', matches: matches * seats };
    note({ ...row, won: Number(strong.wins.mean.toFixed(4)) });
  }
  const cheater = against('cheater', 'normal', matches / CHEATERS);
  const master = values.master ? against('master', 'normal', matches / MASTERS) : null;
  const share = (100 * strong.gain.mean) / cheater.gain.mean;
  return [
    `${game.id}, ${seats}`,
    `${matches * seats}`,
    shown(against('normal', 'random', matches).gain),
    shown(against('normal', 'easy', matches).gain),
    shown(strong.gain),
    shown({ mean: 100 * strong.wins.mean, within: 100 * strong.wins.within }, 0),
    shown(cheater.gain),
    `${share.toFixed(0)} %`,
    master === null ? '' : shown(master.gain),
    strong.p95.toFixed(0),
    master === null ? '' : master.p95.toFixed(0),
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function pageOf(rows: ReadonlyMap<string, string>): string {
  const order = GAMES.flatMap((game) => game.seats.map((seats) => `${game.id}, ${seats}`));
  const listed = order.flatMap((name) => rows.get(name) ?? []);
  const missing = order.filter((name) => !rows.has(name)).map((name) => name.replace(',', ' for'));
  return `# How well the computers play

Made by \`npm run strength -- --seed ${seed} --write\`, game by game (\`npm run strength -- koi-koi 2 --matches 24 --seed ${seed} --write\`
measures one row anew). One computer plays among others of another strength, by the usual house rules; a match is
played again from every seat with the same deals. *Gain*: what the one wins a round more than the others on average, in
the unit of the game's totals, with the interval that holds 19 times of 20 (roughly, where matches are few). *Matches won*: by a strong one among normal
ones, in percent; chance is 100 divided by the seats. The *cheater* sees all hands and the pile, and exists in the
benchmark only; *share* is the part of its gain that a strong computer has. Most of a cheater's gain is the order of
the pile, which nobody can know. Times are those of the machine that made the table, which did other work besides.

${line(HEAD)}
${line(HEAD.map(() => '---'))}
${listed.join('\n')}

## What they play like

On the scale of people's ratings, where a normal computer stands at 1500 (see [RATINGS.md](RATINGS.md)), by the whole matches in
\`src/model/computer-matches.json\`; empty where too few were played to say so within 160 points.

${ratingLines().join('\n')}

Not measured yet: ${missing.join(', ') || 'none'}. Nothing was learned of: ${unlearned().join(', ') || 'none'}.
`;
}

/** What computers play like, as the lobby says it but unrounded. */
function ratingLines(): readonly string[] {
  const rated = STRENGTHS.filter((one) => one !== 'normal');
  const cells = (id: string) =>
    rated.map((strength) => {
      const rating = ratingOfComputer(id, strength);
      return rating === null ? '' : `${rating.value} ± ${rating.spread}`;
    });
  const head = ['game', ...rated];
  return [head, head.map(() => '---'), ...GAMES.map(({ id }) => [id, ...cells(id)])].map(line);
}

function rowsOnPage(): Map<string, string> {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const lines = text.split('\n').filter((one) => /^\| [a-z-]+, \d/.test(one));
  return new Map(lines.map((one) => [one.split('|')[1]?.trim() ?? '', one]));
}

const rated = STRENGTHS.filter((one) => values.ratings.split(',').includes(one));
if (rated.length === 0) process.stdout.write(`${line(HEAD)}\n`);
for (const game of GAMES.filter(({ id }) => onlyGame === undefined || id === onlyGame)) {
  for (const seats of game.seats) {
    if (onlySeats !== undefined && Number(onlySeats) !== seats) continue;
    for (const one of rated) noteMatches(game, seats, one);
    if (rated.length > 0) continue;
    const row = rowOf(game, seats);
    process.stdout.write(`${line(row)}\n`);
    if (values.write) writeFileSync(PAGE, pageOf(rowsOnPage().set(row[0] ?? '', line(row))));
  }
}
