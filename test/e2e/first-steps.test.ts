import type { Actor, Message } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { playOut } from '../table/support/matches.ts';
import { eachInAClub } from './support/club.ts';
import { currentMatch, press, startMatch, tableOf } from './support/playing.ts';
import { buttonFor, buttonsFor, isPrivate, menuOf, pictureOf, textOf } from './support/reading.ts';

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

async function newest({ id }: Actor = club.ann) {
  const match = await club.tables.practice.newest(id);
  if (match === undefined) throw new Error('there is no match');
  return match;
}

describe('Play now', () => {
  test('deals a short match against a gentle computer, in one message for the one who pressed', async () => {
    const first = await welcome();
    const hand = await press(club.ann, first, 'playnow');
    expect(isPrivate(hand)).toBe(true);
    expect(pictureOf(hand)).toBe('hand');
    const match = await newest();
    expect(match).toMatchObject({ game: 'koi-koi', status: 'playing', isRated: false });
    expect(match.options).toMatchObject({ length: 3 });
    expect(match.players[1]).toEqual({ type: 'computer', number: 1, strength: 'gentle' });
    await club.stopBot();
    const shown = club.ann.view(club.room).map((one) => pictureOf(one));
    expect(shown.filter((one) => one !== undefined)).toEqual(['hand']);
    expect(club.bob.view(club.room)).toEqual([]);
    expect(await club.tables.stored.newestMatch(club.room.id)).toBeUndefined();
  });

  test('deals against an easy computer after three matches, however they were begun', async () => {
    const first = await welcome();
    for (const strength of ['gentle', 'gentle', 'gentle', 'easy', 'easy']) {
      await press(club.ann, first, 'playnow');
      const match = await newest();
      expect(match.players[1]).toMatchObject({ strength });
      expect((await playOut(club.tables, match)).status).toBe('over');
    }
  });
});

let dan: Actor;

beforeEach(() => {
  dan = club.sandbox.addUser('Dan');
});

/** Presses the button of the guided round with this label. */
async function pressLesson(shown: Message, label: string): Promise<Message> {
  const button = buttonsFor(shown, 'lesson').find((one) => one.label.includes(label));
  if (button === undefined) throw new Error(`no ${label} on: ${textOf(shown)}`);
  return await dan.click(shown, button.id).message();
}

async function playNow(): Promise<Message> {
  const first = await dan.command(club.room, 'hanafuda start').message();
  return await press(dan, first, 'playnow');
}

/** Presses the button that leaves the guided round. */
async function leave(shown: Message): Promise<Message> {
  const [button] = [...buttonsFor(shown, 'taught'), ...buttonsFor(shown, 'playnow')];
  if (button === undefined) throw new Error(`no way out of: ${textOf(shown)}`);
  return await dan.click(shown, button.id).message();
}

/** The three turns in a game of yaku, up to the call: what the words say is pressed, and nothing else. */
async function toTheCall(): Promise<Message> {
  let shown = await playNow();
  for (let left = 4; left > 0; left--) {
    const [, asked = '?'] = /Press \*\*(.+)\*\*\.$/.exec(textOf(shown)) ?? [];
    expect(buttonsFor(shown, 'lesson').map(({ label }) => label)).toContain(asked);
    shown = await pressLesson(shown, asked);
  }
  return shown;
}

describe('the guided round', () => {
  test('comes before a first match, is private, and opens nothing', async () => {
    const first = await playNow();
    expect(isPrivate(first)).toBe(true);
    expect(pictureOf(first)).toBe('lesson');
    expect(textOf(first)).toMatch(/turn 1 of 3.*Play the plum chaff to take the plum ribbon/s);
    const second = await pressLesson(first, 'Plum');
    expect(second.id).toBe(first.id);
    expect(textOf(second)).toMatch(/turn 2 of 3.*takes the plum ribbon.*chrysanthemum ribbon/s);
    expect(await club.tables.stored.newestMatch(club.room.id)).toBeUndefined();
  });

  test.each([
    ['Koi-koi', /^### .*\nBold!/],
    ['Shōbu', /^### .*\nYou stopped and scored 5 points/],
  ])('ends with the call, %s or the other, and then shows the cards', async (label, told) => {
    const call = await toTheCall();
    expect(textOf(call)).toContain('**Moon Viewing, 5 points!**');
    const end = await pressLesson(call, label);
    expect(textOf(end)).toMatch(told);
    const hand = await leave(end);
    expect(hand.id).toBe(end.id);
    expect(pictureOf(hand)).toBe('hand');
    const shown = dan.view(club.room).map((one) => pictureOf(one));
    expect(shown.filter((one) => one !== undefined)).toEqual(['hand']);
  });

  test('leads to a first match of one round; the next has three', async () => {
    await leave(await playNow());
    const first = await newest(dan);
    expect(first).toMatchObject({ status: 'playing', options: { length: 1 } });
    expect((await playOut(club.tables, first)).status).toBe('over');
    await playNow();
    expect(await newest(dan)).toMatchObject({ status: 'playing', options: { length: 3 } });
  });

  test('leads to a first match of one round in Matgo too, with /hanafuda practice', async () => {
    const practise = () => dan.command(club.room, 'hanafuda practice', { game: 'matgo' }).message();
    await leave(await practise());
    const first = await newest(dan);
    expect(first).toMatchObject({ status: 'playing', options: { rounds: 1 } });
    expect((await playOut(club.tables, first)).status).toBe('over');
    await practise();
    expect(await newest(dan)).toMatchObject({ status: 'playing', options: { rounds: 3 } });
  });

  test('can be skipped, and comes once for each kind of game', async () => {
    const first = await playNow();
    expect(pictureOf(await leave(first))).toBe('hand');
    expect((await club.store.personSettings(dan.id)).lessons).toEqual(['points', 'late']);
    expect(pictureOf(await playNow())).toBe('hand');
    await startMatch(club, [dan], { game: 'botan-cho', computers: 1 });
    const points = await press(dan, tableOf(club)!, 'hand');
    expect(textOf(points)).toContain('Play the pine chaff to take the crane');
  });

  test('comes before the first turn in Go-Stop too, whoever has a bonus card from the field by then', async () => {
    for (let at = 0; at < 12; at++) {
      const player = club.sandbox.addUser(`Player ${at}`);
      const first = await player
        .command(club.room, 'hanafuda practice', { game: 'matgo' })
        .message();
      expect(textOf(first)).toContain('to take the bush warbler');
    }
  });

  test('does not keep anybody waiting: with others at the table the hand comes', async () => {
    await startMatch(club, [dan, club.bob], { game: 'koi-koi' });
    expect(pictureOf(await press(dan, tableOf(club)!, 'hand'))).toBe('hand');
  });

  test('can be played from the rules at any time, without a match', async () => {
    const rules = await dan.command(club.room, 'hanafuda rules', { game: 'koi-koi' }).message();
    const first = await press(dan, rules, 'lesson');
    expect(first.id).not.toBe(rules.id);
    const left = await leave(first);
    expect(buttonFor(left, 'playnow').label).toBe('Play now');
  });
});
