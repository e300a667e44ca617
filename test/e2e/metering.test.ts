import { refusal } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { type GaugeName, METRICS, type MetricName } from '../../src/meter.ts';
import { RecordingMeter } from '../support/recording-meter.ts';
import { clubOfEach } from './support/club.ts';
import { startMatch, takeHand } from './support/playing.ts';
import { buttonFor } from './support/reading.ts';

const INTERACTIONS = 'hanafuda_interactions_total';
const ACKNOWLEDGED = 'hanafuda_interaction_acknowledge_seconds';
const REQUESTS = 'hanafuda_rest_request_seconds';
/** All but one: a database in memory lies on no disk. */
const GAUGES = (Object.keys(METRICS) as MetricName[]).filter(
  (name): name is GaugeName =>
    METRICS[name].type === 'gauge' && name !== 'hanafuda_database_disk_free_bytes',
);
const CALLBACK = { method: 'POST', path: /\/callback$/ };

const { club, open } = clubOfEach({ mayLog: true });
let meter: RecordingMeter;

beforeEach(async () => {
  meter = new RecordingMeter();
  await open({ meter });
});

/** Until an interaction has come to this outcome. */
async function settled(labels: Readonly<Record<string, string>>) {
  await expect.poll(() => meter.values(INTERACTIONS, labels)).toHaveLength(1);
}

describe('an interaction is told by what it was and what came of it:', () => {
  test('a command and a press that were answered, and how soon', async () => {
    await startMatch(club, [club.ann], { game: 'botan-cho', computers: 1 });
    await takeHand(club, club.ann);
    await settled({ kind: 'command', name: 'start', outcome: 'ok' });
    await settled({ kind: 'press', name: 'hand', outcome: 'ok' });
    const [seconds = Number.NaN] = meter.values(ACKNOWLEDGED, { kind: 'command' });
    expect(seconds).toBeGreaterThan(0);
    expect(meter.values(ACKNOWLEDGED)).toHaveLength(meter.values(INTERACTIONS).length);
  });

  test.each<[string, Readonly<Record<string, string>>, () => Promise<unknown>]>([
    [
      'that was refused',
      { kind: 'command', name: 'start', outcome: 'refused' },
      () => club.ann.command(club.room, 'hanafuda start', { game: 'chess' }).done,
    ],
    [
      'that failed',
      { kind: 'command', name: 'table', outcome: 'failed' },
      () => {
        club.tables.stored.newestMatch = () => Promise.reject(new Error('broken'));
        return club.ann.command(club.room, 'hanafuda table').done;
      },
    ],
    [
      'that completes',
      { kind: 'completion', name: 'play', outcome: 'ok' },
      () => club.ann.autocomplete(club.room, 'hanafuda play', { focused: 'card' }).done,
    ],
  ])('one %s', async (_, labels, act) => {
    await act();
    await settled(labels);
  });

  test('one whose answer Discord would not take any more', async () => {
    const lobby = await club.ann
      .command(club.room, 'hanafuda start', { game: 'botan-cho' })
      .message();
    club.sandbox.injectFault({ ...CALLBACK, ...refusal(10062) });
    const before = meter.values(ACKNOWLEDGED, { kind: 'press' }).length;
    void club.ann.click(lobby, buttonFor(lobby, 'help').id).done;
    await settled({ kind: 'press', name: 'help', outcome: 'late' });
    expect(meter.values(ACKNOWLEDGED, { kind: 'press' })).toHaveLength(before);
  });
});

test('nobody can be told from a label: there is no id of Discord in any, and no name', async () => {
  await startMatch(club, [club.ann, club.bob], { game: 'botan-cho' });
  await takeHand(club, club.ann);
  await club.ann.command(club.room, 'hanafuda leave').done;
  const gauges = (await Promise.all(GAUGES.map((name) => meter.readings(name)))).flat();
  const values = [...meter.labelValues, ...gauges.flatMap(({ labels }) => Object.values(labels))];
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((value) => /\d{4}|Ann|Bob/.test(value))).toEqual([]);
});

test('requests are told by status, those included that got none', async () => {
  club.sandbox.injectFault({ ...CALLBACK, hangUp: 'before' });
  await club.ann.command(club.room, 'hanafuda help').done;
  expect(meter.values(REQUESTS, { method: 'PUT', status: '200' })).toHaveLength(1);
  await expect
    .poll(() => meter.values(REQUESTS, { method: 'POST', status: '200' }))
    .toHaveLength(1);
  expect(meter.values(REQUESTS, { method: 'POST', status: 'none' })).toHaveLength(1);
});

test('connections are told by shard, and when they are made again', async () => {
  const shard = { shard: '0' };
  expect(await meter.readings('hanafuda_gateway_ready')).toEqual([{ labels: shard, value: 1 }]);
  expect(await meter.readings('hanafuda_servers')).toEqual([{ labels: {}, value: 1 }]);
  expect(meter.values('hanafuda_gateway_connects_total', { ...shard, session: 'new' })).toEqual([
    1,
  ]);
  club.sandbox.dropSockets();
  await expect
    .poll(() => meter.values('hanafuda_gateway_connects_total', { ...shard, session: 'resumed' }))
    .toEqual([1]);
});

test('open and running tables are told', async () => {
  await club.ann.command(club.room, 'hanafuda start', { game: 'botan-cho' }).message();
  const open = { labels: { status: 'open' }, value: 1 };
  expect(await meter.readings('hanafuda_tables')).toEqual([
    open,
    { labels: { status: 'playing' }, value: 0 },
  ]);
});

test('deletions are told, those included that another process began', async () => {
  await startMatch(club, [club.ann, club.bob], { game: 'botan-cho' });
  await club.tables.privacy.forgetPerson({ id: club.ann.id, name: 'Ann' });
  await club.tables.privacy.forgetServer(club.server.id);
  await club.stopBot();
  await club.startBot();
  for (const what of ['person', 'server']) {
    await expect.poll(() => meter.values('hanafuda_deletions_total', { what })).toEqual([1]);
  }
});
