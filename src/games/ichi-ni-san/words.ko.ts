import { SHORT_TURN_KO, TURN_KO } from '../help-words.ts';
import { ROUNDS_KO } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '이치니산',
  line: '하나, 둘, 셋! 셋이 치는 빠른 게임이에요. 족보가 나오면 판이 끝나요.',
  short: [
    '3명이 하고 족보는 셋이에요. 족보가 나오면 바로 판이 끝나요.',
    SHORT_TURN_KO,
    '사광은 한 사람에게서 3몫, 홍단과 청단은 2몫을 받아요.',
    '족보가 없으면 패 점수가 가장 높은 사람이 1몫씩 받아요. 광 20, 열끗 10, 띠 5, 피 1.',
    '마지막 판이 끝나고 몫이 가장 많은 사람이 이겨요.',
  ],
  help: [
    '3명이 48장으로 해요. 손패는 7장씩, 바닥에는 6장을 깔아요. 선부터 쳐요. 바닥에 같은 달 4장이 나오면 패를 다시 나눠요.',
    TURN_KO,
    '**족보**(한 사람에게서 받는 몫): 사광(솔광·벚꽃광·공산광·오동광) 3 · 홍단 2 · 청단 2. **족보가 나오면 바로 판이 끝나요.** 여럿이면 가장 높은 것만 세요.',
    '족보가 없으면 패 점수가 가장 높은 사람이 1몫씩 받아요. 광 20, 열끗 10, 띠 5, 피 1이에요.',
    '규칙에서 비슷한 게임을 고를 수 있어요. **니시로쿠**(2·4·6)는 판을 끝까지 치고, **사부로쿠**(3·6·9)는 칠띠도 족보이며 패 점수를 기준점으로 주고받아요.',
    '판을 이긴 사람이 다음 선이에요. 마지막 판이 끝나고 몫이 가장 많은 사람이 이겨요.',
  ],
  options: {
    rounds: ROUNDS_KO,
    shares: {
      name: '게임 종류',
      sentence: '셋 중 어떤 게임을 할까요?',
      choices: {
        'one-two-three': '이치니산 (1·2·3)',
        'two-four-six': '니시로쿠 (2·4·6)',
        'three-six-nine': '사부로쿠 (3·6·9)',
      },
    },
  },
  yaku: {},
};
