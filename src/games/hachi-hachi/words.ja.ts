import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '八八',
  line: '3人から7人で、3人ずつ打ちます。手役と出来役のある、花札を代表する遊びです。',
  short: [
    '1局を打つのは3人。4人以上なら、出るか、**貫**を払って降りるかを決めます（1貫＝12文）。',
    '同じ月の3枚など、配られた手が**手役**になればもらえます。場に鶴・幕・月があると、支払いはすべて2倍です。',
    '役ができたら、**勝負**で局を終えて2人からもらうか、**サゲ**で続けるかを選びます。',
  ],
  end: '役のない局は札の点で決まります。88点に足りないと払い、超えるともらいます。',
  options: {
    kan: {
      name: '貫',
      sentence: '1貫が何文か。',
      choices: { '12': '12文（関東）', '10': '10文（関西）' },
    },
    region: {
      name: '地方',
      sentence: '出来役と特別な終わり方を何貫とするか。関西は出来役10～15貫、特別8～10貫。',
      choices: { kanto: '関東', kansai: '関西' },
    },
    aka: {
      name: '赤',
      sentence: '短冊とカスだけの手役「赤」を何貫とするか。',
      choices: { '2': '2貫', '3': '3貫' },
    },
    haneken: {
      name: '跳剣',
      sentence: '3枚と対2組の手役「跳剣」を何貫とするか。',
      choices: { '7': '7貫', '8': '8貫' },
    },
    shiso: {
      name: '四三',
      sentence: '4枚と3枚の手役「四三」を何貫とするか。',
      choices: { '20': '20貫', '30': '30貫' },
    },
    tripletPairs: {
      name: '三本2組',
      sentence: '三本が2組のとき、2つを足した貫数より高くするか。',
      choices: { raised: '6貫・7貫・8貫', sum: '合わせた4貫・5貫・6貫' },
    },
    sunashi: {
      name: '素無',
      sentence: 'カスと柳のない手札を、手役「素無」とするか。',
      choices: { true: '4貫', false: '手役にしない' },
    },
    inoshikacho: {
      name: '猪鹿蝶',
      sentence: '猪鹿蝶を出来役とするか（貫数は赤短と同じ）。',
      choices: { true: '役にする', false: '役にしない' },
    },
    nanatanExtra: {
      name: '八短から',
      sentence: '7枚を超える短冊1枚ごとに1貫を足すか。柳の短冊も数える。',
      choices: { true: '1枚ごとに1貫', false: '足さない' },
    },
    sageUnimproved: {
      name: 'サゲのまま',
      sentence: '誰も止めずに打ち終えたとき、出来役をどう払うか。',
      choices: { half: '半分', void: '払わない' },
    },
    multiplier: {
      name: '光札が多い場',
      sentence: '場に光札が何枚もあるとき、倍率を1局に1枚分ずつ使うか、一度に掛けるか。',
      choices: { carry: '1局に1枚ずつ', product: '一度に掛ける' },
    },
    etsunen: {
      name: '越年',
      sentence: '最後の局のあとも、持ち越した倍率がなくなるまで続けるか。',
      choices: { true: '続ける', false: '終わる' },
    },
    fieldFour: {
      name: '場の4枚',
      sentence: '場に同じ月の4枚が出たとき、どうするか。',
      choices: { redeal: '配り直す', 'oya-takes': '最初の打ち手が取る' },
    },
    hatto: {
      name: '法度',
      sentence: '捨てた札でほかの人が役を作って勝負したら、捨てた人が2人分を払うか。',
      choices: { true: '2人分を払う', false: 'なし' },
    },
    dropFee: {
      name: '降り賃',
      sentence: '降り賃は、降りた人数で上がるか、座った順で上がるか。',
      choices: { 'by-order': '降りた人数で', 'by-seat': '座った順で' },
    },
    tooFew: {
      name: '人数が足りないとき',
      sentence: '最後の3人は降りられないか、3人に足りない局は打たないか。',
      choices: { forced: '最後の3人は出る', split: '打たない' },
    },
    oikomiPayers: {
      name: '追い込み',
      sentence: '追い込みの人に、誰が払うか。',
      choices: { 'non-leaders': '最初の打ち手以外の2人', all: '3人とも' },
    },
  },
  yaku: {},
  remarks: ({ region, sageUnimproved }) => [
    region === 'kansai' ? '特別：8貫、10貫、10貫。' : '特別：10貫、10貫、12貫。',
    sageUnimproved === 'void' ? 'サゲのまま打ち終えると、なし。' : 'サゲのまま打ち終えると、半分。',
  ],
};
