import type { Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { playOut } from '../table/support/matches.ts';
import { eachInAClub } from './support/club.ts';
import { currentMatch, press, startMatch } from './support/playing.ts';
import { buttonFor, isPrivate, menuOf, pictureOf } from './support/reading.ts';

const club = eachInAClub();

/** The first message that somebody gets who names no game. */
async function welcome(values: Readonly<Record<string, string | number>> = {}): Promise<Message> {
  return await club.ann.command(club.room, 'hanafuda start', values).message();
}

describe('/hanafuda start without a game', () => {
  test('offers a match at once and every game, to the asker alone, and opens nothing', async () => {
    const first = await welcome();
    expect(isPrivate(first)).toBe(true);
    expect(buttonFor(first, 'playnow').label).toBe('Play now');
    const { options } = menuOf(first);
    expect(options[0]?.label).toBe('Koi-Koi (2 players)');
    expect(options[0]?.description).toMatch(/^The best-known game/);
    expect(options.length).toBeLessThanOrEqual(25);
    expect(await club.tables.stored.newestMatch(club.room.id)).toBeUndefined();
  });

  test('opens the table of the game that is chosen, with as many seats as were typed', async () => {
    const first = await welcome({ players: 3 });
    const { id, options } = menuOf(first);
    expect(options[0]?.label).toContain('Go-Stop');
    const lobby = await club.ann.select(first, id, ['go-stop']).message();
    expect(isPrivate(lobby)).toBe(false);
    expect(buttonFor(lobby, 'join').label).toBe('Join (1/3)');
  });

  test('lists first what fits those who played here last', async () => {
    await startMatch(club, [club.ann, club.bob, club.cho], { game: 'hana-awase' });
    const typed = { focused: 'game', values: { game: '' } };
    const outcome = await club.ann.autocomplete(club.room, 'hanafuda start', typed).done;
    const choices = outcome.kind === 'choices' ? outcome.choices : [];
    expect(choices[0]?.name).toMatch(/^Go-Stop \(3–6 players\) · 고스톱/);
    expect(choices.at(-1)?.value).not.toBe('ino-shika-cho');
  });

  test('understands the name of a game, in any language', async () => {
    await club.ann.command(club.room, 'hanafuda start', { game: 'こいこい' }).message();
    expect((await currentMatch(club)).game).toBe('koi-koi');
  });
});

/** Ann's private match. */
async function own() {
  const match = await club.tables.practice.newest(club.ann.id);
  if (match === undefined) throw new Error('there is no match');
  return match;
}

describe('Play now', () => {
  test('deals a short match against a gentle computer, in one message for the one who pressed', async () => {
    const first = await welcome();
    const hand = await press(club.ann, first, 'playnow');
    expect(isPrivate(hand)).toBe(true);
    expect(pictureOf(hand)).toBe('hand');
    const match = await own();
    expect(match).toMatchObject({ game: 'koi-koi', status: 'playing', isRated: false });
    expect(match.options).toMatchObject({ length: 3 });
    expect(match.players[1]).toEqual({ type: 'computer', number: 1, strength: 'gentle' });
    const shown = club.ann.view(club.room).map((one) => pictureOf(one));
    expect(shown.filter((one) => one !== undefined)).toEqual(['hand']);
    expect(club.bob.view(club.room)).toEqual([]);
    expect(await club.tables.stored.newestMatch(club.room.id)).toBeUndefined();
  });

  test('deals against an easy computer after three matches, however they were begun', async () => {
    const first = await welcome();
    for (const strength of ['gentle', 'gentle', 'gentle', 'easy', 'easy']) {
      await press(club.ann, first, 'playnow');
      const match = await own();
      expect(match.players[1]).toMatchObject({ strength });
      expect((await playOut(club.tables, match)).status).toBe('over');
    }
  });
});
