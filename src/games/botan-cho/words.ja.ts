import { plain } from '../../text/format/numbers.ts';
import type { GameWords } from '../../text/words/words.ts';

export const BOTAN_CHO: GameWords = {
  name: '牡丹蝶',
  line: '関東に伝わる、ふたりで遊ぶ花札です。「牡丹に蝶」が鬼札になります。',
  help: [
    'ふたりで、牡丹と萩を抜き「牡丹に蝶」だけを加えた41枚を使います。手札は9枚ずつ、場札は5枚です。',
    '手番では手札を1枚出します。場に同じ月の札があれば取ります。同じ月の3枚はまとめて取ります。なければ場に残ります。続いて山札を1枚めくり、同じようにします。',
    '**「牡丹に蝶」は鬼札**です。どの札でも1枚取れます。3枚の組からも1枚だけです。鬼札が場にある間は、どの札でも鬼札を取れ、ほかの札を場に残せません。山札の最後の1枚なら相手のものです。最後に場に残った札は、鬼札を使った人のものです。',
    '札の点は、光20点、タネ10点、短冊5点、カス1点です。得点は「札の点 − 120 ＋ 自分の役 − 相手の役」で、負けた人が払います。勝った人は1点の局札も取ります。',
    '**役**：五光（光5枚）30点、三光（松に鶴・梅に鶯・桜に幕）25点、藤島（藤4枚）10点、桐島（桐4枚）10点。すべて重なります。',
    '0対0のときは「柳のカス（雷）」を取った人の勝ちです。最後の局のあと、点の多い人が優勝です。',
  ],
  options: {
    rounds: {
      name: '局数',
      command: '局数',
      sentence: '何局で対局を終えるか。',
      choices: { '3': '3局', '6': '6局', '12': '12局' },
    },
    wildTakesStack: {
      name: '鬼札の3枚取り',
      command: '鬼札の3枚取り',
      sentence: '鬼札で、同じ月の3枚の組をまとめて取れるか。',
      choices: { false: '1枚だけ取れる', true: '3枚とも取れる' },
    },
  },
  yaku: { goko: '五光', sanko: '三光', fujishima: '藤島', kirishima: '桐島' },
  shortYaku: {},
  yakuUnit: 'points',
  unit: 'points',
  hasMonths: false,
  hasCardPoints: true,
  entry: null,
  score: (score) => `${plain(score)}点`,
};
