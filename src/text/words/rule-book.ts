/** Words around the pages of a game's rules. */
export interface RuleBookWords {
  /** The page that says it all in a few sentences. */
  readonly short: string;
  /** What the introduction of the rules is called among their parts. */
  readonly about: string;
  /** The title above a page. */
  title(game: string, part: string): string;
  /** Of a table: what stands in a column that must be named, `Points: 20`. */
  cell(column: string, text: string): string;
  /** `page` and `pages` from 1. */
  page(page: number, pages: number): string;
  /** Of which game somebody wants to read. */
  readonly which: string;
  /** In the menu of games, before one is chosen. */
  readonly choose: string;
  /** A game in that menu, plain. */
  game(name: string, seats: string): string;
}
