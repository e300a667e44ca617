import { BEST_IS_OYA_KO, SHORT_TURN_KO, TURN_KO } from '../help-words.ts';
import { ROUNDS_KO } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '이노시카초',
  line: '계산이 쉽고 족보가 적어 아이도 할 수 있어요. 비쌍피가 만능패예요.',
  short: [
    '2명에서 4명이 해요. 먹은 패와 족보가 모두 점수예요.',
    SHORT_TURN_KO,
    '**비쌍피는 만능패**예요. 비가 아닌 패 1장을 꼭 먹어요. 먹을 패가 없으면 바닥에서 다음에 뒤집는 패를 기다려요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 0. 내 족보는 다른 사람이 각자 내고, 다른 사람의 족보는 내가 내요.',
    '마지막 판이 끝나고 점수가 가장 많은 사람이 이겨요.',
  ],
  help: [
    '3명이 48장으로 해요. 손패는 7장씩, 바닥에는 6장을 깔아요. 2명이면 8장·8장, 4명이면 5장·8장이에요. 선부터 쳐요.',
    TURN_KO,
    '**비쌍피는 만능패**예요. 손에서 내든 뒤집든 비가 아닌 패 1장을 꼭 먹어요. 먹을 패가 없으면 바닥에 남고, 다음에 뒤집힌 비가 아닌 패가 꼭 먹어요. 다른 패로는 먹을 수 없어요.',
    '비쌍피가 바닥에 깔리면 더미의 맨 위 패를 그 위에 엎어 놓아요. 선은 첫 차례에 패를 낸 뒤 뒤집는 대신 둘 다 가져가요.',
    '보통 마지막에 2장이 남아요. 비는 다른 비 2장을 먹은 사람이, 나머지는 비쌍피를 쓴 사람이 가져가요.',
    '패 점수는 광 20, 열끗 10, 띠 5, 피 0이에요. 패 점수는 그대로 갖고, 내 족보는 다른 사람마다 받고, 다른 사람의 족보는 내요.',
    '**족보**(모두 더해요): 이노시카초(멧돼지·사슴·나비) 30 · 홍단(솔·매조·벚꽃) 20 · 청단(모란·국화·단풍) 20 · 초단(흑싸리·난초·홍싸리·비의 띠) 20 · 꽃놀이(벚꽃광·술잔) 10 · 달맞이(공산광·술잔) 10 · 흑싸리 4장과 오동 4장 각 10.',
    BEST_IS_OYA_KO,
  ],
  options: {
    rounds: ROUNDS_KO,
    threeCardRule: {
      name: '같은 달 3장 규칙',
      sentence: '같은 달 3장이나 4장을 받으면 몇 장을 바꿀까요?',
      choices: { false: '바꾸지 않음', true: '바꿈' },
    },
    wildTakesOwnSuit: {
      name: '만능패로 비 먹기',
      sentence: '만능패가 비도 먹을 수 있을까요?',
      choices: { false: '비는 안 됨', true: '비도 됨' },
    },
    direction: {
      name: '도는 방향',
      sentence: '차례는 어느 쪽으로 돌까요?',
      choices: { anticlockwise: '시계 반대 방향', clockwise: '시계 방향' },
    },
  },
  yaku: {
    'akatan-moji': '홍단',
    'akatan-muji': '초단',
    'fuji-ippai': '흑싸리 4장',
    'kiri-ippai': '오동 4장',
  },
};
