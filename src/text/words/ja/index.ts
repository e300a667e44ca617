import { gameWordsIn } from '../../../games/index.ts';
import type { Words } from '../words.ts';
import * as absence from './absence.ts';
import * as achievements from './achievements.ts';
import * as alone from './alone.ts';
import * as bot from './bot.ts';
import { COMMANDS } from './commands.ts';
import * as deck from './deck.ts';
import * as fairness from './fairness.ts';
import * as pictures from './pictures.ts';
import * as playing from './playing.ts';
import * as privacy from './privacy.ts';
import * as ranking from './ranking.ts';
import * as review from './review.ts';
import * as rules from './rules.ts';
import * as seating from './seating.ts';
import * as settings from './settings.ts';
import * as story from './story.ts';
import * as table from './table.ts';

/** Japanese. */
export const JA: Words = {
  language: 'ja',
  endonym: '日本語',
  locales: ['ja'],
  formats: 'ja',
  comma: '、',
  stages: { small: '小役', middle: '中役', main: '本役' },
  times: {
    matsuba: '松場：場に松',
    hankiba: '半期場：前半の最後の局',
    shimeba: '締め場：最後の局',
    'bright-field': '場に光札',
    oba: '大場：場に2倍の札',
    zetsuba: '絶場：場に小野道風か鳳凰',
    carried: '前の場からの持ち越し',
    seven: '7文以上',
    'koi-koi': 'こいこい',
    nagari: 'ナガリ（나가리）：前の局は勝ちなし',
    goes: '3ゴー（고）以上',
    shake: 'フンドゥルギ（흔들기）',
    bomb: 'ポクタン（폭탄）',
    'many-animals': 'モンタ（멍따）：タネ7枚以上',
    'bright-bak': 'クァンバク（광박）：光なし',
    'chaff-bak': 'ピバク（피박）：カスが少ない',
    'go-bak': 'ゴーバク（고박）：負けた人がゴー',
  },
  games: gameWordsIn('ja'),
  the: ({ noun }) => noun,
  another: ({ noun }) => `もう1枚の${noun}`,
  several: (count, noun) => `${noun}${count}枚`,
  stack: (plant) => `${plant}の3枚`,
  aside: (text, more) => `${text}（${more}）`,
  labelled: (name, text) => `${name}：${text}`,
  multiplied: (times, why) => `${times}倍（${why}）`,
  stop: '。',
  gap: '',
  none: 'なし',
  computer: (number) => `CPU${number}`,
  former: '以前の参加者',
  away: (who) => `${who}（退席中）`,
  commands: COMMANDS,
  ...absence,
  ...achievements,
  ...alone,
  ...bot,
  ...deck,
  ...fairness,
  ...pictures,
  ...playing,
  ...privacy,
  ...ranking,
  ...review,
  ...rules,
  ...seating,
  ...settings,
  ...story,
  ...table,
};
