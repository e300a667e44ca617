import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '六百間',
  line: '2人か3人で、600間を競います。「柳に小野道風」が鬼札で、四光か七短ができると、その場で勝ちです。',
  short: [
    '2人か3人用。取った札と役が**間**（けん）になり、局のあとに600間以上なら勝ちです。',
    '**「柳に小野道風」は鬼札**（ガジ）です。点のある札を1枚取れます。柳と「びき」の札は取れません。',
    '光と鶯50間。ほかのタネ・短冊・桐の黄10間。ほかのカス0間。',
  ],
  end: '四光か七短ができれば、その場で対局に勝ちます。',
  options: {
    family: {
      name: '遊び方',
      sentence: '六百間の仲間のどれで遊ぶか。役や点の数え方が、それぞれ違います。',
      choices: {
        roppyakken: '六百間',
        yamayaku: 'ヤマヤク',
        changara: 'チャンガラ',
        yukbaek: '六百（韓国のユッペク）',
        sambong: '三峰（韓国のサムボン）',
      },
    },
    target: {
      name: '目標の点',
      sentence: '何間で対局を終えるか。300間なら「三百間」です。',
      choices: { '600': '600間', '300': '300間', '200': '200間', '1000': '1000間' },
    },
    games: {
      name: '勝負の回数',
      sentence: 'チャンガラを何回勝負で打つか。3番勝負は2勝、5番勝負は3勝で勝ちです。',
      choices: { '1': '1回勝負', '3': '3番勝負', '5': '5番勝負' },
    },
    hand: {
      name: '2人のときの手札',
      sentence: '2人で遊ぶとき、手札を何枚ずつ配るか。10枚なら、山札をすべてめくります。',
      choices: { '8': '8枚', '10': '10枚' },
    },
    handFour: {
      name: '手札の4枚',
      sentence: '同じ月の4枚が1人の手札にそろったとき、どうするか。',
      choices: { redeal: '配り直す', play: 'そのまま打つ' },
    },
    rainTakesWillows: {
      name: '鬼札と柳',
      sentence: '鬼札で、普通の柳のように柳を1枚だけ取れるか。',
      choices: { false: '3枚そろったときだけ', true: '1枚でも取れる' },
    },
    rainOnField: {
      name: '場の鬼札',
      sentence: '場の鬼札を、柳のほかにどの札で取れるか。',
      choices: {
        any: '点のあるどの札でも',
        turned: '点のある札をめくったときだけ',
        willow: '柳だけ',
      },
    },
    teppo: {
      name: '鉄砲と花見・月見',
      command: '鉄砲と花見月見',
      sentence: '鉄砲ができたとき、花見と月見も数えるか。',
      choices: { replaces: '鉄砲だけ', adds: 'どれも数える' },
    },
    willowRibbon: {
      name: '柳の短冊',
      sentence: '七短に、柳の短冊を数えるか。',
      choices: { true: '数える', false: '数えない' },
    },
    instantWin: {
      name: '勝ちになる役',
      sentence: '四光か七短ができたら、対局に勝つか。',
      choices: {
        'at-once': 'その場で勝ち',
        'at-end': '局を打ち終えて勝ち',
        off: '600間の役',
      },
    },
    luckyHands: {
      name: '手役',
      sentence: '配られた手札に同じ月の3枚があれば200間、それが2組か、すべて0間なら400間か。',
      choices: { false: 'なし', true: 'あり' },
    },
    fuke: {
      name: 'ふけ',
      sentence: '取り札が30間以下の人がいるとき、その局を流すか。',
      choices: { false: '流さない', true: '流す' },
    },
    rainSpoils: {
      name: '雨流れ',
      sentence: '柳を取ると、自分の「鉄砲」「花見」「月見」が流れるか。',
      choices: {
        no: '流れない',
        rainman: '小野道風で流れる',
        'willow-unless-crane': 'どの柳でも流れる（鶴があれば流れない）',
      },
    },
  },
  yaku: {
    matsushima: '松島',
    umeshima: '梅島',
    sakurashima: '桜島',
    bozushima: '坊主島',
    momijishima: '紅葉島',
    sogasu: '総ガス',
    tesan: '手三',
    futatesan: '二手三',
  },
  remarks: ({ family, instantWin, luckyHands, rainSpoils, fuke }) => [
    ...WINS[family === 'roppyakken' || family === 'yukbaek' ? instantWin : 'off'],
    ...(family === 'sambong' ? ['手札の3枚は200間、4枚は300間。局の点は百間に切り上げ。'] : []),
    ...(luckyHands && family !== 'sambong' ? ['手札の3枚は200間、2組か総ガスは400間。'] : []),
    ...(family === 'yukbaek' ? ['局で一番の人だけが、2番との差を得る。'] : []),
    ...(rainSpoils === 'willow-unless-crane' ? ['鶴があれば、花見などは流れない。'] : []),
    ...(fuke ? ['取り札が30間以下の人がいると、その局は流れる。'] : []),
  ],
};

const WINS = {
  'at-once': ['四光と七短は、その場で勝ち。'],
  'at-end': ['四光と七短は、局を打ち終えて勝ち。'],
  off: [],
} as const;
