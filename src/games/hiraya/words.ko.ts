import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '히라야',
  line: '비쌍피가 만능패예요. 바닥에 있으면 먼저 먹어야 해요.',
  short: [
    '3명이 해요. 먹은 패와 족보가 모두 점수예요.',
    '**비쌍피는 만능패**라서 아무 패나 1장을 먹어요. 바닥에 있는 동안에는 다른 패를 내려놓을 수 없어요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 0. 80점보다 적으면 잃고, 많으면 얻어요. 족보는 다른 사람에게서 받아요.',
  ],
  options: {},
  yaku: { honjuso: '피 13장', hiraya: '피 7장 손패' },
};
