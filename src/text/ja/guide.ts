import type { GuideWords } from '../guide-words.ts';

export const GUIDE: GuideWords = {
  short: '早わかり',
  about: 'このゲームについて',
  title: (game, part) => `### ${game}・${part}`,
  page: (page, pages) => `-# ${page} / ${pages} ページ`,
  choose: '見たいところを選ぶ',
};
