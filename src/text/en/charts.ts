import { plain } from '../format/numbers.ts';
import type { ChartParts } from '../words/pictures.ts';

const VIEWINGS: Readonly<Record<string, readonly string[]>> = {
  'with-other': ['Viewings count only beside another yaku.'],
  'rained-out': [
    'Viewings are void with your own rain man.',
    'Flower: or a willow on the field. Moon: or a paulownia.',
  ],
};

export const CHART: ChartParts = {
  title: (game) => `${game}: yaku`,
  page: (page, pages) => `${page}/${pages}`,
  need: (count) => `any ${count}`,
  more: (kind) =>
    `+1 more ${{ hikari: 'bright', tane: 'animal', tan: 'ribbon', kasu: 'chaff' }[kind]}`,
  thisMonth: 'this month',
  fourOfTheMonth: 'all 4 of the month',
  fourOfOne: 'all 4 of a month',
  without: 'without',
  atMost: (points) => `${plain(points)} card points or less`,
  bestOfLetter: 'Of one letter the best counts',
  bestOfAll: 'Only your best counts',
  allCount: 'All of them count',
  remarks: {
    'suhara-bana': ({ fourBrightsNullify }) => [
      `${fourBrightsNullify === true ? 'Gorōjū and 4 Brights void' : 'Gorōjū voids'} all but the month’s yaku.`,
      'Blue Ribbons: 50 points more from each, 25 if out.',
    ],
    'ume-botan': ({ dandruff }) =>
      dandruff === 'cancels-round' ? ['Dandruff: willows left out, nothing else counts.'] : [],
    'koi-koi': ({ viewings, doubleChaff, bestOnly, bothTeyaku }) => [
      'Dealt four of a month (Teshi), or only pairs',
      `(Kuttsuki): you win at once, 6 points${bothTeyaku === 12 ? ', 12 for both' : ''}.`,
      ...(VIEWINGS[String(viewings)] ?? []),
      ...(doubleChaff === true ? ['Lightning and yellow paulownia are two chaff each.'] : []),
      ...(bestOnly === true ? ['Only the best yaku of all counts.'] : []),
    ],
    'hana-awase': ({ willowsCancelYaku, chaffTeyaku, fuke }) => [
      ...(willowsCancelYaku === true ? ['Four willows in one pile cancel every yaku.'] : []),
      ...(chaffTeyaku === true ? ['Dealt 6 chaff: 20 from each; 7 or more: 30.'] : []),
      ...(fuke === true ? ['20 card points or less: the round is void.'] : []),
    ],
  },
  row: (yaku, facts) => `${yaku}: ${facts.join('; ')}.`,
  needOf: (count, cards) => `any ${count} of ${cards}`,
  both: (first, second) => `${first}, and ${second}`,
  unless: (cards) => `not with ${cards}`,
};
