import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

const VIEWINGS: Readonly<Record<string, readonly string[]>> = {
  'with-other': ['꽃놀이와 달맞이는 다른 족보가 있을 때만'],
  'rained-out': [
    '비광을 먹었으면 꽃놀이와 달맞이는 무효',
    '바닥에 비가 있으면 꽃놀이, 오동이 있으면 달맞이 무효',
  ],
};

export const KO: WordsOf<typeof RULES> = {
  name: '코이코이',
  line: '가장 널리 알려진 일본 화투예요. 족보를 만들면 멈출지, 더 노릴지 골라요.',
  short: [
    '2명이 해요. 패를 먹어 족보를 만들어요. 점수는 족보에서만 나요.',
    '족보를 만들면 골라요. **쇼부**를 부르면 판이 끝나고 점수를 얻어요. **코이코이**를 부르면 더 큰 점수를 노려요.',
    '코이코이를 부른 뒤에 상대가 먼저 쇼부를 부르면 나는 0점이에요. 7점 이상은 2배예요.',
  ],
  options: {
    length: {
      name: '판수',
      sentence: '게임을 언제 끝낼까요? 이달의 패는 12판일 때만 있어요.',
      choices: { fifty: '50점이 될 때까지' },
    },
    preset: {
      name: '프리셋',
      sentence: '시중에 나온 게임의 규칙으로 할까요? 그 게임이 정한 규칙은 바꿀 수 없어요.',
      choices: { usual: '선택 안 함', nintendo: '닌텐도', 'koikoi-japan': '코이코이 재팬' },
    },
    brights: {
      name: '광 점수',
      sentence: '오광, 사광, 비사광, 삼광을 몇 점으로 할까요?',
      choices: { usual: '15·8·7·6점', lower: '10·8·7·5점' },
    },
    monthCards: {
      name: '이달의 패',
      sentence: '12판 게임에서 그 판의 달 4장을 족보로 인정할까요?',
      choices: { true: '4점', false: '인정 안 함' },
    },
    sixRibbons: {
      name: '홍단과 청단 6장',
      sentence: '홍단과 청단이 다 모이면 합쳐서 10점으로 할까요, 10점을 더할까요?',
      choices: { instead: '합쳐서 10점', besides: '10점 더' },
    },
    viewings: {
      name: '꽃놀이와 달맞이',
      sentence: '꽃놀이와 달맞이를 언제 족보로 인정할까요?',
      choices: {
        on: '항상',
        off: '인정 안 함',
        'with-other': '다른 족보가 있을 때만',
        'rained-out': '비나 안개가 있으면 무효',
      },
    },
    viewingPoints: {
      name: '꽃놀이와 달맞이 점수',
      sentence: '꽃놀이와 달맞이를 몇 점으로 할까요?',
      choices: { '5': '5점', '3': '3점', '1': '1점', grow: '1점(코이코이 뒤에는 3점)' },
    },
    cupIsChaff: {
      name: '술잔을 피로',
      sentence: '국화 술잔을 피로도 인정할까요?',
      choices: { true: '피로도 인정', false: '열끗으로만' },
    },
    doubleChaff: {
      name: '쌍피',
      sentence: '비쌍피와 오동쌍피를 피 2장으로 칠까요?',
      choices: { false: '1장씩', true: '2장씩' },
    },
    olderYaku: {
      name: '옛 족보',
      sentence: '이노시카초·홍단·청단을 5점으로 고정하고 열끗·띠 점수와 더할까요?',
      choices: { false: '가장 높은 것만', true: '5점 고정, 모두 더함' },
    },
    sevenDoubles: {
      name: '7점 이상 2배',
      sentence: '7점 이상이면 2배로 할까요?',
      choices: { true: '2배', false: '그대로' },
    },
    koiMultiplier: {
      name: '코이코이 배수',
      sentence: '누가 코이코이를 부르면 이긴 사람의 점수를 올릴까요?',
      choices: {
        opponent: '진 사람이 부르면 2배',
        own: '이긴 사람이 부르면 2배',
        any: '누가 부르든 2배',
        count: '부를 때마다 배수 +1',
        adds: '내가 부를 때마다 1점',
        none: '늘지 않음',
      },
    },
    calls: {
      name: '코이코이 횟수',
      sentence: '한 판에 코이코이를 몇 번까지 부를 수 있게 할까요?',
      choices: {
        unlimited: '족보가 늘 때마다',
        once: '한 사람이 한 번',
        'once-for-both': '둘이서 한 번',
        'new-yaku': '새 족보일 때만',
      },
    },
    minimum: {
      name: '쇼부 최저 점수',
      sentence: '족보가 몇 점 이상일 때 쇼부나 코이코이를 부를 수 있게 할까요?',
      choices: { '0': '제한 없음', '3': '3점' },
    },
    oyaKen: {
      name: '선의 권리',
      sentence: '아무도 쇼부를 부르지 않은 판에서 선에게 몇 점을 줄까요?',
      choices: { '0': '없음', '1': '1점', '6': '6점' },
    },
    drawPassesOya: {
      name: '무승부 뒤의 선',
      sentence: '아무도 쇼부를 부르지 않은 판 다음에는 누구를 선으로 할까요?',
      choices: { false: '그대로', true: '상대' },
    },
    bothTeyaku: {
      name: '손족보 둘',
      sentence: '데시와 굿쓰키가 함께 나오면 합쳐서 몇 점으로 할까요?',
      choices: { '6': '6점', '12': '12점' },
    },
    fieldFour: {
      name: '바닥에 같은 달 4장',
      sentence: '바닥에 같은 달 4장이 나오면 어떻게 할까요? 모두 짝이면 항상 다시 나눠요.',
      choices: { redeal: '다시 나눔', 'oya-takes': '선이 먹음' },
    },
    brightField: {
      name: '바닥의 광',
      sentence: '바닥에 깔린 광 1장마다 배수를 1씩 올릴까요?',
      choices: { false: '아니요', true: '예' },
    },
    hand: {
      name: '손패 장수',
      sentence: '손패를 몇 장씩 나눌까요?',
      choices: { '8': '8장', '10': '10장' },
    },
    playOut: {
      name: '더미 끝까지',
      sentence: '손패가 떨어진 뒤에 더미를 끝까지 뒤집을까요?',
      choices: { false: '손패가 떨어지면 끝', true: '끝까지 뒤집음' },
    },
    wildLightning: {
      name: '만능 비쌍피',
      sentence: '비쌍피를 ‘무시’ 게임처럼 만능패로 할까요?',
      choices: { false: '보통 비', true: '만능패' },
    },
    zeroSum: {
      name: '진 사람 감점',
      sentence: '이긴 점수만큼 진 사람이 잃게 할까요? 그러면 50점 게임은 24판까지만 해요.',
      choices: { false: '잃지 않음', true: '진 사람이 잃음' },
    },
    loserScores: {
      name: '진 사람의 족보',
      sentence: '쇼부로 판이 끝날 때 진 사람의 족보도 점수로 인정할까요?',
      choices: { false: '이긴 사람만', true: '둘 다' },
    },
    bestOnly: {
      name: '가장 높은 족보만',
      sentence: '모든 족보 중 가장 높은 하나만 인정할까요?',
      choices: { false: '모두 더함', true: '하나만' },
    },
  },
  yaku: {
    tane: '열끗',
    'akatan-aotan': '홍단·청단',
    tan: '띠',
    tsukifuda: '이달의 패',
    kasu: '피',
    'koi-koi-calls': '코이코이',
    'teshi-kuttsuki': '데시·굿쓰키',
  },
  shortYaku: {},
  remarks: ({ viewings, doubleChaff, bestOnly, bothTeyaku }) => [
    '받은 패가 같은 달 4장(데시)이거나 모두 짝',
    `(굿쓰키)이면 바로 6점${bothTeyaku === 12 ? ', 둘 다면 12점' : ''}.`,
    ...(VIEWINGS[viewings] ?? []),
    ...(doubleChaff === true ? ['비쌍피와 오동쌍피는 피 2장.'] : []),
    ...(bestOnly === true ? ['모든 족보 중 가장 높은 하나만 인정해요.'] : []),
  ],
};
