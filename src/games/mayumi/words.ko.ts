import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '마유미 화투',
  line: '한 가족이 치던 게임이에요. 족보는 100켄 단위이고, 비광이 만능패예요.',
  short: [
    '2명이나 3명이 해요. 먹은 패와 족보를 **켄**으로 계산해요.',
    '**비광은 두 번째 차례부터 만능패**예요. 점수가 있는 패 1장을 먹어요.',
    '패 점수: 광과 꾀꼬리 50, 다른 열끗과 띠와 오동쌍피 10, 피 0. 족보는 100켄부터예요.',
  ],
  end: '각자 선과 비교해서 적은 쪽이 차이만큼 내요.',
  options: {
    warbler: {
      name: '꾀꼬리',
      sentence: '매조 꾀꼬리를 몇 켄으로 할까요?',
      choices: { '50': '50켄', '10': '10켄' },
    },
    nizoro: {
      name: '니조로',
      sentence: '비쌍피까지 있어야 니조로로 인정할까요?',
      choices: { '3': '비 3장', '4': '비 4장' },
    },
    tegarasu: {
      name: '데가라스 산주',
      sentence: '먹은 패가 어떨 때 무승부를 신청할 수 있게 할까요?',
      choices: {
        families: '비와 오동을 빼고 30켄 이하',
        'one-light': '50켄 패 1장까지, 나머지 30켄 이하',
      },
    },
    mustMatch: {
      name: '먹을 패 먼저',
      sentence: '먹을 수 있는 패가 손에 있으면 꼭 내게 할까요?',
      choices: { false: '아무 패나', true: '먹을 패를 내야 함' },
    },
    teppoReplacesViewings: {
      name: '뎃포와 꽃놀이',
      sentence: '뎃포가 있어도 꽃놀이와 달맞이를 인정할까요?',
      choices: { false: '모두 인정', true: '뎃포만' },
    },
    willowRibbon: {
      name: '비띠',
      sentence: '띠 7장, 8장, 9장에 비띠도 인정할까요?',
      choices: { true: '인정', false: '인정 안 함' },
    },
  },
  yaku: {
    nizoro: '니조로',
    akatan: '초단',
    'kyu-tan': '띠 9장',
    'hachi-tan': '띠 8장',
    'nana-tan': '띠 7장',
    family: '같은 달 4장',
  },
};
