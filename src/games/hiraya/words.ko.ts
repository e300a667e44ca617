import { BEST_IS_OYA_KO, TURN_KO } from '../help-words.ts';
import { ROUNDS_KO } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '히라야',
  line: '비쌍피가 만능패예요. 바닥에 있으면 먼저 먹어야 해요.',
  help: [
    '3명이 48장으로 해요. 손패는 7장씩, 바닥에는 6장을 깔아요. 선부터 쳐요. 바닥에 같은 달 4장이나 비 3장이 나오면 패를 다시 나눠요.',
    TURN_KO,
    '**비쌍피는 만능패**예요. 묶음 속의 패라도 아무 패나 1장을 먹어요. 바닥에 있으면 어떤 패로도 먹을 수 있고, 그동안 다른 패를 바닥에 내려놓을 수 없어요. 끝에 남은 패는 비쌍피를 쓴 사람이 가져가요.',
    '패 점수는 광 20, 열끗 10, 띠 5, 피 0이고 기준점은 80이에요. 내 점수는 패 점수 − 80 + 2 × 내 족보 − 다른 사람의 족보예요.',
    '**족보**: 오광 50, 아니면 사광(비광 없이) 40 · 홍단 30 · 청단 30 · 초단(흑싸리·난초·홍싸리) 30 · 피 13장(비를 빼고 13장 이상) 40. 모두 더해요.',
    '**손족보**: 피 7장(비쌍피는 피가 아니에요)을 받으면 30점씩 받아요.',
    BEST_IS_OYA_KO,
  ],
  options: {
    rounds: ROUNDS_KO,
  },
  yaku: { honjuso: '피 13장', hiraya: '피 7장 손패' },
};
