import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '스다오시',
  line: '피가 가장 값진 게임이에요. 받은 손패에도 점수가 있어요.',
  short: [
    '3명이 해요. **피가 보물**이에요. 먹은 패와 족보와 손족보가 점수예요.',
    '패 점수: 피와 벚꽃광과 오동광 10, 다른 광 5, 열끗 5, 띠 1.',
    '기준점은 선 100, 두 번째 110, 마지막 120이에요. 그보다 적으면 잃고, 많으면 얻어요.',
  ],
  options: {
    teyaku: {
      name: '손족보',
      sentence: '하치하치의 손족보를 인정할까요?',
      choices: { full: '인정', none: '인정 안 함' },
    },
    topYaku: {
      name: '2장 족보',
      sentence: '보즈카부리와 아메카부리를 인정할까요, 같은 달 4장만 인정할까요?',
      choices: { true: '인정', false: '4장만' },
    },
  },
  yaku: {
    'bozu-kaburi': '보즈카부리',
    'bozu-zoro': '보즈조로',
    'ame-kaburi': '아메카부리',
    'ame-zoro': '아메조로',
  },
  remarks: () => ['비 족보는 마지막에 치는 사람만.'],
};
