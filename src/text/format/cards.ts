import { type CardSet, intersection, monthSet, size } from '../../engine/core/card-set.ts';
import { CARDS, type CardId, monthOf } from '../../engine/core/cards.ts';
import { CardNames, type CardWords, capitalised, type MonthWords } from '../words/cards.ts';
import type { Words } from '../words/words.ts';
import { inRow, listed } from './names.ts';

function monthWords(words: Words, month: number): MonthWords {
  const found = words.deck[month - 1];
  if (found === undefined) throw new RangeError(`no such month: ${month}`);
  return found;
}

function cardWords(words: Words, card: CardId): CardWords {
  const found = words.deck[card >> 2]?.cards[card & 3] ?? words.bonusCards[card - CARDS.length];
  if (found === undefined) throw new RangeError(`no such card: ${card}`);
  return found;
}

/** `Pine · Crane`, `松に鶴`: for buttons and lists to choose from, at most 34 characters. */
export function cardLabel(words: Words, card: CardId): string {
  return cardWords(words, card).label;
}

/** `Crane`, `松に鶴`: the name of a card as short as can be, for buttons. */
export function cardName(words: Words, card: CardId): string {
  return capitalised(cardWords(words, card).short);
}

/** `the crane`, `松に鶴`: in a sentence. */
export function cardNoun(words: Words, card: CardId): CardNames {
  return new CardNames((form) => words.the(cardWords(words, card), form));
}

/** `crane`: in a list. */
export function bareNoun(words: Words, card: CardId): string {
  return cardWords(words, card).noun;
}

/** `March`. Throws on a number that is no month's. */
export function monthName(words: Words, month: number): string {
  return monthWords(words, month).month;
}

/** `pine`, the flower of a month from 1 to 12. */
export function plantName(words: Words, month: number): string {
  return monthWords(words, month).plant;
}

/** What a capture takes, in a sentence: `the crane`, `all three pine cards`. */
export function takenNoun(words: Words, taken: readonly CardId[]): CardNames {
  return new CardNames((form) => {
    const [first, ...others] = taken;
    if (first === undefined) return words.none;
    const isStack = others.length === 2 && others.every((card) => monthOf(card) === monthOf(first));
    if (isStack) return words.stack(plantName(words, monthOf(first)), form);
    return listed(
      taken.map((card) => cardNoun(words, card).in(form)),
      words,
    );
  });
}

/** The same beside the card that takes: a twin of it is `another pine chaff`. */
export function takenBy(words: Words, card: CardId, taken: readonly CardId[]): CardNames {
  const [only, ...others] = taken;
  const noun = bareNoun(words, card);
  const isTwin = only !== undefined && others.length === 0 && bareNoun(words, only) === noun;
  return isTwin
    ? new CardNames((form) => words.another(cardWords(words, card), form))
    : takenNoun(words, taken);
}

/** Cards in a row without articles, those that look alike counted: `crane, 2 pine chaff`. */
export function cardRow(words: Words, cards: readonly CardId[]): string {
  const alike = Map.groupBy(cards, (card) => bareNoun(words, card));
  const row = Array.from(alike, ([noun, { length }]) =>
    length === 1 ? noun : words.several(length, noun),
  );
  return inRow(row, words);
}

export function mainMonth(cards: CardSet): number {
  const sizes = Array.from({ length: 12 }, (_, index) =>
    size(intersection(cards, monthSet(index + 1))),
  );
  return sizes.indexOf(Math.max(...sizes)) + 1;
}
