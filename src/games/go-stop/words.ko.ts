import type { WordsOf } from '../words.ts';
import { DOUBLES_KO, OPTIONS_KO, TURN_KO, YAKU_KO } from './common.ko.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '고스톱',
  line: '3점부터 고 할까요, 스톱할까요? 셋이 치고, 넷부터는 광을 팔아요.',
  help: [
    '3명이 48장과 보너스패 3장으로 해요. 손패는 7장씩, 바닥에는 6장을 깔아요. 4명에서 6명이면 셋이 쳐요. 선은 꼭 쳐야 하고, 나머지는 치거나 그냥 빠져요. 차례가 오지 않은 사람은 선이 아닌 두 사람에게 광을 팔아요(광팔이).',
    ...TURN_KO,
    '내 차례가 끝날 때 **3점** 이상이면 **스톱**으로 이기거나 **고**를 불러 더 쳐요. 고를 부른 뒤에는 그때보다 점수가 늘면 다시 골라요.',
    `진 두 사람이 각자 내 점수를 내요. ${DOUBLES_KO} 고를 부르고 진 사람은 두 사람 몫을 다 내요(독박). 이긴 사람이 다음 선이에요.`,
  ],
  options: {
    ...OPTIONS_KO,
    liable: {
      name: '독박',
      sentence: '둘 다 고를 부르고 졌을 때 누가 독박을 쓸까요?',
      choices: { last: '나중에 부른 사람', first: '먼저 부른 사람' },
    },
    entryAfterNagari: {
      name: '나가리 다음 판',
      sentence: '나가리 다음 판은 누가 칠까요?',
      choices: { same: '같은 세 사람', new: '다시 정함' },
    },
  },
  ...YAKU_KO,
};
