import { type Message, refusal } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { annAlone, move, press, startMatch, tableShown, takeHand } from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  isPrivate,
  pictureOf,
  textOf,
  versionOf,
} from './support/reading.ts';

const club = eachInAClub({ mayLog: true });

const EDIT = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const CALLBACK = { method: 'POST', path: /\/callback$/ };
const INVALID = { status: 400, body: { code: 50035, message: 'Invalid Form Body' } };
const ALL = 2n ** 53n - 1n;
function publicMessages(): readonly Message[] {
  return club.ann.view(club.room).filter((one) => !isPrivate(one));
}

/** Lines of the log that say that something of ours is wrong. */
function errors(): readonly string[] {
  return club.logged.filter((line) => line.includes('"level":"error"'));
}

test('a message that was being posted while its match was deleted is taken away', async () => {
  const table = await annAlone(club);
  const hand = await takeHand(club, club.ann);
  club.sandbox.world.deleteMessage(table.id);
  club.sandbox.injectFault({ ...POST, answerDelayMs: 200 });
  const moved = move(club, hand);
  await club.sandbox.waitForMessage(
    (one) => !isPrivate(one) && pictureOf(one) === 'table' && one.id !== table.id,
  );
  await club.tables.privacy.forgetServer(club.server.id);
  await moved;
  await expect.poll(() => publicMessages().filter((one) => pictureOf(one) === 'table')).toEqual([]);
  expect(errors()).toEqual([]);
});

test('a message that Discord refuses as it is stands there in plain words, and is tried once', async () => {
  await annAlone(club);
  const hand = await takeHand(club, club.ann);
  club.sandbox.injectFault({ ...EDIT, ...INVALID });
  const before = club.sandbox.requests.length;
  await move(club, hand);
  const plain = await club.sandbox.waitForMessage((one) => textOf(one).includes('couldn’t show'));
  const edits = () =>
    club.sandbox.requests
      .slice(before)
      .filter(({ method, path }) => method === 'PATCH' && EDIT.path.test(path))
      .map(({ status }) => status);
  await expect.poll(edits).toEqual([400, 200]);
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('Invalid Form Body');
  await move(club, await press(club.ann, plain, 'hand'));
  await tableShown(club);
});

test('the end of a match in a closed channel is shown once a role opens it', async () => {
  const { ann, bob, room, sandbox, server } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho' });
  await bob.command(room, 'hanafuda stop').message();
  const offered = await sandbox.waitForMessage((one) => buttonsFor(one, 'agree').length > 0);
  sandbox.injectFault({ ...CALLBACK, ...refusal(10062) });
  sandbox.injectFault({ ...EDIT, ...refusal(50013) });
  ann.click(offered, buttonFor(offered, 'agree').id);
  await expect.poll(() => club.logged.join()).toContain('closed to the bot');
  expect((await club.tables.stored.match(1))?.status).toBe('stopped');
  const role = { id: server.id, name: '@everyone', permissions: String(ALL), position: 0 };
  sandbox.sendEvent('GUILD_ROLE_UPDATE', { guild_id: server.id, role });
  await sandbox.waitForMessage((one) => buttonsFor(one, 'again').length > 0);
});

describe('a hand', () => {
  test('of who is asked is fresh after whatever they did, so that it can be played', async () => {
    const { ann, bob, room } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho' });
    const hands = [await takeHand(club, ann), await takeHand(club, bob)];
    const index = hands.findIndex((hand) => buttonsFor(hand, 'move').length > 0);
    const asked = index === 0 ? ann : bob;
    // A move, so that the host may not stop alone.
    await asked.click(hands[index]!, buttonFor(hands[index]!, 'move').id).message();
    const turn = await club.sandbox.waitForMessage(
      (one) => isPrivate(one) && buttonsFor(one, 'move').length > 0 && versionOf(one) > 1,
    );
    const who = turn.id === hands[0]?.id ? ann : bob;
    await who.command(room, 'hanafuda stop').message();
    const version = (await club.tables.stored.match(1))?.version;
    const fresh = await club.sandbox.waitForMessage(
      (one) => one.id === turn.id && versionOf(one) === version,
    );
    const outcome = await press(who, fresh, 'move');
    expect(textOf(outcome)).not.toContain('out of date');
  });
});
