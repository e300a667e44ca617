import { expect, test } from 'vitest';
import { maintain } from '../../../src/bot/privacy/maintenance.ts';
import { createLogger } from '../../../src/log.ts';
import type { Match } from '../../../src/model/match.ts';
import { RecordingMeter } from '../../support/recording-meter.ts';
import { room } from '../../table/support/a-table.ts';
import { dealt, lobby, playOut } from '../../table/support/matches.ts';
import { AKI, BENI, CHANNEL, SERVER } from '../../table/support/people.ts';

const DAY = 24 * 60 * 60_000;

const tableMessages = { showNow: async () => {} };
const isReachable = () => true;

/** What was logged, without when. */
function logInto(lines: object[]) {
  const write = (line: string) => {
    const { time: _, ...fields } = JSON.parse(line) as Record<string, unknown>;
    lines.push(fields);
  };
  return createLogger({ level: 'info', pretty: false, write });
}

test('what a server left behind is deleted in time, and logged in numbers', async () => {
  const { tables, clock } = room();
  const logged: object[] = [];
  const log = logInto(logged);
  const { id } = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  await lobby(tables, 'botan-cho', AKI);
  const moves = (await tables.play.replay((await tables.stored.match(id))!)).length;
  await tables.servers.left(SERVER);

  clock.now += 30 * DAY - 1;
  await maintain({ tables, tableMessages, isReachable, log });
  expect(logged).toEqual([]);
  expect((await tables.stored.newestMatch(CHANNEL))?.status).toBe('open');

  clock.now += 1;
  await maintain({ tables, tableMessages, isReachable, log });
  const server = SERVER;
  expect(logged).toEqual([
    { level: 'info', server, days: 30, msg: 'the bot left this server long ago' },
    {
      ...{ level: 'info', server, matches: 2, moves, results: 2, people: 2 },
      msg: 'the data of a server is deleted',
    },
  ]);
  expect(await tables.stored.knownServers()).toEqual([]);
});

test('what of a person is deleted is logged in numbers, and tells nothing of them', async () => {
  const { tables } = room();
  const logged: object[] = [];
  await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  await tables.privacy.forgetPerson(AKI);
  await maintain({ tables, tableMessages, isReachable, log: logInto(logged) });
  expect(logged).toEqual([
    {
      ...{ level: 'info', matches: 1, moves: 0, results: 1, people: 1 },
      msg: 'the data of a person is deleted',
    },
  ]);
});

test('a server is deleted when that is due, once it can be reached, and its table is shown closed', async () => {
  const { tables, clock } = room();
  const shown: string[] = [];
  const showing = { showNow: async ({ status }: Match) => void shown.push(status) };
  const keepUp = (canReach: boolean) =>
    maintain({ tables, tableMessages: showing, isReachable: () => canReach, log: logInto([]) });
  await dealt(tables, 'botan-cho', AKI, BENI);
  await tables.privacy.planDeletion(SERVER, AKI.id);
  clock.now += 7 * DAY;
  await keepUp(false);
  expect((await tables.stored.newestMatch(CHANNEL))?.status).toBe('playing');
  await keepUp(true);
  expect(shown).toEqual(['stopped']);
  expect(await tables.stored.knownServers()).toEqual([]);
});

test('matches whose time is over are deleted, logged and counted', async () => {
  const { tables, clock } = room();
  const logged: object[] = [];
  const [log, meter] = [logInto(logged), new RecordingMeter()];
  await lobby(tables, 'botan-cho', AKI);
  await tables.leaving.stop({ at: { channelId: CHANNEL }, person: AKI, mayManage: false });
  clock.now += 30 * DAY - 1;
  await maintain({ tables, tableMessages, isReachable, log, meter });
  expect(logged).toEqual([]);
  clock.now += 1;
  await maintain({ tables, tableMessages, isReachable, log, meter });
  expect(logged).toEqual([
    { level: 'info', matches: 1, moves: 0, msg: 'matches are deleted whose time was over' },
  ]);
  expect(meter.values('hanafuda_deletions_total', { what: 'match' })).toEqual([1]);
  expect(await tables.stored.newestMatch(CHANNEL)).toBeUndefined();
});
