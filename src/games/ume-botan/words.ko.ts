import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '우메보탄',
  line: '한 부부가 여러 지방의 규칙을 모아 만들었어요. 정산이 2배인 판이 있어요.',
  short: [
    '3명이나 4명이 해요. 먹은 패와 족보가 모두 점수예요. 2배인 판도 있어요.',
    '**비쌍피는 만능패**예요. 비가 아닌 패 1장을 먹어요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 1. 88점(4명이면 66점)보다 적으면 잃고, 많으면 얻어요. 족보는 다른 사람에게서 받아요.',
  ],
  options: {
    rounds: {
      name: '판수',
      sentence: '한 게임을 몇 판으로 할까요? 이달의 패는 12판일 때만 있어요.',
      choices: {},
    },
    dandruff: {
      name: '후케',
      sentence: '후케를 보통 족보로 인정할까요, 비를 빼고 세어 다른 점수를 모두 무효로 할까요?',
      choices: { yaku: '보통 족보', 'cancels-round': '다른 점수는 무효' },
    },
  },
  yaku: {
    'omote-dango': '겉 단고',
    'ura-dango': '홍단',
    akatan: '초단',
    tsukiyaku: '이달의 패',
    fuke: '후케',
  },
  remarks: ({ dandruff }) =>
    dandruff === 'cancels-round' ? ['후케는 비를 빼고 세고, 다른 점수는 무효.'] : [],
};
