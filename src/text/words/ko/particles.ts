import type { CardNames } from '../cards.ts';
import { People } from '../facts.ts';

/** Particles after a last sound with a final consonant, and after one without. */
const PAIRS = {
  이: ['이', '가'],
  을: ['을', '를'],
  은: ['은', '는'],
  과: ['과', '와'],
  으로: ['으로', '로'],
  이에요: ['이에요', '예요'],
  이라: ['이라', '라'],
} as const;

/** By the form after a final consonant. */
type Particle = keyof typeof PAIRS;

/** How a word ends: without a final consonant, with ㄹ, with another; null if nobody can tell. */
type Ending = 'open' | 'l' | 'closed' | null;

/** A word with the particle that follows its last sound; `이(가)` if it cannot be told, as after kanji. */
export function josa(word: string | number | People | CardNames, particle: Particle): string {
  const sounded = word instanceof People ? word.bare : String(word);
  const [closed, open] = PAIRS[particle];
  const ending = endingOf(sounded);
  if (ending === null) return `${word}${particle === '으로' ? '(으)로' : `${closed}(${open})`}`;
  const isOpen = ending === 'open' || (ending === 'l' && particle === '으로');
  return `${word}${isOpen ? open : closed}`;
}

/** What is not sounded: brackets at the end with what is in them, marks, quotes, blanks. */
const SILENT = /(?:\s*[([][^()[\]]*[)\]]|[^\p{L}\p{N}])+$/u;

function endingOf(word: string): Ending {
  const text = word.replace(SILENT, '') || word.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const last = text.normalize('NFC').at(-1) ?? '';
  if (/[가-힣]/.test(last)) return ofSyllable(last);
  if (/\d/.test(last)) return ofNumber(text);
  if (/[a-z]/i.test(last)) return ofLatin(text);
  if (/[\u3041-\u30ff]/.test(last)) return /[んン]/.test(last) ? 'closed' : 'open';
  return null;
}

function ofSyllable(syllable: string): Ending {
  const final = ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28;
  if (final === 0) return 'open';
  return final === 8 ? 'l' : 'closed';
}

/** 영 일 이 삼 사 오 육 칠 팔 구; after a zero 십, 백, 천 or 만. */
function ofNumber(text: string): Ending {
  const digit = Number(text.at(-1));
  if ([1, 7, 8].includes(digit)) return 'l';
  return [0, 3, 6].includes(digit) ? 'closed' : 'open';
}

/** As Koreans read it: letter by letter in capitals, else as a name, as Ben 벤, Paul 폴, Jack 잭, Mike 마이크. */
function ofLatin(text: string): Ending {
  const [word = ''] = /[a-z]+$/i.exec(text) ?? [];
  if (/^[A-Z]+$/.test(word)) {
    if (/[LR]$/.test(word)) return 'l';
    return /[MN]$/.test(word) ? 'closed' : 'open';
  }
  if (/l$/i.test(word)) return 'l';
  return /(?:[mn]|ng|ck|[aeiouy][bckpt])$/i.test(word) ? 'closed' : 'open';
}

/** `첫 판`, `3번째 판`; not `3판`, which is three rounds. */
export function nthRound(round: number): string {
  return round === 1 ? '첫 판' : `${round}번째 판`;
}
