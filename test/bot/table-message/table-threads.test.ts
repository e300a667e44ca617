import { REST } from 'discord.js';
import { type Channel, createSandbox, type Sandbox } from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiscordApi } from '../../../src/bot/api/discord-api.ts';
import { Retries } from '../../../src/bot/failure/retry.ts';
import { Channels } from '../../../src/bot/gateway/channels.ts';
import { SerialQueue } from '../../../src/bot/interaction/serial-queue.ts';
import { TableMessages } from '../../../src/bot/table-message/table-messages.ts';
import { TableThreads } from '../../../src/bot/table-message/table-threads.ts';
import { createLogger } from '../../../src/log.ts';
import { wishedThread } from '../../../src/model/thread.ts';
import type { Painter } from '../../../src/render/painter.ts';
import { words } from '../../../src/text/language.ts';
import { buttonsFor, textOf } from '../../e2e/support/reading.ts';
import { HANG_MS } from '../../support/hang.ts';
import { type Room, room } from '../../table/support/a-table.ts';
import { done } from '../../table/support/outcomes.ts';
import { AKI, WHERE } from '../../table/support/people.ts';
import { DOWN, refusalOf } from '../support/discord-errors.ts';

const log = createLogger({ level: 'silent', pretty: false, write: () => {} });

let sandbox: Sandbox;
let ended: AbortController;

beforeEach(async () => {
  // Nonces are forgotten at once, as they are some minutes later.
  sandbox = await createSandbox({ nonceMs: -1 });
  ended = new AbortController();
});
afterEach(async () => {
  ended.abort();
  expect(sandbox.violations).toEqual([]);
  await sandbox.close();
});

/** Counts the steps of a process, and lets none come back from the last or do any more. */
class Life {
  steps = 0;
  readonly #last: number;
  readonly #dead = Promise.withResolvers<'dead'>();

  constructor(last = Number.POSITIVE_INFINITY) {
    this.#last = last;
  }

  async outlived(work: Promise<void>): Promise<boolean> {
    return (await Promise.race([work, this.#dead.promise])) !== 'dead';
  }

  /** The same object, some of whose methods are steps. */
  step<T extends object>(target: T, ...names: readonly (keyof T & string)[]): T {
    return new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...given: unknown[]) => unknown;
        if (!names.some((one) => one === name)) return method;
        return async (...given: unknown[]) => {
          const at = ++this.steps;
          const result = at <= this.#last ? await method(...given) : undefined;
          if (at < this.#last) return result;
          this.#dead.resolve('dead');
          return await new Promise(() => {});
        };
      },
    });
  }
}

/** The messages of a process that lives so long. */
function processOf({ tables }: Room, life: Life): TableMessages {
  const rest = () =>
    new REST({ api: sandbox.api, retries: 0, timeout: HANG_MS }).setToken(sandbox.token);
  const api = new DiscordApi(rest(), rest());
  const channels = new Channels();
  const told = [...sandbox.world.servers.keys()].flatMap((id) => sandbox.world.channelsOf(id));
  channels.watch({
    ws: {
      on(event: string, listen: (data: object) => void) {
        if (event !== 'CHANNEL_CREATE') return;
        for (const { id, serverId, kind, ...rest } of told)
          if (kind === 'text')
            listen({ id, guild_id: serverId, type: 'isForum' in rest && rest.isForum ? 15 : 0 });
      },
    },
  } as unknown as Parameters<Channels['watch']>[0]);
  return new TableMessages({
    tables: { ...tables, stored: life.step(tables.stored, 'putChannel', 'putMessage') },
    painterOf: async () => ({ lobby: async () => [] }) as unknown as Painter,
    isRole: () => false,
    wordsOf: async () => words('en-US'),
    now: () => 0,
    api: life.step(api, 'post', 'own', 'startThread', 'createPost', 'openThreads'),
    channels,
    botId: () => sandbox.world.bot.id,
    isIn: () => true,
    clock: { monotonic: () => 0 },
    queue: new SerialQueue(log),
    log,
    retries: new Retries(ended.signal),
  });
}

/** Opens a table in a thread of a channel, in a process that dies after this many steps, and goes on in another. */
async function openIn(parent: Channel, serverId: string, last: number): Promise<Life> {
  const here = room({ isBlank: true });
  const where = { serverId, channelId: wishedThread(parent.id, '1') };
  const opening = { where, parentId: parent.id, host: AKI, game: 'koi-koi', options: {} };
  const match = done(await here.tables.lobby.open(opening));
  const life = new Life(last);
  const isAlive = await life.outlived(processOf(here, life).showNow(match));
  if (!isAlive) {
    const next = processOf(here, new Life());
    await next.catchUp();
    await expect.poll(() => here.tables.messages.find(match.id)).toBeDefined();
    // Whatever else is asked for follows.
    await next.showNow(match);
  }
  const { channelId } = (await here.tables.stored.match(match.id))?.where ?? {};
  const threads = sandbox.world.threadsOf(parent.id);
  expect(threads.map(({ id }) => id)).toEqual([channelId]);
  const said = sandbox.world.messagesIn(threads[0]?.id ?? '').map(({ message }) => message);
  expect(said.filter((one) => buttonsFor(one, 'join').length > 0)).toHaveLength(1);
  const [line] = [
    ...sandbox.world.messagesIn(parent.id),
    ...sandbox.world.messagesIn(channelId ?? ''),
  ];
  expect(line && textOf(line.message)).toMatch(/^<@\d+> opened a \*\*.+\*\* table:$/);
  await here.store.close();
  return life;
}

test.each([false, true])(
  'a crash at any step leaves one thread with one table (in a forum: %s)',
  async (isForum) => {
    let life: Life;
    let last = -1;
    do {
      last += 1;
      const server = sandbox.addServer(`Club ${last}`);
      const parent = sandbox.addChannel(server, 'cards', { isForum });
      life = await openIn(parent, server.id, last);
      expect(sandbox.world.messagesIn(parent.id)).toHaveLength(isForum ? 0 : 1);
    } while (life.steps >= last);
    // The way has this many, so that each was the last one once.
    expect(last).toBeGreaterThan(4);
  },
);

describe('the thread of a match that has ended', () => {
  const BOT = '900000000000000001';
  const archived: string[] = [];
  let refusal: Error | undefined;
  beforeEach(() => {
    archived.length = 0;
    refusal = undefined;
  });

  /** Puts the thread away in which Aki has opened and left a table, and in which so many were opened since. */
  async function putAway(ownerId: string, since = 0): Promise<readonly string[]> {
    const { tables } = room();
    const open = () => tables.lobby.open({ where: WHERE, host: AKI, game: 'koi-koi', options: {} });
    const match = done(await open());
    const person = AKI;
    await tables.leaving.stop({ at: { matchId: match.id }, person, mayManage: true });
    for (let left = since; left > 0; left--) done(await open());
    const api = {
      async setArchived(id: string) {
        if (refusal !== undefined) throw refusal;
        archived.push(id);
      },
    };
    const threads = new TableThreads({
      tables,
      api: api as unknown as DiscordApi,
      channels: {
        find: () => ({ type: 11, parentId: '1', ownerId, isLocked: false, overwrites: [] }),
      },
      botId: () => BOT,
      wordsOf: async () => words('en-US'),
      log,
    });
    await threads.putAway(match);
    return archived;
  }

  test('is put away', async () => {
    expect(await putAway(BOT)).toEqual([WHERE.channelId]);
  });

  test('is left as it is where a member started it', async () => {
    expect(await putAway(AKI.id)).toEqual([]);
  });

  test('is left as it is where the next match is on', async () => {
    expect(await putAway(BOT, 1)).toEqual([]);
  });

  test('stays open where Discord refuses, and is put away later where it does not answer', async () => {
    refusal = refusalOf(160005);
    expect(await putAway(BOT)).toEqual([]);
    refusal = DOWN;
    await expect(putAway(BOT)).rejects.toBe(DOWN);
  });
});
