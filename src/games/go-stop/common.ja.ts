import { ROUNDS_JA } from '../rounds-words.ts';
import type { OptionWords, OwnYakuNames } from '../words.ts';
import type { COMMON } from './options.ts';
import type { ScoreId } from './scores.ts';

type CommonWords = {
  readonly [Id in keyof typeof COMMON]: OptionWords<`${(typeof COMMON)[Id]['choices'][number]}`>;
};

/** The house rules that Go-Stop and Matgo share. */
export const OPTIONS_JA: CommonWords = {
  preset: {
    name: 'まとめて選ぶ',
    sentence: '「韓国の卓」なら、遅い月が親、場に4枚はナガリ、ボーナス札ありでカスはもらいません。',
    choices: { usual: '選ばない', 'korean-table': '韓国の卓' },
  },
  firstOya: {
    name: '最初の親',
    sentence: 'はじめに引いた札で、どの月の人が最初の親か。',
    choices: { earliest: '早い月', latest: '遅い月' },
  },
  rounds: ROUNDS_JA,
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
    sentence: '1枚も取っていない負けも支払うか。',
    choices: { true: '支払う', false: '支払わない' },
  },
  nagariCap: {
    name: 'ナガリ',
    sentence: '勝ちのない局（나가리）が、次の局を何倍までにするか。',
    choices: { '8': '8倍まで', '4': '4倍まで', '16': '16倍まで', none: '限りなし' },
  },
};

/** What scores. */
export const YAKU_JA: OwnYakuNames<ScoreId> = {
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

/** How a turn goes, and what it may bring. */
export const TURN_JA = [
  '手番では手札を1枚出し、山札を1枚めくります。**めくるまでは何も取れません**。出した札は、場に同じ月の札があればそれを、2枚あれば先に選んだほうを、3枚の重なりならすべてを取ります。続いてめくった札で同じようにします。',
  '**特別な手番**では、ほかの人からカスを1枚ずつもらいます。**チョク**（쪽）：捨てた札をめくった札で取る・**タダク**（따닥）：2枚ある月に出し、4枚目をめくってすべて取る・**スル**（쓸）：場を空にする・3枚の**重なり**を取る。**ポク**（뻑）：1枚ある月に出して3枚目をめくると、3枚は重なって場に残り、4枚目を出した人が取ります。自分の最後の手番にはどれもありません。3回目のポクは、その局の勝ちです。',
  '**フンドゥルギ**（흔들기）：同じ月の3枚を持ち、場にその月がなければ、見せながら1枚を出せます。勝てば2倍です。**ポクタン**（폭탄）：3枚をまとめて場の4枚目に出せます。4枚とカス1枚をもらい、勝てば2倍になり、あとで2回、札を出さずにめくれます。図では「흔」がフンドゥルギ、「폭」がポクタン、「뻑」がポク、空の札が札を出さない手番です。',
  '**ボーナス札**はカス2枚分か3枚分で、どの札とも合いません。札を出す前に出すと、そのまま自分の取り札になり、代わりに山札を1枚もらいます。めくったときは取り札に加え、もう1枚めくります。場に配られたものは親のものです。',
  '**点**：五光15・四光4・三光3（小野道風入りは2）・コドリ（고도리、鶯・不如帰・雁）5・紅短、青短、草短それぞれ3・タネ5枚、短冊5枚、カス10枚で1、1枚増すごとに1。雷と黄の桐はカス2枚分、菊に盃はタネかカス2枚分の得なほうです。',
] as const;

/** What multiplies a win, for all numbers of players. */
export const DOUBLES_JA =
  '**ゴー**1回ごとに1点増え、3回目で2倍、4回目でさらに2倍です。タネ7枚も2倍です（モンタ、멍따）。**クァンバク**（광박：光の点で負け、光が1枚もない）と**ピバク**（피박：カスの点で負け、カスが少ない）で負けた人は2倍払います。誰もストップしなければナガリ（나가리）で、支払いはなく、次の局が2倍になります。';
