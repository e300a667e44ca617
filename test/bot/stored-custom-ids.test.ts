import { describe, expect, test } from 'vitest';
import { parseDailyLeaderboardQuery } from '../../src/bot/daily/daily-payloads.ts';
import { parseDealsPage } from '../../src/bot/fairness/fairness-components.ts';
import { parseHistoryPage } from '../../src/bot/history/history-payload.ts';
import { parseReviewQuery } from '../../src/bot/history/review-payload.ts';
import {
  type CustomId,
  parseCustomId,
  VERBS,
  type Verb,
} from '../../src/bot/interaction/custom-id.ts';
import { ASK, KEEP, LEAVE } from '../../src/bot/leaving/leaving-menus.ts';
import { parsePlan } from '../../src/bot/lesson/lesson-payload.ts';
import { parseOccupant } from '../../src/bot/lobby/set-up.ts';
import { parsePracticePlan } from '../../src/bot/practice/practice-plan.ts';
import { PRIVACY_ACTIONS } from '../../src/bot/privacy/privacy-menu.ts';
import { parseProfilePage } from '../../src/bot/profile/profile-payload.ts';
import { parseLeaderboardPage } from '../../src/bot/ranking/leaderboard-payload.ts';
import { parseSeasonAction } from '../../src/bot/ranking/season-payload.ts';
import { parseStatsQuery } from '../../src/bot/ranking/stats-payload.ts';
import { parseRulesQuery } from '../../src/bot/rules/rule-books.ts';
import { readPress } from '../../src/bot/settings/settings-components.ts';
import { TYPED_OPTIONS } from '../../src/commands/settings.ts';
import { parseMove } from '../../src/engine/round/move-text.ts';
import { GAMES } from '../../src/games/index.ts';
import { STRENGTHS } from '../../src/model/match.ts';
import { PERSON_SETTINGS, SERVER_SETTINGS } from '../../src/model/settings.ts';
import { CHOSEN_IN_01, POSTED_BY_01 } from '../support/stored-custom-ids.ts';

/**
 * Custom ids as releases since 0.1 put them on their messages, literally: those of new verbs, and new forms of the
 * arguments of old ones. Messages keep them for years, so none of them may change; a new verb or setting adds its own.
 */
const POSTED_SINCE = {
  hand: ['hand/12/0/next'],
  goon: ['goon/12/0/'],
  replace: ['replace/12/0/1'],
  stop: ['stop/12/0/ask'],
  quit: ['quit/12/0/leave'],
  server: [
    'server/0/0/boardChannel',
    'server/0/0/boardEvery',
    'server/0/0/dailyChannel',
    'server/0/0/tableRole',
    'server/0/0/championRole',
    'server/0/0/dailyHour',
    'server/0/0/logChannel',
    'server/0/0/holidayDays',
    'server/0/0/pause',
    'server/0/0/threads',
    'server/0/0/1',
  ],
  me: ['me/0/0/badges', 'me/0/0/profile', 'me/0/0/lessons', 'me/0/0/turnMessages=true'],
  next: ['next/12/0/'],
  counted: ['counted/12/0/3'],
  cut: ['cut/12/0/'],
  deals: ['deals/12/0/', 'deals/12/0/b0', 'deals/12/0/n2'],
  yaku: ['yaku/12/0/'],
  playnow: ['playnow/0/0/', 'playnow/0/0/yaku'],
  lesson: ['lesson/12/0/yaku', 'lesson/0/2/yaku.first/capture:chrys.cup'],
  taught: ['taught/12/0/points'],
  open: ['open/0/0/', 'open/0/0/3'],
  costly: ['costly/12/0/', 'costly/12/0/cancel'],
  profile: ['profile/0/0/'],
  moment: ['moment/12/0/p0', 'moment/12/0/p7h'],
  practice: ['practice/12/0/hana-awase/normal'],
  daily: [
    'daily/0/0/board/2026-11-22',
    'daily/0/0/week/2026-11-22',
    'daily/0/0/board/2026-11-22/new',
    'daily/0/0/board/2026-11-22-koi/new',
  ],
  alert: [
    'alert/0/0/',
    'alert/0/0/games',
    'alert/0/0/pace',
    'alert/0/0/off',
    'alert/0/0/role',
    'alert/0/0/role-on',
  ],
  invite: ['invite/12/0/'],
  keep: ['keep/12/0/'],
  decline: ['decline/12/0/'],
  mute: ['mute/0/0/200000000000000001', 'mute/0/0/turns'],
  deal: ['deal/0/0/', 'deal/0/0//new', 'deal/0/0/2026-11-22', 'deal/0/0/2026-11-22-koi/new'],
  share: ['share/12/0/'],
  holiday: ['holiday/0/0/', 'holiday/0/0/back', 'holiday/12/0/back'],
  words: ['words/12/0/'],
  more: ['more/12/0/'],
  challenge: ['challenge/0/0/koi-koi'],
  length: ['length/12/0/rounds'],
  oops: ['oops/12/0/'],
  achievements: [
    'achievements/0/0/profile/0/123456789012345678',
    'achievements/0/0/earned/1/123456789012345678',
    'achievements/0/0/next/0/123456789012345678',
    'achievements/0/0/stats/0/123456789012345678',
  ],
} as const satisfies Readonly<Partial<Record<Verb, readonly string[]>>> &
  Readonly<Record<Exclude<Verb, keyof typeof POSTED_BY_01>, readonly string[]>>;

const LISTS: readonly Readonly<Partial<Record<Verb, readonly string[]>>>[] = [
  POSTED_BY_01,
  POSTED_SINCE,
];

/** Every form of a verb's custom ids that there has been. */
function storedWith(verb: Verb): readonly string[] {
  return LISTS.flatMap((list) => list[verb] ?? []);
}

/** What was chosen in the menus whose choices are stored on messages, by their custom ids. */
const CHOSEN: Readonly<Record<string, string>> = {
  ...CHOSEN_IN_01,
  'server/0/0/pause': '10',
  'server/0/0/threads': 'taken',
  'server/0/0/boardChannel': '123456789012345678',
  'server/0/0/boardEvery': 'week',
  'server/0/0/dailyChannel': '123456789012345678',
  'server/0/0/tableRole': '123456789012345678',
  'server/0/0/championRole': '123456789012345678',
  'server/0/0/dailyHour': '9',
  'server/0/0/logChannel': '123456789012345678',
  'server/0/0/holidayDays': '14',
  'me/0/0/badges': 'off',
  'me/0/0/profile': 'server',
  'me/0/0/lessons': 'points',
};

/** What each feature makes of an argument; undefined if it does not understand it. */
const READERS: Partial<Record<Verb, (argument: string, chosen: readonly string[]) => unknown>> = {
  add: (argument) => (argument === '' ? 'normal' : STRENGTHS.find((one) => one === argument)),
  move: parseMove,
  sure: parseMove,
  guide: parseRulesQuery,
  deals: (argument) => (argument === '' ? 'from the first' : parseDealsPage(argument)),
  review: (argument) => (argument === '' ? 'from its beginning' : parseReviewQuery(argument)),
  history: parseHistoryPage,
  board: parseLeaderboardPage,
  stats: parseStatsQuery,
  season: parseSeasonAction,
  stop: (argument) => ['', KEEP, ASK].find((one) => one === argument),
  quit: (argument) => ['', LEAVE].find((one) => one === argument),
  server: (argument, chosen) => readPress(SERVER_SETTINGS, argument, chosen),
  privacy: (argument) => PRIVACY_ACTIONS.find((one) => one === argument),
  taught: parsePlan,
  practice: parsePracticePlan,
  daily: parseDailyLeaderboardQuery,
  achievements: parseProfilePage,
  lesson: (argument) => parsePlan(argument.split('/')[0] ?? ''),
  me: (argument, chosen) => readPress(PERSON_SETTINGS, argument, chosen),
};

describe('a custom id of an older version', () => {
  test.each(VERBS)('with the verb %s is understood', (verb) => {
    for (const id of storedWith(verb)) {
      const parsed = parseCustomId(id);
      const [, match, version, ...rest] = id.split('/');
      const meaning = { verb, match: Number(match), version: Number(version) };
      expect(parsed, id).toEqual({ ...meaning, argument: rest.join('/') } satisfies CustomId);
      const chosen = CHOSEN[id] === undefined ? [] : [CHOSEN[id]];
      const read = READERS[verb];
      if (read) expect(read(parsed!.argument, chosen), id).toBeDefined();
    }
  });

  test('that chooses a house rule names one that there still is', () => {
    const known = new Set(GAMES.flatMap(({ options }) => Object.keys(options)));
    for (const id of POSTED_BY_01.rule) expect(known).toContain(parseCustomId(id)!.argument);
  });

  test.each([
    ['server', SERVER_SETTINGS],
    ['me', PERSON_SETTINGS],
  ] as const)('is listed here for each setting of %s that a menu changes', (verb, table) => {
    const listed = storedWith(verb).map((id) => parseCustomId(id)!.argument.split('=')[0]);
    const inMenu = Object.keys(table).filter((id) => !Object.hasOwn(TYPED_OPTIONS, id));
    const ofSettings = listed.filter((argument = '') => !/^\d$/.test(argument));
    expect(ofSettings.toSorted()).toEqual(inMenu.toSorted());
  });

  test('that chooses a seat tells computers by their numbers, and people by their ids', () => {
    expect(parseOccupant('c2')).toEqual({ computer: 2 });
    expect(parseOccupant('123456789012345678')).toEqual({ personId: '123456789012345678' });
  });
});
