import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '사쿠라',
  line: '하와이 화투예요. 각자 치거나 편을 짜서 치고, 족보마다 남들이 50점씩 잃어요.',
  short: [
    '2명에서 7명이 해요. 먹은 패가 점수이고, 내 족보마다 다른 사람이 50점씩 잃어요.',
    '**비쌍피는 만능패**라서 아무 패나 먹어요. 손패와 바닥에 같은 달 4장이 모이면 **히키**로 모두 먹어요.',
    '패 점수: 광 20(비광은 5), 띠와 오동쌍피 10, 열끗 5, 다른 피 0.',
  ],
  options: {
    scoring: {
      name: '족보 점수',
      sentence: '족보 하나에 다른 사람이 50점씩 잃게 할까요, 만든 사람이 50점을 얻게 할까요?',
      choices: { minus: '남이 잃음', plus: '내가 얻음' },
    },
    teams: {
      name: '편',
      sentence: '마주 앉은 사람끼리 한편으로 할까요? (4명이면 ‘두 편’도 ‘둘씩’과 같아요.)',
      choices: { none: '아니요', pairs: '둘씩', threes: '두 편' },
    },
    count: {
      name: '세는 법',
      sentence: '판마다 점수를 더할까요, 판마다 1위에게 1승을 줄까요?',
      choices: { points: '점수', victories: '승수' },
    },
    basa: {
      name: '바사',
      sentence: '승수로 셀 때 100점 차로 이기면 2승으로 칠까요?',
      choices: { false: '아니요', true: '예' },
    },
    chu: {
      name: '주',
      sentence: '승수로 셀 때 50점 차로 이기면 2승(바사가 있으면 100점 차 3승)으로 칠까요?',
      choices: { false: '아니요', true: '예' },
    },
    blockedGaji: {
      name: '막힌 만능패',
      sentence: '다른 사람이 막은 만능패는 어떻게 할까요?',
      choices: { again: '다른 패를 먹음', lays: '바닥에 놓음', returns: '손으로 되돌림' },
    },
    dealtGaji: {
      name: '바닥에 깔린 만능패',
      sentence: '처음 바닥에 깔린 만능패를 남겨 둘까요?',
      choices: { stays: '비로 남김', removed: '뺌' },
    },
    leftovers: {
      name: '남은 패',
      sentence: '만능패로 먹은 사람이 끝에 바닥에 남은 어떤 패를 가져가게 할까요?',
      choices: { mate: '그 달의 패', all: '모두', none: '없음' },
    },
    fieldFour: {
      name: '바닥에 같은 달 4장',
      sentence: '바닥에 같은 달 4장이 나오면 어떻게 할까요?',
      choices: { 'oya-takes': '선이 먹음', redeal: '다시 나눔' },
    },
    pileOut: {
      name: '남은 더미',
      sentence: '2명일 때 남은 더미를 뒤집을까요(Fudawiki), 손패와 함께 끝낼까요(BGA)?',
      choices: { true: '뒤집음', false: '끝냄' },
    },
    direction: {
      name: '도는 방향',
      sentence: '어느 쪽으로 돌고, 어느 달을 첫 선으로 할까요?',
      choices: {
        'anti-clockwise': '시계 반대 방향 (빠른 달이 선)',
        clockwise: '시계 방향 (늦은 달이 선)',
      },
    },
  },
  yaku: {
    i: '노미',
    ro: '스가와라',
    ha: '홍단',
    ni: '청단',
    he: '초단',
    ho: '청열끗',
    to: '초열끗',
    chiri: '멧돼지·기러기·사슴',
  },
  shortYaku: { chiri: '멧돼지·사슴' },
};
