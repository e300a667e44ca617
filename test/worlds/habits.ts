import type { Actor } from 'discord-sandbox';
import type { Draw } from '../../src/engine/core/random.ts';
import { pick } from '../torture/support/hostile.ts';

/** By how much one person likes an action more than another does. */
const LIKING = [0, 1, 1, 1, 6] as const;
/** What leads out of a table: who likes that likes all of it. */
const WAYS_OUT: readonly string[] = [
  ...['leave', 'quit', 'offer', 'privacy', 'holiday'],
  ...['use leave', 'use stop', 'use me'],
];

/** How much somebody likes something that can be done: what most do rarely some do often. */
export type Liking = (what: string) => number;
/** The same of each person. */
export type Likes = (who: Actor) => Liking;

export function likesOf(drawFor: (what: string) => Draw): Likes {
  const known = new Map<string, number>();
  const liking = (what: string) => {
    const liked = known.get(what) ?? pick(drawFor(what), LIKING);
    known.set(what, liked);
    return liked;
  };
  return ({ name }) =>
    (what) =>
      liking(`${name} ${what}`) * (WAYS_OUT.includes(what) ? liking(`${name} out`) : 1);
}
