import { type Actor, type Message, OptionType } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMPONENT_HANDLERS } from '../../src/bot/component-handlers.ts';
import type { Match } from '../../src/model/match.ts';
import { TEXTS } from '../torture/support/hostile.ts';
import { eachInAClub } from './support/club.ts';
import { chooseForged, pressForged } from './support/forged.ts';
import { startMatch } from './support/playing.ts';
import { textOf } from './support/reading.ts';

/** A table in another server, whose number the presses name too. */
let elsewhere: Match;

const club = eachInAClub();

beforeEach(async () => {
  const { sandbox, ann, tables } = club;
  const other = sandbox.addChannel(sandbox.addServer('Other club'), 'parlour');
  await ann.command(other, 'hanafuda start', { game: 'suhara-bana' }).message();
  elsewhere = (await tables.stored.newestMatch(other.id)) as Match;
});

const VERBS = Object.keys(COMPONENT_HANDLERS);
/** Arguments that no button has, and some that a button of another match or person has. */
const ODD = [
  '',
  'play:pine.dragon',
  'e.1.bridge.season.wins.0',
  'tableCap=-1',
  'yaku',
  'yaku.first',
  'play:pine.crane',
  'yaku/play:pine.crane',
];

/** Every verb with everything odd, pressed and chosen, about a match of that number; what was answered. */
async function pressAll(who: Actor, match: number): Promise<readonly Message[]> {
  const answers: Message[] = [];
  for (const verb of VERBS) {
    for (const odd of ODD) answers.push(await pressForged(club, who, `${verb}/${match}/0/${odd}`));
    answers.push(await chooseForged(club, who, [`${verb}/${match}/0/odd`, '-1']));
  }
  for (const answer of answers) {
    expect(textOf(answer)).toMatch(/\w/);
    expect(textOf(answer)).not.toMatch(/undefined|NaN|\[object|Something went wrong/);
  }
  return answers;
}

describe('a press that nobody was offered is answered kindly', () => {
  test('where its match is played in another server, and tells nothing of it', async () => {
    const { cho, tables, room } = club;
    for (const answer of await pressAll(cho, elsewhere.id)) {
      expect(textOf(answer)).not.toMatch(/Suhara|Ann/);
    }
    expect(await tables.stored.match(elsewhere.id)).toEqual(elsewhere);
    expect(await tables.stored.newestMatch(room.id)).toBeUndefined();
  });

  test('in the language that the presser has chosen', async () => {
    await club.store.putPersonSettings(club.cho.id, { language: 'ja' });
    expect(textOf(await pressForged(club, club.cho, 'dance/1/0/'))).toMatch(/^そのボタン/);
  });

  test('while a match is being played: nobody moves, and nobody is shown everybody’s cards', async () => {
    const { ann, bob, cho, room, tables } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const before = await tables.stored.newestMatch(room.id);
    await pressAll(cho, before?.id ?? 0);
    for (const verb of ['move', 'sure', 'rule', 'clock', 'free', 'host', 'add']) {
      for (const odd of ODD) await pressForged(club, ann, `${verb}/${before?.id}/0/${odd}`);
    }
    for (const frame of ['a0h', 'a1h', 'z999h']) {
      const page = await pressForged(club, cho, `review/${before?.id}/0/${frame}`);
      expect(page.attachments, frame).toHaveLength(1);
      expect(textOf(page), frame).toContain('when the match is over');
    }
    expect(await tables.stored.newestMatch(room.id)).toEqual(before);
  });
});

/** The options into which anything can be typed, each with its subcommand and what that needs besides. */
function typedOptions() {
  const [hanafuda] = club.sandbox.world.commandsOf(null);
  return (hanafuda?.options ?? []).flatMap(({ name, options = [] }) => {
    const needed = options.filter(({ required }) => required).map((one) => [one.name, '1']);
    return options
      .filter(({ type, choices = [] }) => type === OptionType.string && choices.length === 0)
      .map((option) => ({ command: `hanafuda ${name}`, option, rest: Object.fromEntries(needed) }));
  });
}

test('whatever is typed into a command is answered, and pings nobody', async () => {
  const { ann, bob, cho, room } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const texts = TEXTS.filter((text) => text !== '');
  for (const { command, option, rest } of typedOptions()) {
    for (const text of texts) {
      const values = { ...rest, [option.name]: text.slice(0, option.max_length) };
      if (option.autocomplete) {
        const typed = await cho.autocomplete(room, command, { focused: option.name, values }).done;
        expect(typed.kind).toBe('choices');
      }
      const answer = await cho.command(room, command, values).message();
      expect(textOf(answer), text).toMatch(/[\p{L}\d]/u);
      expect(textOf(answer), text).not.toMatch(/undefined|NaN|\[object|Something went wrong/);
      expect(answer.mentions, text).toEqual([]);
    }
  }
});
