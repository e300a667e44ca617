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
  month('1月', '松', ['に鶴', 'に赤短', 'のカス', 'のカス']),
  month('2月', '梅', ['に鶯', 'に赤短', 'のカス', 'のカス']),
  month('3月', '桜', ['に幕', 'に赤短', 'のカス', 'のカス']),
  month('4月', '藤', ['に不如帰', 'に短冊', 'のカス', 'のカス']),
  month('5月', '菖蒲', ['に八橋', 'に短冊', 'のカス', 'のカス']),
  month('6月', '牡丹', ['に蝶', 'に青短', 'のカス', 'のカス']),
  month('7月', '萩', ['に猪', 'に短冊', 'のカス', 'のカス']),
  month('8月', '芒', ['に月', 'に雁', 'のカス', 'のカス']),
  month('9月', '菊', ['に盃', 'に青短', 'のカス', 'のカス']),
  month('10月', '紅葉', ['に鹿', 'に青短', 'のカス', 'のカス']),
  month('11月', '柳', ['に小野道風', 'に燕', 'に短冊', 'のカス（雷）']),
  month('12月', '桐', ['に鳳凰', 'のカス（黄）', 'のカス', 'のカス']),
];

export const kinds: Words['kinds'] = { hikari: '光', tane: 'タネ', tan: '短冊', kasu: 'カス' };

export const bonusCards: Words['bonusCards'] = [
  named('ボーナス札（カス2枚分）'),
  named('ボーナス札（カス2枚分）'),
  named('ボーナス札（カス3枚分）'),
];
