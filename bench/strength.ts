/** How well the computers play, by the same rounds from every seat. Prints what it measures, for each game and number of seats. */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Options } from '../src/engine/core/game.ts';
import { parseOptions } from '../src/engine/core/options.ts';
import { findGame, GAMES, type HanafudaGame } from '../src/games/index.ts';
import { readFlags, runCommand, UsageError } from '../src/tools/command.ts';
import type { Contest, Contestant } from './support/contestants.ts';
import { estimateOf } from './support/estimate.ts';
import { shareOfMatches } from './support/match-contest.ts';
import {
  noteMasters,
  noteMatches,
  noteRounds,
  noteSlips,
  piecesOf,
  readFormer,
  readMatches,
  readRounds,
  readSlips,
} from './support/measured.ts';
import { Program } from './support/program.ts';
import { playRounds } from './support/round-contest.ts';
import { findSlips, shareOfNovice } from './support/slips.ts';
import { strengthPage } from './support/strength-page.ts';

const USAGE = `npm run strength -- [GAME [SEATS]] [--rounds N] [--seed S] [--of PAIRS] [--matches N] [--slips] [--write]
                    [--house RULES] [--against PROGRAM]

  --rounds N         play N rounds of each pair, each from every seat (400)
  --seed S           with these cards (1)
  --of PAIRS         only these, with commas: normal-random, normal-easy, strong-normal, master-normal, master-strong,
                     cheater-normal; all but the masters, which take several times as long, if left out
  --matches N        whole matches instead, of easy-normal, strong-normal or master-normal; of novice-gentle: short ones
  --slips            how often gentle computers are to slip so that a novice wins three of four, on N matches a step (300)
  --house RULES      by these house rules: preset=nintendo,length=12
  --against PROGRAM  normal-program and strong-program, or master-program, against your own program (docs/STRENGTH.md)
  --write            note what was measured in bench/strength.json, src/model or src/cpu/gentle-slips.json, and make
                     docs/STRENGTH.md from all of it; rounds that were broken off go on; --rounds 0 only makes the page`;
const PAGE = new URL('../docs/STRENGTH.md', import.meta.url);
const PAIRS: readonly (readonly [Contestant, Contestant])[] = [
  ['normal', 'random'],
  ['normal', 'easy'],
  ['strong', 'normal'],
  ['master', 'normal'],
  ['master', 'strong'],
  ['cheater', 'normal'],
  ['easy', 'normal'],
  ['novice', 'gentle'],
  ['normal', 'program'],
  ['strong', 'program'],
  ['master', 'program'],
];
const AGAINST = 'normal-program,strong-program';
/** Rounds after which what was measured is noted. */
const NOTED = 10;
const USUAL = {
  rounds: 'normal-random,normal-easy,strong-normal,cheater-normal',
  matches: 'easy-normal,strong-normal',
};

// Whatever else the machine does comes first.
setPriority(constants.priority.PRIORITY_LOW);

function readWords() {
  const words = readFlags(
    {
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '400' },
        matches: { type: 'string' },
        seed: { type: 'string', default: '1' },
        of: { type: 'string' },
        slips: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        against: { type: 'string' },
        house: { type: 'string', default: '' },
      },
    },
    USAGE,
  );
  const { values, positionals } = words;
  const [game] = positionals;
  if (game !== undefined && findGame(game) === undefined) {
    throw new UsageError(
      `There is no game ${game}. There are: ${GAMES.map(({ id }) => id).join(', ')}`,
    );
  }
  if (values.write && (values.against !== undefined || values.house !== '')) {
    throw new UsageError(
      'Rounds against a program, or by other house rules, cannot be noted with --write.',
    );
  }
  return words;
}

const read: ReturnType<typeof readWords>[] = [];
await runCommand(USAGE, () => void read.push(readWords()));
const [{ values, positionals } = process.exit()] = read;
const [onlyGame, onlySeats] = positionals;
const seed = Number(values.seed);
const rounds = Number(values.rounds);
const program = values.against === undefined ? undefined : new Program(values.against);

/** Goes on from what was noted of the same seed, and notes what is played piece by piece. */
function measureRounds(asked: Contest): string {
  let played = values.write ? piecesOf(asked).find((piece) => piece.seed === seed) : undefined;
  for (let next = 0; played === undefined || played.rounds < rounds; ) {
    next = Math.min(rounds, (played?.rounds ?? 0) + NOTED);
    played = { seed, ...playRounds(asked, next, played) };
    if (values.write) noteRounds(asked, played);
  }
  const { mean, within } = estimateOf([played]);
  return `${mean.toFixed(2)} ± ${within.toFixed(2)} a round in ${played.rounds}, p95 ${played.p95} ms`;
}

function measureSlips(game: HanafudaGame, seats: number): void {
  const found = findSlips({ game, seats, seed }, Number(values.matches ?? 300));
  if (values.write) noteSlips(found);
  const { slips, won, matches } = found;
  const share = `${(100 * won).toFixed(0)} % of ${matches} matches won by a novice`;
  process.stdout.write(`${game.id}, ${seats}, gentle: ${slips} slips of 100 moves, ${share}\n`);
}

/** What a novice wins against gentle ones that slip as often as was measured. */
function measureNovice(asked: Contest, matches: number): string {
  const { game, seats } = asked;
  const won = Number(shareOfNovice(asked, matches).toFixed(2));
  const known = readSlips().find((row) => row.game === game.id && row.seats === seats);
  if (values.write && known !== undefined) noteSlips({ ...known, won, matches });
  return `${(100 * won).toFixed(0)} % of ${matches} matches won`;
}

function measureMatches(asked: Contest, matches: number): string {
  const { game, seats, one } = asked;
  if (one === 'novice') return measureNovice(asked, matches);
  const won = Number(shareOfMatches(asked, matches).toFixed(4));
  const many = matches * seats;
  if (values.write) noteMatches({ game: game.id, seats, strength: one, matches: many, won });
  return `${(100 * won).toFixed(1)} % of ${many} matches won`;
}

/** The house rules that were asked for. Throws on those that the game does not have. */
function houseOf({ options: table }: HanafudaGame): Options {
  const rules = values.house.split(',').filter(Boolean);
  const raw = Object.fromEntries(rules.map((rule) => rule.split('=', 2) as [string, string]));
  const { options, problems } = parseOptions(table, raw);
  if (problems.length > 0) throw new RangeError(JSON.stringify(problems));
  return options;
}

function measure(game: HanafudaGame, seats: number): void {
  const usual = values.matches === undefined ? USUAL.rounds : USUAL.matches;
  const wanted = (values.of ?? (values.against === undefined ? usual : AGAINST)).split(',');
  for (const [one, others] of PAIRS.filter((pair) => wanted.includes(pair.join('-')))) {
    const asked: Contest = {
      game,
      seats,
      one,
      others,
      seed,
      house: houseOf(game),
      ...(program && { program }),
    };
    const found =
      values.matches === undefined
        ? measureRounds(asked)
        : measureMatches(asked, Number(values.matches));
    process.stdout.write(`${game.id}, ${seats}, ${one} – ${others}: ${found}\n`);
  }
}

for (const game of GAMES.filter(({ id }) => onlyGame === undefined || id === onlyGame)) {
  for (const seats of game.seats) {
    if (rounds === 0 || (onlySeats !== undefined && Number(onlySeats) !== seats)) continue;
    (values.slips ? measureSlips : measure)(game, seats);
  }
}
if (values.write) {
  noteMasters();
  writeFileSync(
    PAGE,
    strengthPage({
      rounds: readRounds(),
      matches: readMatches(),
      former: readFormer(),
      slips: readSlips(),
    }),
  );
}
program?.close();
