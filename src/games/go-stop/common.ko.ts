import { ROUNDS_KO } from '../rounds-words.ts';
import type { OptionWords, OwnYakuNames } from '../words.ts';
import type { COMMON } from './options.ts';
import type { ScoreId } from './scores.ts';

type CommonWords = {
  readonly [Id in keyof typeof COMMON]: OptionWords<`${(typeof COMMON)[Id]['choices'][number]}`>;
};

/** The house rules that Go-Stop and Matgo share. */
export const OPTIONS_KO: CommonWords = {
  preset: {
    name: '한꺼번에',
    sentence: '한국식: 높은 달이 선, 바닥 4장은 나가리, 보너스패를 쓰되 피는 안 뺏어요.',
    choices: { usual: '고르지 않음', 'korean-table': '한국식' },
  },
  firstOya: {
    name: '첫 선',
    sentence: '처음에 뽑은 패 중 어느 달이 선이 될까요?',
    choices: { earliest: '낮은 달', latest: '높은 달' },
  },
  rounds: ROUNDS_KO,
  minimum: {
    name: '나는 점수',
    sentence: '몇 점부터 스톱할 수 있을까요? 기본은 2명 7점, 3명 3점이에요.',
    choices: { usual: '기본', '3': '3점', '5': '5점', '7': '7점' },
  },
  bonusCards: {
    name: '보너스패',
    sentence: '짝이 없고 피 2장이나 3장으로 세는 보너스패를 넣을까요?',
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
    choices: { ask: '보이면 승리', ends: '바로 승리', off: '없음' },
  },
  fieldFour: {
    name: '바닥에 같은 달 4장',
    sentence: '바닥에 같은 달 4장이 깔리면 어떻게 할까요?',
    choices: { redeal: '다시 나눔', nagari: '나가리', 'oya-wins': '선 승리' },
  },
  firstPpeok: {
    name: '첫뻑',
    sentence: '첫 차례부터 이어지는 뻑에 바로 점수를 낼까요?',
    choices: { true: '냄', false: '안 냄' },
  },
  firstTtadak: {
    name: '첫 따닥',
    sentence: '첫 차례의 따닥에 바로 점수를 낼까요?',
    choices: { true: '냄', false: '안 냄' },
  },
  threePpeok: {
    name: '삼뻑',
    sentence: '한 사람이 뻑을 세 번 해서 판이 끝나면 몇 점으로 이길까요?',
    choices: { minimum: '나는 점수', ten: '10점' },
  },
  ownStack: {
    name: '자뻑',
    sentence: '자기 뻑을 먹으면 피를 몇 장씩 뺏을까요?',
    choices: { usual: '2장, 3명이면 1장', one: '1장', two: '2장' },
  },
  smallBomb: {
    name: '두 장 폭탄',
    sentence: '손패 2장으로 바닥의 같은 달 2장을 한꺼번에 먹을 수 있을까요?',
    choices: { no: '안 됨', plain: '됨', double: '되고 2배' },
  },
  cup: {
    name: '국진',
    sentence: '국화 술잔을 열끗과 쌍피 중 유리한 쪽으로 셀까요?',
    choices: { either: '유리한 쪽', animal: '열끗' },
  },
  goBonus: {
    name: '고 점수',
    sentence: '3고부터 2배로 하면서 고마다 1점도 더할까요?',
    choices: { 'plus-and-double': '더하고 2배', 'double-only': '2배만' },
  },
  piBak: {
    name: '피박',
    sentence: '피가 몇 장 이하면 피박일까요? 기본은 2명 7장, 3명 5장이에요.',
    choices: { usual: '기본', '5': '5장까지', '6': '6장까지', '7': '7장까지' },
  },
  piBakZero: {
    name: '피 없는 피박',
    sentence: '피가 한 장도 없어도 피박일까요?',
    choices: { exempt: '면제', pays: '피박' },
  },
  emptyPays: {
    name: '한 장도 못 먹으면',
    sentence: '한 장도 못 먹고 진 사람도 낼까요?',
    choices: { true: '냄', false: '안 냄' },
  },
  nagariCap: {
    name: '나가리',
    sentence: '나가리가 이어지면 다음 판을 몇 배까지 올릴까요?',
    choices: { '8': '8배까지', '4': '4배까지', '16': '16배까지', none: '제한 없음' },
  },
};

/** What scores. */
export const YAKU_KO: OwnYakuNames<ScoreId> = {
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

/** How a turn goes, and what it may bring. */
export const TURN_KO = [
  '차례가 되면 손패 1장을 내고 더미에서 1장을 뒤집어요. **뒤집기 전에는 아무것도 먹지 않아요.** 낸 패와 같은 달 패가 바닥에 있으면 먹어요. 2장이면 먼저 하나를 고르고, 묶인 3장이면 모두 먹어요. 그다음 뒤집은 패로도 똑같이 해요.',
  '다음이 나오면 상대마다 **피 1장**을 뺏어요. **쪽**: 방금 낸 패를 뒤집은 패로 먹어요 · **따닥**: 2장 깔린 달에 내고 4번째 패를 뒤집어 모두 먹어요 · **쓸**: 바닥을 비워요 · **뻑 먹기**: 묶인 3장을 먹어요. **뻑**: 1장 깔린 달에 내고 3번째 패를 뒤집으면 3장이 묶여 바닥에 남고, 4번째 패를 낸 사람이 먹어요. 자기 마지막 차례에는 모두 없어요. 뻑을 세 번 하면 그 판을 이겨요.',
  '**흔들기**: 같은 달 3장을 들고 있고 바닥에 그 달이 없으면, 보여 주면서 1장을 낼 수 있어요. 이기면 2배예요. **폭탄**: 3장을 한꺼번에 바닥의 4번째 패에 내요. 4장과 피 1장을 가져오고, 이기면 2배이며, 나중에 두 번 패를 내지 않고 뒤집을 수 있어요. 그림에서 흔은 흔들기, 폭은 폭탄, 뻑은 뻑, 빈 패는 패를 내지 않는 차례예요.',
  '**보너스패**는 피 2장이나 3장이고 어떤 패와도 짝이 아니에요. 패를 내기 전에 내면 그대로 먹고 더미에서 1장을 받아요. 뒤집으면 먹고 1장을 더 뒤집어요. 바닥에 깔린 보너스패는 선이 가져가요.',
  '**점수**: 오광 15 · 사광 4 · 삼광 3, 비삼광 2 · 고도리(매조·흑싸리·공산의 새) 5 · 홍단, 청단, 초단 각 3 · 열끗 5장, 띠 5장, 피 10장에 1, 1장마다 +1. 비쌍피와 오동쌍피는 피 2장, 국진은 열끗과 쌍피 중 유리한 쪽으로 세요.',
] as const;

/** What multiplies a win, for all numbers of players. */
export const DOUBLES_KO =
  '**고**를 할 때마다 1점이 늘고, 3고부터는 고마다 2배예요. 열끗이 7장이면 **멍따**로 2배예요. **광박**(광으로 났는데 진 사람에게 광이 없음)과 **피박**(피로 났는데 진 사람의 피가 적음)은 2배를 내요. 아무도 스톱하지 않으면 나가리로, 정산 없이 다음 판이 2배가 돼요.';
