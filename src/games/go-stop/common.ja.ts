import type { OptionWordsOf, OwnYakuNames } from '../words.ts';
import type { COMMON } from './options.ts';
import type { ScoreId } from './scores.ts';

/** The house rules that Go-Stop and Matgo share. */
export const OPTIONS_JA: OptionWordsOf<typeof COMMON> = {
  preset: {
    name: 'まとめて選ぶ',
    sentence:
      '「韓国式」では、遅い月が親で、場に4枚出るとナガリです。ボーナス札を使いますが、カスはもらいません。',
    choices: { usual: '選ばない', 'korean-table': '韓国式' },
  },
  firstOya: {
    name: '最初の親',
    sentence: '札を1枚ずつ引き、どの月の人が最初の親になるか。',
    choices: { earliest: '早い月', latest: '遅い月' },
  },
  minimum: {
    name: '上がれる点',
    sentence: '何点からストップできるか。標準は2人なら7点、3人なら3点。',
    choices: { usual: '標準', '3': '3点', '5': '5点', '7': '7点' },
  },
  bonusCards: {
    name: 'ボーナス札',
    sentence: 'カス2枚分か3枚分になり、どの札とも合わない札を加えるか。',
    choices: { '0': 'なし', '2': '2枚', '3': '3枚' },
  },
  bonusSteals: {
    name: 'ボーナス札でもらう',
    sentence: 'ボーナス札でも、ほかの人からカスを1枚もらうか。',
    choices: { true: '1枚もらう', false: 'もらわない' },
  },
  chongtong: {
    name: '手札に4枚',
    sentence: '同じ月の4枚が手札にあるとき（チョントン、총통）にどうするか。',
    choices: { ask: '見せれば勝ち', ends: 'すぐに勝ち', off: '何もなし' },
  },
  fieldFour: {
    name: '場に4枚',
    sentence: '場に同じ月の4枚が出たときにどうするか。',
    choices: { redeal: '配り直し', nagari: '勝ちなし', 'oya-wins': '親の勝ち' },
  },
  firstPpeok: {
    name: '初ポク',
    sentence: '最初の手番から続くポク（뻑）に、その場で支払うか。',
    choices: { true: '支払う', false: '支払わない' },
  },
  firstTtadak: {
    name: '初タダク',
    sentence: '最初の手番のタダク（따닥）に、その場で支払うか。',
    choices: { true: '支払う', false: '支払わない' },
  },
  threePpeok: {
    name: 'ポク3回',
    sentence: '1人の3回目のポク（뻑）で局が終わるとき、何点の勝ちか。',
    choices: { minimum: '上がれる最低点', ten: '10点' },
  },
  ownStack: {
    name: 'チャポク',
    sentence: '自分のポクを取り返す（자뻑）と、カスを何枚もらうか。',
    choices: { usual: '2枚、3人なら1枚', one: '1枚', two: '2枚' },
  },
  smallBomb: {
    name: '小さなポクタン',
    sentence: '手札の2枚で、場の同じ月の2枚をまとめて取れるか。',
    choices: { no: '取れない', plain: '取れる', double: '取れて2倍' },
  },
  cup: {
    name: '菊に盃',
    sentence: '菊に盃（ククチン、국진）を、タネとカス2枚分のうち得なほうに数えるか。',
    choices: { either: '得なほう', animal: 'タネ' },
  },
  goBonus: {
    name: 'ゴー',
    sentence: '3ゴー（고）からの2倍のほかに、1回1点も加えるか。',
    choices: { 'plus-and-double': '加えて2倍', 'double-only': '2倍だけ' },
  },
  piBak: {
    name: 'ピバク',
    sentence: 'カスが何枚までの負けが2倍（피박）か。標準は2人なら7枚、3人なら5枚。',
    choices: { usual: '標準', '5': '5枚まで', '6': '6枚まで', '7': '7枚まで' },
  },
  piBakZero: {
    name: 'カスなしのピバク',
    sentence: 'カスが1枚もない負けも2倍（피박）か。',
    choices: { exempt: '2倍にしない', pays: '2倍にする' },
  },
  emptyPays: {
    name: '取り札なし',
    sentence: '1枚も取らずに負けた人も支払うか。',
    choices: { true: '支払う', false: '支払わない' },
  },
  nagariCap: {
    name: 'ナガリ',
    sentence: '勝ちのない局（나가리）のあと、次の局を何倍までにするか。',
    choices: { '8': '8倍まで', '4': '4倍まで', '16': '16倍まで', none: '限りなし' },
  },
};

export const SAME_JA: OwnYakuNames<ScoreId> & { readonly turn: string } = {
  turn: '手札を1枚出し、山札を1枚めくります。同じ月の場札を取れますが、手に入るのは手番の終わりです。めくった札で取れなくなることもあります。',
  yaku: {
    sagwang: '四光',
    samgwang: '三光',
    bisamgwang: '雨入り三光',
    godori: 'コドリ（고도리）',
    chodan: '草短',
    yeol: 'タネ',
    tti: '短冊',
    pi: 'カス',
  },
  shortYaku: { godori: 'コドリ' },
};
