import { BEST_IS_OYA_JA, TURN_JA } from '../help-words.ts';
import { ROUNDS_JA } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '猪鹿蝶',
  line: '子どもも楽しめる、やさしい花合わせです。計算が簡単で役も少なく、雷が鬼札になります。',
  help: [
    '3人で、48枚すべてを使います。手札は7枚ずつ、場札は6枚です。2人なら手札8枚・場札8枚、4人なら手札5枚・場札8枚です。親から打ちます。',
    TURN_JA,
    '**「柳のカス（雷）」は鬼札**です。手札からでもめくっても、柳のほかの札を1枚取ります。取れる札がなければ場に残り、次にめくった、柳以外の札が必ず鬼札を取ります。ほかの札では取れません。',
    '鬼札が場に配られたら、山札を1枚伏せて重ね、親が最初の手番で、山札をめくる代わりに2枚とも取ります。',
    '最後はたいてい2枚が残ります。柳は、ほかの柳2枚を取った人のものです。もう1枚は、鬼札を使った人のものです。',
    '札の点は、光20点、タネ10点、短冊5点、カス0点です。得点は「札の点 ＋ 自分の役 × ほかの人数 − ほかの人の役」です。',
    '**役**（すべて重なります）：猪鹿蝶 30、赤短文字（松・梅・桜の短冊）20、青短（牡丹・菊・紅葉の短冊）20、赤短無地（藤・菖蒲・萩・柳の短冊）20、花見で一杯（幕・盃）10、月見で一杯（月・盃）10、藤いっぱい（藤4枚）10、桐いっぱい（桐4枚）10。',
    BEST_IS_OYA_JA,
  ],
  options: {
    rounds: ROUNDS_JA,
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
