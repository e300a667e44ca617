import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '猪鹿蝶',
  line: '子どもも楽しめる、やさしい花合わせです。計算が簡単で役も少なく、雷が鬼札になります。',
  short: [
    '2人から4人用。取った札と役の、両方が点になります。',
    '**「柳のカス（雷）」は鬼札**です。柳以外の札を必ず1枚取ります。取れなければ場に残り、次にめくった札が取ります。',
    '札の点は、光20、タネ10、短冊5、カス0。自分の役はほかの人がそれぞれ払い、ほかの人の役は自分が払います。',
  ],
  options: {
    threeCardRule: {
      name: '3枚取り替え',
      sentence: '同じ月の札が3枚か4枚まとまって配られたとき、一部を取り替えるか。',
      choices: { false: '取り替えない', true: '取り替える' },
    },
    wildTakesOwnSuit: {
      name: '鬼札で柳も取れる',
      sentence: '鬼札で柳の札も取れるか。',
      choices: { false: '柳は取れない', true: '柳も取れる' },
    },
    direction: {
      name: '打つ向き',
      sentence: '手番が回る向き。',
      choices: { anticlockwise: '反時計回り', clockwise: '時計回り' },
    },
  },
  yaku: {
    'akatan-moji': '赤短文字',
    'akatan-muji': '赤短無地',
    hanami: '花見で一杯',
    tsukimi: '月見で一杯',
    'fuji-ippai': '藤いっぱい',
    'kiri-ippai': '桐いっぱい',
  },
};
