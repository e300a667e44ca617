import type { Actor, Message } from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '../../src/model/private.ts';
import { eachInAClub } from './support/club.ts';
import { playThrough, press } from './support/playing.ts';
import {
  altOf,
  buttonsFor,
  isPrivate,
  menuOf,
  pictureOf,
  textOf,
  toldAlone,
  versionOf,
} from './support/reading.ts';

const HOUR = 3_600_000;

/** The bot's clock. */
let now: number;
let begun: number;

beforeEach(() => {
  // A Monday: Koi-Koi and Matgo. Waiting is by the real clock, which the bot's follows.
  now = Date.parse('2026-11-23T12:00:00Z');
  begun = Date.now();
});

const club = eachInAClub({
  isFair: true,
  now: () => now + Date.now() - begun,
  mayLog: true,
});

afterEach(() => {
  expect(club.logged.filter((line) => !line.includes('the clock of the machine'))).toEqual([]);
});

function daily(
  who: Actor,
  channel: { readonly id: string } = club.room,
  show?: string,
): Promise<Message> {
  return who.command(channel, 'hanafuda daily', show === undefined ? {} : { show }).message();
}

/** The first deal that is offered, as its hand or its result. */
async function begin(who: Actor, channel: { readonly id: string } = club.room): Promise<Message> {
  const offer = await daily(who, channel);
  const [first] = buttonsFor(offer, 'deal');
  return await who.click(offer, first!.id).message();
}

/** Plays to the end; what is said there. */
const playOut = async (who: Actor, from: Message) => (await playThrough(who, from)).at(-1) ?? from;

describe('the deal of the day', () => {
  test('is played in private, without hints, and goes on after a restart', async () => {
    const hand = await begin(club.ann);
    expect(toldAlone(hand)).toContain('Deal of the day, Monday');
    expect(textOf(hand)).toContain('Koi-Koi');
    expect(buttonsFor(hand, 'hint')).toEqual([]);
    const [first] = buttonsFor(hand, 'move');
    const moved = await club.ann.click(hand, first!.id).message();
    await club.stopBot();
    await club.startBot();
    const again = await begin(club.ann);
    expect(versionOf(again)).toBe(versionOf(moved));
    // Of the channel's table, of which there is none, is what is asked there.
    expect(textOf(await club.ann.command(club.room, 'hanafuda hint').message())).toContain(
      'no table',
    );
    const left = await club.ann.command(club.room, 'hanafuda leave').message();
    expect(textOf(left)).not.toContain('left the match');
    const end = await playOut(club.ann, again);
    expect(end.id).toBe(again.id);
    expect(textOf(end)).toMatch(/You made \*\*/);
    expect(textOf(end)).toContain('in your seat');
    expect(textOf(end)).toContain('Streak: 1 day');
  });

  test('can be finished after midnight, and today’s be begun before that', async () => {
    const { ann } = club;
    const hand = await begin(ann);
    now += 13 * HOUR;
    const asked = await daily(ann);
    expect(textOf(asked)).toMatch(
      /Tuesday 24 November.*Koi-Koi.*Hana-awase.*Monday 23 November: Koi-Koi\*\*\n.*<t:\d+:f>/s,
    );
    const [, weekday] = buttonsFor(asked, 'deal');
    const today = await ann.click(asked, weekday!.id).message();
    expect(today.id).toBe(asked.id);
    expect(textOf(today)).toContain('Tuesday 24 November: Hana-awase');
    const again = await daily(ann);
    const goOn = await press(ann, again, 'unsure');
    expect(pictureOf(goOn)).toBe('hand');
    expect(versionOf(goOn)).toBe(versionOf(hand));
    const end = await playOut(ann, goOn);
    expect(textOf(end)).toContain('Monday 23 November');
    const offer = await daily(ann);
    expect(buttonsFor(offer, 'unsure')).toEqual([]);
    expect(buttonsFor(offer, 'deal').map(({ label }) => label)).toEqual([
      'Play Koi-Koi',
      'Finish Hana-awase',
    ]);
  });

  test('is seen again, and its promise checked, only when its day is over everywhere', async () => {
    const { ann } = club;
    const hand = await begin(ann);
    expect(textOf(hand)).toMatch(/Promise of the deals: `[0-9a-f ]{19} …`$/m);
    const end = await playOut(ann, hand);
    const [early, promised] = [await press(ann, end, 'review'), await press(ann, end, 'deals')];
    expect(textOf(early)).toContain('Others can still play this deal');
    expect(early.attachments).toEqual([]);
    expect(textOf(promised)).toContain('Promised');
    expect(textOf(promised)).not.toContain('Revealed');
    const direct = club.sandbox.directChannel(ann);
    const history = await ann.command(direct, 'hanafuda history').message();
    const { id, options } = menuOf(history);
    const opened = await ann.select(history, id, [options[0]?.value ?? '']).message();
    expect(textOf(opened)).toContain('Others can still play this deal');
    now += 48 * HOUR;
    expect(pictureOf(await press(ann, end, 'review'))).toBeDefined();
    const revealed = await press(ann, end, 'deals');
    expect(textOf(revealed)).toContain('They agree');
    expect(textOf(revealed)).toContain('with the one above your hand');
    expect(textOf(revealed)).not.toContain('opened on this server');
  });

  test('that somebody shared is dealt by one press to whoever else presses there, for them alone', async () => {
    const { ann, bob } = club;
    const end = await playOut(ann, await begin(ann));
    const shared = await press(ann, end, 'share');
    const hand = await press(bob, shared, 'deal');
    expect(isPrivate(hand)).toBe(true);
    expect(hand.id).not.toBe(shared.id);
    expect(textOf(hand)).toContain('Monday 23 November: Koi-Koi');
    expect(buttonsFor(hand, 'move')).not.toEqual([]);
    now += 13 * HOUR;
    const { cho } = club;
    const late = await press(cho, shared, 'deal');
    expect(toldAlone(late)).toContain('isn’t today’s here');
  });

  test('leads to the leaderboard of one that was played, whatever is still to come', async () => {
    const { ann } = club;
    await playOut(ann, await begin(ann));
    const leaderboard = await press(ann, await daily(ann), 'daily');
    expect(altOf(leaderboard)).toMatch(/Ann/);
  });

  test('has a leaderboard outside of servers, with nobody on it but the asker', async () => {
    const { ann, bob, sandbox } = club;
    await playOut(bob, await begin(bob));
    const direct = sandbox.directChannel(ann);
    expect(textOf(await daily(ann, direct, 'board'))).toContain('No results here yet');
    const end = await playOut(ann, await begin(ann, direct));
    const leaderboard = await press(ann, end, 'daily');
    expect(altOf(leaderboard)).toMatch(/Ann/);
    expect(altOf(leaderboard)).toMatch(/Strong computer/);
    expect(altOf(leaderboard)).toMatch(/Average/);
    const week = await ann
      .click(leaderboard, buttonsFor(leaderboard, 'daily').at(-1)!.id)
      .message();
    expect(altOf(week)).toMatch(/Ann \d \/ 1/);
    for (const shown of [leaderboard, week]) {
      expect(`${textOf(shown)}\n${altOf(shown)}`).not.toContain('Bob');
      expect(textOf(shown)).toContain('This leaderboard shows only you');
    }
  });

  test('belongs to the day of the server’s time zone, which managers type', async () => {
    const { sandbox, ann, cho } = club;
    sandbox.setUser(cho, { isManager: true });
    const typed = (zone: string) =>
      cho.command(club.room, 'hanafuda-settings', { 'time-zone': zone }).message();
    expect(textOf(await typed('Middle Earth'))).toContain('I don’t know a time zone');
    const found = await cho.autocomplete(club.room, 'hanafuda-settings', {
      focused: 'time-zone',
      values: { 'time-zone': 'kiriti' },
    }).done;
    expect(found).toMatchObject({ choices: [{ value: 'Pacific/Kiritimati' }] });
    expect(textOf(await typed('pacific/kiritimati'))).toContain('Pacific/Kiritimati');
    expect(textOf(await begin(ann))).toContain('Tuesday');
    const match = (await club.tables.stored.seatsOf(ann.id))[0];
    expect(match && dayOf(match)).toBe('2026-11-24');
  });
});
