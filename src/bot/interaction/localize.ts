import type { PersonSettings, ServerSettings } from '../../model/settings.ts';
import { named } from '../../text/format/named.ts';
import { words } from '../../text/language.ts';
import type { Words } from '../../text/words/words.ts';

/**
 * The words of a person: the language that they have chosen, or else that of their Discord, with
 * cards and yaku named as they like.
 */
export function wordsOfPerson({ language, names }: PersonSettings, locale: string): Words {
  return named(words(language === 'auto' ? locale : language), names);
}

/** The words of what everybody in a server reads; `locale` is Discord's for the server. */
export function wordsOfServer({ language }: ServerSettings, locale: string): Words {
  return words(language === 'auto' ? locale : language);
}
