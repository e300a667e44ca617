import type { GuideWords } from '../words/rule-book.ts';

export const GUIDE: GuideWords = {
  short: 'In short',
  about: 'The game',
  title: (game, part) => `### ${game} · ${part}`,
  cell: (column, text) => `${column}: ${text}`,
  page: (page, pages) => `-# Page ${page} of ${pages}`,
  which: 'The rules of which game?',
  choose: 'Read the rules of a game',
  game: (name, seats) => `${name} (${seats} players)`,
};
