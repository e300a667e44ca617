import type { BonusWords, CardWords, DeckWords } from '../cards.ts';

function named(label: string, noun: string, short = noun): CardWords {
  return { label, noun, short };
}

export const DECK: DeckWords = [
  {
    month: 'January',
    plant: 'pine',
    cards: [
      named('Pine · Crane', 'crane'),
      named('Pine · Poetry ribbon', 'pine ribbon'),
      named('Pine · Chaff', 'pine chaff'),
      named('Pine · Chaff', 'pine chaff'),
    ],
  },
  {
    month: 'February',
    plant: 'plum',
    cards: [
      named('Plum · Bush warbler', 'bush warbler'),
      named('Plum · Poetry ribbon', 'plum ribbon'),
      named('Plum · Chaff', 'plum chaff'),
      named('Plum · Chaff', 'plum chaff'),
    ],
  },
  {
    month: 'March',
    plant: 'cherry',
    cards: [
      named('Cherry · Curtain', 'curtain'),
      named('Cherry · Poetry ribbon', 'cherry ribbon'),
      named('Cherry · Chaff', 'cherry chaff'),
      named('Cherry · Chaff', 'cherry chaff'),
    ],
  },
  {
    month: 'April',
    plant: 'wisteria',
    cards: [
      named('Wisteria · Cuckoo', 'cuckoo'),
      named('Wisteria · Red ribbon', 'wisteria ribbon'),
      named('Wisteria · Chaff', 'wisteria chaff'),
      named('Wisteria · Chaff', 'wisteria chaff'),
    ],
  },
  {
    month: 'May',
    plant: 'iris',
    cards: [
      named('Iris · Bridge', 'bridge'),
      named('Iris · Red ribbon', 'iris ribbon'),
      named('Iris · Chaff', 'iris chaff'),
      named('Iris · Chaff', 'iris chaff'),
    ],
  },
  {
    month: 'June',
    plant: 'peony',
    cards: [
      named('Peony · Butterflies', 'butterflies'),
      named('Peony · Blue ribbon', 'peony ribbon'),
      named('Peony · Chaff', 'peony chaff'),
      named('Peony · Chaff', 'peony chaff'),
    ],
  },
  {
    month: 'July',
    plant: 'bush clover',
    cards: [
      named('Bush clover · Boar', 'boar'),
      named('Bush clover · Red ribbon', 'bush clover ribbon', 'Clover ribbon'),
      named('Bush clover · Chaff', 'bush clover chaff', 'Clover chaff'),
      named('Bush clover · Chaff', 'bush clover chaff', 'Clover chaff'),
    ],
  },
  {
    month: 'August',
    plant: 'susuki',
    cards: [
      named('Susuki · Moon', 'moon'),
      named('Susuki · Geese', 'geese'),
      named('Susuki · Chaff', 'susuki chaff'),
      named('Susuki · Chaff', 'susuki chaff'),
    ],
  },
  {
    month: 'September',
    plant: 'chrysanthemum',
    cards: [
      named('Chrysanthemum · Sake cup', 'sake cup'),
      named('Chrysanthemum · Blue ribbon', 'chrysanthemum ribbon', 'Chrys. ribbon'),
      named('Chrysanthemum · Chaff', 'chrysanthemum chaff', 'Chrys. chaff'),
      named('Chrysanthemum · Chaff', 'chrysanthemum chaff', 'Chrys. chaff'),
    ],
  },
  {
    month: 'October',
    plant: 'maple',
    cards: [
      named('Maple · Deer', 'deer'),
      named('Maple · Blue ribbon', 'maple ribbon'),
      named('Maple · Chaff', 'maple chaff'),
      named('Maple · Chaff', 'maple chaff'),
    ],
  },
  {
    month: 'November',
    plant: 'willow',
    cards: [
      named('Willow · Rain man', 'rain man'),
      named('Willow · Swallow', 'swallow'),
      named('Willow · Red ribbon', 'willow ribbon'),
      named('Willow · Lightning', 'lightning'),
    ],
  },
  {
    month: 'December',
    plant: 'paulownia',
    cards: [
      named('Paulownia · Phoenix', 'phoenix'),
      named('Paulownia · Yellow chaff', 'yellow paulownia', 'Yellow chaff'),
      named('Paulownia · Chaff', 'paulownia chaff', 'Paulownia'),
      named('Paulownia · Chaff', 'paulownia chaff', 'Paulownia'),
    ],
  },
];

export const BONUS: BonusWords = [
  named('Bonus · Two chaff', 'bonus two'),
  named('Bonus · Two chaff', 'bonus two'),
  named('Bonus · Three chaff', 'bonus three'),
];
