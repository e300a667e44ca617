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

/** Korean. */
export const KO: Words = {
  language: 'ko',
  endonym: '한국어',
  locales: ['ko'],
  formats: 'ko',
  comma: ', ',
  stages: { small: '소역', middle: '중역', main: '본역' },
  times: {
    matsuba: '솔 판: 바닥에 솔',
    hankiba: '절반 판: 전반의 마지막 판',
    shimeba: '마지막 판',
    'bright-field': '바닥에 광',
    oba: '오바: 바닥에 2배 패',
    zetsuba: '제쓰바: 바닥에 비광이나 오동광',
    carried: '앞 판의 바닥에서 넘어옴',
    seven: '7점 이상',
    'koi-koi': '코이코이',
    nagari: '나가리: 앞 판에 이긴 사람이 없음',
    goes: '3고 이상',
    shake: '흔들기',
    bomb: '폭탄',
    'many-animals': '멍따: 열끗 7장 이상',
    'bright-bak': '광박: 광이 없음',
    'chaff-bak': '피박: 피가 적음',
    'go-bak': '고박: 진 사람이 고',
  },
  games: gameWordsIn('ko'),
  the: ({ noun }) => noun,
  another: ({ noun }) => `다른 ${noun}`,
  several: (count, noun) => `${noun} ${count}장`,
  stack: (plant) => `${plant} 3장`,
  aside: (text, more) => `${text} (${more})`,
  labelled: (name, text) => `${name}: ${text}`,
  multiplied: (times, why) => `${times}배 (${why})`,
  stop: '.',
  gap: ' ',
  none: '없음',
  computer: (number) => `컴퓨터${number}`,
  former: '이전 참가자',
  away: (who) => `${who} (자리 비움)`,
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
