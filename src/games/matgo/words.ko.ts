import { OPTIONS_KO, SAME_KO } from '../go-stop/common.ko.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '맞고',
  line: '둘이 치는 고스톱이에요. 7점이 나면 고일까요, 스톱일까요?',
  short: [
    '2명이 해요. 광, 열끗, 띠, 피를 모으면 장수에 따라 점수가 나요.',
    '**7점**이 나면 골라요. **스톱**하면 그 판을 이기고, **고** 하면 점수를 더 노려요.',
    '상대에게서 내 점수만큼 받아요. 상대가 피박이나 광박을 쓰면 그때마다 2배예요.',
  ],
  end: '고를 부르고 지면 2배를 내요(고박). 마지막 판이 끝나고 점수가 가장 많은 사람이 이겨요.',
  options: {
    ...OPTIONS_KO,
    chongtongPoints: {
      name: '총통 점수',
      sentence: '총통(손에 든 같은 달 4장)을 몇 점으로 할까요?',
      choices: { usual: '10점', minimum: '7점' },
    },
  },
  ...SAME_KO,
};
