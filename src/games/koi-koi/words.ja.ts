import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

const VIEWINGS: Readonly<Record<string, readonly string[]>> = {
  'with-other': ['花見・月見は、ほかの役があるときだけ'],
  'rained-out': [
    '雨流れ：取り札に小野道風があると流れる',
    '場に柳があると花見、桐があると月見が流れる',
  ],
};

export const JA: WordsOf<typeof RULES> = {
  name: 'こいこい',
  line: '一番有名な2人用の花札です。役ができたら勝負か、こいこいで続けるかを選びます。',
  short: [
    '2人用。札を取って役を作ります。点になるのは役だけで、文（もん）で数えます。',
    '役ができたら選びます。**勝負**で局を終えて点を得るか、**こいこい**で続けてさらに高い点を狙うか。',
    'こいこいのあと相手が先に勝負すると、何も得られません。7文以上は2倍です。',
  ],
  end: '最後の局のあと、点の多い人の勝ちです。',
  options: {
    preset: {
      name: 'まとめて選ぶ',
      sentence:
        '市販のゲームのルールをまとめて選ぶか。そのゲームで決まっている項目は、そちらが優先されます。',
      choices: { usual: '選ばない', nintendo: '任天堂', 'koikoi-japan': 'こいこいジャパン' },
    },
    brights: {
      name: '光札の役の点',
      sentence: '五光・四光・雨四光・三光を何文とするか。',
      choices: { usual: '15・8・7・6文', lower: '10・8・7・5文' },
    },
    monthCards: {
      name: '月札',
      sentence: '12局の対局で、局の月の4枚を役とするか。',
      choices: { true: '4文', false: '役にしない' },
    },
    sixRibbons: {
      name: '赤短・青短の重なり',
      sentence: '赤短と青短がそろったとき、合わせて10文とするか、2つの役に10文を加えるか。',
      choices: { instead: '合わせて10文', besides: 'さらに10文' },
    },
    length: {
      name: '局数',
      sentence: 'どこで対局を終えるか。月札は12局のときだけあります。',
      choices: { fifty: '50文に達するまで' },
    },
    viewings: {
      name: '花見と月見',
      sentence: '花見で一杯と月見で一杯を、いつ役とするか。',
      choices: {
        on: 'いつでも',
        off: '役にしない',
        'with-other': 'ほかの役があるとき',
        'rained-out': '雨と霧で流れる',
      },
    },
    viewingPoints: {
      name: '花見と月見の点',
      sentence: '花見で一杯と月見で一杯を何文とするか。',
      choices: { '5': '5文', '3': '3文', '1': '1文', grow: '1文（こいこいのあと3文）' },
    },
    cupIsChaff: {
      name: '盃のカス扱い',
      sentence: '「菊に盃」をカスとしても数えるか。',
      choices: { true: 'カスにも数える', false: 'タネだけ' },
    },
    doubleChaff: {
      name: '雷と桐（黄）は2枚分',
      sentence: '「柳のカス（雷）」と「桐のカス（黄）」を、カス2枚と数えるか。',
      choices: { false: '1枚ずつ', true: '2枚ずつ' },
    },
    olderYaku: {
      name: '5文のままの役',
      sentence: '猪鹿蝶・赤短・青短を5文のままとし、タネ・タンと重ねるか。',
      choices: { false: '一番高いものだけ', true: '5文のまま重ねる' },
    },
    sevenDoubles: {
      name: '7文以上は2倍',
      sentence: '7文以上を2倍にするか。',
      choices: { true: '2倍', false: 'そのまま' },
    },
    koiMultiplier: {
      name: 'こいこいの倍',
      sentence: '誰のこいこいで、勝った人の点が増えるか。',
      choices: {
        opponent: '相手のこいこいで2倍',
        own: '自分のこいこいで2倍',
        any: 'どちらのこいこいでも2倍',
        count: '1回ごとに倍率＋1',
        adds: '自分の1回ごとに1文',
        none: '増えない',
      },
    },
    calls: {
      name: 'こいこいの回数',
      sentence: '1局に何回こいこいできるか。',
      choices: {
        unlimited: '役が増えるたび',
        once: '1人1回',
        'once-for-both': '2人で1回',
        'new-yaku': '新しい役だけ',
      },
    },
    minimum: {
      name: '勝負の最低文数',
      sentence: '役が何文あれば、勝負やこいこいができるか。',
      choices: { '0': '制限なし', '3': '3文' },
    },
    oyaKen: {
      name: '親権',
      sentence: 'おやけん：誰も勝負しなかった局で、親が何文得るか。',
      choices: { '0': 'なし', '1': '1文', '6': '6文' },
    },
    drawPassesOya: {
      name: '流れたあとの親',
      sentence: '誰も勝負しなかった局のあと、誰が親になるか。',
      choices: { false: '親のまま', true: '相手に替わる' },
    },
    bothTeyaku: {
      name: '手役の重なり',
      sentence: '手四とくっつきが重なったとき、合わせて何文とするか。',
      choices: { '6': '6文', '12': '12文' },
    },
    fieldFour: {
      name: '場の4枚',
      sentence: '同じ月の4枚が場に出たとき、どうするか（すべて対なら、いつも配り直す）。',
      choices: { redeal: '配り直す', 'oya-takes': '親が取る' },
    },
    brightField: {
      name: '場の光札',
      sentence: '場に配られた光札1枚ごとに、倍率を1ずつ上げるか。',
      choices: { false: '上げない', true: '上げる' },
    },
    hand: {
      name: '手札の枚数',
      sentence: '手札を何枚ずつ配るか。',
      choices: { '8': '8枚', '10': '10枚' },
    },
    playOut: {
      name: '山札の残り',
      sentence: '手札がなくなったあと、山札を最後までめくるか。',
      choices: { false: '手札がなくなったら終わる', true: '最後までめくる' },
    },
    wildLightning: {
      name: '雷の鬼札',
      sentence: '「柳のカス（雷）」を、むしのように鬼札とするか。',
      choices: { false: 'ただの柳', true: '鬼札' },
    },
    zeroSum: {
      name: '負けた人の支払い',
      sentence: '勝った人の点を、負けた人が払うか（払うなら、50文までの対局は24局まで）。',
      choices: { false: '払わない', true: '負けた人が払う' },
    },
    loserScores: {
      name: '負けた人の役',
      sentence: '勝負のとき、負けた人の役も点にするか。',
      choices: { false: '点にしない', true: '点にする' },
    },
    bestOnly: {
      name: '一番高い役だけ',
      sentence: 'すべての役のうち、一番高いものだけを数えるか。',
      choices: { false: 'すべて重なる', true: '一番高い役だけ' },
    },
  },
  yaku: {
    tane: 'タネ',
    'akatan-aotan': '赤短・青短',
    tan: 'タン',
    hanami: '花見で一杯',
    tsukimi: '月見で一杯',
    tsukifuda: '月札',
    kasu: 'カス',
    'koi-koi-calls': 'こいこい',
    kuttsuki: 'くっつき',
    'teshi-kuttsuki': '手四・くっつき',
  },
  remarks: ({ viewings, doubleChaff, bestOnly, bothTeyaku }) => [
    `手役：同じ月の4枚（手四）、すべて対（くっつき）は6文${bothTeyaku === 12 ? '・両方12文' : ''}。`,
    ...(VIEWINGS[viewings] ?? []),
    ...(doubleChaff === true ? ['雷と桐のカス（黄）は、カス2枚分。'] : []),
    ...(bestOnly === true ? ['すべてのうち、最高の役だけを数える'] : []),
  ],
};
