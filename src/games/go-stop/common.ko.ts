import type { OptionWordsOf, OwnYakuNames } from '../words.ts';
import type { COMMON } from './options.ts';
import type { ScoreId } from './scores.ts';

/** The house rules that Go-Stop and Matgo share. */
export const OPTIONS_KO: OptionWordsOf<typeof COMMON> = {
  preset: {
    name: '프리셋',
    sentence: '한국식: 늦은 달이 선, 바닥 4장은 나가리, 보너스패를 쓰되 피는 안 뺏어요.',
    choices: { usual: '선택 안 함', 'korean-table': '한국식' },
  },
  firstOya: {
    name: '첫 선',
    sentence: '처음에 뽑은 패 중 어느 달을 선으로 할까요?',
    choices: { earliest: '빠른 달', latest: '늦은 달' },
  },
  minimum: {
    name: '날 수 있는 점수',
    sentence: '몇 점부터 날 수 있게 할까요? 기본은 2명 7점, 3명 3점이에요.',
    choices: { usual: '기본', '3': '3점', '5': '5점', '7': '7점' },
  },
  bonusCards: {
    name: '보너스패',
    sentence: '피 2장이나 3장으로 치는 보너스패(조커)를 넣을까요?',
    choices: { '0': '없음', '2': '2장', '3': '3장' },
  },
  bonusSteals: {
    name: '보너스패로 피 뺏기',
    sentence: '보너스패를 먹을 때도 피를 1장씩 뺏을까요?',
    choices: { true: '뺏음', false: '안 뺏음' },
  },
  chongtong: {
    name: '총통',
    sentence: '첫 패를 내기 전에 손에 같은 달 4장이 있으면 어떻게 할까요?',
    choices: { ask: '보여 주면 승리', ends: '바로 승리', off: '없음' },
  },
  fieldFour: {
    name: '바닥에 같은 달 4장',
    sentence: '바닥에 같은 달 4장이 깔리면 어떻게 할까요?',
    choices: { redeal: '다시 나눔', nagari: '나가리', 'oya-wins': '선 승리' },
  },
  firstPpeok: {
    name: '첫뻑',
    sentence: '첫 차례의 뻑과 이어지는 연뻑에 바로 점수를 받을까요?',
    choices: { true: '받음', false: '안 받음' },
  },
  firstTtadak: {
    name: '첫따닥',
    sentence: '첫 차례의 따닥에 바로 점수를 받을까요?',
    choices: { true: '받음', false: '안 받음' },
  },
  threePpeok: {
    name: '삼뻑',
    sentence: '한 사람이 뻑을 세 번 해서 판이 끝나면 몇 점을 줄까요?',
    choices: { minimum: '날 수 있는 점수', ten: '10점' },
  },
  ownStack: {
    name: '자뻑',
    sentence: '자기 뻑을 먹으면 피를 몇 장씩 뺏을까요?',
    choices: { usual: '2장, 3명이면 1장', one: '1장', two: '2장' },
  },
  smallBomb: {
    name: '두 장 폭탄',
    sentence: '손패 2장으로 바닥의 같은 달 2장을 한꺼번에 먹을 수 있게 할까요?',
    choices: { no: '안 됨', plain: '됨', double: '되고 2배' },
  },
  cup: {
    name: '국진',
    sentence: '국화 술잔을 열끗과 쌍피 중 유리한 쪽으로 계산할까요?',
    choices: { either: '유리한 쪽', animal: '열끗' },
  },
  goBonus: {
    name: '고 점수',
    sentence: '3고부터 2배로 하면서 고 1번에 1점도 더할까요?',
    choices: { 'plus-and-double': '더하고 2배', 'double-only': '2배만' },
  },
  piBak: {
    name: '피박',
    sentence: '피가 몇 장 이하일 때 피박으로 할까요? 기본은 2명 7장, 3명 5장이에요.',
    choices: { usual: '기본', '5': '5장까지', '6': '6장까지', '7': '7장까지' },
  },
  piBakZero: {
    name: '피 없는 피박',
    sentence: '피가 한 장도 없어도 피박으로 할까요?',
    choices: { exempt: '면제', pays: '피박' },
  },
  emptyPays: {
    name: '한 장도 못 먹으면',
    sentence: '한 장도 못 먹고 진 사람도 점수를 잃게 할까요?',
    choices: { true: '잃음', false: '안 잃음' },
  },
  nagariCap: {
    name: '나가리',
    sentence: '나가리가 이어지면 다음 판을 몇 배까지 올릴까요?',
    choices: { '8': '8배까지', '4': '4배까지', '16': '16배까지', none: '제한 없음' },
  },
};

export const SAME_KO: OwnYakuNames<ScoreId> & { readonly turn: string } = {
  turn: '손패 1장을 내고 더미에서 1장을 뒤집어, 바닥에 있는 같은 달 패를 먹어요. 뻑이 될 수 있어서 먹은 패는 뒤집은 다음에 가져와요.',
  yaku: {
    sagwang: '사광',
    samgwang: '삼광',
    bisamgwang: '비삼광',
    godori: '고도리',
    chodan: '초단',
    yeol: '열끗',
    tti: '띠',
    pi: '피',
  },
};
