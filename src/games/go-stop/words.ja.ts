import type { WordsOf } from '../words.ts';
import { OPTIONS_JA, SAME_JA } from './common.ja.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'ゴーストップ',
  line: '韓国で一番親しまれている花札、고스톱です。3人から6人で、3点からストップかゴーかを選びます。',
  short: [
    '1局を打つのは3人。光・タネ・短冊・カスを集めると、枚数に応じて点になります。',
    '**3点**になったら選びます。**ストップ**で局に勝つか、**ゴー**で続けるか。',
    'ほかの2人があなたの点を払います。カスが足りないなど、失敗した人は2倍です。',
  ],
  end: 'ゴーと言って負けると2人分を払います。最後の局のあと、点の多い人が優勝です。',
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
  ...SAME_JA,
};
