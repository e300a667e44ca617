import type { BonusWords, CardWords, DeckWords } from '../cards.ts';

/** Japanese card names are the same on a button and in a sentence. */
function named(name: string): CardWords {
  return { label: name, noun: name, short: name };
}

export const DECK: DeckWords = [
  {
    month: '1月',
    plant: '松',
    cards: [named('松に鶴'), named('松に赤短'), named('松のカス'), named('松のカス')],
  },
  {
    month: '2月',
    plant: '梅',
    cards: [named('梅に鶯'), named('梅に赤短'), named('梅のカス'), named('梅のカス')],
  },
  {
    month: '3月',
    plant: '桜',
    cards: [named('桜に幕'), named('桜に赤短'), named('桜のカス'), named('桜のカス')],
  },
  {
    month: '4月',
    plant: '藤',
    cards: [named('藤に不如帰'), named('藤に短冊'), named('藤のカス'), named('藤のカス')],
  },
  {
    month: '5月',
    plant: '菖蒲',
    cards: [named('菖蒲に八橋'), named('菖蒲に短冊'), named('菖蒲のカス'), named('菖蒲のカス')],
  },
  {
    month: '6月',
    plant: '牡丹',
    cards: [named('牡丹に蝶'), named('牡丹に青短'), named('牡丹のカス'), named('牡丹のカス')],
  },
  {
    month: '7月',
    plant: '萩',
    cards: [named('萩に猪'), named('萩に短冊'), named('萩のカス'), named('萩のカス')],
  },
  {
    month: '8月',
    plant: '芒',
    cards: [named('芒に月'), named('芒に雁'), named('芒のカス'), named('芒のカス')],
  },
  {
    month: '9月',
    plant: '菊',
    cards: [named('菊に盃'), named('菊に青短'), named('菊のカス'), named('菊のカス')],
  },
  {
    month: '10月',
    plant: '紅葉',
    cards: [named('紅葉に鹿'), named('紅葉に青短'), named('紅葉のカス'), named('紅葉のカス')],
  },
  {
    month: '11月',
    plant: '柳',
    cards: [named('柳に小野道風'), named('柳に燕'), named('柳に短冊'), named('柳のカス（雷）')],
  },
  {
    month: '12月',
    plant: '桐',
    cards: [named('桐に鳳凰'), named('桐のカス（黄）'), named('桐のカス'), named('桐のカス')],
  },
];

export const BONUS: BonusWords = [
  named('ボーナス札（カス2枚分）'),
  named('ボーナス札（カス2枚分）'),
  named('ボーナス札（カス3枚分）'),
];
