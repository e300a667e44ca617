/** Words around the pages of a game's rules. */
export interface GuideWords {
  /** The page that says it all in a few sentences. */
  readonly short: string;
  /** What the introduction of the rules is called among their parts. */
  readonly about: string;
  /** The title above a page. */
  title(game: string, part: string): string;
  /** `page` and `pages` from 1. */
  page(page: number, pages: number): string;
  readonly choose: string;
}
