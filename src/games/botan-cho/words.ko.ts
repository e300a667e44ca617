import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '보탄초',
  line: '간토 지방에서 둘이 치는 빠른 게임이에요. 모란 나비가 만능패예요.',
  short: [
    '2명이 41장으로 해요. 먹은 패와 족보가 모두 점수예요.',
    '**모란 나비는 만능패**라서 아무 패나 1장을 먹어요. 바닥에 있으면 아무 패로나 먹을 수 있어요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 1. 120점보다 적으면 내고, 많으면 받아요. 족보도 주고받아요.',
  ],
  options: {
    wildTakesStack: {
      name: '만능패로 묶음 먹기',
      sentence: '모란 나비로 3장 묶음을 모두 먹을 수 있게 할까요?',
      choices: { false: '1장만', true: '모두' },
    },
  },
  yaku: { sanko: '삼광' },
};
