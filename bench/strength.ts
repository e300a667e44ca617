/**
 * How well the computers play: points a round against weaker ones, by the same rounds from every seat, and the share of
 * what a cheater who sees all cards would win. Prints what it measures, for each game and number of seats.
 *
 *     npm run strength -- [GAME [SEATS]] [--rounds N] [--seed S] [--of PAIRS] [--matches N] [--slips] [--write]
 *
 * `--of strong-normal,master-normal`: only these of `normal-random`, `normal-easy`, `strong-normal`, `master-normal` and
 * `cheater-normal`; all but the masters, which take several times as long, when left out. `--matches N`: whole
 * matches instead of rounds, of `easy-normal`, `strong-normal` or `master-normal`, by which the lobby says what a
 * computer plays like.
 * `--of novice-gentle --matches N`: what a novice wins of N short matches against gentle ones. `--slips`: how often
 * gentle ones are to slip so that a novice wins three of four, found on N matches a step (300 when left out).
 * `--write` notes what was measured in bench/strength.json, src/model/computer-matches.json or
 * src/cpu/gentle-slips.json, and makes docs/STRENGTH.md of all; `--rounds 0 --write` only makes the page.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES, type HanafudaGame } from '../src/games/index.ts';
import type { Contest, Contestant } from './support/contestants.ts';
import { estimateOf } from './support/estimate.ts';
import { shareOfMatches } from './support/match-contest.ts';
import {
  noteMatches,
  noteRounds,
  noteSlips,
  readFormer,
  readMatches,
  readRounds,
  readSlips,
} from './support/measured.ts';
import { playRounds } from './support/round-contest.ts';
import { findSlips, shareOfNovice } from './support/slips.ts';
import { strengthPage } from './support/strength-page.ts';

const PAGE = new URL('../docs/STRENGTH.md', import.meta.url);
const PAIRS: readonly (readonly [Contestant, Contestant])[] = [
  ['normal', 'random'],
  ['normal', 'easy'],
  ['strong', 'normal'],
  ['master', 'normal'],
  ['cheater', 'normal'],
  ['easy', 'normal'],
  ['novice', 'gentle'],
];
const USUAL = {
  rounds: 'normal-random,normal-easy,strong-normal,cheater-normal',
  matches: 'easy-normal,strong-normal',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '400' },
    matches: { type: 'string' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string' },
    slips: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [onlyGame, onlySeats] = positionals;
const seed = Number(values.seed);
const rounds = Number(values.rounds);

function measureRounds(asked: Contest): string {
  const played = playRounds(asked, rounds);
  if (values.write) noteRounds(asked, played);
  const { mean, within } = estimateOf([played]);
  return `${mean.toFixed(2)} ± ${within.toFixed(2)} a round in ${rounds}, p95 ${played.p95} ms`;
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

function measure(game: HanafudaGame, seats: number): void {
  const usual = values.matches === undefined ? USUAL.rounds : USUAL.matches;
  const wanted = (values.of ?? usual).split(',');
  for (const [one, others] of PAIRS.filter((pair) => wanted.includes(pair.join('-')))) {
    const asked: Contest = { game, seats, one, others, seed };
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
