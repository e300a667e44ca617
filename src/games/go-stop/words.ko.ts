import type { WordsOf } from '../words.ts';
import { OPTIONS_KO, SAME_KO } from './common.ko.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '고스톱',
  line: '3점이 나면 고일까요, 스톱일까요? 셋이 치고, 넷부터는 광을 팔아요.',
  short: [
    '한 판은 셋이 쳐요. 광, 열끗, 띠, 피를 모으면 장수에 따라 점수가 나요.',
    '**3점**이 나면 골라요. **스톱**하면 그 판을 이기고, **고** 하면 점수를 더 노려요.',
    '진 두 사람에게서 내 점수만큼 받아요. 피박이나 광박을 쓴 사람은 2배를 내요.',
  ],
  end: '고를 부르고 지면 두 사람 몫을 다 내요(독박). 마지막 판이 끝나고 점수가 가장 많은 사람이 이겨요.',
  options: {
    ...OPTIONS_KO,
    liable: {
      name: '독박',
      sentence: '진 두 사람이 다 고를 불렀으면 누구에게 독박을 씌울까요?',
      choices: { last: '나중에 부른 사람', first: '먼저 부른 사람' },
    },
    entryAfterNagari: {
      name: '나가리 다음 판',
      sentence: '나가리 다음 판은 누가 칠까요?',
      choices: { same: '같은 세 사람', new: '다시 정함' },
    },
  },
  ...SAME_KO,
};
