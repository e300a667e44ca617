import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '花合わせ',
  line: '花札の基本の遊び方です。2人から4人で遊べ、いろいろなルールを選べます。',
  short: [
    '2人から4人用。取った札と役の、両方が点になります。',
    '札の点は、光20、タネ10、短冊5、カス1。基準点（等分した132、88、66点）に足りないと減り、超えると増えます。',
    '自分の役の点は、ほかの人がそれぞれ払います。ほかの人の役は自分が払います。',
  ],
  options: {
    scoring: {
      name: '得点の方式',
      sentence: '互いに払い合うか、自分の点を足していくだけか。',
      choices: { 'zero-sum': '払い合う', additive: '足していく' },
    },
    handOfTwo: {
      name: '2人のときの手札',
      sentence: '2人で遊ぶとき、手札を何枚ずつ配るか。',
      choices: { '8': '8枚', '10': '10枚' },
    },
    fuke: {
      name: 'ふけ',
      sentence: '札の点が20点以下の人がいるとき、その局を流すか。',
      choices: { false: '流さない', true: '流す' },
    },
    rainCancelsViewings: {
      name: '雨流れ',
      sentence: '小野道風を取ると、自分の「呑み」「花見」「月見」が流れるか。',
      choices: { false: '流れない', true: '流れる' },
    },
    willowsCancelYaku: {
      name: '雨島の役流し',
      sentence: '雨島ができると、雨島も含めてその局のすべての役が流れるか。',
      choices: { false: '10点の役', true: 'すべての役が流れる' },
    },
    fewCards: {
      name: '少ない取り札',
      sentence: '3人のとき、取り札が8枚以下（3番目の人は10枚以下）の人が30点ずつ受け取るか。',
      choices: { false: '受け取らない', true: '30点ずつ' },
    },
    chaffZero: {
      name: 'カスの点',
      sentence: 'カスに点があるか。なければ基準点は120・80・60です。',
      choices: { false: '1点', true: '0点' },
    },
    chaffTeyaku: {
      name: 'カスの手役',
      sentence: '配られた手札にカスが6枚なら20点、7枚以上なら30点を、ほかの人から受け取るか。',
      choices: { false: 'なし', true: 'あり' },
    },
    wildLightning: {
      name: '雷の鬼札',
      sentence: '「柳のカス（雷）」を、むしのように鬼札とするか。',
      choices: { false: 'ただの柳', true: '鬼札' },
    },
  },
  yaku: {
    'omote-sugawara': '表菅原',
    rokutan: '六短',
    nomi: '呑み',
    'roku-kasu': '六カス',
    'nana-kasu': '七カス',
  },
  remarks: ({ willowsCancelYaku, chaffTeyaku, fuke }) => [
    ...(willowsCancelYaku === true ? ['柳4枚を取った人がいると、役はすべて流れる'] : []),
    ...(chaffTeyaku === true ? ['配られたカスが6枚なら20点、7枚以上は30点ずつ。'] : []),
    ...(fuke === true ? ['札が20点以下の人がいると、その局は流れる'] : []),
  ],
};
