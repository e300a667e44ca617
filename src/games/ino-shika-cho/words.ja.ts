import { plain } from '../../text/format/numbers.ts';
import type { GameWords } from '../../text/words/words.ts';

export const INO_SHIKA_CHO: GameWords = {
  name: '猪鹿蝶',
  line: '子どもも遊べる、やさしい花合わせです。計算が簡単で役も少なく、雷が鬼札になります。',
  help: [
    '3人で、48枚すべてを使います。手札は7枚ずつ、場札は6枚です。2人なら手札8枚・場札8枚、4人なら手札5枚・場札8枚です。親から打ちます。',
    '手番では手札を1枚出します。場に同じ月の札があれば取ります。2枚なら選び、3枚ならまとめて取ります。なければ場に残ります。続いて山札を1枚めくり、同じようにします。',
    '**「柳のカス（雷）」は鬼札**です。手札からでもめくっても、柳のほかの札を1枚取ります。取れる札がなければ場に残り、次にめくられた柳でない札が必ず鬼札を取ります。ほかの札では取れません。',
    '鬼札が場に配られたら、山札を1枚伏せて重ね、親が最初の手番で、山札をめくる代わりに2枚とも取ります。',
    '最後はたいてい2枚が残ります。柳は、ほかの柳2枚を取った人のものです。もう1枚は、鬼札を使った人のものです。',
    '札の点は、光20点、タネ10点、短冊5点、カス0点です。得点は「札の点 ＋ 自分の役 × ほかの人数 − ほかの人の役」です。',
    '**役**（すべて重なります）：猪鹿蝶 30、赤短文字（松・梅・桜の短冊）20、青短（牡丹・菊・紅葉の短冊）20、赤短無地（藤・菖蒲・萩・柳の短冊）20、花見で一杯（幕・盃）10、月見で一杯（月・盃）10、藤いっぱい（藤4枚）10、桐いっぱい（桐4枚）10。',
    '得点の一番高い人が次の親です。最後の局のあと、点の多い人が優勝です。',
  ],
  options: {
    rounds: {
      name: '局数',
      command: '局数',
      sentence: '何局で対局を終えるか。',
      choices: { '12': '12局', '6': '6局', '3': '3局' },
    },
    threeCardRule: {
      name: '3枚ルール',
      command: '3枚ルール',
      sentence: '同じ月の札が3枚か4枚まとまって配られたとき、一部を取り替えるか。',
      choices: { false: '取り替えない', true: '取り替える' },
    },
    wildTakesOwnSuit: {
      name: '鬼札の柳取り',
      command: '鬼札の柳取り',
      sentence: '鬼札で柳の札も取れるか。',
      choices: { false: '柳は取れない', true: '柳も取れる' },
    },
    direction: {
      name: '回り方',
      command: '回り方',
      sentence: '手番が回る向き。',
      choices: { anticlockwise: '反時計回り', clockwise: '時計回り' },
    },
  },
  yaku: {
    inoshikacho: '猪鹿蝶',
    'akatan-moji': '赤短文字',
    aotan: '青短',
    'akatan-muji': '赤短無地',
    hanami: '花見で一杯',
    tsukimi: '月見で一杯',
    'fuji-ippai': '藤いっぱい',
    'kiri-ippai': '桐いっぱい',
  },
  shortYaku: {},
  yakuUnit: 'points',
  unit: 'points',
  hasMonths: false,
  hasCardPoints: true,
  entry: null,
  score: (score) => `${plain(score)}点`,
};
