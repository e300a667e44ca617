import { OPTIONS_KO, YAKU_KO } from '../go-stop/common.ko.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '맞고',
  line: '둘이 치는 고스톱이에요. 7점부터 고 할까요, 스톱할까요?',
  short: [
    '2명이 해요. 광, 열끗, 띠, 피를 모으면 장수에 따라 점수가 나요.',
    '손패 1장을 내고 더미에서 1장을 뒤집어, 바닥에 있는 같은 달 패를 먹어요. 뒤집은 패로 어긋날 수 있어서 먹은 패는 차례가 끝날 때 가져와요.',
    '**7점**이 되면 골라요. **스톱**으로 판을 이기거나 **고**로 더 노려요.',
    '상대가 내 점수를 내요. 피가 모자라는 등 상대가 못 한 것마다 2배예요.',
    '고를 부르고 지면 2배를 내요. 마지막 판이 끝나고 점수가 가장 많은 사람이 이겨요.',
  ],
  options: {
    ...OPTIONS_KO,
    chongtongPoints: {
      name: '총통 점수',
      sentence: '손에 든 같은 달 4장(총통)은 몇 점으로 이길까요?',
      choices: { usual: '10점', minimum: '7점' },
    },
  },
  ...YAKU_KO,
};
