import { plain } from '../format/numbers.ts';
import type { ChartParts } from '../words/pictures.ts';

export const CHART: ChartParts = {
  title: (game) => `${game}: yaku`,
  page: (page, pages) => `${page}/${pages}`,
  need: (count) => `any ${count}`,
  more: (kind, each) =>
    `+${each} per extra ${{ hikari: 'bright', tane: 'animal', tan: 'ribbon', kasu: 'chaff' }[kind]}`,
  thisMonth: 'this month',
  fourOfTheMonth: 'all 4 of the month',
  fourOfOne: 'all 4 of a month',
  without: 'without',
  atMost: (points) => `${plain(points)} card points or fewer`,
  bestOfLetter: 'Same letter: only your best one counts.',
  bestOfAll: 'Of all your yaku, only the best one counts.',
  allCount: 'All of them count.',
  row: (yaku, facts) => `${yaku}: ${facts.join('; ')}.`,
  needOf: (count, cards) => `any ${count} of ${cards}`,
  both: (first, second) => `${first}, and ${second}`,
  unless: (cards) => `not with ${cards}`,
  cards: (count) => (count === 1 ? '1 card' : `${plain(count)} cards`),
  youHave: (cards) => `you have ${cards}`,
  othersHave: (cards) => `taken by others: ${cards}`,
};
