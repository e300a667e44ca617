import { EN } from '../en/index.ts';
import type { Words } from '../words.ts';

/** The texts that a language has already; those of a list by their index. */
export type Begun<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? Readonly<Record<number, Begun<Item>>>
    : T extends object
      ? { readonly [Key in keyof T]?: Begun<T[Key]> }
      : T extends string
        ? string
        : T;

/** A language that is still being translated: English wherever it has no text. */
export function begun(tag: string, texts: Begun<Words>): Words {
  const endonym = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const own = { language: tag, endonym, locales: [tag], formats: tag };
  return Object.assign(merged(EN, texts) as Words, own);
}

function merged(english: unknown, own: unknown): unknown {
  if (own === undefined) return english;
  if (typeof english !== 'object' || english === null) return own;
  const texts = own as Readonly<Record<string, unknown>>;
  const entries = Object.entries(english).map(([key, value]) => [key, merged(value, texts[key])]);
  return Array.isArray(english) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
