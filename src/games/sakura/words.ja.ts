import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '桜',
  line: 'ハワイの花札（肥後花）です。2人から7人で、チーム戦もできます。役を作ると、ほかの人の点が50点ずつ減ります。',
  short: [
    '2人から7人用。取った札が点になり、役を作ると、ほかの人の点が50点ずつ減ります。',
    '**「柳のカス（雷）」は鬼札**（ガジ）で、どの札でも取れます。手札と場で同じ月の4枚がそろえば、**引き**で4枚とも取れます。',
    '札の点は、光20（小野道風は5）、短冊と桐の黄10、タネ5、ほかのカス0。',
  ],
  options: {
    scoring: {
      name: '役の点',
      sentence: '役ができたら、ほかの人の点を50点ずつ減らすか、作った人に50点を加えるか。',
      choices: { minus: 'ほかの人の点を減らす', plus: '50点を加える' },
    },
    teams: {
      name: 'チーム',
      sentence: '向かい合う人とチームになるか（4人なら「2チーム」も2人ずつ）。',
      choices: { none: 'ならない', pairs: '2人ずつ', threes: '2チーム' },
    },
    count: {
      name: '数え方',
      sentence: '局ごとの点を合計するか、局ごとの1位に1勝を与えるか。',
      choices: { points: '点の合計', victories: '勝ち数' },
    },
    basa: {
      name: 'バサ',
      sentence: '勝ち数のとき、100点差の勝ちを2勝と数えるか。',
      choices: { false: 'しない', true: 'する' },
    },
    chu: {
      name: 'チュー',
      sentence: '勝ち数のとき、50点差の勝ちを2勝（バサもあれば100点差を3勝）と数えるか。',
      choices: { false: 'しない', true: 'する' },
    },
    blockedGaji: {
      name: '止められた雷',
      sentence: 'ほかの人に止められた雷をどうするか。',
      choices: { again: '別の札を取る', lays: '場に捨てる', returns: '手札に戻す' },
    },
    dealtGaji: {
      name: '場に出た雷',
      sentence: '最初に場に配られた雷を残すか。',
      choices: { stays: '柳として残す', removed: '除く' },
    },
    leftovers: {
      name: '残り札',
      sentence: '雷で札を取った人が、最後に場に残ったどの札をもらうか。',
      choices: { mate: 'その月の札', all: 'すべて', none: 'もらわない' },
    },
    fieldFour: {
      name: '場四',
      sentence: '場に同じ月の4枚が出たらどうするか。',
      choices: { 'oya-takes': '親が取る', redeal: '配り直す' },
    },
    pileOut: {
      name: '山札の残り',
      sentence:
        '2人の手札がなくなったあと、山札をめくるか（Fudawiki）、終わるか（Board Game Arena）。',
      choices: { true: 'めくる', false: 'めくらない' },
    },
    direction: {
      name: '打つ向き',
      sentence: '打つ向きと、最初の親の決め方。',
      choices: {
        'anti-clockwise': '反時計回り（早い月が親）',
        clockwise: '時計回り（遅い月が親）',
      },
    },
  },
  yaku: {
    i: '呑み',
    ro: '表菅原',
    ha: '赤短',
    ni: '青短',
    he: '草短',
    ho: '青タネ',
    to: '草タネ',
    chiri: '野荒らし',
  },
};
