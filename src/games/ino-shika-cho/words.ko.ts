import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '이노시카초',
  line: '계산이 쉽고 족보가 적어 아이도 할 수 있어요. 비쌍피가 만능패예요.',
  short: [
    '2명에서 4명이 해요. 먹은 패와 족보가 모두 점수예요.',
    '**비쌍피는 만능패**예요. 비가 아닌 패 1장을 꼭 먹어요. 먹을 패가 없으면 바닥에서 다음에 뒤집는 패를 기다려요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 0. 다른 사람 모두에게서 내 족보만큼 받고, 다른 사람의 족보만큼 내요.',
  ],
  options: {
    threeCardRule: {
      name: '같은 달 3장 규칙',
      sentence: '같은 달 3장이나 4장을 받으면 몇 장을 바꿀까요?',
      choices: { false: '바꾸지 않음', true: '바꿈' },
    },
    wildTakesOwnSuit: {
      name: '만능패로 비 먹기',
      sentence: '만능패로 비도 먹을 수 있게 할까요?',
      choices: { false: '비는 안 됨', true: '비도 됨' },
    },
    direction: {
      name: '도는 방향',
      sentence: '차례를 어느 쪽으로 돌릴까요?',
      choices: { anticlockwise: '시계 반대 방향', clockwise: '시계 방향' },
    },
  },
  yaku: {
    'akatan-moji': '홍단',
    'akatan-muji': '초단',
    'fuji-ippai': '흑싸리 4장',
    'kiri-ippai': '오동 4장',
  },
};
