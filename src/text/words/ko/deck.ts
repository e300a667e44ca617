import { type MonthWords, named } from '../cards.ts';
import type { Words } from '../words.ts';

/** A card's name is the same on a button and in a sentence: its plant, and what it has. */
function month(
  month: string,
  plant: string,
  [first, second, third, fourth]: readonly [string, string, string, string],
): MonthWords {
  const card = (has: string) => named(`${plant}${has}`);
  return { month, plant, cards: [card(first), card(second), card(third), card(fourth)] };
}

export const deck: Words['deck'] = [
  month('1월', '솔', ['광', ' 홍단', '피', '피']),
  month('2월', '매조', [' 꾀꼬리', ' 홍단', '피', '피']),
  month('3월', '벚꽃', ['광', ' 홍단', '피', '피']),
  month('4월', '흑싸리', [' 두견새', ' 초단', '피', '피']),
  month('5월', '난초', [' 다리', ' 초단', '피', '피']),
  month('6월', '모란', [' 나비', ' 청단', '피', '피']),
  month('7월', '홍싸리', [' 멧돼지', ' 초단', '피', '피']),
  month('8월', '공산', ['광', ' 기러기', '피', '피']),
  month('9월', '국화', [' 술잔', ' 청단', '피', '피']),
  month('10월', '단풍', [' 사슴', ' 청단', '피', '피']),
  month('11월', '비', ['광', ' 제비', '띠', '쌍피']),
  month('12월', '오동', ['광', '쌍피', '피', '피']),
];

export const kinds: Words['kinds'] = { hikari: '광', tane: '열끗', tan: '띠', kasu: '피' };

export const bonusCards: Words['bonusCards'] = [
  named('보너스 쌍피'),
  named('보너스 쌍피'),
  named('보너스 쓰리피'),
];
