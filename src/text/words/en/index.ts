import type { Stage, TimesWhy } from '../../../engine/round/event.ts';
import { gameWordsIn, type PerGame } from '../../../games/index.ts';
import type { GameWords } from '../../../games/words.ts';
import type { CardWords } from '../cards.ts';
import type { People } from '../facts.ts';
import * as absence from './absence.ts';
import * as achievements from './achievements.ts';
import * as alone from './alone.ts';
import * as bot from './bot.ts';
import { COMMANDS } from './commands.ts';
import * as deck from './deck.ts';
import * as fairness from './fairness.ts';
import { several } from './grammar.ts';
import { korean } from './korean.ts';
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

/** English, also for every language that is not here. */
export const EN = {
  /** A BCP 47 tag, by which it is chosen: `en`. */
  language: 'en',
  /** What its readers call it: `日本語`. */
  endonym: 'English',
  // Discord falls back from American to British English, and from no other to any of ours.
  /** Discord's locales that are answered in it. */
  locales: ['en-US', 'en-GB'],
  // British: no comma before "and".
  /** The BCP 47 tag by whose customs numbers and lists are written: `en-GB`. */
  formats: 'en-GB',
  /** Between the items of a bare row. */
  comma: ', ',
  stages: { small: 'Small Stage', middle: 'Middle Stage', main: 'Main Stage' } satisfies Record<
    Stage,
    string
  >,
  /** Why payments are multiplied. */
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
    'chaff-bak': 'pibak (피박): few pi',
    'go-bak': 'gobak (고박): the loser called go',
  } satisfies Record<TimesWhy, string>,
  games: gameWordsIn('en') satisfies PerGame<GameWords>,
  /** A card in a sentence: `the crane`. `form`: what a sentence asks `CardNames` for. */
  the: ({ noun }: CardWords, _form?: string) => `the ${noun}`,
  /** A second card that looks the same: `another pine chaff`. */
  another: ({ noun }: CardWords, _form?: string) => `another ${noun}`,
  /** Several cards that look alike: `2 pine chaff`. */
  several: (count: number, noun: string) => several(count, noun),
  /** A whole stack or month: `all three pine cards`. */
  stack: (plant: string, _form?: string) => `all three ${plant} cards`,
  /** A text with another beside it: `25 points (1 white, 1 black)`. */
  aside: (text: string, more: string) => `${text} (${more})`,
  /** A name and what there is to it: `Aya: no yaku`. */
  labelled: (name: string | People, text: string | People) => `${name}: ${text}`,
  multiplied: (times: number, why: string) => `× ${times} (${why})`,
  stop: '.',
  /** Between two sentences. */
  gap: ' ',
  none: 'none',
  computer: (number: number) => `CPU ${number}`,
  former: 'Former player',
  away: (who: People) => `${who} (away)`,
  commands: COMMANDS,
  korean,
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
