import { TURN_KO } from '../help-words.ts';
import { ROUNDS_KO } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '스다오시',
  line: '피가 가장 값진 게임이에요. 받은 손패에도 점수가 있어요.',
  help: [
    '3명이 48장으로 해요. 손패는 7장씩, 바닥에는 6장을 깔아요. 선부터 쳐요. 바닥에 같은 달 4장이 나오면 패를 다시 나눠요.',
    TURN_KO,
    '패 점수는 **피 10**, 벚꽃광과 오동광 10, 다른 광 5, 열끗 5, 띠 1이에요.',
    '**기준점**은 치는 순서마다 달라요. 선은 100, 둘째는 110, 마지막은 120이에요.',
    '**족보**(다른 사람마다): 보즈카부리(공산광·기러기) 10, 또는 보즈조로(공산 4장) 20 · 마지막에 치는 사람만 아메카부리(비광·제비) 10, 또는 아메조로(비 4장) 20.',
    '**손족보**: 하치하치의 손족보를 받으면 다른 사람마다 20점에서 200점을 받아요. 같은 달 3장, 짝, 같은 달 4장, 거의 피뿐인 손패예요.',
    '내 점수는 패 점수 − 기준점 + 2 × 내 족보와 손족보 − 다른 사람의 것이에요. 점수가 가장 높은 사람이 다음 선이에요. 마지막 판이 끝나고 점수가 가장 많은 사람이 이겨요.',
  ],
  options: {
    rounds: ROUNDS_KO,
    teyaku: {
      name: '손족보',
      sentence: '하치하치의 손족보를 셀까요?',
      choices: { full: '셈', none: '세지 않음' },
    },
    topYaku: {
      name: '2장 족보',
      sentence: '보즈카부리와 아메카부리를 셀까요, 같은 달 4장만 셀까요?',
      choices: { true: '셈', false: '4장만' },
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
