import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const KO: WordsOf<typeof RULES> = {
  name: '스하라바나',
  line: '나가노의 스하라 마을에서 온 화투예요. 셋씩 치고 바둑돌로 정산해요.',
  short: [
    '한 판은 셋이 쳐요. 나머지는 판돈에 30점을 넣고 빠져요.',
    '**독박패**는 낼 수 없어요. 내면 다른 사람의 족보가 완성되는 패예요.',
    '패 점수가 100점보다 적으면 내고, 많으면 받아요. **바둑돌**로 내고, 가장 높은 족보를 만든 사람이 판돈을 받아요.',
  ],
  end: '돌이 떨어지면 한 접시를 빌리고, 그때부터 모두 돌을 더 많이 내요. 마지막 단계에서 떨어지면 게임이 끝나요.',
  options: {
    length: {
      name: '판수',
      sentence: '누군가 돌이 떨어질 때까지 할까요, 정한 판수만 할까요?',
      choices: { ruin: '돌이 떨어질 때까지' },
    },
    forceThree: {
      name: '셋은 꼭 치기',
      sentence: '마지막 세 사람은 꼭 치게 할까요?',
      choices: { true: '마지막 셋은 꼭 침', false: '누구나 빠질 수 있음' },
    },
    fourBrightsNullify: {
      name: '시혼의 힘',
      sentence: '시혼도 고로주처럼 다른 사람의 족보를 무효로 할까요?',
      choices: { true: '무효로 함', false: '그대로' },
    },
  },
  yaku: {
    'shihon-otori': '시혼·기러기',
    shihon: '시혼',
    'otori-goroju': '고로주·기러기',
    goroju: '고로주',
    'dori-shima': '이달의 패',
    otori: '오토리',
    sugawara: '스가와라',
    akiyaku: '가을',
    mimu: '청단',
    'ko-sugawara': '홍단',
    kusabana: '풀꽃',
    kotori: '작은 새',
    jitsugetsu: '해와 달',
    shima: '같은 달 4장',
  },
  remarks: ({ fourBrightsNullify }) => [
    `${fourBrightsNullify === true ? '고로주와 시혼이' : '고로주가'} 나오면 남의 족보는 이달의 패만 인정해요.`,
    '청단: 50점씩 더 받아요. 쉬는 사람은 25점.',
  ],
};
