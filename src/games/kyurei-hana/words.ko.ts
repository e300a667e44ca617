import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '규레이하나',
  line: '20점짜리 패가 7장이고, 바닥에 깔린 패에 따라 점수가 몇 배로 올라요.',
  short: [
    '3명이 해요. 먹은 패와 족보가 모두 점수예요.',
    '바닥에 깔린 패에 따라 그 판의 정산이 2배나 4배가 돼요.',
    '패 점수: 광과 꾀꼬리와 사슴 20, 다른 열끗과 오동쌍피 10, 띠 5, 다른 피 0. 90점보다 적으면 잃고, 많으면 얻어요.',
  ],
  options: {},
  yaku: {},
};
