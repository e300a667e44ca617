import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Client, Collection, Status } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createGuard } from '../../../src/bot/failure/guard.ts';
import { createUntilDone } from '../../../src/bot/failure/retry.ts';
import { Channels } from '../../../src/bot/gateway/channels.ts';
import { SerialQueue } from '../../../src/bot/interaction/serial-queue.ts';
import { ClosedChannels } from '../../../src/bot/servers/closed-channels.ts';
import { ServerTracker, type Session } from '../../../src/bot/servers/server-tracker.ts';
import type { TableMessages } from '../../../src/bot/table-message/table-messages.ts';
import { createLogger } from '../../../src/log.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';
import { type Room, room } from '../../table/support/a-table.ts';

const log = createLogger({ level: 'silent' });

/** Three servers that belong to the first of two connections, and one of the second. */
const SERVERS = [0n, 2n, 4n, 1n].map((time) => String(10n ** 17n + (time << 22n)));
const [FIRST = '', SECOND = '', , OTHER = ''] = SERVERS;

let made: Room;
let ws: EventEmitter & { status: Status };
let serverTracker: ServerTracker;

function placesOf({ tables, mayServe = async () => true }: PlacesOptions): ServerTracker {
  ws = Object.assign(new EventEmitter(), { status: Status.Idle });
  const caches = { guilds: { cache: new Collection() } };
  const client = Object.assign(new EventEmitter(), { ws, ...caches }) as unknown as Client;
  const tableMessages = { suspended: [] } as unknown as TableMessages;
  const channels = new Channels();
  const watched = new ServerTracker({
    client,
    channels,
    tables,
    tableMessages,
    closedChannels: new ClosedChannels({
      mayPost: () => false,
      tableMessages,
      clock: { monotonic: () => 0 },
    }),
    api: { isChannel: async () => true },
    queue: new SerialQueue(log),
    guard: createGuard(log),
    log,
    untilDone: createUntilDone({ log, signal: new AbortController().signal }),
    mayServe,
    isHeard: () => true,
  });
  watched.watch();
  return watched;
}

interface PlacesOptions {
  readonly tables: Room['tables'];
  readonly mayServe?: (session: Session) => Promise<boolean>;
}

/** A session begins, in which Discord says that the bot is in these servers. */
function begin(servers: readonly string[], shard: readonly [number, number] = [0, 2]): void {
  const guilds = servers.map((id) => ({ id, unavailable: true }));
  ws.emit('READY', { application: { id: '77' }, guilds, shard });
}

beforeEach(async () => {
  made = room();
  for (const id of SERVERS) await made.store.putServerSettings(id, { clock: '3m' });
  serverTracker = placesOf(made);
});

async function left(): Promise<readonly string[]> {
  const at = await Promise.all(SERVERS.map((id) => made.store.leftAt(id)));
  return SERVERS.filter((_, index) => typeof at[index] === 'number');
}

describe('a session', () => {
  test('tells of the servers of its connection, and of no others', async () => {
    begin([FIRST]);
    await expect.poll(left).toContain(SECOND);
    expect(await left()).not.toContain(FIRST);
    expect(await left()).not.toContain(OTHER);
    begin([], [1, 2]);
    await expect.poll(left).toContain(OTHER);
    begin([FIRST, SECOND]);
    await expect.poll(left).not.toContain(SECOND);
    expect(serverTracker.isIn(FIRST)).toBe(true);
    expect(serverTracker.isIn(OTHER)).toBe(false);
  });

  test('of an application that the bot may not be tells nothing', async () => {
    serverTracker = placesOf({ ...made, mayServe: async () => false });
    begin([]);
    ws.emit('GUILD_DELETE', { id: FIRST });
    await nextTurn();
    expect(await left()).toEqual([]);
    expect(serverTracker.isServing).toBe(false);
    expect(serverTracker.isReviewed).toBe(false);
  });

  test('tells nothing before it is sure whether the bot may be its application', async () => {
    const sessions: Session[] = [];
    const mayServe = async (session: Session) => {
      if (sessions.push(session) === 1) throw new StoreFailure('is held', 'transient');
      return true;
    };
    serverTracker = placesOf({ ...made, mayServe });
    begin([FIRST]);
    ws.status = Status.Ready;
    expect([serverTracker.isServing, serverTracker.isReviewed]).toEqual([false, false]);
    expect(await left()).toEqual([]);
    ws.emit('GUILD_DELETE', { id: FIRST });
    await serverTracker.serving;
    expect(serverTracker.isServing).toBe(true);
    await expect.poll(left).toContain(FIRST);
    const isIn = sessions[1]?.isIn;
    expect([FIRST, SECOND, OTHER].map((id) => isIn?.(id))).toEqual([true, false, undefined]);
  });

  test('is reviewed once it is stored what it tells, and not before', async () => {
    const { stored } = made.tables;
    const gate = { isOpen: false };
    const knownServers = async () => {
      if (!gate.isOpen) throw new StoreFailure('is held', 'transient');
      return await stored.knownServers();
    };
    serverTracker = placesOf({ tables: { ...made.tables, stored: { ...stored, knownServers } } });
    expect(serverTracker.isReviewed).toBe(false);
    begin([FIRST]);
    ws.status = Status.Ready;
    expect(serverTracker.isReviewed).toBe(false);
    gate.isOpen = true;
    await expect.poll(() => serverTracker.isReviewed).toBe(true);
    expect(await left()).toContain(SECOND);
  });

  test('that tells what has changed since is not stored in place of the change', async () => {
    const { servers } = made.tables;
    let failures = 1;
    const noteLeft: typeof servers.left = async (id) => {
      if (failures-- > 0) throw new StoreFailure('is held', 'transient');
      await servers.left(id);
    };
    serverTracker = placesOf({
      tables: { ...made.tables, servers: { ...servers, left: noteLeft } },
    });
    begin([FIRST]);
    ws.emit('GUILD_CREATE', { id: SECOND });
    await expect.poll(left).not.toEqual([]);
    expect(await left()).not.toContain(SECOND);
  });
});

describe('a server', () => {
  beforeEach(async () => {
    begin(SERVERS);
    await serverTracker.serving;
  });

  test('that Discord has lost is not left, and one that it says nothing of is', async () => {
    ws.emit('GUILD_DELETE', { id: FIRST, unavailable: true });
    ws.emit('GUILD_DELETE', { id: SECOND });
    ws.emit('GUILD_CREATE', { id: OTHER, unavailable: true });
    await expect.poll(left).toEqual([SECOND]);
    ws.emit('GUILD_CREATE', { id: SECOND });
    await expect.poll(left).toEqual([]);
  });
});
