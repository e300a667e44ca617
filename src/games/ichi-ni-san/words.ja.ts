import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '一二三',
  line: '3人で手早く遊べる花札です。役は3つで、どれかができると局が終わります。',
  short: [
    '3人用で、役は3つ。誰かの役ができると、局はすぐに終わります。',
    '四光は1人から3口、赤短と青短は1人から2口です。',
    '誰も役を作らなければ、札の点の一番多い人が1口ずつもらいます。光20、タネ10、短冊5、カス1。',
  ],
  end: '最後の局のあと、一番多くもらった人が優勝です。',
  options: {
    shares: {
      name: 'ゲーム',
      sentence: '3つのうち、どのゲームで遊ぶか。',
      choices: {
        'one-two-three': '一二三',
        'two-four-six': '二四六',
        'three-six-nine': '三六九',
      },
    },
  },
  yaku: {},
};
