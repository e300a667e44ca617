import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'まゆみの花札',
  line: '家庭で遊ばれる、2人か3人の花札です。役は100間単位、「柳に小野道風」が鬼札になります。',
  short: [
    '2人か3人用。取った札と役が**間**（けん）になります。',
    '**「柳に小野道風」は、2回目の手番から鬼札**（ガジ）です。点のある札を1枚取れます。',
    '光と鶯50間。ほかのタネ・短冊・桐の黄10間。カス0間。役は100間以上です。',
  ],
  end: '1人ずつ親と比べ、低いほうが差を払います。',
  options: {
    warbler: {
      name: '鶯の間数',
      sentence: '「梅に鶯」を何間と数えるか。',
      choices: { '50': '50間', '10': '10間' },
    },
    nizoro: {
      name: '二ぞろの枚数',
      sentence: '二ぞろに「柳のカス（雷）」も必要か。',
      choices: { '3': '柳3枚', '4': '柳4枚' },
    },
    tegarasu: {
      name: '手がらす三十',
      sentence: 'どのような取り札で、引き分けを求められるか。',
      choices: {
        families: '柳と桐を除いて30間以下',
        'one-light': '50間の札1枚まで、ほかは30間以下',
      },
    },
    mustMatch: {
      name: '取れる札を先に',
      sentence: '取れる札が手札にあるとき、必ず出すか。',
      choices: { false: 'どの札でも出せる', true: '取れる札を出す' },
    },
    teppoReplacesViewings: {
      name: '鉄砲と花見・月見',
      command: '鉄砲と花見月見',
      sentence: '鉄砲ができたとき、花見一杯と月見一杯も数えるか。',
      choices: { false: 'どれも数える', true: '鉄砲だけ' },
    },
    willowRibbon: {
      name: '柳の短冊',
      sentence: '七短・八短・九短に、柳の短冊を数えるか。',
      choices: { true: '数える', false: '数えない' },
    },
  },
  yaku: {
    nizoro: '二ぞろ',
    hanami: '花見一杯',
    tsukimi: '月見一杯',
    'kyu-tan': '九短',
    'hachi-tan': '八短',
    'nana-tan': '七短',
    family: '4枚そろい',
  },
};
