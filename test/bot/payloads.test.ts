import type { Message } from 'discord-sandbox';
import { messageViolations, schemaCheck } from 'discord-sandbox/validation';
import { describe, expect, test } from 'vitest';
import { messageRequest } from '../../src/bot/api/message-request.ts';
import { type Payload, textPayload } from '../../src/bot/api/payload.ts';
import { todaysPost } from '../../src/bot/daily/daily-payloads.ts';
import { welcomePayload } from '../../src/bot/first-steps/first-steps-components.ts';
import { handPayload } from '../../src/bot/hand/hand-payload.ts';
import { historyPayload } from '../../src/bot/history/history-payload.ts';
import { reviewPayload } from '../../src/bot/history/review-payload.ts';
import type { InteractionContext } from '../../src/bot/interaction/interaction-context.ts';
import { leaveMenu, matchMenu } from '../../src/bot/leaving/leaving-menus.ts';
import { lessonPayload } from '../../src/bot/lesson/lesson-payload.ts';
import { rulesMenu } from '../../src/bot/lobby/house-rules.ts';
import { setUpMenu } from '../../src/bot/lobby/set-up.ts';
import { personToAct } from '../../src/bot/match-view.ts';
import { morePayload } from '../../src/bot/onward.ts';
import { privacyMenu, sureMe, sureServer } from '../../src/bot/privacy/privacy-menu.ts';
import { leaderboardPayload } from '../../src/bot/ranking/leaderboard-payload.ts';
import { confirmPayload, seasonPayload } from '../../src/bot/ranking/season-payload.ts';
import { statsPayload } from '../../src/bot/ranking/stats-payload.ts';
import { gamesMenu, rulesPayload } from '../../src/bot/rules/rule-books.ts';
import { personMenu, serverMenu } from '../../src/bot/settings/settings-menu.ts';
import { contentPayload } from '../../src/bot/table-message/content-payload.ts';
import { contentsSince, type MessageContent } from '../../src/bot/table-message/message-content.ts';
import { GAMES } from '../../src/games/index.ts';
import { GAME_KINDS } from '../../src/games/lesson.ts';
import { CLOCKS } from '../../src/model/clock.ts';
import { dealsOf } from '../../src/model/deal.ts';
import type { Match, Person } from '../../src/model/match.ts';
import { SORTS } from '../../src/model/ranking.ts';
import { DEFAULT_PERSON_SETTINGS, DEFAULT_SERVER_SETTINGS } from '../../src/model/settings.ts';
import type { Painter } from '../../src/render/painter.ts';
import { helpLines } from '../../src/text/rules/help.ts';
import { BLANK } from '../support/blank-painter.ts';
import { shortest } from '../support/length.ts';
import { PSEUDO } from '../support/pseudo-language.ts';
import { room } from '../table/support/a-table.ts';
import { moveOn, playOut } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { WHERE } from '../table/support/people.ts';
import { partsOf } from './support/read-payload.ts';

const PEOPLE: readonly Person[] = [
  'Annegret',
  'Bartholomäus',
  'Charikleia',
  'Désirée',
  'Ebenezer',
].map((name, index) => ({ id: `10000000000000000${index}`, name: `${name} `.repeat(4).trim() }));

const MOMENT = { stopAt: null, kept: {}, dueAt: 1_800_000_000_000, isShort: true, calls: [] };

const unpainted = Promise.resolve([Buffer.from('no picture')]);

/** Does not even lay out what many steps of a match show. */
const NO_PAINTER: Painter = {
  ...BLANK,
  lobby: () => unpainted,
  table: () => unpainted,
  hand: () => unpainted,
  settlement: () => [unpainted],
  result: () => unpainted,
  standing: () => unpainted,
  profile: () => unpainted,
  get withMonths() {
    return NO_PAINTER;
  },
};

/** What Discord would not take of a message. */
function faultsOf(payload: Payload): readonly string[] {
  const { body } = messageRequest(payload);
  const message = { content: '', embeds: [], attachments: [], ...body } as unknown as Message;
  const alts = payload.pictures.filter(({ alt }) => alt.length > 1024 || !/[.!?。！？]$/.test(alt));
  return [
    ...schemaCheck(true)('createMessage', body).map((fault) => JSON.stringify(fault)),
    ...messageViolations(message).map((fault) => JSON.stringify(fault)),
    ...alts.map(
      ({ name, alt }) =>
        `${name} has an alt text of ${alt.length} that ends with ${alt.slice(-20)}`,
    ),
  ];
}

function labelsOf(payload: Payload): readonly string[] {
  return partsOf(payload).flatMap(({ label }) => label ?? []);
}

/** A match of this many people with everything that its messages showed, until it is over. */
async function wholeMatch(
  game: string,
  seats: number,
  look: (payload: Payload) => void,
): Promise<void> {
  const { tables, store } = room();
  const people = PEOPLE.slice(0, seats);
  const host = people[0]!;
  const table = { where: WHERE, host, game, seats, options: shortOf(game) };
  const interactionId = '1574269314469460017';
  let match = done(await tables.lobby.open({ ...table, interactionId }));
  const show = async (pages: readonly MessageContent[]) => {
    const story = await tables.play.story(match);
    const shown = { painter: NO_PAINTER, words: PSEUDO, moment: MOMENT, story };
    for (const page of pages) look(contentPayload(page, match, shown));
  };
  await show([{ kind: 'lobby' }]);
  for (let page = 0; page < 3; page++) look(rulesMenu({ match, page }, PSEUDO));
  look(aboutMenuOf(match));
  for (const person of people.slice(1))
    match = done(await tables.lobby.join({ matchId: match.id }, person, interactionId));
  if (match.status === 'open')
    match = done(await tables.lobby.start({ matchId: match.id }, host, interactionId));
  let shown = 0;
  while (match.status === 'playing') {
    await show(contentsSince(match, await tables.play.stepsSince(match, shown)));
    const asked = personToAct(match);
    const other = match.version % seats;
    for (const { id: personId } of people.filter(({ id }, at) => id === asked || at === other))
      look(handPayload({ match, personId }, { painter: NO_PAINTER, words: PSEUDO }));
    shown = match.version;
    match = done(await moveOn(tables, match));
  }
  await show(contentsSince(match, await tables.play.stepsSince(match, shown)));
  await store.close();
}

function aboutMenuOf(match: Match): Payload {
  return matchMenu({ match, stopAt: 1, personId: match.hostId, mayStop: true }, PSEUDO);
}

/** The house rule that makes a match of this game as short as it may be. */
function shortOf(game: string): Readonly<Record<string, string>> {
  const [option, value] = shortest(game).split('=');
  return option === undefined || value === undefined ? {} : { [option]: value };
}

describe('a third language, 40 % longer than English', () => {
  test.each(GAMES.map(({ id, seats }) => [id, Math.max(...seats)] as const))(
    'fits every message of a whole match of %s with %i people',
    async (game, seats) => {
      const faults: string[] = [];
      const long: string[] = [];
      await wholeMatch(game, seats, (payload) => {
        faults.push(...faultsOf(payload));
        long.push(...labelsOf(payload).filter((label) => label.length > 80));
      });
      expect([...new Set(faults)]).toEqual([]);
      expect(long).toEqual([]);
    },
  );

  test('fits the menus, the rules and the help', () => {
    const context = { words: PSEUDO, mayManageServer: true } as InteractionContext;
    const channels = Array.from({ length: 25 }, (_, at) => `3000000000000000${at + 10}`);
    const roles = { tableRole: ['300000000000000001'], championRole: ['300000000000000002'] };
    const settings = { ...DEFAULT_SERVER_SETTINGS, channels, ...roles };
    const payloads = [
      ...[0, 1, 2, 3].map((page) =>
        serverMenu(
          {
            settings,
            page,
            changes: [],
            isChannel: () => true,
            mayPost: () => true,
            roleProblem: () => 'powerful',
          },
          PSEUDO,
        ),
      ),
      personMenu({ settings: DEFAULT_PERSON_SETTINGS, page: 0, isOverDays: true }, PSEUDO),
      privacyMenu(
        { ...context, where: { serverId: '1', channelId: '2' } },
        { contact: 'Ann', days: 30, deletion: { dueAt: 0, personId: '1' } },
      ),
      sureMe(PSEUDO),
      sureServer(PSEUDO),
      textPayload(helpLines(PSEUDO).join('\n')),
      welcomePayload({ people: 3, seats: 3 }, PSEUDO),
      ...GAME_KINDS.flatMap((kind) =>
        Array.from({ length: 5 }, (_, made) => {
          const plan = { kind, made, matchId: 123_456_789, isBeforeFirst: true };
          return lessonPayload({ ...plan, person: PEOPLE[0]! }, { painter: BLANK, words: PSEUDO });
        }),
      ),
      { ...textPayload('-'), components: [gamesMenu(PSEUDO)] },
      ...GAMES.flatMap(({ id }) =>
        Array.from({ length: 9 }, (_, page) =>
          rulesPayload(
            { game: id, page, isPrimer: false, readerId: '1' },
            { painter: BLANK, words: PSEUDO },
          ),
        ),
      ),
    ];
    expect(payloads.flatMap(faultsOf)).toEqual([]);
  });

  test('fits leaderboards, records, seasons, past matches and the menus of a lobby', async () => {
    const { tables, store } = room();
    const [ann, bob] = PEOPLE as readonly [Person, Person];
    const sit = async (channelId: string) => {
      const where = { ...WHERE, channelId };
      const plan = { where, host: ann, game: 'koi-koi', options: shortOf('koi-koi') };
      return done(await tables.lobby.open(plan));
    };
    const opened = await sit(WHERE.channelId);
    const match = await playOut(tables, done(await tables.lobby.join({ matchId: opened.id }, bob)));
    const { serverId } = WHERE;
    const look = {
      tables,
      painter: BLANK,
      serverId,
      person: ann,
      words: PSEUDO,
      interactionId: '1',
    };
    const query = {
      audience: 'asker',
      askerId: ann.id,
      announced: null,
      isAlone: false,
      game: null,
      page: 0,
    } as const;
    const steps = await tables.play.replay(match);
    const lobbies = await Promise.all(
      ['1', '2', '3'].map((channel) => sit(`${WHERE.channelId}${channel}`)),
    );
    const seasons = await tables.ranking.seasons(serverId);
    const reader = { where: WHERE, person: ann, canSee: async () => true, words: PSEUDO };
    const stranger = { ...reader, person: { id: '9', name: 'Eve' }, canSee: async () => false };
    const payloads = [
      ...(await Promise.all(
        SORTS.map((sort) => leaderboardPayload(look, { ...query, period: 'season', sort })),
      )),
      await leaderboardPayload(look, { ...query, game: 'koi-koi', period: 'all', sort: 'points' }),
      await leaderboardPayload(look, { ...query, game: 'mushi', period: 'month', sort: 'wins' }),
      await statsPayload(look, { personId: ann.id, game: null }),
      seasonPayload(seasons, PSEUDO, { mayManage: true }),
      confirmPayload(seasons.number, PSEUDO),
      await historyPayload(tables, { serverId, person: ann, game: null, page: 0 }, reader),
      await historyPayload(tables, { serverId, person: ann, game: null, page: 0 }, stranger),
      ...steps.map((_, frame) =>
        reviewPayload({ match, steps, code: 'K3M9-7QXT' }, { frame, hasHands: frame < 2 }, look),
      ),
      leaveMenu(lobbies, PSEUDO),
      morePayload(match, 'K3M9-7QXT', PSEUDO),
      todaysPost({ day: '2026-11-25', games: [], best: [] }, PSEUDO),
      todaysPost(
        {
          day: '2026-11-25',
          games: dealsOf('2026-11-25').map((deal) => ({ deal, game: 'koi-koi' })),
          best: GAMES.slice(0, 2).map(({ id }) => ({
            game: id,
            ranks: [1, 2, 3].map((rank) => ({ rank, name: 'W'.repeat(32), score: 99_999 })),
          })),
        },
        PSEUDO,
      ),
      ...lobbies.map((lobby) => setUpMenu({ match: lobby, offered: CLOCKS }, PSEUDO)),
    ];
    expect(
      payloads.flatMap((payload) => (payload === null ? ['nothing'] : faultsOf(payload))),
    ).toEqual([]);
    await store.close();
  });
});
