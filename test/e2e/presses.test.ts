import type { Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { type Club, eachInAClub } from './support/club.ts';
import { firstMove, playToTheEnd, startMatch, tableOf, takeHand } from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  buttonsOf,
  isPrivate,
  pictureOf,
  textOf,
} from './support/reading.ts';

let club: Club;

eachInAClub((opened) => {
  club = opened;
});

/** A match of Ann and Bob; gives whose turn it is, and who waits. */
async function annAndBob() {
  const { ann, bob } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const annsHand = await takeHand(club, ann);
  const isAnns = buttonsFor(annsHand, 'move').length > 0;
  return isAnns ? { asked: ann, waiting: bob } : { asked: bob, waiting: ann };
}

async function version(): Promise<number | undefined> {
  return (await club.tables.matches.newestIn(club.room.id))?.version;
}

describe('a press on a hand', () => {
  test('that is out of date changes nothing and gives the hand as it is now', async () => {
    const { asked } = await annAndBob();
    const hand = await takeHand(club, asked);
    const [first, second] = buttonsFor(hand, 'move');
    await asked.click(hand, first!.id).message();
    const after = await version();

    const answer = await asked.click(hand, second!.id, { isStale: true }).done;

    expect(await version()).toBe(after);
    expect(answer.kind).toBe('update');
    const fresh = answer.kind === 'update' ? answer.message : undefined;
    expect(textOf(fresh!)).toContain('out of date');
    expect(buttonsOf(fresh!).map(({ id }) => id)).not.toContain(second!.id);
  });

  test('made twice at once moves once, and the second is told so', async () => {
    const { asked } = await annAndBob();
    const hand = await takeHand(club, asked);
    const [first] = buttonsFor(hand, 'move');
    const before = (await version()) ?? 0;

    const presses = [asked.click(hand, first!.id), asked.click(hand, first!.id)];
    const outcomes = await Promise.all(presses.map(({ done }) => done));

    expect(await version()).toBe(before + 1);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['update', 'update']);
    const [last] = asked.view(club.room).filter(({ id }) => id === hand.id);
    expect(textOf(last!)).toContain('out of date');
  });

  test('delivered twice by Discord moves once and is answered once', async () => {
    const { asked } = await annAndBob();
    const hand = await takeHand(club, asked);
    const [first] = buttonsFor(hand, 'move');
    const before = (await version()) ?? 0;

    const press = asked.click(hand, first!.id);
    club.sandbox.deliverAgain(press);
    await press.message();
    club.sandbox.deliverAgain(press);
    // Whatever the second delivery led to has happened when a later press is answered.
    await takeHand(club, asked);

    expect(await version()).toBe(before + 1);
    const answers = club.sandbox.requests.filter(({ path }) => path.includes(press.id));
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  test('by somebody who has left moves nothing and says how to come back', async () => {
    const { asked } = await annAndBob();
    const hand = await takeHand(club, asked);
    const [first] = buttonsFor(hand, 'move');
    await asked.command(club.room, 'hanafuda leave').message();
    const after = await version();

    const answer = await asked.click(hand, first!.id, { isStale: true }).message();

    expect(await version()).toBe(after);
    expect(textOf(answer)).toContain('/hanafuda join');
    expect(buttonsFor(answer, 'move')).toEqual([]);
  });

  test('shows, while others are asked, the hand without moves and who is waited for', async () => {
    const { waiting, asked } = await annAndBob();
    const hand = await takeHand(club, waiting);
    expect(buttonsOf(hand).map(({ id }) => id.split('/')[0])).toEqual(['yaku']);
    expect(textOf(hand)).toContain(`**${asked.name}**`);
  });
});

describe('a press on a public message', () => {
  test('for a hand, by somebody without a seat, is answered in private', async () => {
    await annAndBob();
    const answer = await takeHand(club, club.cho);
    expect(isPrivate(answer)).toBe(true);
    expect(textOf(answer)).toMatch(/seat|take part|not in this match/i);
    expect(buttonsOf(answer)).toEqual([]);
  });

  test('of the lobby, once the match has begun, is answered in private', async () => {
    const { ann, cho, room } = club;
    const open = await ann.command(room, 'hanafuda start', { game: 'hana-awase' }).message();
    const lobby = await ann.click(open, buttonFor(open, 'add').id).message();
    const table = await ann.click(lobby, buttonFor(lobby, 'start').id).message();
    expect(pictureOf(table)).toBe('table');
    const before = await version();
    for (const { id } of buttonsOf(lobby).filter(({ isEnabled }) => isEnabled)) {
      const [verb] = id.split('/');
      const answer = await cho.click(lobby, id, { isStale: true }).message();
      expect(isPrivate(answer), verb).toBe(true);
      expect(textOf(answer), verb).not.toBe('');
    }
    expect(await version()).toBe(before);
  });

  test('of a lobby that is full or not theirs is answered in private', async () => {
    const { ann, bob, cho, room } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'botan-cho' }).message();
    const isStale = { isStale: true };
    const full = await ann.click(lobby, buttonFor(lobby, 'add').id).message();
    const before = await version();
    const answers = [
      await cho.click(lobby, buttonFor(lobby, 'join').id, isStale).message(),
      await bob.click(lobby, buttonFor(lobby, 'join').id, isStale).message(),
      await bob.click(lobby, buttonFor(lobby, 'add').id, isStale).message(),
      await bob.click(full, buttonFor(full, 'start').id).message(),
      await bob.click(lobby, buttonFor(lobby, 'rules').id).message(),
      await cho.click(lobby, buttonFor(lobby, 'leave').id).message(),
    ];
    for (const answer of answers) {
      expect(isPrivate(answer)).toBe(true);
      expect(textOf(answer)).not.toBe('');
    }
    expect(new Set(answers.map(textOf)).size).toBe(3);
    expect(await version()).toBe(before);
  });

  test('of a match that is over is answered in private', async () => {
    const { ann } = club;
    await startMatch(club, [ann], { game: 'botan-cho', rules: 'rounds=3', computers: 1 });
    const table = tableOf(club)!;
    await takeHand(club, ann);
    let last: Message | undefined;
    await playToTheEnd(club, [ann], (asked) => {
      last = asked.hand;
      return firstMove(asked);
    });
    const hand = last!;

    const handAnswer = await ann.click(table, buttonFor(table, 'hand').id, { isStale: true });
    expect(textOf(await handAnswer.message())).toContain('match is over');
    const [move] = buttonsFor(hand, 'move');
    const moveAnswer = await ann.click(hand, move!.id, { isStale: true }).message();
    expect(textOf(moveAnswer)).toBe('The match is over.');
    expect(buttonsFor(moveAnswer, 'move')).toEqual([]);
  });

  test('that nobody made is answered in private', async () => {
    const { ann, room, sandbox } = club;
    const ids = [
      'nonsense',
      'move/1/0/',
      'move/1/0/play:pine.dragon',
      'join/77/0/',
      'hand/77/0/',
      'fly/1/1/',
    ];
    const buttons = ids.map((custom_id) => ({ type: 2, style: 1, label: 'x', custom_id }));
    const rows = [buttons.slice(0, 3), buttons.slice(3)].map((held) => ({
      type: 1,
      components: held,
    }));
    const posted = await fetch(`${sandbox.api}/v10/channels/${room.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'old', components: rows }),
    });
    const { id } = (await posted.json()) as { id: string };
    for (const customId of ids) {
      const answer = await ann.click({ id }, customId).message();
      expect(isPrivate(answer), customId).toBe(true);
      expect(textOf(answer), customId).not.toBe('');
    }
  });
});

describe('the lobby', () => {
  test('shows who comes and goes, and lets the host start once there are enough', async () => {
    const { ann, bob, room } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'suhara-bana' }).message();
    expect(buttonFor(lobby, 'start').isEnabled).toBe(false);
    expect(buttonFor(lobby, 'remove').isEnabled).toBe(false);
    await bob.click(lobby, buttonFor(lobby, 'join').id).done;
    const two = await ann.click(lobby, buttonFor(lobby, 'add').id).message();
    expect(textOf(two)).toContain('**Bob**');
    expect(textOf(two)).toContain('**CPU 1**');
    const four = await ann.click(lobby, buttonFor(lobby, 'add').id).message();
    expect(buttonFor(four, 'start').isEnabled).toBe(true);
    const five = await ann.click(lobby, buttonFor(lobby, 'add').id).message();
    expect(buttonFor(five, 'join').isEnabled).toBe(false);
    const fewer = await ann.click(lobby, buttonFor(lobby, 'remove').id).message();
    expect(buttonFor(fewer, 'join').isEnabled).toBe(true);
    const without = await bob.click(lobby, buttonFor(lobby, 'leave').id).message();
    expect(textOf(without)).not.toContain('**Bob**');
    expect(buttonFor(without, 'start').isEnabled).toBe(false);
  });

  test('that everybody has left is closed', async () => {
    const { ann, room } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'botan-cho' }).message();
    const closed = await ann.click(lobby, buttonFor(lobby, 'leave').id).message();
    expect(buttonsOf(closed).map(({ label }) => label)).toEqual(['Check the deals']);
    expect(textOf(closed)).toContain('closed');
  });

  test('shows the house rules that the host chooses in a private menu', async () => {
    const { ann, room, sandbox } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'botan-cho' }).message();
    const menu = await ann.click(lobby, buttonFor(lobby, 'rules').id).message();
    expect(isPrivate(menu)).toBe(true);
    const chosen = await ann.select(menu, 'rule/1/0/rounds', ['12']).message();
    expect(chosen.id).toBe(menu.id);
    await sandbox.waitForMessage((one) => one.id === lobby.id && textOf(one).includes('12 rounds'));
    expect((await club.tables.matches.newestIn(room.id))?.options['rounds']).toBe(12);
  });

  test('opened again after a match has the same game and rules, and its presser as host', async () => {
    const { ann, bob, room } = club;
    await startMatch(club, [ann], { game: 'botan-cho', rules: 'rounds=3', computers: 1 });
    await takeHand(club, ann);
    const standing = await playToTheEnd(club, [ann]);
    const lobby = await bob.click(standing, buttonFor(standing, 'again').id).message();
    expect(isPrivate(lobby)).toBe(false);
    const match = await club.tables.matches.newestIn(room.id);
    expect(match).toMatchObject({ status: 'open', game: 'botan-cho', hostId: bob.id });
    expect(match?.options['rounds']).toBe(3);
    const second = await ann.click(standing, buttonFor(standing, 'again').id).message();
    expect(isPrivate(second)).toBe(true);
  });
});
