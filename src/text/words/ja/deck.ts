import { named, plainMonth } from '../cards.ts';
import type { Words } from '../words.ts';

export const deck: Words['deck'] = [
  plainMonth('1月', '松', ['に鶴', 'に赤短', 'のカス', 'のカス']),
  plainMonth('2月', '梅', ['に鶯', 'に赤短', 'のカス', 'のカス']),
  plainMonth('3月', '桜', ['に幕', 'に赤短', 'のカス', 'のカス']),
  plainMonth('4月', '藤', ['に不如帰', 'に短冊', 'のカス', 'のカス']),
  plainMonth('5月', '菖蒲', ['に八橋', 'に短冊', 'のカス', 'のカス']),
  plainMonth('6月', '牡丹', ['に蝶', 'に青短', 'のカス', 'のカス']),
  plainMonth('7月', '萩', ['に猪', 'に短冊', 'のカス', 'のカス']),
  plainMonth('8月', '芒', ['に月', 'に雁', 'のカス', 'のカス']),
  plainMonth('9月', '菊', ['に盃', 'に青短', 'のカス', 'のカス']),
  plainMonth('10月', '紅葉', ['に鹿', 'に青短', 'のカス', 'のカス']),
  plainMonth('11月', '柳', ['に小野道風', 'に燕', 'に短冊', 'のカス（雷）']),
  plainMonth('12月', '桐', ['に鳳凰', 'のカス（黄）', 'のカス', 'のカス']),
];

export const kinds: Words['kinds'] = { hikari: '光', tane: 'タネ', tan: '短冊', kasu: 'カス' };

export const bonusCards: Words['bonusCards'] = [
  named('ボーナス札（カス2枚分）'),
  named('ボーナス札（カス2枚分）'),
  named('ボーナス札（カス3枚分）'),
];
