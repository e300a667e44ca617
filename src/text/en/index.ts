import { gameWordsIn } from '../../games/index.ts';
import type { Words } from '../words/words.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import { ALERTS } from './alerts.ts';
import { BUTTONS, COMMANDS, HELP, NOTICES, PERMISSIONS } from './bot.ts';
import { CHART } from './charts.ts';
import { COSTLY_MOVES } from './costly-moves.ts';
import { DAILY } from './daily.ts';
import { BONUS, DECK } from './deck.ts';
import { FAIRNESS } from './fairness.ts';
import { FIRST_STEPS } from './first-steps.ts';
import { HINT } from './hint.ts';
import { HOLIDAY } from './holiday.ts';
import { INVITATIONS } from './invitations.ts';
import { LESSON } from './lesson.ts';
import { ALT, PICTURE } from './pictures.ts';
import { PLAYING } from './playing.ts';
import { PRACTICE } from './practice.ts';
import { ABOUT, PRIVACY } from './privacy.ts';
import { PROFILE } from './profile.ts';
import { RANKING } from './ranking.ts';
import { RESULT } from './result.ts';
import { REVIEW } from './review.ts';
import { RULE_BOOK } from './rule-book.ts';
import { SEATING } from './seating.ts';
import { CLOCKS, SETTINGS } from './settings.ts';
import { PAYMENTS, SHEET, STORY } from './story.ts';
import { LOBBY, MONEY, MOVES, PROBLEMS, REFUSALS, TURNS } from './table.ts';

/** English, also for every language that is not here. */
export const EN: Words = {
  language: 'en',
  endonym: 'English',
  // Discord falls back from American to British English, and from no other to any of ours.
  locales: ['en-US', 'en-GB'],
  // British: no comma before "and".
  formats: 'en-GB',
  comma: ', ',
  deck: DECK,
  bonusCards: BONUS,
  kinds: { hikari: 'bright', tane: 'animal', tan: 'ribbon', kasu: 'chaff' },
  stages: { small: 'Small Stage', middle: 'Middle Stage', main: 'Main Stage' },
  times: {
    matsuba: 'Pine round: pine on the field',
    hankiba: 'Half-time round: last of the first half',
    shimeba: 'Final round',
    'bright-field': 'brights on the field',
    oba: 'ōba: a doubling card on the field',
    zetsuba: 'zetsuba: the rain man or the phoenix on the field',
    carried: 'left over from an earlier field',
    seven: '7 points or more',
    'koi-koi': 'koi-koi was called',
    nagari: 'nagari (나가리): nobody won the last round',
    goes: 'three go (고) or more',
    shake: 'shaken (흔들기)',
    bomb: 'bomb (폭탄)',
    'many-animals': 'meongtta (멍따): seven animals or more',
    'bright-bak': 'gwangbak (광박): no bright card',
    'chaff-bak': 'pibak (피박): few chaff',
    'go-bak': 'gobak (고박): the loser called go',
  },
  games: gameWordsIn('en'),
  the: ({ noun }) => `the ${noun}`,
  another: ({ noun }) => `another ${noun}`,
  several: (count, noun) =>
    count !== 1 && /(bright|animal|ribbon)$/.test(noun) ? `${count} ${noun}s` : `${count} ${noun}`,
  stack: (plant) => `all three ${plant} cards`,
  aside: (text, more) => `${text} (${more})`,
  multiplied: (times, why) => `× ${times} (${why})`,
  stop: '.',
  gap: ' ',
  none: 'none',
  computer: (number) => `CPU ${number}`,
  former: 'Former player',
  away: (who) => `${who} (away)`,
  commands: COMMANDS,
  buttons: BUTTONS,
  moves: MOVES,
  turns: TURNS,
  money: MONEY,
  story: STORY,
  payments: PAYMENTS,
  sheet: SHEET,
  lobby: LOBBY,
  ranking: RANKING,
  refusals: REFUSALS,
  problems: PROBLEMS,
  clocks: CLOCKS,
  seating: SEATING,
  settings: SETTINGS,
  privacy: PRIVACY,
  about: ABOUT,
  playing: PLAYING,
  hint: HINT,
  permissions: PERMISSIONS,
  notices: NOTICES,
  alt: ALT,
  picture: PICTURE,
  chart: CHART,
  ruleBook: RULE_BOOK,
  review: REVIEW,
  achievements: ACHIEVEMENTS,
  profile: PROFILE,
  fairness: FAIRNESS,
  costlyMoves: COSTLY_MOVES,
  result: RESULT,
  help: HELP,
  firstSteps: FIRST_STEPS,
  lesson: LESSON,
  practice: PRACTICE,
  daily: DAILY,
  alerts: ALERTS,
  invitations: INVITATIONS,
  holiday: HOLIDAY,
};
