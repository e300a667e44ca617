import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '롯퍄쿠켄',
  line: '600켄을 먼저 채우는 게임이에요. 비광이 만능패이고, 사광이면 바로 이겨요.',
  short: [
    '2명이나 3명이 해요. 먹은 패와 족보를 **켄**으로 계산하고, 판이 끝나고 600켄 이상이면 이겨요.',
    '**비광은 만능패**예요. 점수가 있는 패 1장을 먹어요. 비와 묶음 속의 패는 못 먹어요.',
    '패 점수: 광과 꾀꼬리 50, 다른 열끗과 띠와 오동쌍피 10, 다른 피 0.',
  ],
  end: '사광이나 칠띠를 만들면 바로 게임을 이겨요.',
  options: {
    family: {
      name: '종류',
      sentence: '어떤 게임을 할까요? 족보와 정산이 서로 달라요.',
      choices: {
        roppyakken: '롯퍄쿠켄',
        yamayaku: '야마야쿠',
        changara: '잔가라',
        yukbaek: '육백 (한국)',
        sambong: '삼봉 (한국)',
      },
    },
    target: {
      name: '목표 점수',
      sentence: '몇 켄이 되면 끝낼까요? 300이면 산뱌쿠켄이에요.',
      choices: { '600': '600켄', '300': '300켄', '200': '200켄', '1000': '1000켄' },
    },
    games: {
      name: '승부 횟수',
      sentence: '잔가라를 몇 번 겨룰까요? 3번이면 2승, 5번이면 3승으로 이겨요.',
      choices: { '1': '1번', '3': '3번 승부', '5': '5번 승부' },
    },
    hand: {
      name: '2명일 때 손패',
      sentence: '2명이 할 때 손패를 몇 장씩 나눌까요? 10장이면 더미를 모두 뒤집어요.',
      choices: { '8': '8장', '10': '10장' },
    },
    handFour: {
      name: '손에 같은 달 4장',
      sentence: '같은 달 4장이 한 사람 손에 모이면 어떻게 할까요?',
      choices: { redeal: '다시 나눔', play: '그대로' },
    },
    rainTakesWillows: {
      name: '비광으로 비 먹기',
      sentence: '비광으로 보통 비처럼 비 1장도 먹을 수 있게 할까요?',
      choices: { false: '3장 모두일 때만', true: '1장도' },
    },
    rainOnField: {
      name: '바닥의 비광',
      sentence: '바닥의 비광을 비 말고 어떤 패로 먹을 수 있게 할까요?',
      choices: {
        any: '점수가 있는 패',
        turned: '점수가 있는 뒤집은 패만',
        willow: '비로만',
      },
    },
    teppo: {
      name: '뎃포와 꽃놀이',
      sentence: '뎃포가 있어도 꽃놀이와 달맞이를 인정할까요?',
      choices: { replaces: '뎃포만', adds: '모두 인정' },
    },
    willowRibbon: {
      name: '비띠',
      sentence: '칠띠에 비띠도 인정할까요?',
      choices: { true: '인정', false: '인정 안 함' },
    },
    instantWin: {
      name: '이기는 족보',
      sentence: '사광이나 칠띠를 만들면 게임을 이기게 할까요?',
      choices: { 'at-once': '바로 승리', 'at-end': '판이 끝나고 승리', off: '600켄씩' },
    },
    luckyHands: {
      name: '손족보',
      sentence: '받은 손패에 같은 달 3장이면 200, 두 벌이거나 모두 0켄이면 400을 받을까요?',
      choices: { false: '없음', true: '200, 400' },
    },
    fuke: {
      name: '후케',
      sentence: '먹은 패가 30켄 이하인 사람이 있으면 그 판을 무효로 할까요?',
      choices: { false: '그대로', true: '무효' },
    },
    rainSpoils: {
      name: '비와 꽃놀이',
      sentence: '비를 먹으면 자기의 뎃포·꽃놀이·달맞이를 무효로 할까요?',
      choices: {
        no: '그대로 인정',
        rainman: '비광이면 무효',
        'willow-unless-crane': '어느 비든 무효 (솔광이 있으면 인정)',
      },
    },
  },
  yaku: {
    matsushima: '솔 4장',
    umeshima: '매조 4장',
    sakurashima: '벚꽃 4장',
    bozushima: '공산 4장',
    momijishima: '단풍 4장',
    sogasu: '모두 껍데기',
    tesan: '손패 3장',
    futatesan: '손패 3장 둘',
    teshi: '손패 4장',
  },
  shortYaku: { sogasu: '껍데기' },
  remarks: ({ family, instantWin, luckyHands, rainSpoils, fuke }) => [
    ...WINS[family === 'roppyakken' || family === 'yukbaek' ? instantWin : 'off'],
    ...(family === 'sambong' ? ['손패 3장은 200, 4장은 300켄. 판 점수는 백 단위로 올림.'] : []),
    ...(luckyHands && family !== 'sambong' ? ['손패 3장은 200, 두 벌이나 모두 0켄은 400.'] : []),
    ...(family === 'yukbaek' ? ['1위만 2위와의 차이를 얻어요.'] : []),
    ...(rainSpoils === 'willow-unless-crane' ? ['솔광이 있으면 꽃놀이는 무효가 아니에요.'] : []),
    ...(fuke ? ['먹은 패 30켄 이하가 있으면 판은 무효.'] : []),
  ],
};

const WINS = {
  'at-once': ['사광과 칠띠는 바로 승리.'],
  'at-end': ['사광과 칠띠는 판이 끝나고 승리.'],
  off: [],
} as const;
