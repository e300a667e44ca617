import type { EN } from './en/index.ts';

type Texts = Omit<typeof EN, 'korean'>;

/** Everything that a person reads, in one language: each text that English has. */
export type Words = Texts & {
  /** What stands in their place in Korean games; absent: nothing. */
  readonly korean?: Some<Texts>;
};

/** Some of these texts; those of a list by their index. */
export type Some<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? Readonly<Record<number, Some<Item>>>
    : T extends object
      ? { readonly [Key in keyof T]?: Some<T[Key]> }
      : T extends string
        ? string
        : T;

/** Texts, with others in place of `some`. */
export function withSome<T>(texts: T, some: unknown): T {
  if (some === undefined) return texts;
  if (typeof texts !== 'object' || texts === null) return some as T;
  const others = some as Readonly<Record<string, unknown>>;
  const entries = Object.entries(texts).map(([key, one]) => [key, withSome(one, others[key])]);
  return (Array.isArray(texts) ? entries.map(([, one]) => one) : Object.fromEntries(entries)) as T;
}
