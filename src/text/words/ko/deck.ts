import { named, plainMonth } from '../cards.ts';
import type { Words } from '../words.ts';

export const deck: Words['deck'] = [
  plainMonth('1월', '솔', ['광', ' 홍단', '피', '피']),
  plainMonth('2월', '매조', [' 꾀꼬리', ' 홍단', '피', '피']),
  plainMonth('3월', '벚꽃', ['광', ' 홍단', '피', '피']),
  plainMonth('4월', '흑싸리', [' 두견새', ' 초단', '피', '피']),
  plainMonth('5월', '난초', [' 다리', ' 초단', '피', '피']),
  plainMonth('6월', '모란', [' 나비', ' 청단', '피', '피']),
  plainMonth('7월', '홍싸리', [' 멧돼지', ' 초단', '피', '피']),
  plainMonth('8월', '공산', ['광', ' 기러기', '피', '피']),
  plainMonth('9월', '국화', [' 술잔', ' 청단', '피', '피']),
  plainMonth('10월', '단풍', [' 사슴', ' 청단', '피', '피']),
  plainMonth('11월', '비', ['광', ' 제비', '띠', '쌍피']),
  plainMonth('12월', '오동', ['광', '쌍피', '피', '피']),
];

export const kinds: Words['kinds'] = { hikari: '광', tane: '열끗', tan: '띠', kasu: '피' };

export const bonusCards: Words['bonusCards'] = [
  named('보너스 쌍피'),
  named('보너스 쌍피'),
  named('보너스 쓰리피'),
];
