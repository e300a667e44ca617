import { EN } from '../en/index.ts';
import { type Some, type Words, withSome } from '../words.ts';

/** A language that is still being translated: English wherever it has no text. */
export function begun(
  tag: string,
  texts: Some<Omit<Words, 'korean'>> & Pick<Words, 'korean'>,
): Words {
  const endonym = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const own = { language: tag, endonym, locales: [tag], formats: tag };
  return { ...withSome(EN, texts), ...own, korean: texts.korean ?? {} };
}
