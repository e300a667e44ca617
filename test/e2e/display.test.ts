import { afterEach, describe, expect, test } from 'vitest';
import { type RequestFault, refusal, webPage } from '../../src/sandbox/faults.ts';
import type { Message } from '../../src/sandbox/wire.ts';
import { type Club, openClub } from './support/club.ts';
import { startMatch, takeHand } from './support/playing.ts';
import { buttonsFor, isPrivate, pictureOf, versionOf } from './support/reading.ts';

let club: Club;

afterEach(async () => {
  const { violations } = club.sandbox;
  await club.close();
  expect(violations).toEqual([]);
});

const EDIT = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const CALLBACK = { method: 'POST', path: /\/callback$/ };
const HTML = { 'content-type': 'text/html' };

type Fault = Omit<RequestFault, 'path' | 'method'>;

/** What says nothing about the message or the channel, and passes. */
const PASSING: Readonly<Record<string, Fault>> = {
  'code 40333': refusal(40333),
  '403 without a code': { status: 403 },
  '403 as a page': webPage(403),
  '404 without a code': { status: 404 },
  '500': { status: 500 },
  '503 as a page': webPage(503),
  'an answer that is a page': { body: '<h1>Error</h1>', headers: HTML },
  'a malformed answer': { body: '{"id":' },
  'an empty answer': { body: '' },
  'a connection closed unread': { hangUp: 'unread' },
  'a connection closed before': { hangUp: 'before' },
  'a connection closed halfway': { hangUp: 'halfway' },
  'a connection closed after': { hangUp: 'after' },
};

async function annAlone(): Promise<Message> {
  return await startMatch(club, [club.ann], { game: 'botan-cho', computers: 1 });
}

async function move(hand: Message) {
  return await club.ann.click(hand, buttonsFor(hand, 'move')[0]?.id ?? '').done;
}

/** Waits until a table shows the match as it is. */
async function tableShown(): Promise<Message> {
  return await club.sandbox.waitForMessage((one) => {
    return pictureOf(one) === 'table' && versionOf(one) === club.tables.find(1)?.version;
  }, 10_000);
}

function publicMessages(): readonly Message[] {
  return club.ann.view(club.room).filter((one) => !isPrivate(one));
}

/** Lines of the log that say that something of ours is wrong. */
function errors(): readonly string[] {
  return club.logged.filter((line) => line.includes('"level":"error"'));
}

describe.each(Object.entries(PASSING))('%s', (_name, fault) => {
  test('to an edit is not the end: the table is shown, and presses are answered', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ ...EDIT, ...fault });
    expect((await move(hand)).kind).toBe('update');
    await tableShown();
    expect((await club.ann.command(club.room, 'hanafuda hand').done).kind).toBe('reply');
    expect(errors()).toEqual([]);
  });

  test('to a post makes no second table', async () => {
    club = await openClub();
    const table = await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.world.deleteMessage(table.id);
    club.sandbox.injectFault({ ...POST, ...fault });
    await move(hand);
    const shown = await tableShown();
    expect(publicMessages().filter((one) => pictureOf(one) === 'table')).toEqual([shown]);
    await expect.poll(() => club.tables.message(1)?.messageId).toBe(shown.id);
    expect(errors()).toEqual([]);
  });

  test('to the answer that opens a lobby makes no second one', async () => {
    club = await openClub();
    club.sandbox.injectFault({ ...CALLBACK, ...fault });
    await club.ann.command(club.room, 'hanafuda start', { game: 'botan-cho' }).done;
    await expect.poll(() => club.tables.message(1)?.messageId).toBeDefined();
    const lobbies = publicMessages().filter((one) => buttonsFor(one, 'join').length > 0);
    expect(lobbies.map(({ id }) => id)).toEqual([club.tables.message(1)?.messageId]);
    expect(errors()).toEqual([]);
  });
});

test('a hand that Discord took, and did not say so, is kept', async () => {
  club = await openClub();
  await annAlone();
  for (const fault of [{ hangUp: 'after' }, { body: '' }] as const) {
    club.tables.forgetHand(1, club.ann.id);
    club.sandbox.injectFault({ ...CALLBACK, ...fault });
    await club.ann.command(club.room, 'hanafuda hand').done;
    await expect.poll(() => club.tables.hands(1).length).toBe(1);
  }
  expect(errors()).toEqual([]);
});
