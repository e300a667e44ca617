import type { OptionValue } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { gameOf } from './position.ts';

/** A house rule that changes the length of matches. */
interface LengthRule {
  readonly option: string;
  /** Its choices, the shortest match first; one to a target is longer than any number of rounds. */
  readonly choices: readonly OptionValue[];
}

/** How long a match is, whatever it is counted in: only good to be compared. */
function lengthOf(game: string, option: string, value: OptionValue): number {
  const { options, seats, rulesOf } = gameOf(game);
  const house = { ...defaultOptions(options), [option]: value };
  const { rounds, target } = rulesOf({ game, options: house, seats: Math.max(...seats) });
  return target === null ? (rounds ?? Number.POSITIVE_INFINITY) : 1000 + target;
}

/** The house rule that sets the length of a match, whatever it is called; undefined: none does. */
export function lengthRule(game: string): LengthRule | undefined {
  return Object.entries(gameOf(game).options)
    .map(([option, { choices }]) => {
      const lengths = new Map(choices.map((value) => [value, lengthOf(game, option, value)]));
      return {
        option,
        choices: choices.toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0)),
        isLength: new Set(lengths.values()).size > 1,
      };
    })
    .find(({ isLength }) => isLength);
}

/** House rules as people type them (`rounds=3`) for the shortest match of a game. */
export function shortest(game: string): string {
  const rule = lengthRule(game);
  return rule === undefined ? '' : `${rule.option}=${rule.choices[0]}`;
}
