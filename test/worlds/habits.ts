import type { Actor } from 'discord-sandbox';
import type { Verb } from '../../src/bot/interaction/custom-id.ts';
import type { Draw } from '../../src/engine/core/random.ts';
import { pick } from '../torture/support/hostile.ts';

/** How often people press what leads on, beside all else that can be pressed. */
export const WEIGHTS: Partial<Record<Verb, number>> = {
  move: 60,
  taught: 60,
  hand: 20,
  join: 20,
  start: 20,
  goon: 10,
  add: 8,
  sure: 6,
  open: 12,
  agree: 6,
  again: 6,
  lesson: 1,
};
export const USUAL = 3;
/** Subcommands that get matches going, beside all others. */
export const OFTEN: Readonly<Record<string, number>> = {
  table: 3,
  play: 0,
};

/** Those that are used at a table that is played. */
export const AT_TABLES: readonly string[] = ['stop', 'leave', 'hand', 'hint'];

export const START = 8;
/** How often an option is used, beside the others. */
export const OPTIONS: Readonly<Record<string, number>> = { invite: 4, game: 4, rules: 6 };

/** By how much one person likes an action more than another does. */
const LIKING = [0, 1, 1, 1, 6] as const;
/**
 * By how much those of one world do: each leaves out a good deal and is fond of some, so that what is rare meets what
 * else is rare.
 */
const FASHION = [0, 0, 1, 10] as const;
/** What goes in and out of fashion together, and is done this many times as often in the first third of a world. */
const BEFORE_PLAY: readonly string[] = ['option invite', 'option game', 'invite', 'decline'];
const FASHION_BEFORE_PLAY = [0, 1, 1, 10] as const;
const IN_ITS_TIME = 5;

/** How much somebody likes something that can be done: what most do rarely some do often. */
export type Liking = (what: string) => number;
/** The same of each person. */
export type Likes = (who: Actor) => Liking;

export function likesOf(drawFor: (what: string) => Draw, isEarly: () => boolean): Likes {
  const known = new Map<string, number>();
  const drawn = (what: string, from: readonly number[]) => {
    const liked = known.get(what) ?? pick(drawFor(what), from);
    known.set(what, liked);
    return liked;
  };
  return ({ name }) =>
    (what) => {
      const liking = drawn(`${name} ${what}`, LIKING);
      if (!BEFORE_PLAY.includes(what)) return liking * drawn(what, FASHION);
      return liking * drawn('before play', FASHION_BEFORE_PLAY) * (isEarly() ? IN_ITS_TIME : 1);
    };
}
