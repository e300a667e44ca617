/**
 * One person or several in a sentence. In a template they print as their names, so `${who}` is enough
 * for most languages; `bare` is for endings that follow a name's last sound, `count` for verbs.
 */
export class People {
  /** As it is to be printed: escaped and bold in a message. */
  readonly printed: string;
  /** Without any marks. */
  readonly bare: string;
  readonly count: number;

  /** As they stand: a plain name, the pot, the bank, or nobody. */
  static of(text: string): People {
    return new People(text, text, 1);
  }

  constructor(printed: string, bare: string, count: number) {
    this.printed = printed;
    this.bare = bare;
    this.count = count;
  }

  toString(): string {
    return this.printed;
  }
}
