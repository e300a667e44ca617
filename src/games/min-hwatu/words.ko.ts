import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '민화투',
  line: '단과 약을 모으는 가장 기본이 되는 화투예요. 고도 스톱도 없어요.',
  short: [
    '2명에서 7명이 해요. 먹은 패와 족보가 모두 점수예요. 고도 스톱도 없어요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 0.',
    '족보는 단(같은 단의 띠 3장, 30점)과 약(난초·단풍·비 4장, 20점)이에요. 다른 사람 모두에게서 내 족보만큼 받고, 다른 사람의 족보만큼 내요.',
  ],
  options: {
    extraYaku: {
      name: '추가 족보',
      sentence: '고도리와 오광(각 50), 똥약(20)도 족보로 인정할까요?',
      choices: { none: '아니요', korean: '예' },
    },
  },
  yaku: {
    chodan: '초단',
    choyak: '초약',
    pungyak: '풍약',
    biyak: '비약',
    godori: '고도리',
    ttongyak: '똥약',
  },
};
