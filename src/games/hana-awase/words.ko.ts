import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '하나아와세',
  line: '일본 화투의 기본이에요. 짝을 맞춰 먹고, 고를 수 있는 규칙이 많아요.',
  short: [
    '2명에서 4명이 해요. 먹은 패와 족보가 모두 점수예요.',
    '패 점수: 광 20, 열끗 10, 띠 5, 피 1. 기준점(132, 88, 66점)보다 적으면 잃고, 많으면 얻어요.',
    '다른 사람 모두에게서 내 족보만큼 받고, 다른 사람의 족보만큼 내요.',
  ],
  options: {
    scoring: {
      name: '점수 방식',
      sentence: '점수를 서로 주고받을까요, 자기 점수만 쌓을까요?',
      choices: { 'zero-sum': '주고받음', additive: '쌓기만' },
    },
    handOfTwo: {
      name: '2명일 때 손패',
      sentence: '2명이 할 때 손패를 몇 장씩 나눌까요?',
      choices: { '8': '8장', '10': '10장' },
    },
    fuke: {
      name: '후케',
      sentence: '패 점수가 20점 이하인 사람이 있으면 그 판을 무효로 할까요?',
      choices: { false: '그대로', true: '무효' },
    },
    rainCancelsViewings: {
      name: '비광과 꽃놀이',
      sentence: '비광을 먹으면 자기의 노미·꽃놀이·달맞이를 무효로 할까요?',
      choices: { false: '그대로 인정', true: '무효' },
    },
    willowsCancelYaku: {
      name: '비 4장의 힘',
      sentence: '누가 비 4장을 모으면 그 판의 족보를 모두(비 4장도) 무효로 할까요?',
      choices: { false: '10점 족보', true: '모두 무효' },
    },
    fewCards: {
      name: '적게 먹으면',
      sentence: '3명일 때 8장 이하(셋째는 10장)를 먹은 사람이 30점씩 받게 할까요?',
      choices: { false: '없음', true: '30점씩' },
    },
    chaffZero: {
      name: '피 점수',
      sentence: '피에 점수를 줄까요? 0점이면 기준점은 120, 80, 60이에요.',
      choices: { false: '1점', true: '0점' },
    },
    chaffTeyaku: {
      name: '피 손족보',
      sentence: '받은 손패에 피가 6장이면 20점씩, 7장 이상이면 30점씩 받을까요?',
      choices: { false: '없음', true: '20점, 30점' },
    },
    wildLightning: {
      name: '만능 비쌍피',
      sentence: '비쌍피를 ‘무시’ 게임처럼 만능패로 할까요?',
      choices: { false: '보통 비', true: '만능패' },
    },
  },
  yaku: {
    'omote-sugawara': '스가와라',
    rokutan: '육띠',
    nomi: '노미',
    'roku-kasu': '피 6장',
    'nana-kasu': '피 7장',
  },
  remarks: ({ willowsCancelYaku, chaffTeyaku, fuke }) => [
    ...(willowsCancelYaku === true ? ['비 4장이면 족보는 모두 무효.'] : []),
    ...(chaffTeyaku === true ? ['받은 피 6장이면 20점씩, 7장 이상이면 30점씩.'] : []),
    ...(fuke === true ? ['패 점수 20점 이하가 있으면 판은 무효.'] : []),
  ],
};
