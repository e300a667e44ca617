import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '무시',
  line: '오사카에서 온 40장짜리 빠른 게임이에요. 비쌍피가 만능패예요.',
  short: [
    '2명이 모란과 홍싸리를 뺀 40장으로 해요. 먹은 패와 족보가 모두 점수예요.',
    '**비쌍피는 만능패**예요. 비가 아닌 패 1장을 꼭 먹어요. 먹을 패가 없으면 바닥에서 다음에 뒤집는 패를 기다려요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 1. 115점보다 적으면 내고, 많으면 받아요. 족보도 주고받아요.',
  ],
  options: {
    rounds: {
      name: '판수',
      sentence: '게임을 언제 끝낼까요? 정한 판수를 치거나 목표 점수까지 해요(24판까지).',
      choices: {
        fifty: '50점이 될 때까지',
        hundred: '100점이 될 때까지',
      },
    },
    fiveBrights: {
      name: '오광',
      sentence: '오광을 족보로 인정할까요?',
      choices: { true: '30점', false: '인정 안 함' },
    },
    fourInHand: {
      name: '손에 같은 달 4장',
      sentence: '같은 달 4장을 받은 사람이 패를 다시 나누자고 할 수 있게 할까요?',
      choices: { false: '그대로', true: '다시 나눌 수 있음' },
    },
    pairsOnField: {
      name: '바닥에 짝 넷',
      sentence: '바닥패가 짝 넷이면 어떻게 할까요?',
      choices: { false: '그대로', true: '다시 나눔' },
    },
  },
  yaku: { sanko: '삼광' },
};
