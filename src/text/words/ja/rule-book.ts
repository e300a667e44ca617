import type { Words } from '../words.ts';

/** Columns of numbers that are read with what is counted after them: `20点`. */
const COUNTED: Readonly<Record<string, string>> = {
  点: '点',
  間: '間',
  ハイ: 'ハイ',
  枚数: '枚',
  人数: '人',
};

export const RULE_BOOK: Words['ruleBook'] = {
  short: '早わかり',
  about: 'このゲームについて',
  title: (game, part) => `### ${game}・${part}`,
  cell: (column, text) =>
    COUNTED[column] === undefined ? `${column}：${text}` : `${text}${COUNTED[column]}`,
  page: (page, pages) => `-# ${page} / ${pages} ページ`,
  which: 'どのゲームのルールを見ますか？',
  choose: 'ルールを見るゲームを選ぶ',
  game: (name, seats) => `${name}（${seats}人）`,
};
