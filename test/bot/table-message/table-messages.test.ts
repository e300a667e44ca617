import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnMessage } from '../../../src/bot/api/answers.ts';
import { Retries } from '../../../src/bot/failure/retry.ts';
import type { Channels } from '../../../src/bot/gateway/channels.ts';
import type { Responder } from '../../../src/bot/interaction/responder.ts';
import { SerialQueue } from '../../../src/bot/interaction/serial-queue.ts';
import { TableMessages } from '../../../src/bot/table-message/table-messages.ts';
import { createLogger } from '../../../src/log.ts';
import type { Match } from '../../../src/model/match.ts';
import { type Shards, shardOf } from '../../../src/model/shards.ts';
import { wishedThread } from '../../../src/model/thread.ts';
import type { Painter } from '../../../src/render/painter.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';
import { words } from '../../../src/text/language.ts';
import { type Room, room } from '../../table/support/a-table.ts';
import { dealt, lobby, moveOn, playOut, playRound } from '../../table/support/matches.ts';
import { done } from '../../table/support/outcomes.ts';
import { AKI, BENI, HERE, SERVER, WHERE } from '../../table/support/people.ts';
import { DOWN, refusalOf } from '../support/discord-errors.ts';

/** What was logged, oldest first. */
let logged: Readonly<Record<string, unknown>>[] = [];
const log = createLogger({
  level: 'debug',
  pretty: false,
  write: (line) => void logged.push(JSON.parse(line)),
});

let calls: string[];
/** The messages that were taken away. */
let removed: string[];
/** What Discord says of the next edit or thread; undefined: it takes it. */
let refusal: Error | undefined;
let isDown: boolean;
/** Whether Discord rejects every request. */
let isRejecting: boolean;
/** Whether the bot is in the server. */
let isIn: boolean;
/** Whether Discord takes no message away. */
let cannotRemove = false;
/** What the bot has posted in the channel and not noted. */
let unnoted: readonly OwnMessage[];
/** The thread that the bot knows of. */
let threadId: string | undefined;
/** When what is to be shown may be shown. */
let admitted: Promise<boolean>;

async function request(name: string): Promise<string> {
  calls.push(name);
  if (isDown || (cannotRemove && name === 'remove')) {
    throw DOWN;
  }
  if (isRejecting) throw refusalOf(0, 413);
  return idOf(calls.length);
}

/** Of what the request of that number has posted. */
function idOf(call: number): string {
  return String(400000000000000000n + BigInt(call));
}

function refuse(): void {
  const refused = refusal;
  refusal = undefined;
  if (refused !== undefined) throw refused;
}

/** A message that the bot has posted and not noted. */
const ownPost = (id: string, ...customIds: readonly string[]) => ({ id, postedAt: 0, customIds });

/** Draws whatever is asked for. */
const PAINTER = {
  lobby: async () => Buffer.alloc(0),
  table: async () => Buffer.alloc(0),
  result: async () => Buffer.alloc(0),
  standing: async () => Buffer.alloc(0),
} as unknown as Painter;

/** Most of these matches have their channels. */
const THREADS = {
  async startThread() {
    await request('thread');
    refuse();
  },
  createPost: unwanted,
  openThreads: unwanted,
  setArchived: async () => void (await request('archive')),
};

function unwanted(): never {
  throw new Error('no thread is wanted');
}

/** A lobby that Aki has opened unless said otherwise, and the messages that show it. */
async function messagesOf(
  shards?: Shards,
  open: (tables: Room['tables']) => Promise<Match> = (tables) => lobby(tables, 'suhara-bana', AKI),
) {
  const { tables, clock } = room();
  const ending = new AbortController();
  const tableMessages = new TableMessages({
    tables,
    painterOf: async () => PAINTER,
    isRole: () => false,
    wordsOf: async () => words('en-US'),
    now: () => clock.now,
    api: {
      post: () => request('post'),
      async edit() {
        await request('edit');
        refuse();
      },
      async remove({ messageId }) {
        await request('remove');
        removed.push(messageId);
      },
      own: async () => unnoted,
      ...THREADS,
    },
    channels: { find: (_, id) => (id === threadId ? { ownerId: '1' } : undefined) } as Channels,
    botId: () => '1',
    isIn: () => isIn,
    shards,
    clock: { monotonic: () => clock.now },
    queue: new SerialQueue(log, { admit: () => admitted }),
    log,
    retries: new Retries(ending.signal),
  });
  return { tables, tableMessages, ending, clock, match: await open(tables) };
}

const inMatch = (tables: Room['tables']) => dealt(tables, 'botan-cho', AKI, BENI);
const inLobby = (tables: Room['tables']) => lobby(tables, 'botan-cho', AKI);

/** A lobby for which a thread is to be made. */
async function inNewThread({ lobby }: Room['tables']): Promise<Match> {
  const where = { ...WHERE, channelId: wishedThread('3', '1') };
  return done(await lobby.open({ where, host: AKI, game: 'botan-cho', options: {} }));
}

/** The same, once it is shown. */
async function shownMessagesOf(open?: (tables: Room['tables']) => Promise<Match>, shards?: Shards) {
  const made = await messagesOf(shards, open);
  isDown = false;
  await made.tableMessages.showNow(made.match);
  return made;
}

beforeEach(() => {
  calls = [];
  logged = [];
  removed = [];
  isDown = true;
  isRejecting = false;
  isIn = true;
  refusal = undefined;
  unnoted = [];
  threadId = undefined;
  admitted = Promise.resolve(true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a match that cannot be shown is tried again after pauses that grow, and once it was shown no more', async () => {
  const { tableMessages, match } = await messagesOf();
  tableMessages.show(match);
  const tries: number[] = [];
  for (let second = 0; second < 200; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    tries.push(calls.length);
  }
  expect(tries.at(-1)).toBe(1 + 6 + 2);
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  const shown = calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(shown);
});

test('a table that Discord rejects is shown once it is taken', async () => {
  const { tableMessages, match } = await messagesOf();
  [isDown, isRejecting] = [false, true];
  tableMessages.show(match);
  await vi.advanceTimersByTimeAsync(0);
  isRejecting = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reasons('a table message is posted')).toEqual([[match.id, match.version, 'first']]);
});

test.each([
  ['was posted though Discord gave no answer', ['join'], 1],
  ['was not posted', [], 0],
])('a lobby that %s and closed meanwhile does not stay open', async (_what, verbs, shown) => {
  const { tables, tableMessages, match } = await messagesOf();
  tableMessages.show(match);
  await vi.advanceTimersByTimeAsync(0);
  isDown = false;
  const messageId = '399999999999999999';
  unnoted = verbs.map((verb) => ownPost(messageId, `${verb}/${match.id}/0/`));
  tableMessages.show(done(await tables.leaving.leave({ matchId: match.id }, AKI)));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(removed).toEqual(shown === 1 ? [messageId] : []);
  expect(reasons('a table message is posted')).toHaveLength(shown);
});

test('a match that is deleted is not shown any more', async () => {
  const { tables, tableMessages, match } = await messagesOf();
  tableMessages.show(match);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['post']);
  await tables.privacy.forgetServer(SERVER);
  isDown = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual(['post']);
});

/** Why messages were posted, or matches not shown. */
function reasons(msg: string): readonly (readonly unknown[])[] {
  return logged
    .filter((line) => line['msg'] === msg)
    .map(({ match, version, why }) => [match, version, why]);
}

test('the log says of a table that was posted too long ago to be edited that it is old', async () => {
  const { tableMessages, match, clock } = await shownMessagesOf();
  clock.now += 51 * 60_000;
  tableMessages.refresh(match);
  await vi.advanceTimersByTimeAsync(0);
  expect(reasons('a table message is posted').at(-1)).toEqual([match.id, match.version, 'old']);
});

test.each([
  [10_008, 'deleted'],
  [30_046, 'slowed'],
  [50_083, 'archived'],
])(
  'the log says of a message that Discord lets nobody edit (%i) that it is %s',
  async (code, why) => {
    const { tables, tableMessages, match } = await shownMessagesOf();
    refusal = refusalOf(code);
    await tables.lobby.join(HERE, BENI);
    await tableMessages.showNow(match);
    expect(reasons('a table message is posted').at(-1)).toEqual([match.id, match.version + 1, why]);
  },
);

test('the log says why a match is not shown', async () => {
  const elsewhere: Shards = { ids: [1 - shardOf(SERVER, 2)], count: 2 };
  const { tableMessages: others, match: served } = await messagesOf(elsewhere);
  await others.showNow(served);
  const { tableMessages, match, tables } = await shownMessagesOf();
  await tableMessages.showNow(match);
  refusal = refusalOf(50_013);
  await tables.lobby.join(HERE, BENI);
  await tableMessages.showNow(match);
  await tableMessages.showNow(match);
  expect(reasons('a match is not shown').map(([, , why]) => why)).toEqual([
    'served-elsewhere',
    'up-to-date',
    'closed-channel',
  ]);
});

test('nothing is kept of a server that was left, and its table is shown once the bot is back', async () => {
  const { tableMessages, match, tables } = await messagesOf();
  const refuse = async () => {
    refusal = refusalOf(50_013);
    await tableMessages.showNow(match);
  };
  isDown = false;
  await tableMessages.showNow(match);
  await tables.lobby.join(HERE, BENI);
  await refuse();
  expect(tableMessages.suspended).toHaveLength(1);
  isDown = true;
  await tableMessages.resume(match.where.channelId);
  await vi.advanceTimersByTimeAsync(0);
  isIn = false;
  tableMessages.serverLeft(SERVER);
  const tried = calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(tried);
  isDown = false;
  await refuse();
  expect(tableMessages.suspended).toEqual([]);
  await tables.servers.left(SERVER);
  expect(await tables.messages.unposted()).toEqual([]);
  isIn = true;
  expect(await tables.servers.joined(SERVER)).toBe(true);
  await tableMessages.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(await tables.messages.unposted()).toEqual([]);
});

/** The match is played to its end, and the channel is closed when that is to be shown. */
async function closedAtTheEnd() {
  const made = await shownMessagesOf(inMatch);
  const { tables, tableMessages } = made;
  let now = made.match;
  while (now.state?.round !== 3) now = await playRound(tables, now);
  await tableMessages.showNow(now);
  now = await playOut(tables, now);
  refusal = refusalOf(50_013);
  await tableMessages.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(tableMessages.suspended).toHaveLength(1);
  calls = [];
  return { ...made, match: now };
}

test('the end of a match is shown once its channel is open, though the next has begun there', async () => {
  const { tables, tableMessages, match } = await closedAtTheEnd();
  const next = await lobby(tables, 'botan-cho', AKI);
  await tableMessages.resume(match.where.channelId);
  await vi.advanceTimersByTimeAsync(0);
  for (const { id, version } of [match, next])
    expect(await tables.messages.find(id)).toMatchObject({ version });
});

test('what a killed process posted is found in a channel that was closed at the start', async () => {
  const { tableMessages, match } = await closedAtTheEnd();
  unnoted = [ownPost('499999999999999999', `again/${match.id}/0/`, `more/${match.id}/0/`)];
  await tableMessages.resume(match.where.channelId);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['edit', 'edit']);
});

test('a table that is asked for while it is posted in its new thread stays the only one', async () => {
  const { tables, tableMessages, match } = await messagesOf(undefined, inNewThread);
  isDown = false;
  const { putMessage } = tables.stored;
  vi.spyOn(tables.stored, 'putMessage').mockImplementationOnce(async (message) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await putMessage(message);
  });
  const shown = tableMessages.showNow(match);
  await vi.advanceTimersByTimeAsync(50);
  const placed = (await tables.stored.match(match.id)) ?? match;
  const asked = tableMessages.reply(placed, answering());
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([shown, asked]);
  const posted = calls.flatMap((name, at) =>
    ['post', 'reply'].includes(name) ? idOf(at + 1) : [],
  );
  const left = posted.filter((id) => !removed.includes(id)).slice(1);
  expect(left).toEqual([(await tables.messages.find(match.id))?.messageId]);
});

describe('where a thread is refused that was announced', () => {
  const line = '399999999999999999';
  let tables: Room['tables'];
  let match: Match;

  async function refuseThread(known: string | undefined) {
    const made = await messagesOf(undefined, inNewThread);
    ({ tables, match } = made);
    isDown = false;
    refusal = refusalOf(50001);
    threadId = known;
    unnoted = [ownPost(line, `help/${match.id}/0/`)];
    await made.tableMessages.showNow(match);
    expect((await tables.stored.match(match.id))?.status).toBe('stopped');
    await vi.advanceTimersByTimeAsync(60_000);
  }

  test('the announcement is taken away', async () => {
    await refuseThread(undefined);
    expect(removed).toEqual([line]);
    expect(calls).toEqual(['post', 'thread', 'remove']);
  });

  test('a thread that was made all the same is put away', async () => {
    await refuseThread(line);
    expect(removed).toEqual([]);
    expect((await tables.stored.match(match.id))?.where.channelId).toBe(line);
    expect(calls).toEqual(['post', 'thread', 'archive']);
  });
});

test('nothing is tried again once the bot goes down', async () => {
  const { tableMessages, match, ending } = await messagesOf();
  tableMessages.show(match);
  await vi.advanceTimersByTimeAsync(0);
  ending.abort();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual(['post']);
});

test('a message that could not be taken away is taken away later', async () => {
  const { tables, tableMessages, match } = await shownMessagesOf();
  await tables.stored.putReplaced({
    matchId: match.id,
    channelId: '3',
    messageId: '399999999999999999',
  });
  await tables.lobby.join(HERE, BENI);
  isDown = true;
  tableMessages.show(match);
  await vi.advanceTimersByTimeAsync(0);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual(['post', 'edit', 'edit', 'remove']);
  expect((await tables.stored.messages(match.id)).replaced).toEqual([]);
});

test('people are called once, though the message before could not be taken away', async () => {
  const { tableMessages, match } = await shownMessagesOf(inMatch);
  cannotRemove = true;
  tableMessages.call(match, [AKI.id, BENI.id]);
  await vi.advanceTimersByTimeAsync(0);
  cannotRemove = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual(['post', 'post', 'remove', 'remove']);
});

test('a press on a table that a killed process posted and did not note makes no second one', async () => {
  const { tables, tableMessages, match } = await messagesOf();
  isDown = false;
  const messageId = '399999999999999999';
  unnoted = [ownPost(messageId, `join/${match.id}/0/`)];
  await tables.lobby.join(HERE, BENI);
  const answer = { isAnswered: false, update: () => request('update') };
  await tableMessages.answerComponent(match, {
    messageId,
    answer: answer as unknown as Responder,
  });
  expect(calls).toEqual(['edit', 'update']);
  expect((await tables.messages.find(match.id))?.messageId).toBe(messageId);
});

/** An answer that Discord takes. */
function answering(answer: Partial<Responder> = {}): Responder {
  return {
    isAnswered: false,
    reply: () => request('reply'),
    update: async () => {
      await request('update');
      return 'updated';
    },
    ...answer,
  } as Responder;
}

test('a table is taken away that was posted by an answer that failed, though it was closed by then', async () => {
  const { tables, tableMessages, match } = await messagesOf();
  isDown = false;
  const messageId = '399999999999999999';
  const reply = async () => {
    unnoted = [ownPost(messageId, `join/${match.id}/0/`)];
    done(await tables.leaving.leave(HERE, AKI));
    return undefined;
  };
  await tableMessages.reply(match, answering({ reply }), true);
  await vi.advanceTimersByTimeAsync(0);
  expect(removed).toEqual([messageId]);
});

test('a press is answered before the table is shown anew, also where it could not be shown at once', async () => {
  const { tables, tableMessages, match } = await shownMessagesOf(inLobby);
  const { messageId = '' } = (await tables.messages.find(match.id)) ?? {};
  const begun = done(await tables.lobby.join(HERE, BENI));
  vi.spyOn(tables.stored, 'messages').mockRejectedValueOnce(
    new StoreFailure('cut off', 'transient', {}),
  );
  const update = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await request('update');
    return 'updated' as const;
  };
  const answer = answering({ update });
  const answered = tableMessages.answerComponent(begun, { messageId, answer });
  tableMessages.show(begun);
  await vi.advanceTimersByTimeAsync(200);
  await answered;
  expect(calls).toEqual(['post', 'update', 'post', 'edit', 'remove']);
});

/** Aki's lobby becomes a match against a computer. */
async function withComputer({ lobby }: Room['tables']): Promise<Match> {
  done(await lobby.addComputer(HERE, AKI));
  return done(await lobby.start(HERE, AKI));
}

test.each([
  ['a person and a computer', withComputer, 0],
  ['two people', async ({ lobby }: Room['tables']) => done(await lobby.join(HERE, BENI)), 1],
])('a match of %s leaves a message a round and the standing', async (_who, begin, replaced) => {
  const { tables, tableMessages } = await shownMessagesOf(inLobby);
  let now = await begin(tables);
  await tableMessages.showNow(now);
  // Whoever is called is called by a new message.
  expect(removed).toHaveLength(replaced);
  while (now.status === 'playing') {
    now = done(await moveOn(tables, now));
    await tableMessages.showNow(now);
  }
  const posted = calls.filter((name) => name === 'post').length;
  expect(posted - removed.length).toBe(3 + 1);
});

test('a press that begins a match is answered at once, and whoever is asked is called by a new message', async () => {
  const { tables, tableMessages, match } = await shownMessagesOf(inLobby);
  const { messageId = '' } = (await tables.messages.find(match.id)) ?? {};
  const said: string[] = [];
  const update: Responder['update'] = async (payload) => {
    await request('update');
    said.push(JSON.stringify(payload.components));
    return 'updated';
  };
  const answer = {
    update,
    get isAnswered() {
      return said.length > 0;
    },
  } as Responder;
  const begun = done(await tables.lobby.join(HERE, BENI));
  await tableMessages.answerComponent(begun, { messageId, answer });
  expect(calls).toEqual(['post', 'update', 'post', 'remove']);
  expect(said.join()).toContain('The match has begun');
  expect(removed).toEqual([messageId]);
});

test('a score sheet stays that took the place of a message about to be replaced', async () => {
  const { tables, tableMessages, match } = await shownMessagesOf(inMatch);
  const shown = await tables.messages.find(match.id);
  if (shown === undefined) throw new Error('nothing is shown');
  // The process died before it noted the table that it posted again.
  await tables.stored.putReplaced(shown);
  const anew = '499999999999999999';
  unnoted = [ownPost(anew, `hand/${match.id}/${match.version}/`)];
  await tableMessages.showNow(await playRound(tables, match));
  expect((await tables.messages.find(match.id))?.messageId).toBe(anew);
  expect(removed).toEqual([]);
});

const OWN = shardOf(SERVER, 2);

test('what another process has changed is shown at the second look, and what this one is to show by itself is not', async () => {
  const { tables, tableMessages } = await shownMessagesOf(undefined, {
    count: 2,
    ids: [OWN],
  });
  await tables.lobby.join(HERE, BENI);
  await tableMessages.showStale();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['post']);
  for (const _ of [2, 3]) {
    await tableMessages.showStale();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['post', 'edit']);
  }
});

test('what could not be shown waits for its time, however often it is looked for', async () => {
  const { tableMessages, match } = await messagesOf({ count: 2, ids: [OWN] });
  tableMessages.show(match);
  await vi.advanceTimersByTimeAsync(0);
  for (const _ of [1, 2, 3]) await tableMessages.showStale();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['post']);
});
