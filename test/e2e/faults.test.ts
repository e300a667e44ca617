import { type Message, refusal, tooManyRequests } from 'discord-sandbox';
import { afterEach, describe, expect, test } from 'vitest';
import { type Club, hurry, openClub } from './support/club.ts';
import { startMatch, takeHand } from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  isPrivate,
  pictureOf,
  textOf,
  versionOf,
} from './support/reading.ts';

let club: Club;

afterEach(async () => {
  const { violations } = club.sandbox;
  await club.close();
  expect(violations).toEqual([]);
});

const EDIT = { method: 'PATCH', path: /^\/channels\// };
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const CALLBACK = { method: 'POST', path: /\/callback$/ };

/** Ann plays alone against a computer; gives the table message. */
async function annAlone(): Promise<Message> {
  return await startMatch(club, [club.ann], { game: 'botan-cho', computers: 1 });
}

/** Ann makes the first move on a hand. */
async function move(hand: Message) {
  const [first] = buttonsFor(hand, 'move');
  if (first === undefined) throw new Error('Ann is not asked');
  return await club.ann.click(hand, first.id).done;
}

async function version(): Promise<number> {
  return (await club.tables.matches.newestIn(club.room.id))?.version ?? Number.NaN;
}

/** Waits until the table shows the match as it is. */
async function tableShown(): Promise<Message> {
  const current = await version();
  return await club.sandbox.waitForMessage(
    (one) => pictureOf(one) === 'table' && versionOf(one) === current,
  );
}

test('a database that fails the clocks is logged, and the bot goes on', async () => {
  club = await openClub();
  const { due } = club.tables.timers;
  let failures = 0;
  club.tables.timers.due = () => {
    failures++;
    throw new Error('the disk is full');
  };
  await expect.poll(() => failures).toBeGreaterThan(1);
  club.tables.timers.due = due;
  expect(club.logged.join()).toContain('the disk is full');
  await annAlone();
});

describe('the table message', () => {
  test('that somebody deleted is posted again', async () => {
    club = await openClub();
    const table = await annAlone();
    club.sandbox.world.deleteMessage(table.id);
    await move(await club.ann.command(club.room, 'hanafuda hand').message());
    const again = await tableShown();
    expect(again.id).not.toBe(table.id);
    expect(club.logged).toEqual([]);
  });

  test('older than fifty minutes is posted again and the old one taken away', async () => {
    let now = Date.now();
    club = await openClub({ clock: () => now, now: () => now });
    const table = await annAlone();
    await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);
    now += 51 * 60_000;
    await move(await takeHand(club, club.ann));
    const again = await tableShown();
    expect(again.id).not.toBe(table.id);
    await club.sandbox.waitForRequest(({ method }) => method === 'DELETE');
    expect(club.ann.view(club.room).map(({ id }) => id)).not.toContain(table.id);
  });

  test('shows the newest state once Discord lets it, however many moves were made meanwhile', async () => {
    club = await openClub();
    await annAlone();
    let hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ ...EDIT, ...tooManyRequests(600) });
    const before = club.sandbox.requests.length;
    for (let moves = 0; moves < 4; moves++) {
      const outcome = await move(hand);
      if (outcome.kind !== 'update') throw new Error(outcome.kind);
      hand = outcome.message;
    }
    await tableShown();
    const edits = club.sandbox.requests.slice(before).filter(({ method, path }) => {
      return method === 'PATCH' && EDIT.path.test(path);
    });
    expect(edits.length).toBeLessThan(4);
    expect(club.logged).toEqual([]);
  });

  test('is shown once Discord is well again', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ ...EDIT, status: 502, body: {}, times: 5 });
    expect((await move(hand)).kind).toBe('update');
    await tableShown();
  });

  test('is edited once more when the connection closed under the edit', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ ...EDIT, hangUp: 'before', times: 2 });
    await move(hand);
    await tableShown();
    expect(club.logged).toEqual([]);
  });

  test('is posted once though the answer to the post was lost', async () => {
    club = await openClub();
    club.sandbox.injectFault({ ...POST, hangUp: 'after' });
    await annAlone();
    const tables = club.ann.view(club.room).filter((one) => pictureOf(one) === 'table');
    expect(tables).toHaveLength(1);
    await move(await takeHand(club, club.ann));
    const shown = await tableShown();
    expect(shown.id).toBe(tables[0]?.id);
  });
});

describe('an answer', () => {
  test('of which Discord never told that it arrived is not given twice', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    const before = await version();
    club.sandbox.injectFault({ ...CALLBACK, hangUp: 'after' });
    expect((await move(hand)).kind).toBe('update');
    await tableShown();
    expect(await version()).toBeGreaterThan(before);
  });

  test('that comes too late loses no move: the next press goes on from there', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    const before = await version();
    club.sandbox.injectFault({
      ...CALLBACK,
      delayMs: 500,
      status: 404,
      body: { code: 10062, message: 'Unknown interaction' },
    });
    hurry(club);
    expect((await move(hand)).kind).toBe('failed');
    hurry(club, 120_000);
    expect(await version()).toBeGreaterThan(before);
    await tableShown();
    const current = await version();
    const fresh = await club.sandbox.waitForMessage(
      (one) => one.id === hand.id && versionOf(one) === current,
    );
    expect((await move(fresh)).kind).toBe('update');
  });

  test('that opens a table and is lost leaves a lobby all the same', async () => {
    club = await openClub();
    hurry(club);
    const late = { status: 404, body: { code: 10062, message: 'Unknown interaction' } };
    club.sandbox.injectFault({ ...CALLBACK, ...late });
    const press = club.ann.command(club.room, 'hanafuda start', { game: 'botan-cho' });
    expect((await press.done).kind).toBe('failed');
    hurry(club, 120_000);
    const lobby = await club.sandbox.waitForMessage((one) => textOf(one).includes('Players: 1'));
    const joined = await club.bob.click(lobby, buttonFor(lobby, 'join').id).message();
    expect(textOf(joined)).toContain('The match has begun');
  });

  test('to a failure of our own names a reference and nothing else', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({
      ...CALLBACK,
      status: 400,
      body: { code: 50035, message: 'secret' },
    });
    const outcome = await move(hand);
    const text = outcome.kind === 'reply' ? textOf(outcome.message) : '';
    const [reference] = /[0-9a-f]{8}/.exec(text) ?? [];
    expect(text).not.toContain('secret');
    expect(club.logged.join('')).toContain(`"reference":"${reference}"`);
    await tableShown();
  });
});

describe('a hand', () => {
  test('is made fresh by itself only while its token lives', async () => {
    let now = Date.now();
    club = await openClub({ clock: () => now, now: () => now });
    const { ann, bob } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho' });
    const hands = [await takeHand(club, ann), await takeHand(club, bob)];
    const asked = hands.find((hand) => buttonsFor(hand, 'move').length > 0)!;
    const waiting = hands.find((hand) => hand !== asked)!;
    const who = asked === hands[0] ? ann : bob;
    now += 14.6 * 60_000;
    const requests = () =>
      club.sandbox.requests.filter(
        ({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks/'),
      );
    await who.click(asked, buttonsFor(asked, 'move')[0]!.id).message();
    await tableShown();
    expect(requests()).toEqual([]);
    const other = who === ann ? bob : ann;
    const fresh = await takeHand(club, other);
    expect(fresh.id).not.toBe(waiting.id);
    expect(club.logged).toEqual([]);
  });

  test('hears what a press on the table did, though that could not be answered', async () => {
    club = await openClub();
    const { ann, bob, room, sandbox } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho' });
    const hand = await takeHand(club, bob);
    await takeHand(club, ann);
    await bob.command(room, 'hanafuda stop').message();
    const offered = await sandbox.waitForMessage((one) => buttonsFor(one, 'agree').length > 0);
    sandbox.injectFault({ ...CALLBACK, status: 400, body: { code: 50035, message: 'odd' } });
    await ann.click(offered, buttonFor(offered, 'agree').id).done;
    expect((await club.tables.matches.find(1))?.status).toBe('stopped');
    await sandbox.waitForMessage((one) => one.id === hand.id && textOf(one).includes('closed'));
  });

  test('that was dismissed is forgotten', async () => {
    club = await openClub();
    const { ann, bob } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho' });
    const hands = [await takeHand(club, ann), await takeHand(club, bob)];
    const [asked, waiting] = buttonsFor(hands[0]!, 'move').length > 0 ? [ann, bob] : [bob, ann];
    const keepers = async () => (await club.tables.hands.of(1)).map(({ personId }) => personId);
    expect(await keepers()).toContain(waiting.id);
    const [hand, other] = asked === ann ? hands : hands.toReversed();
    waiting.delete(other!);
    await asked.click(hand!, buttonsFor(hand!, 'move')[0]!.id).done;
    await expect.poll(keepers).toEqual([asked.id]);
    expect(club.logged).toEqual([]);
  });
});

describe('a channel', () => {
  test('that is closed to the bot keeps its match, says so, and goes on once it is open', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.setPermissions(club.room, { without: ['viewChannel'] });
    const before = club.sandbox.requests.length;
    const outcome = await move(hand);
    const after = await version();
    await club.sandbox.waitForRequest(({ status }) => status === 403);
    const refused = await club.ann.command(club.room, 'hanafuda hand').message();
    expect(isPrivate(refused)).toBe(true);
    expect(textOf(refused)).toContain('View Channel');
    if (outcome.kind !== 'update') throw new Error(outcome.kind);
    await move(outcome.message);
    expect(await version()).toBe(after);
    const forbidden = club.sandbox.requests.slice(before).filter(({ status }) => status === 403);
    expect(forbidden).toHaveLength(1);

    club.sandbox.setPermissions(club.room, { without: [] });
    const shown = await club.ann.command(club.room, 'hanafuda hand').message();
    expect(pictureOf(shown)).toBe('hand');
    await tableShown();
  });

  test('that is closed for a time-out, of whose end Discord says nothing, shows its match again by itself', async () => {
    let now = Date.now();
    club = await openClub({ clock: () => now, now: () => now });
    await annAlone();
    const hand = await takeHand(club, club.ann);
    const forbidden = () => club.sandbox.requests.filter(({ status }) => status === 403).length;
    // The bot counts from when it has read the refusal.
    const closings = () => club.logged.filter((line) => line.includes('closed to the bot')).length;
    club.sandbox.injectFault({ ...EDIT, ...refusal(50013), times: 2 });
    await move(hand);
    await expect.poll(closings).toBe(1);
    now += 9 * 60_000;
    await expect.poll(() => club.store.aliveAt()).toBe(now);
    expect(forbidden()).toBe(1);
    now += 60_000;
    await expect.poll(closings).toBe(2);
    expect(forbidden()).toBe(2);
    now += 10 * 60_000;
    await tableShown();
  });

  test('that is deleted harms no other', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    const elsewhere = club.sandbox.addChannel(club.server, 'elsewhere');
    const lobby = await club.ann
      .command(elsewhere, 'hanafuda start', { game: 'botan-cho' })
      .message();
    club.sandbox.injectFault({ ...CALLBACK, delayMs: 50 });
    const [button] = buttonsFor(hand, 'move');
    const pressed = club.ann.click(hand, button?.id ?? '');
    club.sandbox.deleteChannel(club.room);
    // Nobody can be answered there any more.
    await club.sandbox.waitForRequest(
      ({ path, status }) => path.includes(pressed.id) && status === 404,
    );
    const joined = await club.bob.click(lobby, buttonFor(lobby, 'join').id).message();
    expect(textOf(joined)).toContain('The match has begun');
  });
});

test('a match goes on where the rules have changed so that it cannot be played again', async () => {
  club = await openClub();
  const { ann, bob, room, store } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const hands = [await takeHand(club, ann), await takeHand(club, bob)];
  const { records } = store;
  store.records = async (id) =>
    (await records(id)).map((step) =>
      step.move === null ? step : { ...step, move: { type: 'capture', take: [0, 1] } },
    );
  const asked = hands.find((hand) => buttonsFor(hand, 'move').length > 0);
  if (asked === undefined) throw new Error('nobody is asked');
  const [mover, other] = asked === hands[0] ? [ann, bob] : [bob, ann];
  await mover.click(asked, buttonFor(asked, 'move').id).message();
  await tableShown();
  const version = versionOf(await mover.command(room, 'hanafuda table').message());
  expect(version).toBe((await club.tables.matches.newestIn(room.id))?.version);
  const waiting = hands.find((hand) => hand !== asked);
  const shown = other.view(room).find(({ id }) => id === waiting?.id);
  expect(shown && versionOf(shown)).toBe(version);
  store.records = records;
  expect(club.logged).toEqual([]);
});

test('a server that removes the bot, and takes it back, finds its match as it was', async () => {
  club = await openClub();
  await annAlone();
  const hand = await takeHand(club, club.ann);
  club.sandbox.removeBot(club.server);
  await club.sandbox.waitForBot();
  club.sandbox.inviteBot(club.server);
  expect((await move(hand)).kind).toBe('update');
  await tableShown();
});

describe('the connection', () => {
  test('that is torn is taken up again', async () => {
    club = await openClub();
    const lobby = await club.ann
      .command(club.room, 'hanafuda start', { game: 'botan-cho' })
      .message();
    club.sandbox.dropSockets();
    const joined = await club.bob.click(lobby, buttonFor(lobby, 'join').id).message();
    expect(textOf(joined)).toContain('The match has begun');
    expect(club.fatal).toEqual([]);
  });

  test('that Discord closes because the token was reset ends the bot', async () => {
    club = await openClub();
    club.sandbox.resetToken();
    await expect.poll(() => club.fatal).toEqual(['token-refused']);
  });

  test('that Discord refuses because of intents ends the bot', async () => {
    club = await openClub({ allowedIntents: 0 });
    expect(club.fatal).toEqual(['intents-refused']);
  });

  test('with a token that Discord does not know ends the bot', async () => {
    club = await openClub({ wrongToken: 'MTIz.abc.def' });
    expect(club.fatal).toEqual(['token-refused']);
  });
});

test('commands are registered only when they differ from what is registered', async () => {
  club = await openClub();
  const puts = () => club.sandbox.requests.filter(({ method }) => method === 'PUT');
  expect(puts()).toHaveLength(1);
  await club.stopBot();
  await club.startBot();
  expect(puts()).toHaveLength(1);
});
