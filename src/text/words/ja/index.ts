import { gameWordsIn } from '../../../games/index.ts';
import type { Words } from '../words.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import { ALERTS } from './alerts.ts';
import { BUTTONS, HELP, NOTICES, PERMISSIONS } from './bot.ts';
import { CHART } from './charts.ts';
import { COMMANDS } from './commands.ts';
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

/** Japanese. */
export const JA: Words = {
  language: 'ja',
  endonym: '日本語',
  locales: ['ja'],
  formats: 'ja',
  comma: '、',
  deck: DECK,
  bonusCards: BONUS,
  kinds: { hikari: '光', tane: 'タネ', tan: '短冊', kasu: 'カス' },
  stages: { small: '小役', middle: '中役', main: '本役' },
  times: {
    matsuba: '松場：場に松',
    hankiba: '半期場：前半の最後の局',
    shimeba: '締め場：最後の局',
    'bright-field': '場に光札',
    oba: '大場：場に2倍の札',
    zetsuba: '絶場：場に小野道風か鳳凰',
    carried: '前の場からの持ち越し',
    seven: '7点以上',
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
  multiplied: (times, why) => `${times}倍（${why}）`,
  stop: '。',
  gap: '',
  none: 'なし',
  computer: (number) => `CPU${number}`,
  former: '以前の参加者',
  away: (who) => `${who}（退席中）`,
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
