import { type CardSet, parseCardSet } from '../../src/engine/core/card-set.ts';
import { type CardId, formatCard } from '../../src/engine/core/cards.ts';
import { seedOf, shuffle } from '../../src/engine/core/random.ts';
import { PRINTED_DECK, type PrintedCard } from './printed-deck.ts';
import { printedCount } from './printed-yaku.ts';

/** Captured cards to be made up by their worth. */
export interface DealOut {
  /** By seat, what the pile is worth. */
  readonly points: readonly number[];
  /** Of a card; the standard one when left out. */
  readonly value?: ((row: PrintedCard) => number) | undefined;
  /** By seat, cards that are in it in any case. */
  readonly named?: readonly string[];
  /** The cards of the game; all when left out. */
  readonly inDeck?: (row: PrintedCard) => boolean;
  /** What else the piles must be like. */
  readonly accept?: (piles: readonly CardSet[]) => boolean;
}

const TRIES = 3000;

/**
 * The deck shared out so that each pile is worth what it should be, as the texts that a position
 * takes. Throws when it cannot be.
 */
export function dealOut(asked: DealOut): readonly string[] {
  const { points, value = ({ standard }) => standard, named, inDeck, accept } = asked;
  const fixed = points.map((_, seat) => words(named?.[seat] ?? ''));
  const taken = new Set(fixed.flat());
  const worth = (id: CardId) => value(PRINTED_DECK[id] as PrintedCard);
  const byName = (name: string) => worth(PRINTED_DECK.findIndex(({ id }) => id === name));
  const free = [...PRINTED_DECK.keys()].filter((id) => {
    const row = PRINTED_DECK[id] as PrintedCard;
    return !taken.has(row.id) && (inDeck?.(row) ?? true);
  });
  const room = points.map((all, seat) =>
    (fixed[seat] ?? []).reduce((a, id) => a - byName(id), all),
  );
  for (let number = 0; number < TRIES; number++) {
    const mixed = shuffle(free, seedOf(number), 'deal out');
    const cards = [...mixed].sort((a, b) => worth(b) - worth(a));
    const piles = share({ cards, worth, turn: number }, [...room]);
    const texts = piles?.map((pile, seat) =>
      [...(fixed[seat] ?? []), ...pile.map(formatCard)].join(' '),
    );
    if (texts !== undefined && (accept?.(texts.map(parseCardSet)) ?? true)) return texts;
  }
  throw new RangeError(`cards cannot be shared out: ${points.join()}`);
}

/** Captured cards worth so much that make no yaku by the usual house rules, told as in a row. */
export function plainPiles(
  game: string,
  points: readonly number[],
  value?: DealOut['value'],
): string {
  const setup = { game, seats: points.length, seed: '', options: {} };
  const isPlain = (pile: CardSet) => printedCount(setup, 1, pile).length === 0;
  return dealOut({ points, value, accept: (piles) => piles.every(isPlain) }).join(' / ');
}

/** The standard value of a card in games where chaff counts nothing. */
export const chaffZero = ({ standard, type }: PrintedCard) => (type === 'C' ? 0 : standard);

/** Ids of a text, `plum.*` being all of a month. */
function words(text: string): readonly string[] {
  const ids = PRINTED_DECK.map(({ id }) => id);
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      word.endsWith('.*') ? ids.filter((id) => id.startsWith(word.slice(0, -1))) : [word],
    );
}

interface Sharing {
  readonly cards: readonly CardId[];
  readonly worth: (id: CardId) => number;
  readonly turn: number;
}

/** Gives each card to one who can still take it, and goes back where that leads nowhere. */
function share({ cards, worth, turn }: Sharing, room: number[]): CardId[][] | undefined {
  const [first, ...rest] = cards;
  if (first === undefined) return room.every((left) => left === 0) ? room.map(() => []) : undefined;
  const tried = new Set<number>();
  for (let step = 0; step < room.length; step++) {
    const seat = (turn + step) % room.length;
    const left = room[seat] ?? 0;
    if (left < worth(first) || tried.has(left)) continue;
    tried.add(left);
    const less = room.with(seat, left - worth(first));
    const piles = share({ cards: rest, worth, turn: turn + 1 }, less);
    if (piles !== undefined) {
      piles[seat]?.push(first);
      return piles;
    }
  }
  return undefined;
}
