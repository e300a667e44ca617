import { ALL_ROWS, formatCard } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { gameOf } from './position.ts';

/** The draw for the first oya: the card of each seat in the first of its turns, and who is oya. */
export interface FirstDraw {
  readonly cards: readonly string[];
  readonly oya: number;
  /** How often cards were drawn. */
  readonly times: number;
}

interface Draws {
  readonly options?: Options;
  /** Of the rules; absent: the newest. */
  readonly edition?: number;
}

/** The first draws of many matches of a game, with its fewest seats. */
export function firstDraws(id: string, { options = {}, edition }: Draws = {}): FirstDraw[] {
  const game = gameOf(id);
  const [seats = 0] = game.seats;
  const house = { ...defaultOptions(game.options), ...options };
  return Array.from({ length: 400 }, (_, number) => {
    const setup = { game: id, seats, options: house, seed: seedOf(number) };
    const [event] = game.start(edition === undefined ? setup : { ...setup, edition }).events;
    if (event?.type !== 'oya-drawn') throw new Error(`${id} draws no oya`);
    const cards = event.draws[0]?.map(({ card }) => formatCard(card)) ?? [];
    return { cards, oya: event.oya, times: event.draws.length };
  });
}

/** The months as Korea counts them, paulownia before willow. */
export const KOREAN_MONTHS: readonly string[] = [
  ...['pine', 'plum', 'cherry', 'wisteria', 'iris', 'peony'],
  ...['clover', 'susuki', 'chrys', 'maple', 'paulownia', 'willow'],
];

/** The cards by which one comes first in a Korean game: months in this order, the better card of a month, bonus cards. */
export function orderOf(months: readonly string[]): readonly string[] {
  const ids = ALL_ROWS.map(({ id }) => id);
  return [...months, 'bonus'].flatMap((plant) => ids.filter((id) => id.startsWith(`${plant}.`)));
}
