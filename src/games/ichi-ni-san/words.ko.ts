import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '이치니산',
  line: '하나, 둘, 셋! 셋이 치는 빠른 게임이에요. 족보가 나오면 판이 끝나요.',
  short: [
    '3명이 하고 족보는 셋이에요. 족보가 나오면 바로 판이 끝나요.',
    '사광은 한 사람에게서 3몫, 홍단과 청단은 2몫을 받아요.',
    '족보가 없으면 패 점수가 가장 높은 사람이 1몫씩 받아요. 광 20, 열끗 10, 띠 5, 피 1.',
  ],
  end: '마지막 판이 끝나고 몫이 가장 많은 사람이 이겨요.',
  options: {
    shares: {
      name: '게임 종류',
      sentence: '셋 중 어떤 게임을 할까요?',
      choices: {
        'one-two-three': '이치니산 (1·2·3)',
        'two-four-six': '니시로쿠 (2·4·6)',
        'three-six-nine': '사부로쿠 (3·6·9)',
      },
    },
  },
  yaku: {},
};
