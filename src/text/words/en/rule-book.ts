/** Words around the pages of a game's rules. */
export const RULE_BOOK = {
  /** The page that says it all in a few sentences. */
  short: 'Quick guide',
  /** What the introduction of the rules is called among their parts. */
  about: 'The game',
  /** The title above a page. */
  title: (game: string, part: string) => `### ${game} · ${part}`,
  /** Of a table: what stands in a column that must be named, `Points: 20`. */
  cell: (column: string, text: string) => `${column}: ${text}`,
  /** `page` and `pages` from 1. */
  page: (page: number, pages: number) => `-# Page ${page} of ${pages}`,
  /** Of which game somebody wants to read. */
  which: 'Which game’s rules would you like to read?',
  /** In the menu of games, before one is chosen. */
  choose: 'Choose a game',
  /** A game in that menu, plain. */
  game: (name: string, seats: string) => `${name} (${seats} players)`,
};
