import { listed } from '../../text/format/names.ts';
import type { CardWords } from '../../text/words/cards.ts';
import { CardNames } from '../../text/words/cards.ts';
import { People } from '../../text/words/facts.ts';
import type { Words } from '../../text/words/words.ts';
import { type Declarations, membersIn, type Parameter, splitAt } from './members.ts';

/** Values to call a sentence with: for each parameter, one after the other. */
export type Samples = readonly (readonly unknown[])[];

const SHORT_NAME = 'Bo';
const LONG_NAME = 'Wilhelmina-Theodora';
const NUMBERS = [1, 5];

/** Calls that show a sentence with short and long values, with one and with several. */
export function samplesFor(
  parameters: readonly Parameter[],
  words: Words,
  declarations: Declarations,
): Samples {
  const values = parameters.map((one) => valuesOf(one, words, declarations));
  const calls = Math.max(1, ...values.map((some) => some.length));
  return Array.from({ length: calls }, (_, call) => values.map((some) => some[call % some.length]));
}

function valuesOf(
  { name, type }: Parameter,
  words: Words,
  declarations: Declarations,
): readonly unknown[] {
  const inner = (one: string) => valuesOf({ name, type: one }, words, declarations);
  const parts = splitAt(type, '|').map((part) => part.trim());
  if (parts.length > 1) return parts.flatMap(inner);
  const list = /^readonly (.*)\[\]$/.exec(type)?.[1];
  if (list !== undefined) return [inner(list).slice(0, 1), inner(list).slice(0, 2)];
  if (type === 'string') return textsFor(name, words);
  if (type === 'People') return samplePeople(words);
  if (type === 'CardWords') return sampleCards(words);
  if (type === 'CardNames')
    return sampleCards(words).map((card) => new CardNames((form) => words.the(card, form)));
  if (type === 'number') return NUMBERS;
  if (type === 'boolean') return [true, false];
  if (type === 'null') return [null];
  const literal = /^'(.*)'$/.exec(type)?.[1];
  if (literal !== undefined) return [literal];
  const members = type.startsWith('{')
    ? membersIn(type.slice(1, -1))
    : declarations.interfaces.get(partOf(type))?.members;
  if (members !== undefined) {
    const fields = members.map((member) => ({ name: member.key, type: member.type }));
    return samplesFor(fields, words, declarations).map((row) =>
      Object.fromEntries(fields.map((field, at) => [field.name, row[at]])),
    );
  }
  const alias = declarations.aliases.get(type);
  return alias === undefined ? [`‹${name}›`] : inner(alias);
}

/** One with a short name, one with a long one, and both. */
function samplePeople(words: Words): readonly People[] {
  const names = [SHORT_NAME, LONG_NAME];
  const single = names.map((name) => new People(`**${name}**`, name, 1));
  const printed = listed(single.map(String), words);
  return [...single, new People(printed, listed(names, words), 2)];
}

/** The card with the shortest noun, and the one with the longest. */
function sampleCards(words: Words): readonly CardWords[] {
  const cards = words.deck
    .flatMap((month) => month.cards)
    .toSorted((a, b) => a.noun.length - b.noun.length);
  return [...cards.slice(0, 1), ...cards.slice(-1)];
}

/** `PastMatchParts` of `Omit<PastMatchParts, 'when'>`. */
function partOf(type: string): string {
  return /^(?:Omit|Pick)<(\w+),/.exec(type)?.[1] ?? type;
}

/** A short and a long text such as the bot puts in there. */
function textsFor(name: string, words: Words): readonly string[] {
  const nouns = words.deck.flatMap(({ cards }) => cards.map(({ noun }) => noun));
  const { goko = '', inoshikacho = '' } = words.games['koi-koi'].yaku;
  const games = Object.values(words.games).map((game) => game.name);
  const known: Readonly<Record<string, readonly string[]>> = {
    noun: nouns,
    owed: nouns,
    card: nouns,
    cards: nouns,
    label: words.deck.flatMap(({ cards }) => cards.map(({ label }) => label)),
    plant: words.deck.map(({ plant }) => plant),
    month: words.deck.map(({ month }) => month),
    yaku: [goko, inoshikacho],
    game: games,
    stage: Object.values(words.stages),
    amount: NUMBERS.map(words.money.points),
    worth: NUMBERS.map(words.money.points),
    score: NUMBERS.map(words.money.points),
    up: ['<t:1700000000:f>'],
    when: ['<t:1700000000:R>'],
  };
  const texts = known[name]?.toSorted((a, b) => a.length - b.length);
  return texts === undefined ? [`‹${name}›`] : [texts[0] ?? '', texts.at(-1) ?? ''];
}
