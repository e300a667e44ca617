import { type Actor, type Component, type Message, walk } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseCustomId, type Verb } from '../../src/bot/interaction/custom-id.ts';
import { CARDS } from '../../src/engine/core/cards.ts';
import { DEFAULT_SERVER_SETTINGS } from '../../src/model/settings.ts';
import { cardLabel } from '../../src/text/format/cards.ts';
import { named } from '../../src/text/format/named.ts';
import { words } from '../../src/text/language.ts';
import { eachInAClub } from './support/club.ts';
import { startMatch, tableOf, takeHand } from './support/playing.ts';
import { altOf, buttonsOf, isPrivate, pictureOf, textOf, toldAlone } from './support/reading.ts';

let boss: Actor;

const club = eachInAClub();

beforeEach(() => {
  boss = club.sandbox.addUser('Boss', { permissions: 'manager' });
});

/** The id of a select or button of a menu, by the setting that it is for. */
function idFor(menu: Message, verb: Verb, field: string): string {
  const found = walk(menu.components).find(({ custom_id: id = '' }) => {
    const press = parseCustomId(id);
    return press?.verb === verb && press.argument.split('=')[0] === field;
  });
  if (found?.custom_id === undefined) throw new Error(`nothing for ${field}`);
  return found.custom_id;
}

function chosenIn(menu: Message, id: string): readonly string[] {
  const select = walk(menu.components).find(({ custom_id: one }) => one === id);
  const marked = select?.options?.filter((option) => option.default).map(({ value }) => value);
  const defaults = (select as Component & { default_values?: { id: string }[] }).default_values;
  return marked ?? defaults?.map((value) => value.id) ?? [];
}

/** The page of the server's settings with the switches. */
async function lastPage(): Promise<Message> {
  const first = await boss.command(club.room, 'hanafuda-settings').message();
  const second = await boss.click(first, idFor(first, 'server', '1')).message();
  return await boss.click(second, idFor(second, 'server', '2')).message();
}

describe('the settings of a server', () => {
  test('are not offered to those who may not manage it, nor shown to those to whom a server offers them', async () => {
    const { ann, room, sandbox } = club;
    expect(() => ann.command(room, 'hanafuda-settings')).toThrow('There is no command');
    const offered = sandbox.world.commandsOf(null).map((one) => {
      return { ...one, default_member_permissions: null };
    });
    sandbox.world.setCommands(null, offered);
    const answer = await ann.command(room, 'hanafuda-settings').message();
    expect(toldAlone(answer)).toContain('Only members with Manage Server');
    expect(buttonsOf(answer)).toEqual([]);
  });

  test('can be changed one by one, hold at once, and show what is in force', async () => {
    const { room, server, store } = club;
    let menu = await boss.command(room, 'hanafuda-settings').message();
    expect(isPrivate(menu)).toBe(true);
    for (const [field, values, stored] of [
      ['language', ['ja'], 'ja'],
      ['tableCap', ['3'], 3],
      ['tableCap', ['none'], null],
      ['channels', [room.id], [room.id]],
    ] as const) {
      menu = await boss.select(menu, idFor(menu, 'server', field), values).message();
      expect(chosenIn(menu, idFor(menu, 'server', field))).toEqual(values);
      expect((await store.serverSettings(server.id))[field]).toEqual(stored);
    }
    // The menu shows it; of the change it is told once.
    expect(textOf(menu).split(`<#${room.id}>`)).toHaveLength(2);
    menu = await boss.select(menu, idFor(menu, 'server', 'channels'), []).message();
    expect((await store.serverSettings(server.id)).channels).toEqual([]);
  });

  test('do not change by a second press on the same copy of a switch', async () => {
    const menu = await lastPage();
    const rated = idFor(menu, 'server', 'isRated');
    await boss.click(menu, rated).message();
    await boss.click(menu, rated, { isStale: true }).message();
    expect((await club.store.serverSettings(club.server.id)).isRated).toBe(false);
  });

  test('cannot be changed any more by who lost the right to', async () => {
    const menu = await lastPage();
    club.sandbox.setUser(boss, { isManager: false });
    const answer = await boss.click(menu, idFor(menu, 'server', 'isRated')).message();
    expect(textOf(answer)).toContain('Only members with Manage Server');
    expect(await club.store.serverSettings(club.server.id)).toEqual({
      ...DEFAULT_SERVER_SETTINGS,
      pause: '0',
    });
  });

  test('say where tables may be opened even when every such channel is gone', async () => {
    const { sandbox, server, store, room } = club;
    const gone = sandbox.addChannel(server, 'gone');
    await store.putServerSettings(server.id, { channels: [gone.id] });
    sandbox.deleteChannel(gone);
    const refused = await boss.command(room, 'hanafuda start', { game: 'mushi' }).message();
    expect(textOf(refused)).toContain(`<#${gone.id}>`);
    const menu = await boss.command(room, 'hanafuda-settings').message();
    expect(textOf(menu)).toContain(`<#${gone.id}>`);
    const channels = idFor(menu, 'server', 'channels');
    expect(chosenIn(menu, channels)).toEqual([]);
    await boss.select(menu, channels, [room.id]).message();
    const opened = await boss.command(room, 'hanafuda start', { game: 'mushi' }).message();
    expect(pictureOf(opened)).toBe('lobby');
  });
});

describe('the settings of a person', () => {
  test('can be changed one by one, and the menu turns into the language chosen', async () => {
    const { ann, room, store } = club;
    await store.putServerSettings(club.server.id, { clock: '24h' });
    let menu = await ann.command(room, 'hanafuda me').message();
    expect(isPrivate(menu)).toBe(true);
    for (const [field, value] of [
      ['names', 'romaji'],
      ['language', 'ja'],
    ] as const) {
      menu = await ann.select(menu, idFor(menu, 'me', field), [value]).message();
      expect(chosenIn(menu, idFor(menu, 'me', field))).toEqual([value]);
    }
    menu = await ann.click(menu, idFor(menu, 'me', 'confirms')).message();
    const chosen = { language: 'ja', names: 'romaji', confirms: true };
    expect(await store.personSettings(ann.id)).toMatchObject(chosen);
    expect(textOf(menu)).toContain('個人の設定');
  });
});

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ENGLISH = /[A-Za-z]{4,}/;

/** All that stands on a message: text, labels, and what its picture is said to show. */
function wholeText(message: Message): string {
  const labels = buttonsOf(message).map(({ label }) => label);
  return [textOf(message), ...labels, altOf(message)].join('\n');
}

describe('two people with two languages at one table', () => {
  test('read each their own, and everybody reads that of the server', async () => {
    const { ann, sandbox, room } = club;
    const mio = sandbox.addUser('Mio', { locale: 'ja' });
    await startMatch(club, [ann, mio], { game: 'botan-cho', rules: 'rounds=3' });

    const inEnglish = [tableOf(club), await takeHand(club, ann)];
    for (const message of inEnglish) expect(wholeText(message!)).not.toMatch(JAPANESE);
    const hand = await takeHand(club, mio);
    expect(wholeText(hand)).toMatch(JAPANESE);
    expect(wholeText(hand)).not.toMatch(ENGLISH);
    const refused = await mio.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    expect(textOf(refused)).toMatch(JAPANESE);
    expect(isPrivate(refused)).toBe(true);

    const menu = await boss.command(room, 'hanafuda-settings').message();
    await boss.select(menu, idFor(menu, 'server', 'language'), ['ja']).message();
    const table = await boss.command(room, 'hanafuda table').message();
    expect(wholeText(table)).toMatch(JAPANESE);
    expect(wholeText(table)).not.toMatch(ENGLISH);
    expect(wholeText(await takeHand(club, ann))).not.toMatch(JAPANESE);
  });

  test('may name the cards as they like, and type any of the names', async () => {
    const { ann, bob, room, store, tables } = club;
    await store.putPersonSettings(ann.id, { names: 'kanji' });
    await store.putPersonSettings(bob.id, { names: 'romaji' });
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const labels = async (who: Actor) => {
      const hand = await takeHand(club, who);
      return buttonsOf(hand).map(({ label }) => label);
    };
    const annsLabels = await labels(ann);
    const isAnns = annsLabels.some((label) => /^1\. /.test(label));
    const [asked, shape] = isAnns ? ([ann, JAPANESE] as const) : ([bob, / (?:ni|no) /] as const);
    const shown = (await labels(asked)).filter((label) => /^\d+\. /.test(label));
    expect(shown.length).toBeGreaterThan(3);
    for (const label of shown) expect(label).toMatch(shape);
    expect(textOf(await takeHand(club, asked))).toContain('It’s your turn');

    const { version } = (await tables.stored.newestMatch(room.id))!;
    const name = shown[0]!.replace(/^\d+\. /, '');
    const reading = named(words('en'), asked === ann ? 'kanji' : 'romaji');
    const card = CARDS.findIndex((_, one) => cardLabel(reading, one) === name);
    // Neither of them reads it so.
    const typed = cardLabel(words('en'), card);
    await asked.command(room, 'hanafuda play', { card: typed }).message();
    expect((await tables.stored.newestMatch(room.id))!.version).toBeGreaterThan(version);
  });
});
