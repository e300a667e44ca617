import type { Words } from '../words.ts';
import { command } from './bot.ts';

export const PRACTICE: Words['practice'] = {
  note: `-# 練習：ほかの人には見えず、成績にも入りません。${command('practice')} でもう一度表示できます。`,
  ended: `この練習は終わりました。${command('practice')} でまた始められます。`,
  instead: (current, other) =>
    `${current}の練習がまだ続いています。${other}を始めると、その対局は終わります。`,
  buttons: {
    again: 'もう一度',
    goOn: (game) => `${game}を続ける`,
    begin: (game) => `${game}を始める`,
  },
};
