import type { MeasuredSlips } from '../../src/cpu/choose-at-once.ts';
import type { Contest } from './contestants.ts';
import { shareOfMatches } from './match-contest.ts';

/** What a novice is to win of short matches against gentle computers: between these, and as near the middle as may be. */
export const WANTED = { least: 0.7, middle: 0.75, most: 0.8 } as const;

/** So many halvings of 100 come to a slip or two. */
const HALVINGS = 6;

type Asked = Omit<Contest, 'one' | 'others'>;

/** The share of matches that a novice wins against gentle computers that slip so often; absent: as was measured. */
export function shareOfNovice(asked: Asked, matches: number): number {
  const each = Math.ceil(matches / asked.seats);
  return shareOfMatches({ ...asked, one: 'novice', others: 'gentle' }, each);
}

/** How often gentle computers are to slip in a game, found by halving; 100 where even that leaves the novice less. */
export function findSlips(asked: Asked, matches: number): MeasuredSlips {
  const won = (slips: number, seed: number) => shareOfNovice({ ...asked, slips, seed }, matches);
  let least = 0;
  let most = 100;
  const isEnough = won(most, asked.seed) >= WANTED.middle;
  for (let time = 1; isEnough && time <= HALVINGS; time++) {
    const slips = Math.round((least + most) / 2);
    if (won(slips, asked.seed + time) < WANTED.middle) least = slips;
    else most = slips;
  }
  const slips = isEnough ? Math.round((least + most) / 2) : most;
  const found = { game: asked.game.id, seats: asked.seats, slips, matches };
  return { ...found, won: Number(won(slips, asked.seed + HALVINGS + 1).toFixed(2)) };
}
