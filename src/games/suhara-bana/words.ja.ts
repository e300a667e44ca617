import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '須原花',
  line: '長野県大桑村須原の花札です。4人か5人で集まり、毎局3人が打ち、碁石で払います。',
  short: [
    '1局を打つのは3人。ほかの人は、ハント30点をポットに置いて降ります。',
    '**背負い札**は出せません。ほかの人の役があと1枚で完成する札のことです。',
    '札の点が100点に足りないと払い、超えるともらいます。支払いは**碁石**です。一番高い役の人がポットを取ります。',
  ],
  end: '石がなくなると一もとを借り、石の値が上がります。一番高い段階で石が尽きると、対局は終わりです。',
  options: {
    length: {
      name: '局数',
      sentence: '誰かの石が尽きるまで続けるか、局数で終えるか。',
      choices: { ruin: '石が尽きるまで' },
    },
    forceThree: {
      name: '最後の3人は降りられない',
      sentence: '残り3人になったら降りられず、毎局必ず打つか。',
      choices: { true: '残り3人は降りられない', false: '誰でも降りられる' },
    },
    fourBrightsNullify: {
      name: '四本役も役を流す',
      sentence: '四本役も、御老中と同じくほかの人の役を流すか。',
      choices: { true: '流す', false: '流さない' },
    },
  },
  yaku: {
    'shihon-otori': '四本役・大鳥',
    shihon: '四本役',
    'otori-goroju': '大鳥御老中',
    goroju: '御老中',
    'dori-shima': '通りシマ',
    otori: '大鳥',
    sugawara: '菅原',
    akiyaku: '秋役',
    mimu: 'ミム',
    'ko-sugawara': '小菅原',
    kusabana: '草花',
    kotori: '小鳥',
    jitsugetsu: '日月',
    shima: 'シマ',
  },
  remarks: ({ fourBrightsNullify }) => [
    `御老中${fourBrightsNullify === true ? 'と四本役' : ''}ができると、ほかの人は通りシマだけ。`,
    'ミムは、ほかに50点ずつ（打たなかった人は25点）',
  ],
};
