import type { View } from '../../src/engine/view/view.ts';
import type { HanafudaGame } from '../../src/games/index.ts';
import { started } from './started.ts';

/** The hands of seven of Hachi-Hachi. */
const SEVEN_CARDS = [
  ...['sanbon', 'tatesanbon', 'futasanbon', 'sanbon-tatesanbon', 'futatatesanbon', 'haneken'],
  ...['kuttsuki', 'teshi', 'ichinishi', 'shiso'],
  ...['aka', 'tanichi', 'toichi', 'pikaichi', 'karasu'],
];

/** Hands that score as dealt, and calls that score, are told only when they do: they are in no table of yaku. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'koi-koi': ['teshi', 'kuttsuki', 'teshi-kuttsuki', 'koi-koi-calls'],
  'hana-awase': ['roku-kasu', 'nana-kasu'],
  sudaoshi: SEVEN_CARDS,
  'hachi-hachi': [...SEVEN_CARDS, 'sunashi'],
  roppyakken: ['sogasu', 'tesan', 'futatesan', 'teshi'],
  hiraya: ['hiraya'],
};

/** The first round of a game for every number of seats and every value of each house rule. */
export function viewsOf(game: HanafudaGame): readonly View[] {
  const houses = Object.entries(game.options).flatMap(([option, { choices }]) =>
    choices.map((value) => ({ [option]: value })),
  );
  return game.seats.flatMap((seats) =>
    houses.map((options) => game.view(started(game.id, { seats, options }).state, 'spectator')),
  );
}

export function yakuIdsOf(game: HanafudaGame): ReadonlySet<string> {
  const inTables = viewsOf(game).flatMap(({ yaku }) => yaku.map(({ id }) => id));
  return new Set([...inTables, ...(BESIDES[game.id] ?? [])]);
}
