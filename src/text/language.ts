import { EN } from './en.ts';
import { JA } from './ja.ts';
import type { Words } from './words.ts';

/** Every language there is; English, the one for everybody else, first. */
export const LANGUAGES: readonly Words[] = [EN, JA];

/** The words for one of Discord's locales (`ja`, `en-GB`, `de`): Japanese, or else English. */
export function words(locale: string): Words {
  return /^ja\b/.test(locale) ? JA : EN;
}
