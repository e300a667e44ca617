import type { Actor, CommandOption, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import { eachInAClub } from './support/club.ts';
import { annAndBob, press, tableOf } from './support/playing.ts';
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

type Values = Readonly<Record<string, string>>;

async function type(who: Actor, name: string, values: Values = {}): Promise<Message> {
  return await who.command(club.room, `hanafuda ${name}`, values).message();
}

async function choices(who: Actor, name: string, typed: { focused: string; values?: Values }) {
  const outcome = await who.autocomplete(club.room, `hanafuda ${name}`, typed).done;
  return outcome.kind === 'choices' ? outcome.choices : [];
}

async function snapshot() {
  const match = await club.tables.stored.newestMatch(club.room.id);
  return match && { version: match.version, status: match.status, players: match.players };
}

describe('/hanafuda start', () => {
  test('reads rules in any case, by the name of either language', async () => {
    await type(club.ann, 'start', {
      game: 'botan-cho',
      rules: 'ROUNDS = 3 , butterflies-take-stacks:True',
    });
    const match = await club.tables.stored.newestMatch(club.room.id);
    expect(match?.options).toEqual({ rounds: 3, wildTakesStack: true });
  });

  test.each([
    ['rounds=4', /4/],
    ['rounds', /rounds/i],
    ['speed=9', /speed/],
    ['=', /./],
    ['rounds=3, rounds=x', /x/],
    ['@everyone=**1**', /everyone/],
  ])('with the rules %j opens nothing and says what is allowed', async (rules, named) => {
    const answer = await type(club.ann, 'start', { game: 'botan-cho', rules });
    expect(toldAlone(answer)).toMatch(named);
    expect(textOf(answer)).toMatch(/3.*6.*12|butterflies-take-stacks/s);
    expect(await snapshot()).toBeUndefined();
  });

  test.each([
    ['go-stop', 'go-stop'],
    ['Koi Koi', 'koi-koi'],
    ['고스톱', 'go-stop'],
    ['花合わせ', 'hana-awase'],
  ])('completes %j with that game first', async (typed, game) => {
    for (const locale of ['en-US', 'ja', 'ko']) {
      const who = club.sandbox.addUser(`Yui-${locale}`, { locale });
      const offered = await choices(who, 'start', { focused: 'game', values: { game: typed } });
      if (offered.length > 0) expect([locale, offered[0]?.value]).toEqual([locale, game]);
    }
  });

  test('completes one rule after the other', async () => {
    const game = 'botan-cho';
    const all = await choices(club.ann, 'start', { focused: 'rules', values: { game, rules: '' } });
    expect(all.map(({ value }) => value)).toEqual([
      'rounds=3',
      'rounds=6',
      'rounds=12',
      'wildTakesStack=false',
      'wildTakesStack=true',
    ]);
    const rest = await choices(club.ann, 'start', {
      focused: 'rules',
      values: { game, rules: 'rounds=3, wild' },
    });
    expect(rest.map(({ value }) => value)).toEqual([
      'rounds=3, wildTakesStack=false',
      'rounds=3, wildTakesStack=true',
    ]);
    expect(await choices(club.ann, 'start', { focused: 'rules', values: { rules: '' } })).toEqual(
      [],
    );
  });

  test('names the choices in the language of the asker, and understands those names', async () => {
    const game = 'koi-koi';
    const yui = club.sandbox.addUser('Yui', { locale: 'ja' });
    const offered = await choices(yui, 'start', {
      focused: 'rules',
      values: { game, rules: '局数＝3、盃' },
    });
    expect(offered.map(({ name }) => name)).toEqual([
      '局数＝3, 盃のカス扱い=カスにも数える',
      '局数＝3, 盃のカス扱い=タネだけ',
    ]);
    const rules =
      '局数=50点に達するまで、盃のカス扱い=タネだけ, 7点以上は2倍＝そのまま, calls=once per player';
    await type(yui, 'start', { game, rules });
    expect((await club.tables.stored.newestMatch(club.room.id))?.options).toMatchObject({
      length: 'fifty',
      cupIsChaff: false,
      sevenDoubles: false,
      calls: 'once',
    });
  });

  test('completes as far as Discord takes a choice, and names the rule being chosen', async () => {
    const before = 'length=fifty, cupIsChaff=false, calls=once, olderYaku=true, doubleChaff=true';
    const rules = `${before}, hand=10, `;
    const values = { game: 'koi-koi', rules };
    const offered = await choices(club.ann, 'start', { focused: 'rules', values });
    const sent = offered.map(({ value }) => value);
    expect(sent).toContain(`${rules}minimum=3`);
    expect(sent).not.toContain(`${rules}koiMultiplier=opponent`);
    const names = offered.map(({ name }) => name);
    expect(names).toContain(`…${`${rules}both-lucky-hands=12`.slice(-99)}`);
    for (const text of [...sent, ...names]) expect(String(text).length).toBeLessThanOrEqual(100);
  });

  test('says what may be typed in the language of the asker', async () => {
    const yui = club.sandbox.addUser('Yui', { locale: 'ja' });
    const value = await type(yui, 'start', { game: 'koi-koi', rules: '局数=4' });
    expect(textOf(value)).toContain('選べる値：12、6、3、1、50文に達するまで。');
    const option = await type(yui, 'start', { game: 'koi-koi', rules: '速さ=9' });
    expect(textOf(option)).toContain('：局数、まとめて選ぶ、');
    expect(textOf(option)).not.toMatch(/[a-z]/i);
  });
});

describe('without a table', () => {
  test.each(['join', 'hand', 'table', 'stop'])('/hanafuda %s says so', async (name) => {
    const answer = await type(club.ann, name);
    expect(toldAlone(answer)).toMatch(/There’s no table/);
  });
});

describe('in a match', () => {
  test.each([
    [{ card: 'dragon' }, /dragon/],
    [{ card: 'chase' }, /chase/],
    [{ card: 'play:pine.dragon' }, /pine/],
    [{ card: '**@everyone**' }, /everyone/],
    [{ card: '1', take: 'x' }, /./],
  ])('/hanafuda play %j changes nothing and says what is wrong', async (values, named) => {
    const { asked } = await annAndBob(club);
    const before = await snapshot();
    const answer = await type(asked, 'play', values);
    expect(toldAlone(answer)).toMatch(named);
    expect(textOf(answer)).not.toContain('@everyone');
    expect(await snapshot()).toEqual(before);
  });

  test('/hanafuda table shows the table at the end of the channel, and only there', async () => {
    const { asked } = await annAndBob(club);
    const before = tableOf(club)!;
    const again = await type(club.cho, 'table');
    expect(pictureOf(again)).toBe('table');
    await expect.poll(() => club.ann.view(club.room).map(({ id }) => id)).not.toContain(before.id);
    const hand = await press(asked, again, 'hand');
    expect(pictureOf(hand)).toBe('hand');
  });
});

describe('anywhere', () => {
  test('a Japanese server reads its lobby in Japanese', async () => {
    const server = club.sandbox.addServer('倶楽部', { locale: 'ja' });
    const room = club.sandbox.addChannel(server, '花札');
    const lobby = await club.ann.command(room, 'hanafuda start', { game: 'botan-cho' }).message();
    expect(textOf(lobby)).toMatch(/[ぁ-ん]/);
    expect(altOf(lobby)).toMatch(/空席。$/);
  });
});

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function withInner(option: CommandOption): readonly CommandOption[] {
  return [option, ...(option.options ?? []).flatMap(withInner)];
}

test('every command, option and choice that the bot registers is told in Japanese too', async () => {
  const commands = [...club.sandbox.world.commands.values()];
  const options = commands.flatMap((one) => (one.options ?? []).flatMap(withInner));
  const told = [...commands, ...options];
  expect(told.length).toBeGreaterThan(30);
  for (const one of told) {
    expect(one.name_localizations?.['ja'], one.name).toMatch(JAPANESE);
    if (one.description) expect(one.description_localizations?.['ja'], one.name).toMatch(JAPANESE);
    expect(one.name_localizations?.['en-US'], one.name).toBe(one.name);
  }
  const choices = options.flatMap((option) => option.choices ?? []);
  expect(choices.length).toBeGreaterThan(20);
  for (const choice of choices) {
    expect(choice.name_localizations?.['ja'], choice.name).toMatch(JAPANESE);
  }
});

test('a sentence mentions the command that is registered, which Discord shows in the reader’s language', async () => {
  const [command] = club.sandbox.world.commands.values();
  const yui = club.sandbox.addUser('Yui', { locale: 'ja' });
  const help = await type(yui, 'help');
  expect(textOf(help)).toContain(`</hanafuda start:${command?.id}> で卓を開き`);
});

test('/hanafuda help is short, and its button tells all', async () => {
  const { ann } = club;
  const help = await type(ann, 'help');
  expect(
    textOf(help)
      .split('\n')
      .filter((line) => !line.startsWith('-#')),
  ).toHaveLength(4);
  const whole = await ann.click(help, buttonFor(help, 'help').id).message();
  expect(isPrivate(whole)).toBe(true);
  expect(textOf(whole)).toContain('asks the others to stop');
  expect(textOf(whole)).toContain('**Suhara-bana (4 or 5 players)**');
});

/** Presses "next" until it can be pressed no more; all that was to be read. */
async function readThrough(who: Actor, first: Message): Promise<readonly Message[]> {
  const pages = [first];
  for (let page = first; ; ) {
    const next = buttonsOf(page).findLast(({ id }) => parseCustomId(id)?.verb === 'guide');
    if (next === undefined || !next.isEnabled) return pages;
    page = await who.click(page, next.id).message();
    pages.push(page);
  }
}

describe('/hanafuda rules', () => {
  test.each([
    ['koi-koi', 'en-GB'],
    ['suhara-bana', 'ja'],
  ])('of %s can be read from the first to the last page in %s', async (game, locale) => {
    const reader = club.sandbox.addUser('Rin', { locale });
    const pages = await readThrough(reader, await type(reader, 'rules', { game }));
    expect(pages.every(isPrivate)).toBe(true);
    expect(new Set(pages.map(textOf)).size).toBe(pages.length);
    const withChart = pages.filter(({ attachments }) => attachments.length > 0);
    expect(withChart[0]).toBe(pages[0]);
    expect(withChart).toHaveLength(2);
    for (const page of withChart) {
      expect(page.attachments[0]?.filename).toContain(`yaku-${game}`);
      expect(altOf(page)).not.toBe('');
    }
  });

  test.each(['rules', 'help'])('are offered game by game by /hanafuda %s', async (command) => {
    const asked = await type(club.ann, command);
    expect(isPrivate(asked)).toBe(true);
    const { id, options } = menuOf(asked);
    expect(options.map(({ label }) => label)).toContain('Ume Botan (3 or 4 players)');
    for (const { value, label } of options) {
      const page = await club.ann.select(asked, id, [value]).message();
      expect(page.id).not.toBe(asked.id);
      expect(toldAlone(page)).toContain(`### ${label.replace(/ \(.*/, '')} · How to play`);
    }
  });

  test('open from the table, and show its house rules on the chart', async () => {
    const usual = await readThrough(club.bob, await type(club.bob, 'rules', { game: 'koi-koi' }));
    const lobby = await type(club.ann, 'start', { game: 'koi-koi', rules: 'viewings=off' });
    const first = await press(club.ann, lobby, 'help');
    expect(isPrivate(first)).toBe(true);
    expect(parseCustomId(buttonFor(first, 'guide').id)?.match).toBeGreaterThan(0);
    const chart = (await readThrough(club.ann, first)).map(altOf).join('\n');
    expect(chart).not.toContain('Flower Viewing');
    expect(usual.map(altOf).join('\n')).toContain('Flower Viewing');
  });
});
