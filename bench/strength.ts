/**
 * How well the computers play: points a round against weaker ones, by the same rounds from every seat, and the share of
 * what a cheater who sees all cards would win. Prints what it measures, for each game and number of seats.
 *
 *     npm run strength -- [GAME [SEATS]] [--rounds N] [--seed S] [--of PAIRS] [--matches N] [--slips] [--write] [--against PROGRAM] [--house RULES]
 *
 * `--of strong-normal,master-strong`: only these of `normal-random`, `normal-easy`, `strong-normal`, `master-normal`,
 * `master-strong` and `cheater-normal`; all but the masters, which take several times as long, when left out. With
 * `--write`, rounds that were broken off go on where they stopped. `--matches N`: whole
 * matches instead of rounds, of `easy-normal`, `strong-normal` or `master-normal`, by which the lobby says what a
 * computer plays like.
 * `--of novice-gentle --matches N`: what a novice wins of N short matches against gentle ones. `--slips`: how often
 * gentle ones are to slip so that a novice wins three of four, found on N matches a step (300 when left out).
 * `--against PROGRAM`: `normal-program` and `strong-program`, or `master-program`, against a program of somebody else's, as
 * docs/STRENGTH.md says. `--house preset=nintendo,length=12`: by these house rules.
 * `--write` notes what was measured in bench/strength.json, src/model/computer-matches.json or
 * src/cpu/gentle-slips.json, and makes docs/STRENGTH.md of all; `--rounds 0 --write` only makes the page.
 */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import type { Options } from '../src/engine/core/game.ts';
import { parseOptions } from '../src/engine/core/options.ts';
import { GAMES, type HanafudaGame } from '../src/games/index.ts';
import type { Contest, Contestant } from './support/contestants.ts';
import { estimateOf } from './support/estimate.ts';
import { shareOfMatches } from './support/match-contest.ts';
import {
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

const { values, positionals } = parseArgs({
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
});
const [onlyGame, onlySeats] = positionals;
const seed = Number(values.seed);
const rounds = Number(values.rounds);
const program = values.against === undefined ? undefined : new Program(values.against);
if (values.write && (program !== undefined || values.house !== '')) {
  throw new RangeError('what others play, and by other house rules, is not noted');
}

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
