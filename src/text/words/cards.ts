/**
 * One card or several in a sentence. In a template they print as they stand by themselves, so `${card}` is
 * enough for most languages; `in` gives the form that a sentence needs, such as a case.
 */
export class CardNames {
  readonly #print: (form?: string) => string;

  /** `print` names them in a form of the language's own; in none: as they stand by themselves. */
  constructor(print: (form?: string) => string) {
    this.#print = print;
  }

  in(form?: string): string {
    return this.#print(form);
  }

  toString(): string {
    return this.#print();
  }
}

export type Four<T> = readonly [T, T, T, T];
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** The names of one card. */
export interface CardWords {
  /** For buttons and lists to choose from: `Pine · Crane`. At most 34 characters. */
  readonly label: string;
  /** In a sentence, without an article: `crane`, `pine ribbon`. */
  readonly noun: string;
  /** For the buttons of a hand, of which two stand beside each other on a phone: the noun if it is short. */
  readonly short: string;
  /** The noun in forms that sentences of this language ask for, such as cases, by keys of its own. */
  readonly forms?: Readonly<Record<string, string>>;
}

/** A card by these names; most have one for all. */
export function named(label: string, noun = label, short = noun): CardWords {
  return { label, noun, short };
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface MonthWords {
  /** `January`. */
  readonly month: string;
  /** `pine`: in a sentence. */
  readonly plant: string;
  /** In card order. */
  readonly cards: Four<CardWords>;
}

export type DeckWords = Twelve<MonthWords>;

/** A month's cards, each made of what it has. */
export function fourOf(
  [first, second, third, fourth]: Four<string>,
  card: (has: string) => CardWords,
): Four<CardWords> {
  return [card(first), card(second), card(third), card(fourth)];
}

/** A month whose cards have one name each, the same on a button and in a sentence: the plant, and what they have. */
export function plainMonth(month: string, plant: string, has: Four<string>): MonthWords {
  return { month, plant, cards: fourOf(has, (one) => named(`${plant}${one}`)) };
}

/** The cards of no month, in card order. */
export type BonusWords = readonly [CardWords, CardWords, CardWords];
