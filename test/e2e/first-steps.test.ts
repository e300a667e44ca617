import type { Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { playToTheEnd, press, startMatch, takeHand } from './support/playing.ts';
import { buttonFor, isPrivate, menuOf, pictureOf, textOf } from './support/reading.ts';

const club = eachInAClub();

/** The first message that somebody gets who names no game. */
async function welcome(values: Readonly<Record<string, string | number>> = {}): Promise<Message> {
  return await club.ann.command(club.room, 'hanafuda start', values).message();
}

async function newest() {
  const match = await club.tables.matches.newestIn(club.room.id);
  if (match === undefined) throw new Error('there is no match');
  return match;
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
    expect(await club.tables.matches.newestIn(club.room.id)).toBeUndefined();
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
    expect((await newest()).game).toBe('koi-koi');
  });
});

describe('Play now', () => {
  test('deals a short match against an easy computer, and shows the hand below its table', async () => {
    const first = await welcome();
    const hand = await press(club.ann, first, 'playnow');
    expect(isPrivate(hand)).toBe(true);
    expect(pictureOf(hand)).toBe('hand');
    const match = await newest();
    expect(match).toMatchObject({ game: 'koi-koi', status: 'playing', isRated: false });
    expect(match.players[1]).toEqual({ type: 'computer', number: 1, strength: 'easy' });
    const shown = club.ann.view(club.room).map((one) => pictureOf(one));
    expect(shown.filter((one) => one !== undefined)).toEqual(['table', 'hand']);
  });

  test('leads to the end of a match, with a hint whenever it is wanted', async () => {
    const first = await club.ann.command(club.room, 'hanafuda help').message();
    const hand = await press(club.ann, first, 'playnow');
    const hint = await press(club.ann, hand, 'hint');
    expect(textOf(hint)).toContain('Hint:');
    const standing = await playToTheEnd(club, [club.ann]);
    expect(isPrivate(standing)).toBe(false);
    // It counts on no leaderboard.
    expect(textOf(standing)).not.toContain('leaderboard');
    const leaderboard = await club.ann.command(club.room, 'hanafuda leaderboard').message();
    expect(textOf(leaderboard)).not.toContain('Ann');
    expect((await newest()).state?.round).toBe(3);
  });

  test('pressed again shows the hand of the match that is there', async () => {
    const first = await welcome();
    await press(club.ann, first, 'playnow');
    const { id } = await newest();
    const again = await press(club.ann, first, 'playnow');
    expect(pictureOf(again)).toBe('hand');
    expect((await newest()).id).toBe(id);
  });

  test('opens nothing where others play, and says so', async () => {
    await startMatch(club, [club.bob, club.cho], { game: 'koi-koi' });
    const first = await welcome();
    const refused = await press(club.ann, first, 'playnow');
    expect(isPrivate(refused)).toBe(true);
    expect(textOf(refused)).toMatch(/match is in progress here/);
    expect(pictureOf(await takeHand(club, club.bob))).toBe('hand');
  });
});
