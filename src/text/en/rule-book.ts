import type { RuleBookWords } from '../words/rule-book.ts';

export const RULE_BOOK: RuleBookWords = {
  short: 'Quick guide',
  about: 'The game',
  title: (game, part) => `### ${game} · ${part}`,
  cell: (column, text) => `${column}: ${text}`,
  page: (page, pages) => `-# Page ${page} of ${pages}`,
  which: 'Which game’s rules would you like to read?',
  choose: 'Choose a game',
  game: (name, seats) => `${name} (${seats} players)`,
};
