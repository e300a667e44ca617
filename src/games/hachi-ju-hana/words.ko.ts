import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '하치주하나',
  line: '같은 달 4장이 족보이고, 모자란 패는 비로 채워요.',
  short: [
    '2명에서 4명이 해요. 먹은 패와 같은 달 4장이 점수예요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 0. 기준점(120, 80, 60점)보다 적으면 잃고, 많으면 얻어요.',
    '같은 달 4장은 20점 족보예요. 모자라는 패는 **비로 채워요**.',
  ],
  options: {
    yaku: {
      name: '족보',
      sentence: '같은 달 4장을 족보로 인정할까요? 족보가 없으면 바캇파나예요.',
      choices: { months: '같은 달 4장', none: '족보 없음' },
    },
    chaff: {
      name: '피 점수',
      sentence: '피를 몇 점으로 칠까요? 1점이면 기준점은 132, 88, 66이에요.',
      choices: { '0': '0점', '1': '1점' },
    },
    fieldFour: {
      name: '바닥에 같은 달 4장',
      sentence: '바닥에 같은 달 4장이 나오면 어떻게 할까요?',
      choices: { 'oya-takes': '선이 먹음', redeal: '다시 나눔' },
    },
    hand: {
      name: '2명일 때 손패',
      sentence: '2명이 할 때 손패를 몇 장씩 나눌까요?',
      choices: { '8': '8장', '10': '10장' },
    },
  },
  yaku: {
    matsu: '솔 4장',
    ume: '매조 4장',
    sakura: '벚꽃 4장',
    fuji: '흑싸리 4장',
    ayame: '난초 4장',
    botan: '모란 4장',
    hagi: '홍싸리 4장',
    susuki: '공산 4장',
    kiku: '국화 4장',
    momiji: '단풍 4장',
    yanagi: '비 4장',
    kiri: '오동 4장',
  },
  remarks: ({ yaku }) => (yaku === 'none' ? [] : ['모자란 패는 비로 채울 수 있어요.']),
};
