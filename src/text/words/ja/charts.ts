import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';

export const CHART: Words['chart'] = {
  title: (game) => `${game} 役一覧`,
  page: (page, pages) => `${page}/${pages}`,
  need: (count) => `うち${count}枚`,
  more: (kind, each) =>
    `${{ hikari: '光', tane: 'タネ', tan: '短冊', kasu: 'カス' }[kind]}ごとに＋${each}`,
  thisMonth: 'この月',
  fourOfTheMonth: 'その月の4枚',
  fourOfOne: '同じ月の4枚',
  without: '流れる：',
  atMost: (points) => `札${plain(points)}点以下`,
  bestOfLetter: '同じ記号の役は、いちばん高いものだけを数えます。',
  bestOfAll: 'いちばん高い役だけを数えます。',
  allCount: 'すべて数えます。',
  row: (yaku, facts) => `${yaku}：${facts.join('、')}。`,
  needOf: (count, cards) => `${cards}のうち${count}枚`,
  both: (first, second) => `${first}と、${second}`,
  unless: (cards) => `${cards}があると流れる`,
  cards: (count) => `${count}枚`,
  youHave: (cards) => `自分の取り札：${cards}`,
  othersHave: (cards) => `相手の取り札：${cards}`,
};
