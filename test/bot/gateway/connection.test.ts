import { EventEmitter } from 'node:events';
import {
  type Client,
  Collection,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  RESTEvents,
  Status,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createGuard } from '../../../src/bot/failure/guard.ts';
import { createUntilDone, type UntilDone } from '../../../src/bot/failure/retry.ts';
import { type FatalReason, logIn, Pulse, watch } from '../../../src/bot/gateway/connection.ts';
import { createLogger } from '../../../src/log.ts';

const log = createLogger({ level: 'silent' });

/** As much of discord.js's client as the connection looks at. */
class FakeClient extends EventEmitter {
  readonly logins: unknown[];
  tries = 0;
  readonly shard = { id: 0, status: Status.Ready, lastPingTimestamp: -1 };
  readonly rest = new EventEmitter();
  readonly ws = { status: Status.Ready, shards: new Collection([[0, this.shard]]) };

  constructor(logins: unknown[] = []) {
    super();
    this.logins = logins;
  }

  async login(): Promise<string> {
    this.tries += 1;
    const failure = this.logins.shift();
    if (failure !== undefined) throw failure;
    return 'token';
  }
}

function untilDoneIn({ signal }: AbortController, pause = 1): UntilDone {
  return createUntilDone({ log, signal, backoff: { first: pause, longest: pause } });
}

function partsOf(
  fake: FakeClient,
  { monotonic = () => performance.now(), isRefused = false } = {},
) {
  const fatal: FatalReason[] = [];
  const ending = new AbortController();
  const client = fake as unknown as Client;
  const deps = {
    client,
    log,
    guard: createGuard(log),
    monotonic,
    pulse: new Pulse({ client, monotonic }),
    signal: ending.signal,
    untilDone: untilDoneIn(ending),
    isTokenRefused: async () => isRefused,
    onFatal: (why: FatalReason) => void fatal.push(why),
  };
  return { deps, fatal, ending };
}

const unreachable = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('logging in', () => {
  test('is tried until Discord can be reached', async () => {
    const client = new FakeClient([unreachable(), unreachable(), unreachable()]);
    const { deps, fatal } = partsOf(client);
    expect(await logIn(deps, 'x')).toBe(true);
    expect(client.tries).toBe(4);
    expect(fatal).toEqual([]);
  });

  const refused = () => Reflect.construct(DiscordjsError, [DiscordjsErrorCodes.TokenInvalid]);

  test('with a token that Discord refuses is tried once', async () => {
    const client = new FakeClient([refused()]);
    const { deps, fatal } = partsOf(client, { isRefused: true });
    expect(await logIn(deps, 'x')).toBe(false);
    expect(client.tries).toBe(1);
    expect(fatal).toEqual(['token-refused']);
  });

  test('with a token that Discord refuses once, and knows when asked again, is tried again', async () => {
    const client = new FakeClient([refused()]);
    const { deps, fatal } = partsOf(client);
    expect(await logIn(deps, 'x')).toBe(true);
    expect(fatal).toEqual([]);
  });

  test.each([
    ['Sharding is required', 'sharding-required'],
    ['Invalid shard', 'sharding-required'],
    ['Used an invalid API version', 'version-refused'],
    ['Used disallowed intents', 'intents-refused'],
    ['Not enough sessions remaining to spawn 1 shards; only 0 remaining', 'logins-exhausted'],
  ])('that fails with "%s" is tried once', async (message, why) => {
    const client = new FakeClient([new Error(message)]);
    const { deps, fatal } = partsOf(client);
    expect(await logIn(deps, 'x')).toBe(false);
    expect(fatal).toEqual([why]);
  });

  test('ends with the bot', async () => {
    const { deps, ending } = partsOf(new FakeClient(Array.from({ length: 99 }, unreachable)));
    const outcome = logIn({ ...deps, untilDone: untilDoneIn(ending, 60_000) }, 'x');
    ending.abort();
    expect(await outcome).toBe(false);
  });
});

function watched(options: Parameters<typeof partsOf>[1] = {}, told = log) {
  const client = new FakeClient();
  const { deps, fatal, ending } = partsOf(client, options);
  watch({ ...deps, log: told });
  onTestFinished(() => ending.abort());
  return { client, fatal, ending };
}

describe('the watch', () => {
  let now = 0;

  beforeEach(() => {
    now = 1_000_000;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const minutes = async (count: number, each: () => void = () => {}) => {
    for (let left = count * 2; left > 0; left--) {
      now += 30_000;
      each();
      await vi.advanceTimersByTimeAsync(30_000);
    }
  };

  test.each([
    [4004, ['token-refused']],
    [4010, ['sharding-required']],
    [4011, ['sharding-required']],
    [4012, ['version-refused']],
    [4014, ['intents-refused']],
    [4000, []],
  ])('takes the closing code %d as %j', (code, expected) => {
    const { client, fatal } = watched();
    client.emit(Events.ShardDisconnect, { code }, 0);
    expect(fatal).toEqual(expected);
  });

  test('gives up after ten minutes without a connection', async () => {
    const { client, fatal } = watched({ monotonic: () => now });
    client.shard.status = Status.Reconnecting;
    await minutes(9);
    expect(fatal).toEqual([]);
    await minutes(2);
    expect(fatal[0]).toBe('unreachable');
  });

  test('gives up when heartbeats stay unanswered though the connection seems well', async () => {
    const { client, fatal } = watched({ monotonic: () => now });
    await minutes(30, () => {
      client.shard.lastPingTimestamp = now;
    });
    expect(fatal).toEqual([]);
    await minutes(13);
    expect(fatal[0]).toBe('unreachable');
  });

  test('is content with a short loss', async () => {
    const { client, fatal } = watched({ monotonic: () => now });
    for (let loss = 0; loss < 3; loss++) {
      client.shard.status = Status.Reconnecting;
      await minutes(6);
      client.shard.status = Status.Ready;
      await minutes(1);
    }
    expect(fatal).toEqual([]);
  });

  test('is content though the machine slept for longer than it would wait', async () => {
    const { client, fatal } = watched({ monotonic: () => now });
    await minutes(2, () => {
      client.shard.lastPingTimestamp = now;
    });
    now += 11 * 60_000;
    await minutes(1);
    client.shard.lastPingTimestamp = now;
    await minutes(1);
    expect(fatal).toEqual([]);
  });
});

test('an outage is told of when it begins and when it has ended, and not in between', () => {
  const lines: string[] = [];
  const told = createLogger({ level: 'info', pretty: false, write: (line) => lines.push(line) });
  let now = 0;
  const { client, ending } = watched({ monotonic: () => now }, told);
  const lose = () => client.emit(Events.ShardReconnecting, 0);
  lose();
  now += 500;
  lose();
  now += 12_000;
  client.emit(Events.ShardResume, 0, 3);
  lose();
  now += 2000;
  client.emit(Events.ShardReady, 0);
  client.emit(Events.ShardReady, 0);
  ending.abort();
  // A stop is none.
  lose();
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said.map(({ msg, shard, seconds, replayed }) => [msg, shard, seconds, replayed])).toEqual([
    ['reconnecting', 0, undefined, undefined],
    ['connected again', 0, 12.5, 3],
    ['reconnecting', 0, undefined, undefined],
    ['connected again', 0, 2, undefined],
  ]);
});

test('to wait for one route is usual and not told, to wait with everything is', () => {
  const lines: string[] = [];
  const told = createLogger({ level: 'info', pretty: false, write: (line) => lines.push(line) });
  const { client } = watched({}, told);
  const limit = { route: '/channels/1/messages', timeToReset: 900, scope: 'user', global: false };
  for (let n = 0; n < 100; n++) client.rest.emit(RESTEvents.RateLimited, limit);
  expect(lines).toEqual([]);
  client.rest.emit(RESTEvents.RateLimited, { ...limit, scope: 'global', global: true });
  expect(lines.join('')).toContain('Discord asks to slow down');
});
