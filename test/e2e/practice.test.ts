import type { Actor, Message, StoredMessage } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { pressForged } from './support/forged.ts';
import { playThrough, press } from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  isPrivate,
  pictureOf,
  textOf,
  versionOf,
} from './support/reading.ts';

const club = eachInAClub();

function practise(
  who: Actor,
  channel: { readonly id: string } = club.room,
  options: Readonly<Record<string, string>> = { strength: 'easy' },
): Promise<Message> {
  return who.command(channel, 'hanafuda practice', options).message();
}

/** Whatever was shown to others than this person since. */
function watchOthers(who: Actor) {
  const seen: StoredMessage[] = [];
  club.sandbox.world.events.on('message', (stored) => {
    if (stored.reader !== who.id) seen.push(stored);
  });
  return seen;
}

describe('practice', () => {
  test('works in a thread, in direct messages, in a group, and in a server without the bot', async () => {
    const { sandbox, ann, bob } = club;
    sandbox.setUser(ann, { hasApp: true });
    const far = sandbox.addServer('Far');
    sandbox.removeBot(far);
    const places = [
      sandbox.addThread(club.room, 'aside'),
      sandbox.directChannel(ann),
      sandbox.addGroup('Friends', [ann, bob]),
      sandbox.addChannel(far, 'hall'),
    ];
    const others = watchOthers(ann);
    const versions: number[] = [];
    for (const place of places) {
      const hand = await practise(ann, place);
      expect(isPrivate(hand)).toBe(true);
      versions.push(versionOf(await press(ann, hand, 'move')));
    }
    // It is the same match wherever it is asked for.
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(new Set(versions).size).toBe(places.length);
    await club.stopBot();
    expect(others).toEqual([]);
  });

  test('is played to its end in its message: results with the next round, a last word with another match', async () => {
    const hand = await practise(club.ann);
    const seen = await playThrough(club.ann, hand);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set([hand.id]));
    const results = seen.filter((one) => pictureOf(one) === 'result');
    expect(results).toHaveLength(3);
    const end = results.at(-1)!;
    expect(end).toBe(seen.at(-1));
    expect(end.attachments.map(({ filename }) => filename.split('-')[0])).toEqual([
      'result',
      'standing',
    ]);
    const rest = await press(club.ann, end, 'more');
    const { id, label } = buttonFor(rest, 'moment');
    expect(label).toBe('Show the result here');
    expect(isPrivate(await pressForged(club, club.bob, id))).toBe(true);
    const shown = await club.ann.click(rest, id).message();
    expect(isPrivate(shown)).toBe(false);
    expect(pictureOf(shown)).toBe('standing');
    expect(buttonsFor(shown, 'review')).toEqual([]);
    const again = buttonFor(end, 'practice');
    expect(again.label).toBe('Play again');
    const fresh = await club.ann.click(end, again.id).message();
    expect(fresh.id).toBe(hand.id);
    expect(versionOf(fresh)).toBeLessThan(10);
    expect(pictureOf(fresh)).toBe('hand');
    const tables = await club.bob.command(club.room, 'hanafuda table', { all: true }).message();
    expect(textOf(tables)).not.toContain('Ann');
  });

  test('of another game is asked about before it takes the place of one that goes on', async () => {
    const hand = await practise(club.ann);
    const asked = await practise(club.ann, club.room, { game: 'Mushi' });
    expect(textOf(asked)).toContain('You’re still practising Koi-Koi');
    const kept = await press(club.ann, asked, 'unsure');
    expect(versionOf(kept)).toBe(versionOf(hand));
    const again = await practise(club.ann, club.room, { game: 'mushi', strength: 'strong' });
    const fresh = await press(club.ann, again, 'practice');
    expect(pictureOf(fresh)).toBe('hand');
    const match = await club.tables.practice.newest(club.ann.id);
    expect(match).toMatchObject({ game: 'mushi', status: 'playing' });
    expect(match?.players[1]).toMatchObject({ strength: 'strong' });
  });

  test('is seen and moved by nobody else, whatever they send', async () => {
    const hand = await practise(club.ann);
    const match = await club.tables.practice.newest(club.ann.id);
    const ids = ['move', 'hint', 'yaku'].map((verb) => buttonFor(hand, verb as 'move').id);
    const reviews = ['review', 'counted', 'deals', 'costly', 'now', 'practice'];
    for (const id of [...ids, ...reviews.map((verb) => `${verb}/${match?.id}/0/`)]) {
      const answer = await pressForged(club, club.bob, id);
      expect(answer.attachments, id).toEqual([]);
      expect(textOf(answer), id).toContain('no table');
    }
    expect(await club.tables.practice.newest(club.ann.id)).toEqual(match);
  });
});

describe('in direct messages', () => {
  test('what needs a table in a channel says so in plain words, in both languages', async () => {
    const { sandbox, ann } = club;
    const direct = sandbox.directChannel(ann);
    const needing = ['start', 'join', 'table', 'stop', 'leaderboard', 'profile'];
    for (const name of needing) {
      const said = await ann.command(direct, `hanafuda ${name}`).message();
      expect(textOf(said), name).toContain('needs a table in a channel');
    }
    sandbox.setUser(ann, { locale: 'ja' });
    const said = await ann.command(direct, 'hanafuda start').message();
    expect(textOf(said)).toContain('サーバーのチャンネルで使えます');
  });

  test('the hand, a typed move, what can be done and leaving are those of the practice', async () => {
    const direct = club.sandbox.directChannel(club.ann);
    const none = await club.ann.command(direct, 'hanafuda hand').message();
    expect(textOf(none)).toContain('no table');
    const hand = await practise(club.ann, direct);
    const shown = await club.ann.command(direct, 'hanafuda hand').message();
    expect(versionOf(shown)).toBe(versionOf(hand));
    expect(textOf(shown)).toContain('You can');
    const { choices } = (await club.ann.autocomplete(direct, 'hanafuda play', { focused: 'card' })
      .done) as {
      readonly choices: readonly { readonly value: string }[];
    };
    const played = await club.ann
      .command(direct, 'hanafuda play', { card: choices[0]!.value })
      .message();
    expect(versionOf(played)).toBeGreaterThan(versionOf(hand));
    const left = await club.ann.command(direct, 'hanafuda leave').message();
    expect(textOf(left)).toMatch(/left/);
    expect((await club.tables.practice.newest(club.ann.id))?.status).toBe('stopped');
  });
});
