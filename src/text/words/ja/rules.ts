import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';

/** Columns of numbers that are read with what is counted after them: `20点`. */
const COUNTED: Readonly<Record<string, string>> = {
  点: '点',
  文: '文',
  貫: '貫',
  間: '間',
  ハイ: 'ハイ',
  枚数: '枚',
  人数: '人',
};

export const ruleBook: Words['ruleBook'] = {
  all: 'ルールのすべて',
  primer: 'はじめての5分',
  deck: '48枚の札。1列が1か月で、名前は下の文にあります。',
  about: 'このゲームについて',
  title: (game, part) => `### ${game}・${part}`,
  cell: (column, text) =>
    COUNTED[column] === undefined ? `${column}：${text}` : `${text}${COUNTED[column]}`,
  which: 'どのゲームのルールを見ますか？',
  choose: 'ルールを見るゲームを選ぶ',
  game: (name, seats) => `${name}（${seats}人）`,
};

export const chart: Words['chart'] = {
  title: (game) => `${game} 役一覧`,
  need: (count) => `うち${count}枚`,
  more: (kind, each) => `${kind}ごとに＋${each}`,
  thisMonth: 'この月',
  fourOfTheMonth: 'その月の4枚',
  fourOfOne: '同じ月の4枚',
  without: '流れる：',
  atMost: (points) => `札${plain(points)}点以下`,
  bestOfLetter: '同じ記号の役は、一番高いものだけを数えます。',
  bestOfAll: '一番高い役だけを数えます。',
  allCount: 'すべて数えます。',
  needOf: (count, cards) => `${cards}のうち${count}枚`,
  both: (first, second) => `${first}と、${second}`,
  unless: (cards) => `${cards}があると流れる`,
  cards: (count) => `${count}枚`,
  youHave: (cards) => `自分の取り札：${cards}`,
  youHold: (cards) => `手札：${cards}`,
  othersHave: (cards) => `相手の取り札：${cards}`,
};
