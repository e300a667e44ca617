import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '六百間',
  line: '2人か3人で、600間を競います。「柳に小野道風」が鬼札で、四光と七短は、できればその場で勝ちです。',
  help: [
    '2人か3人で、48枚すべてを使います。2人なら手札8枚・場札8枚、3人なら手札7枚・場札6枚です。親から反時計回りに打ちます。2人のときは、山札の8枚をめくらずに終わります。同じ月の4枚が場か1人の手札にそろったときは、配り直します。',
    '手番では手札を1枚出します。場に同じ月の札があれば取ります。2枚なら選びます。場に3枚そろった札は「びき」で、4枚目だけが、まとめて取れます。取れる札がなければ場に捨てます。続いて山札を1枚めくり、同じようにします。',
    '**「柳に小野道風」（ガジ）は鬼札**です。点のあるどの札でも1枚取れますが、柳と「びき」の札は取れません。ただし、ほかの柳が3枚とも場にあれば、まとめて取れます。場の鬼札は、柳でも、点のあるどの札でも取れます。めくった札は、ほかに取れる札がなければ必ず鬼札を取り、手札から出した札は取らなくてもかまいません。',
    '点は**間**（けん）で数えます。光と鶯50間、ほかのタネ・短冊・「桐のカス（黄）」10間、ほかのカス0間です。自分の札と役を自分の点に足すだけで、払い合いません。局で一番高い人が次の親です。',
    '**できればその場で対局に勝つ役**、600間：四光（鶴・幕・月・鳳凰）、七短（短冊7枚）',
    '**ほかの役**（すべて重なります）。300間：猪鹿蝶、鉄砲（幕・月・盃。花見と月見は数えません）／200間：雨島（柳4枚）／150間：松桐坊主（鶴・鳳凰・月）、大三（鶴・鶯・幕）',
    '100間：小三（松・梅・桜の短冊）、青短（牡丹・菊・紅葉の短冊）、草短（藤・菖蒲・萩の短冊）、花見（幕・盃）、月見（月・盃）／50間：松・梅・桜・藤・芒・紅葉・桐の4枚そろい',
    '局のあと、600間以上の人がいれば、点の一番高い人が優勝です。一番高い人が2人なら、もう1局打ちます。',
  ],
  options: {
    family: {
      name: '遊び方',
      sentence: 'どの仲間で遊ぶか。役や点の数え方が、それぞれ違います。',
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
      sentence: '鬼札が、ただの柳のように柳1枚も取れるか。',
      choices: { false: '3枚そろったときだけ', true: '1枚でも取れる' },
    },
    rainOnField: {
      name: '場の鬼札',
      sentence: '場の鬼札を、柳のほかにどの札で取れるか。',
      choices: {
        any: '点のあるどの札でも',
        turned: '点のあるめくり札だけ',
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
      sentence: '四光や七短ができると、対局に勝つか。',
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
    shiko: '四光',
    nanatan: '七短',
    matsukiribozu: '松桐坊主',
    oozan: '大三',
    kozan: '小三',
    aotan: '青短',
    kusatan: '草短',
    inoshikacho: '猪鹿蝶',
    teppo: '鉄砲',
    hanami: '花見',
    tsukimi: '月見',
    ameshima: '雨島',
    matsushima: '松島',
    umeshima: '梅島',
    sakurashima: '桜島',
    fujishima: '藤島',
    bozushima: '坊主島',
    momijishima: '紅葉島',
    kirishima: '桐島',
    sogasu: '総ガス',
    tesan: '手三',
    futatesan: '二手三',
    teshi: '手四',
  },
  shortYaku: {},
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
