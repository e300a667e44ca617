import type { WordsOf } from '../words.ts';
import { DOUBLES_JA, OPTIONS_JA, TURN_JA, YAKU_JA } from './common.ja.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'ゴーストップ',
  line: '韓国で一番親しまれている花札、고스톱です。3人から6人で、3点からストップかゴーかを選びます。',
  help: [
    '3人で、48枚すべてとボーナス札3枚を使います。手札7枚、場札6枚です。4人から6人なら、打つのは3人です。親は必ず打ち、ほかの人は出るか、ただで降ります。聞かれなかった人は、親以外の2人に光などを売ります（クァンパリ、광팔이）。',
    ...TURN_JA,
    '手番の終わりに**3点**以上あれば、**ストップ**で局に勝つか、**ゴー**で続けます。ゴーのあとは、そのときより点が増えるとまた聞かれます。',
    `ほかの2人が、あなたの点を払います。${DOUBLES_JA}ゴーと言って負けた人は、2人分を払います（トクバク、독박）。勝った人が次の親です。`,
  ],
  options: {
    ...OPTIONS_JA,
    liable: {
      name: 'トクバク',
      sentence: '2人ともゴーと言って負けたとき、どちらが2人分を払うか（독박）。',
      choices: { last: '最後に言った人', first: '最初に言った人' },
    },
    entryAfterNagari: {
      name: 'ナガリのあと',
      sentence: '勝ちのない局（나가리）のあと、誰が打つか。',
      choices: { same: '同じ3人', new: 'あらためて聞く' },
    },
  },
  ...YAKU_JA,
};
