import type { Language } from '../games/yaku-words.ts';
import { BEGUN } from './words/begun/index.ts';
import { EN } from './words/en/index.ts';
import { JA } from './words/ja/index.ts';
import { KO } from './words/ko/index.ts';
import type { Words } from './words/words.ts';

/** One for each language of the games: a new one is added here, see docs/TRANSLATING.md. */
const BY_TAG: Readonly<Record<Language, Words>> = { en: EN, ja: JA, ko: KO };

/** Every language there is; English, the one for everybody else, first. */
export const LANGUAGES: readonly Words[] = [...Object.values(BY_TAG), ...BEGUN];

/**
 * The words for one of Discord's locales (`ja`, `en-GB`, `de`) or for a language's own name of
 * itself: those that are made for it, else those of its language, else English.
 */
export function words(locale: string): Words {
  const exact = LANGUAGES.find((one) => one.language === locale || one.locales.includes(locale));
  return exact ?? LANGUAGES.find((one) => main(one.language) === main(locale)) ?? EN;
}

/** `en` of `en-GB`. */
function main(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}
