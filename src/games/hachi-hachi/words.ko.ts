import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '하치하치',
  line: '일본 화투를 대표하는 게임이에요. 셋씩 치고, 받은 손패에도 점수가 있어요.',
  short: [
    '한 판은 셋이 쳐요. 4명 이상이면 치거나, **관**을 내고 빠져요(1관 = 12문).',
    '같은 달 3장처럼 받은 손패가 **손족보**면 점수를 받아요. 바닥에 솔광, 벚꽃광, 공산광이 있으면 정산이 모두 2배예요.',
    '족보를 만들면 **쇼부**로 판을 끝내고 두 사람에게서 받거나, **사게**로 더 노려요.',
  ],
  end: '족보가 없는 판에서는 패 점수가 88점보다 적으면 내고, 많으면 받아요.',
  options: {
    kan: {
      name: '관',
      sentence: '1관을 몇 문으로 할까요?',
      choices: { '12': '12문 (간토)', '10': '10문 (간사이)' },
    },
    region: {
      name: '지방',
      sentence: '족보와 특수 승리의 값이에요. 간사이는 족보 10~15관, 특수 승리 8~10관이에요.',
      choices: { kanto: '간토', kansai: '간사이' },
    },
    aka: {
      name: '아카',
      sentence: '띠와 피뿐인 손패를 몇 관으로 할까요?',
      choices: { '2': '2관', '3': '3관' },
    },
    haneken: {
      name: '하네켄',
      sentence: '같은 달 3장과 짝 둘인 손패를 몇 관으로 할까요?',
      choices: { '7': '7관', '8': '8관' },
    },
    shiso: {
      name: '시소',
      sentence: '같은 달 4장과 다른 달 3장인 손패를 몇 관으로 할까요?',
      choices: { '20': '20관', '30': '30관' },
    },
    tripletPairs: {
      name: '3장 두 벌',
      sentence: '같은 달 3장이 두 벌이면, 두 값을 더한 것보다 높게 할까요?',
      choices: { raised: '6, 7, 8관', sum: '더한 값: 4, 5, 6관' },
    },
    sunashi: {
      name: '스나시',
      sentence: '피도 비도 없는 손패를 손족보로 인정할까요?',
      choices: { true: '4관', false: '인정 안 함' },
    },
    inoshikacho: {
      name: '이노시카초',
      sentence: '멧돼지·사슴·나비를 족보로 인정할까요? 홍단과 값이 같아요.',
      choices: { true: '족보', false: '인정 안 함' },
    },
    nanatanExtra: {
      name: '칠띠 넘는 띠',
      sentence: '띠가 7장을 넘으면 1장마다 1관을 더할까요? 비띠도 포함해요.',
      choices: { true: '1장마다 1관', false: '없음' },
    },
    sageUnimproved: {
      name: '사게 뒤 끝까지',
      sentence: '아무도 쇼부를 부르지 않고 판이 끝나면 족보를 얼마나 받을까요?',
      choices: { half: '절반', void: '없음' },
    },
    multiplier: {
      name: '광이 여럿',
      sentence: '바닥에 광이 여럿이면 판마다 하나씩 쓸까요, 모두 곱할까요?',
      choices: { carry: '판마다 하나', product: '모두 곱함' },
    },
    etsunen: {
      name: '해 넘기기',
      sentence: '다음 판으로 넘긴 배수가 남아 있으면 마지막 판 뒤에도 계속할까요?',
      choices: { true: '계속', false: '끝' },
    },
    fieldFour: {
      name: '바닥에 같은 달 4장',
      sentence: '바닥에 같은 달 4장이 나오면 어떻게 할까요?',
      choices: { redeal: '다시 나눔', 'oya-takes': '먼저 치는 사람이 먹음' },
    },
    hatto: {
      name: '핫토 (독박)',
      sentence: '남의 족보를 완성할 패를 내줘서 판이 끝나면, 내준 사람이 두 사람 몫을 내게 할까요?',
      choices: { true: '두 사람 몫', false: '없음' },
    },
    dropFee: {
      name: '빠지는 값',
      sentence: '빠지는 값을 빠진 사람 수에 따라 올릴까요, 자리 순서에 따라 올릴까요?',
      choices: { 'by-order': '빠진 사람 수', 'by-seat': '자리 순서' },
    },
    tooFew: {
      name: '셋이 안 되면',
      sentence: '마지막 세 사람은 꼭 치게 할까요, 셋이 안 되면 그 판을 치지 않게 할까요?',
      choices: { forced: '꼭 쳐야 함', split: '치지 않음' },
    },
    oikomiPayers: {
      name: '밀려난 값',
      sentence: '밀려난 사람의 손패 값을 누가 내게 할까요?',
      choices: { 'non-leaders': '먼저 치는 사람 말고 둘', all: '셋 다' },
    },
  },
  yaku: {},
  remarks: ({ region, sageUnimproved }) => [
    region === 'kansai' ? '특수 승리: 8, 10, 10관.' : '특수 승리: 10, 10, 12관.',
    sageUnimproved === 'void' ? '사게 뒤 끝까지 치면 없음.' : '사게 뒤 끝까지 치면 절반.',
  ],
};
