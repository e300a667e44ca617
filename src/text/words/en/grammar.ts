import { capitalised, type Four, fourOf, type MonthWords, named } from '../cards.ts';

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`. */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[RULES.select(place)] ?? 'th'}`;
}

/** `2 brights`, `2 pine chaff`. */
export function several(count: number, noun: string): string {
  const ending = count !== 1 && /(bright|animal|ribbon)$/.test(noun) ? 's' : '';
  return `${count} ${noun}${ending}`;
}

/** Plants whose names are too long for the buttons of a hand. */
const SHORT: Readonly<Record<string, string>> = {
  'bush clover': 'clover',
  chrysanthemum: 'chrys.',
};

/** Ribbons and chaff are named after their plant, other cards after what is on them. */
export function month(month: string, plant: string, cards: Four<string>): MonthWords {
  const card = (what: string) => {
    const [kind] = /(?:ribbon|chaff|\w+dan|\w*pi)$/i.exec(what.toLowerCase()) ?? [];
    const noun = (of: string) => (kind === undefined ? what.toLowerCase() : `${of} ${kind}`);
    return named(`${capitalised(plant)} · ${what}`, noun(plant), noun(SHORT[plant] ?? plant));
  };
  return { month, plant, cards: fourOf(cards, card) };
}
