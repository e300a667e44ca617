/**
 * One card or several in a sentence. In a template they print as they stand by themselves, so `${card}` is
 * enough for most languages; `in` gives the form that a sentence needs, such as a case.
 */
export class CardNames {
  readonly #print: (form?: string) => string;

  /** `print` names them in a form of the language's own; in none: as they stand by themselves. */
  constructor(print: (form?: string) => string) {
    this.#print = print;
  }

  in(form?: string): string {
    return this.#print(form);
  }

  toString(): string {
    return this.#print();
  }
}
