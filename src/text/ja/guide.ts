import type { GuideWords } from '../guide-words.ts';

export const GUIDE: GuideWords = {
  short: '早わかり',
  about: 'このゲームについて',
  title: (game, part) => `### ${game}・${part}`,
  page: (page, pages) => `-# ${page} / ${pages} ページ`,
  which: 'どのゲームのルールを見ますか。',
  choose: 'ルールを見るゲームを選ぶ',
  game: (name, seats) => `${name}（${seats}人）`,
};
