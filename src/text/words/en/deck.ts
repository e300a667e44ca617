import type { Kind } from '../../../engine/core/cards.ts';
import { type BonusWords, type DeckWords, named } from '../cards.ts';
import { month } from './grammar.ts';

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
