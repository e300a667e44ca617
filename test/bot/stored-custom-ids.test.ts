import { describe, expect, test } from 'vitest';
import { parseBoardQuery } from '../../src/bot/daily/daily-payloads.ts';
import { parseDealsPage } from '../../src/bot/fairness/fairness-components.ts';
import { parseHistoryQuery } from '../../src/bot/history/history-payload.ts';
import { parseReviewQuery } from '../../src/bot/history/review-payload.ts';
import {
  type CustomId,
  parseCustomId,
  VERBS,
  type Verb,
} from '../../src/bot/interaction/custom-id.ts';
import { ASK, KEEP } from '../../src/bot/leaving/match-menu.ts';
import { parsePlan } from '../../src/bot/lesson/lesson-payload.ts';
import { parseOccupant } from '../../src/bot/lobby/seats-menu.ts';
import { parsePracticePlan } from '../../src/bot/practice/practice-plan.ts';
import { PRIVACY_ACTIONS } from '../../src/bot/privacy/privacy-menu.ts';
import { parseProfilePage } from '../../src/bot/profile/achievements-payload.ts';
import { parseLeaderboardQuery } from '../../src/bot/ranking/leaderboard-query.ts';
import { parseSeasonAction } from '../../src/bot/ranking/season-payload.ts';
import { parseStatsQuery } from '../../src/bot/ranking/stats-payload.ts';
import { parseRulesQuery } from '../../src/bot/rules/rule-books.ts';
import { readChange } from '../../src/bot/settings/settings-change.ts';
import { TYPED_OPTIONS } from '../../src/commands/settings.ts';
import { parseMove } from '../../src/engine/transcript/move-text.ts';
import { GAMES } from '../../src/games/index.ts';
import { STRENGTHS } from '../../src/model/match.ts';
import { PERSON_SETTINGS, SERVER_SETTINGS } from '../../src/model/settings.ts';

/**
 * Custom ids as version 0.1 put them on its messages, literally: every verb, and every form of its argument.
 * Messages keep them for years, so none of them may change; a new verb or setting adds its own.
 */
const STORED = {
  join: ['join/12/0/'],
  leave: ['leave/12/0/'],
  add: ['add/12/0/', 'add/12/0/easy', 'add/12/0/normal', 'add/12/0/strong'],
  remove: ['remove/12/0/'],
  start: ['start/12/0/'],
  rules: ['rules/12/0/'],
  rule: ['rule/12/0/rounds', 'rule/12/0/wildTakesStack'],
  page: ['page/12/0/0', 'page/12/0/1', 'page/12/0/-1'],
  hand: ['hand/12/0/', 'hand/12/0/next'],
  move: [
    'move/12/34/play:pine.crane',
    'move/12/34/capture:iris.ribbon+iris.chaff1+iris.chaff2',
    'move/12/34/capture:nothing',
    'move/12/34/stay',
    'move/12/34/drop',
    'move/12/34/chase',
    'move/12/34/pass',
    'move/12/34/claim',
    'move/12/34/koi-koi',
    'move/12/34/shobu',
  ],
  sure: ['sure/12/34/play:willow.lightning', 'sure/12/34/shobu'],
  unsure: ['unsure/12/0/'],
  hint: ['hint/12/0/'],
  back: ['back/12/0/'],
  now: ['now/12/0/'],
  help: ['help/12/0/'],
  guide: ['guide/0/0/', 'guide/12/0/koi-koi', 'guide/0/0/suhara-bana/3'],
  review: [
    'review/12/0/',
    'review/12/0/f0',
    'review/12/0/n3',
    'review/12/0/t3h',
    'review/12/0/l9h',
  ],
  history: [
    'history/0/0/o0/123456789012345678/',
    'history/0/0/b1/123456789012345678/koi-koi',
    'history/0/0/n2/123456789012345678/hana-awase',
  ],
  board: [
    'board/0/0/e.123456789012345678.mushi.all.wins.3',
    'board/0/0/a.123456789012345678.all.season.rating.0.game',
    'board/0/0/a.123456789012345678.koi-koi.month.points.0.period',
    'board/0/0/e7.123456789012345678.all.7.wins.1.sort',
  ],
  stats: ['stats/0/0/123456789012345678'],
  season: [
    'season/0/0/show',
    'season/0/0/close',
    'season/0/0/keep',
    'season/0/0/recount',
    'season/0/0/sure.3',
  ],
  again: ['again/12/0/'],
  seats: ['seats/12/0/'],
  size: ['size/12/0/'],
  clock: ['clock/12/0/'],
  free: ['free/12/0/'],
  host: ['host/12/0/'],
  about: ['about/12/0/'],
  offer: ['offer/12/0/'],
  agree: ['agree/12/0/'],
  unoffer: ['unoffer/12/0/'],
  goon: ['goon/12/0/'],
  replace: ['replace/12/0/1'],
  stop: ['stop/12/0/', 'stop/12/0/keep', 'stop/12/0/ask'],
  quit: ['quit/12/0/', 'quit/0/0/'],
  server: [
    'server/0/0/language',
    'server/0/0/clock',
    'server/0/0/channels',
    'server/0/0/tableCap',
    'server/0/0/boardChannel',
    'server/0/0/boardEvery',
    'server/0/0/holidayDays',
    'server/0/0/mentions',
    'server/0/0/pause',
    'server/0/0/isRated=false',
    'server/0/0/ratesComputers=true',
    'server/0/0/ratesFled=false',
    'server/0/0/hasBadges=true',
  ],
  privacy: [
    'privacy/0/0/show',
    'privacy/0/0/export',
    'privacy/0/0/sure-me',
    'privacy/0/0/forget-me',
    'privacy/0/0/sure-server',
    'privacy/0/0/forget-server',
  ],
  me: [
    'me/0/0/language',
    'me/0/0/mentions',
    'me/0/0/names',
    'me/0/0/badges',
    'me/0/0/profile',
    'me/0/0/lessons',
    'me/0/0/turnMessages=true',
    'me/0/0/confirms=true',
  ],
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
  ],
  alert: ['alert/0/0/', 'alert/0/0/games', 'alert/0/0/pace', 'alert/0/0/off'],
  invite: ['invite/12/0/'],
  keep: ['keep/12/0/'],
  decline: ['decline/12/0/'],
  mute: ['mute/0/0/200000000000000001', 'mute/0/0/turns'],
  deal: ['deal/0/0/'],
  share: ['share/12/0/'],
  holiday: ['holiday/0/0/', 'holiday/0/0/back', 'holiday/12/0/back'],
  achievements: [
    'achievements/0/0/profile/0/123456789012345678',
    'achievements/0/0/earned/1/123456789012345678',
    'achievements/0/0/next/0/123456789012345678',
  ],
} as const satisfies Readonly<Record<Verb, readonly string[]>>;

/** What was chosen in the menus whose choices are stored on messages, by their custom ids. */
const CHOSEN: Readonly<Record<string, string>> = {
  'guide/0/0/': 'koi-koi/0',
  'guide/12/0/koi-koi': '2',
  'board/0/0/a.123456789012345678.all.season.rating.0.game': 'all',
  'board/0/0/a.123456789012345678.koi-koi.month.points.0.period': '7',
  'board/0/0/e7.123456789012345678.all.7.wins.1.sort': 'rating',
  'stats/0/0/123456789012345678': 'koi-koi',
  'server/0/0/language': 'ja',
  'server/0/0/clock': '60s',
  'server/0/0/channels': '123456789012345678',
  'server/0/0/tableCap': 'none',
  'server/0/0/mentions': 'always',
  'server/0/0/pause': '10',
  'server/0/0/boardChannel': '123456789012345678',
  'server/0/0/boardEvery': 'week',
  'server/0/0/holidayDays': '14',
  'me/0/0/language': 'auto',
  'me/0/0/mentions': 'server',
  'me/0/0/names': 'romaji',
  'me/0/0/badges': 'off',
  'me/0/0/profile': 'server',
  'me/0/0/lessons': 'points',
};

/** What each feature makes of an argument; undefined where it does not understand it. */
const READERS: Partial<Record<Verb, (argument: string, chosen: readonly string[]) => unknown>> = {
  add: (argument) => (argument === '' ? 'normal' : STRENGTHS.find((one) => one === argument)),
  move: parseMove,
  sure: parseMove,
  guide: parseRulesQuery,
  deals: (argument) => (argument === '' ? 'from the first' : parseDealsPage(argument)),
  review: (argument) => (argument === '' ? 'from its beginning' : parseReviewQuery(argument)),
  history: parseHistoryQuery,
  board: parseLeaderboardQuery,
  stats: parseStatsQuery,
  season: parseSeasonAction,
  stop: (argument) => ['', KEEP, ASK].find((one) => one === argument),
  server: (argument, chosen) => readChange(SERVER_SETTINGS, argument, chosen),
  privacy: (argument) => PRIVACY_ACTIONS.find((one) => one === argument),
  taught: parsePlan,
  practice: parsePracticePlan,
  daily: parseBoardQuery,
  achievements: parseProfilePage,
  lesson: (argument) => parsePlan(argument.split('/')[0] ?? ''),
  me: (argument, chosen) => readChange(PERSON_SETTINGS, argument, chosen),
};

describe('a custom id of version 0.1', () => {
  test.each(VERBS)('with the verb %s is understood', (verb) => {
    for (const id of STORED[verb]) {
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
    for (const id of STORED.rule) expect(known).toContain(parseCustomId(id)!.argument);
  });

  test.each([
    ['server', SERVER_SETTINGS],
    ['me', PERSON_SETTINGS],
  ] as const)('is listed here for each setting of %s that a menu changes', (verb, table) => {
    const listed = STORED[verb].map((id) => parseCustomId(id)!.argument.split('=')[0]);
    const inMenu = Object.keys(table).filter((id) => !Object.hasOwn(TYPED_OPTIONS, id));
    expect(listed.toSorted()).toEqual(inMenu.toSorted());
  });

  test('that chooses a seat tells computers by their numbers, and people by their ids', () => {
    expect(parseOccupant('c2')).toEqual({ computer: 2 });
    expect(parseOccupant('123456789012345678')).toEqual({ personId: '123456789012345678' });
  });
});
