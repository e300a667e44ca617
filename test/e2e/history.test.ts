import type { Actor, Channel, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { pressForged } from './support/forged.ts';
import { played, press, pressLabel } from './support/playing.ts';
import {
  altOf,
  buttonFor,
  buttonsOf,
  isPrivate,
  menuOf,
  pictureOf,
  textOf,
  toldAlone,
} from './support/reading.ts';

const club = eachInAClub();

const history = () => club.ann.command(club.room, 'hanafuda history').message();

function isEnabled(message: Message, label: string): boolean | undefined {
  return buttonsOf(message).find((one) => one.label === label)?.isEnabled;
}

/** The list of Ann's matches, once she and Bob have played one to its end. */
async function listed(): Promise<Message> {
  await played(club);
  return await history();
}

function standingSeenBy(who: Actor): Message {
  const standing = who.view(club.room).find((one) => pictureOf(one) === 'standing');
  if (standing === undefined) throw new Error('no standing');
  return standing;
}

/** What else there is below the match that ended last. */
const more = (who: Actor) => press(who, standingSeenBy(who), 'more');

describe('a past match', () => {
  async function opened(): Promise<Message> {
    const list = await listed();
    expect(toldAlone(list)).toMatch(/Botan-chō.* of 2 .* with Bob/);
    const { id, options } = menuOf(list);
    expect(options[0]?.label).toMatch(/^Botan-chō, .* of 2, .*, with Bob$/);
    return await club.ann.select(list, id, [options[0]?.value ?? '']).message();
  }

  test('is opened from the list, and leafed through from the deal to the standing and back', async () => {
    let page = await opened();
    expect(isPrivate(page)).toBe(true);
    expect(isEnabled(page, 'First')).toBe(false);
    expect(isEnabled(page, 'Back')).toBe(false);
    const seen = [pictureOf(page)];
    while (isEnabled(page, 'Next')) {
      page = await pressLabel(club.ann, page, 'Next');
      seen.push(pictureOf(page));
    }
    expect(seen[0]).toBe('table');
    expect(seen.filter((kind) => kind === 'round')).toHaveLength(3);
    expect(seen.at(-1)).toBe('standing');
    expect(isEnabled(page, 'Last')).toBe(false);
    const before = await pressLabel(club.ann, page, 'Back');
    expect(pictureOf(before)).toBe('round');
    const first = await pressLabel(club.ann, before, 'First');
    expect(pictureOf(first)).toBe('table');
    expect(pictureOf(await pressLabel(club.ann, first, 'Last'))).toBe('standing');
  });

  test('shows the hands of everybody once it is over', async () => {
    const first = await opened();
    expect(first.attachments).toHaveLength(1);
    const open = await pressLabel(club.ann, first, 'Show hands');
    expect(open.attachments).toHaveLength(3);
    expect(altOf(open)).toMatch(/Ann’s hand, 9 cards: .*Bob’s hand, 9 cards: /s);
    expect(altOf(open)).not.toMatch(/your/i);
    expect(JSON.stringify(open.components)).toContain('Go to…');
    const next = await pressLabel(club.ann, open, 'Next');
    expect(next.attachments.length).toBeGreaterThan(1);
    expect((await pressLabel(club.ann, next, 'Hide hands')).attachments).toHaveLength(1);
  });
});

describe('a replay by its code', () => {
  const CODE = /`([0-9A-Z]{4}-[0-9A-Z]{4})`/;

  function codeIn(message: Message): string {
    const [, code] = CODE.exec(textOf(message)) ?? [];
    if (code === undefined) throw new Error(`no code in: ${textOf(message)}`);
    return code;
  }

  function posted(channel: Channel): readonly Message[] {
    return club.ann.view(channel).filter((one) => textOf(one).includes('shows a moment'));
  }

  async function replay(who: Actor, code: string, channel = club.room): Promise<Message> {
    return await who.command(channel, 'hanafuda history', { code }).message();
  }

  test('stands where the match ended and in the list, and opens it for anybody, after a restart too', async () => {
    const code = codeIn(await listed());
    expect(codeIn(await more(club.cho))).toBe(code);
    await club.sandbox.waitForMessage(
      (one) => isPrivate(one) && textOf(one).includes('New achievement: **First match**'),
    );
    const seen = club.cho.view(club.room).map((one) => `${textOf(one)}${altOf(one)}`);
    expect(seen.join('\n')).not.toContain('achievement');
    const other = club.sandbox.addChannel(club.sandbox.addServer('Other'), 'cards');
    await club.stopBot();
    await club.startBot();
    expect(codeIn(await history())).toBe(code);
    const first = await replay(club.cho, ` ${code.toLowerCase().replace('-', '')}`);
    expect(isPrivate(first)).toBe(true);
    expect(pictureOf(first)).toBe('table');
    expect(codeIn(first)).toBe(code);
    expect(textOf(await replay(club.ann, code, other))).toContain('another server');
    expect(textOf(await replay(club.ann, '0000-0000'))).toContain('no match with that code');
  });

  test('shows a chosen moment to everybody, with the hands only if they are shown, and no deleted name', async () => {
    const code = codeIn(await listed());
    const page = await replay(club.cho, code);
    expect(posted(club.room)).toEqual([]);
    await pressLabel(club.cho, page, 'Post this moment');
    const [first] = posted(club.room);
    if (first === undefined) throw new Error('nothing posted');
    expect(first.attachments).toHaveLength(1);
    expect(textOf(first)).toMatch(/Cho.* shows a moment from a match of .*Botan-chō/);
    expect(codeIn(first)).toBe(code);
    const again = await press(club.bob, first, 'review');
    expect(isPrivate(again)).toBe(true);
    const open = await pressLabel(club.cho, page, 'Show hands');
    await club.tables.privacy.forgetPerson({ id: club.bob.id, name: 'Bob' });
    await club.tables.privacy.finishErasures();
    await pressLabel(club.cho, open, 'Post this moment');
    const last = posted(club.room).at(-1) ?? first;
    expect(altOf(last)).toMatch(/Ann’s hand, 9 cards: .*Former player’s hand/s);
    expect(`${textOf(last)}${altOf(last)}`).not.toContain('Bob');
  });

  test('says that its time is over once its moves are deleted, wherever it is opened, and a rematch goes on', async () => {
    const list = await listed();
    const code = codeIn(list);
    const standing = standingSeenBy(club.cho);
    const rest = await more(club.ann);
    const page = await replay(club.ann, code);
    const now = Date.now() + 1000;
    const until = { now, unrated: now, rated: now, replacedSince: now };
    while (!(await club.store.eraseSome({ until })).isDone);
    const { id, options } = menuOf(await history());
    const opened = [
      await replay(club.bob, code),
      await club.ann.select(list, id, [options[0]?.value ?? '']).message(),
      await pressLabel(club.ann, page, 'Next'),
      await pressLabel(club.ann, page, 'Post this moment'),
      ...(await Promise.all(
        (['review', 'costly', 'deals'] as const).map((verb) =>
          club.ann.click(rest, buttonFor(rest, verb).id).message(),
        ),
      )),
    ];
    for (const one of opened) expect(textOf(one)).toContain('deleted when its time was up');
    expect(posted(club.room)).toEqual([]);
    for (const name of ['profile', 'leaderboard', 'me']) {
      expect(textOf(await club.ann.command(club.room, `hanafuda ${name}`).message())).not.toBe('');
    }
    await club.bob.click(standing, buttonFor(standing, 'again').id).done;
    const [next] = await club.tables.stored.activeMatches(club.server.id);
    expect(next).toMatchObject({ status: 'open', players: [{}], invited: [{}] });
  });

  test('is there for no private match, even for its player', async () => {
    await club.ann.command(club.room, 'hanafuda practice', { game: 'koi-koi' }).message();
    for (const who of [club.ann, club.cho]) {
      expect(isPrivate(await pressForged(club, who, 'moment/1/0/p0h'))).toBe(true);
    }
    expect(posted(club.room)).toEqual([]);
  });
});
