import type { Kind } from '../../../engine/core/cards.ts';
import { type BonusWords, capitalised, type DeckWords, type MonthWords, named } from '../cards.ts';

/** Plants whose names are too long for the buttons of a hand. */
const SHORT: Readonly<Record<string, string>> = {
  'bush clover': 'clover',
  chrysanthemum: 'chrys.',
};

/** Ribbons and chaff are named after their plant, other cards by what is on them. */
function month(
  month: string,
  plant: string,
  [first, second, third, fourth]: readonly [string, string, string, string],
): MonthWords {
  const card = (what: string) => {
    const [kind] = /(?:ribbon|chaff)$/i.exec(what.toLowerCase()) ?? [];
    const noun = (of: string) => (kind === undefined ? what.toLowerCase() : `${of} ${kind}`);
    return named(`${capitalised(plant)} · ${what}`, noun(plant), noun(SHORT[plant] ?? plant));
  };
  return { month, plant, cards: [card(first), card(second), card(third), card(fourth)] };
}

export const deck: DeckWords = [
  month('January', 'pine', ['Crane', 'Poetry ribbon', 'Chaff', 'Chaff']),
  month('February', 'plum', ['Bush warbler', 'Poetry ribbon', 'Chaff', 'Chaff']),
  month('March', 'cherry', ['Curtain', 'Poetry ribbon', 'Chaff', 'Chaff']),
  month('April', 'wisteria', ['Cuckoo', 'Red ribbon', 'Chaff', 'Chaff']),
  month('May', 'iris', ['Bridge', 'Red ribbon', 'Chaff', 'Chaff']),
  month('June', 'peony', ['Butterflies', 'Blue ribbon', 'Chaff', 'Chaff']),
  month('July', 'bush clover', ['Boar', 'Red ribbon', 'Chaff', 'Chaff']),
  month('August', 'susuki', ['Moon', 'Geese', 'Chaff', 'Chaff']),
  month('September', 'chrysanthemum', ['Sake cup', 'Blue ribbon', 'Chaff', 'Chaff']),
  month('October', 'maple', ['Deer', 'Blue ribbon', 'Chaff', 'Chaff']),
  month('November', 'willow', ['Rain man', 'Swallow', 'Red ribbon', 'Lightning']),
  {
    month: 'December',
    plant: 'paulownia',
    cards: [
      named('Paulownia · Phoenix', 'phoenix'),
      named('Paulownia · Yellow chaff', 'yellow paulownia', 'yellow chaff'),
      named('Paulownia · Chaff', 'paulownia chaff', 'paulownia'),
      named('Paulownia · Chaff', 'paulownia chaff', 'paulownia'),
    ],
  },
];

export const kinds: Readonly<Record<Kind, string>> = {
  hikari: 'bright',
  tane: 'animal',
  tan: 'ribbon',
  kasu: 'chaff',
};

export const bonusCards: BonusWords = [
  named('Bonus · Two chaff', 'bonus two'),
  named('Bonus · Two chaff', 'bonus two'),
  named('Bonus · Three chaff', 'bonus three'),
];
