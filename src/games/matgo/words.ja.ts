import { DOUBLES_JA, OPTIONS_JA, TURN_JA, YAKU_JA } from '../go-stop/common.ja.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'マッゴ',
  line: '2人で遊ぶゴーストップ、맞고です。7点からストップかゴーかを選びます。',
  help: [
    '2人で、48枚すべてとボーナス札2枚を使います。手札10枚、場札8枚です。',
    ...TURN_JA,
    '手番の終わりに**7点**以上あれば、**ストップ**で局に勝つか、**ゴー**で続けます。ゴーのあとは、そのときより点が増えるとまた聞かれます。',
    `相手が、あなたの点を払います。${DOUBLES_JA}ゴーと言って負けた人は2倍払います（ゴーバク、고박）。勝った人が次の親です。`,
  ],
  options: {
    ...OPTIONS_JA,
    chongtongPoints: {
      name: 'チョントン',
      sentence: '手札の同じ月の4枚（총통）が何点の勝ちか。',
      choices: { usual: '10点', minimum: '7点' },
    },
  },
  ...YAKU_JA,
};
