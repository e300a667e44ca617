/**
 * The 48 cards: `month index × 4 + rank`, 0–47, in the order of the deck table (pine first, and
 * within a month the card of the highest standing first); from 48 on the bonus cards.
 */
export type CardId = number;

/** Bright, animal, ribbon, chaff: the four kinds that every standard deck has. */
export const KINDS = ['hikari', 'tane', 'tan', 'kasu'] as const;
export type Kind = (typeof KINDS)[number];

export interface Card {
  /** The name used in code, transcripts and file names: `pine.crane`. */
  readonly id: string;
  /** 1–12, January first; 13: of no month. */
  readonly month: number;
  readonly kind: Kind;
}

/** The cards of each month from January on, each with its kind. */
const PLANTS: readonly (readonly [plant: string, cards: string])[] = [
  ['pine', 'crane/hikari ribbon/tan chaff1/kasu chaff2/kasu'],
  ['plum', 'warbler/tane ribbon/tan chaff1/kasu chaff2/kasu'],
  ['cherry', 'curtain/hikari ribbon/tan chaff1/kasu chaff2/kasu'],
  ['wisteria', 'cuckoo/tane ribbon/tan chaff1/kasu chaff2/kasu'],
  ['iris', 'bridge/tane ribbon/tan chaff1/kasu chaff2/kasu'],
  ['peony', 'butterflies/tane ribbon/tan chaff1/kasu chaff2/kasu'],
  ['clover', 'boar/tane ribbon/tan chaff1/kasu chaff2/kasu'],
  ['susuki', 'moon/hikari geese/tane chaff1/kasu chaff2/kasu'],
  ['chrys', 'cup/tane ribbon/tan chaff1/kasu chaff2/kasu'],
  ['maple', 'deer/tane ribbon/tan chaff1/kasu chaff2/kasu'],
  ['willow', 'rainman/hikari swallow/tane ribbon/tan lightning/kasu'],
  ['paulownia', 'phoenix/hikari yellow/kasu chaff1/kasu chaff2/kasu'],
];

/** 1–12. */
export const MONTHS: readonly number[] = PLANTS.map((_, index) => index + 1);

/** The deck table, indexed by `CardId`. */
export const CARDS: readonly Card[] = PLANTS.flatMap(([plant, cards], index) =>
  cards.split(' ').map((card): Card => {
    const [name, kind] = card.split('/');
    return { id: `${plant}.${name}`, month: index + 1, kind: kind as Kind };
  }),
);

const NO_MONTH = 13;

/** The deck table with the cards of no month that some games add: the Korean bonus cards, worth two or three chaff. */
export const ALL_ROWS: readonly Card[] = [
  ...CARDS,
  { id: 'bonus.two1', month: NO_MONTH, kind: 'kasu' },
  { id: 'bonus.two2', month: NO_MONTH, kind: 'kasu' },
  { id: 'bonus.three', month: NO_MONTH, kind: 'kasu' },
];

const BY_ID: ReadonlyMap<string, CardId> = new Map(ALL_ROWS.map(({ id }, index) => [id, index]));

/** The card's row in the deck table. Throws on a number that isn't a card. */
export function cardAt(card: CardId): Card {
  const row = ALL_ROWS[card];
  if (row === undefined) throw new RangeError(`no such card: ${card}`);
  return row;
}

/** 1–12; 13 of a card of no month. */
export function monthOf(card: CardId): number {
  return (card >> 2) + 1;
}

/** The same as in Korea, where the paulownia is the eleventh month and the willow the twelfth (L1). */
export function koreanMonthOf(card: CardId): number {
  const month = monthOf(card);
  return { 11: 12, 12: 11 }[month] ?? month;
}

/** `pine`: what the cards of a month (1–12) show. Throws if there is no such month. */
export function plantOf(month: number): string {
  const [plant] = PLANTS[month - 1] ?? [];
  if (plant === undefined) throw new RangeError(`no such month: ${month}`);
  return plant;
}

/** The month (1–12) of a plant's name, or undefined when there is none. */
export function parsePlant(plant: string): number | undefined {
  const at = PLANTS.findIndex(([name]) => name === plant);
  return at === -1 ? undefined : at + 1;
}

/** Whether a card is of no month: it captures nothing, and nothing captures it by month. */
export function isBonus(card: CardId): boolean {
  return card >= CARDS.length;
}

/** `pine.crane`. Throws on a number that isn't a card. */
export function formatCard(card: CardId): string {
  return cardAt(card).id;
}

/** The card of an id text such as `pine.crane`, or undefined when there is none. */
export function parseCard(id: string): CardId | undefined {
  return BY_ID.get(id);
}

/** The card of an id text written in our own tables. Throws on a misspelling. */
export function card(id: string): CardId {
  const found = parseCard(id);
  if (found === undefined) throw new RangeError(`no such card: ${id}`);
  return found;
}
