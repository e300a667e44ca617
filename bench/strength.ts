/**
 * How well the computers play: points a round against weaker ones, by the same rounds from every seat, and the share of
 * what a cheater who sees all cards would win. Prints what it measures, for each game and number of seats.
 *
 *     npm run strength -- [GAME [SEATS]] [--rounds N] [--seed S] [--of PAIRS] [--matches N] [--write]
 *
 * `--of strong-normal,master-normal`: only these of `normal-random`, `normal-easy`, `strong-normal`, `master-normal` and
 * `cheater-normal`; all but the masters, which take several times as long, when left out. `--matches N`: whole
 * matches instead of rounds, of `easy-normal`, `strong-normal` or `master-normal`, by which the lobby says what a
 * computer plays like.
 * `--write` notes what was measured in bench/strength.json or src/model/computer-matches.json, and makes
 * docs/STRENGTH.md of both; `--rounds 0 --write` only makes the page.
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
  readFormer,
  readMatches,
  readRounds,
} from './support/measured.ts';
import { playRounds } from './support/round-contest.ts';
import { strengthPage } from './support/strength-page.ts';

const PAGE = new URL('../docs/STRENGTH.md', import.meta.url);
const PAIRS: readonly (readonly [Contestant, Contestant])[] = [
  ['normal', 'random'],
  ['normal', 'easy'],
  ['strong', 'normal'],
  ['master', 'normal'],
  ['cheater', 'normal'],
  ['easy', 'normal'],
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

function measureMatches(asked: Contest, matches: number): string {
  const { game, seats, one } = asked;
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
    measure(game, seats);
  }
}
if (values.write) {
  writeFileSync(
    PAGE,
    strengthPage({ rounds: readRounds(), matches: readMatches(), former: readFormer() }),
  );
}
