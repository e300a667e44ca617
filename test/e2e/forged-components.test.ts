import {
  type Actor,
  ComponentType,
  type Message,
  type SentInteraction,
  walk,
} from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPONENT_HANDLERS } from '../../src/bot/component-handlers.ts';
import type { Match } from '../../src/model/match.ts';
import { type Club, openClub } from './support/club.ts';
import { playToTheEnd, startMatch, takeHand } from './support/playing.ts';
import { buttonsOf, isPrivate, textOf } from './support/reading.ts';

let club: Club;
/** A table in another server, whose number the presses name too. */
let elsewhere: Match;

beforeEach(async () => {
  club = await openClub();
  const { sandbox, ann, tables } = club;
  const other = sandbox.addChannel(sandbox.addServer('Other club'), 'parlour');
  await ann.command(other, 'hanafuda start', { game: 'suhara-bana' }).message();
  elsewhere = (await tables.matches.newestIn(other.id)) as Match;
});

afterEach(async () => {
  const { violations } = club.sandbox;
  expect(await club.tables.matches.find(elsewhere.id)).toEqual(elsewhere);
  await club.close();
  expect(violations).toEqual([]);
  expect(club.logged).toEqual([]);
});

const VERBS = Object.keys(COMPONENT_HANDLERS);

/** Arguments that no button has, and some that others have. */
const ODD = [
  '',
  'odd',
  'play:pine.dragon',
  'e.1.bridge.season.wins.0',
  'n0/123456789012345678/bridge',
  '9.9',
  'bridge/1',
  'sure.0',
  'names=elvish',
  'tableCap=-1',
];

/** What was never a choice of a menu. */
const VALUES = ['odd', '-1', '1e9', '123456789012345678'];

const IS_MADE_OF_COMPONENTS = 1 << 15;
const BUTTON = { type: ComponentType.button, style: 2, label: 'x' };

/** Posts components as a message of the bot, as an older version of it may have. */
async function post(components: readonly object[]): Promise<{ readonly id: string }> {
  const { sandbox, room } = club;
  const answer = await fetch(`${sandbox.api}/v10/channels/${room.id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ flags: IS_MADE_OF_COMPONENTS, components }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string };
}

/** The answer to a press: in private, or in place of what was pressed, in plain words. */
async function kindAnswer(press: SentInteraction, what: string): Promise<Message> {
  const outcome = await press.done;
  expect(outcome.kind, what).toMatch(/^(reply|update)$/);
  const message = await press.message();
  if (outcome.kind === 'reply') expect(isPrivate(message), what).toBe(true);
  expect(textOf(message), what).toMatch(/\w/);
  expect(textOf(message), what).not.toMatch(/undefined|NaN|\[object|Something went wrong/);
  return message;
}

async function pressAll(who: Actor, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += 5) {
    const five = ids.slice(from, from + 5);
    const row = { type: 1, components: five.map((custom_id) => ({ ...BUTTON, custom_id })) };
    for (const id of five) await kindAnswer(who.click(await post([row]), id), id);
  }
}

async function chooseAll(who: Actor, ids: readonly string[]): Promise<void> {
  const options = VALUES.map((value) => ({ label: value, value }));
  for (const custom_id of ids) {
    const select = { type: ComponentType.stringSelect, custom_id, options };
    const message = await post([{ type: 1, components: [select] }]);
    for (const value of VALUES) {
      const shown = club.sandbox.world.messages.get(message.id)?.message;
      // An answer in its place has taken the menu away.
      if (!walk(shown?.components ?? []).some((one) => one.custom_id === custom_id)) break;
      await kindAnswer(who.select(message, custom_id, [value]), `${custom_id} ${value}`);
    }
  }
}

/** Every verb with everything odd, about a match of that number. */
function about(match: number): readonly string[] {
  return VERBS.flatMap((verb) => ODD.map((odd) => `${verb}/${match}/0/${odd}`));
}

function withValues(match: number): readonly string[] {
  return VERBS.map((verb) => `${verb}/${match}/0/odd`);
}

describe('a press that nobody was offered is answered kindly', () => {
  test('where there is no match of its number', async () => {
    // These need no match, and begin one.
    const needy = (ids: readonly string[]) => ids.filter((id) => !/^(?:playnow|deal)\//.test(id));
    await pressAll(club.cho, needy([...about(0), ...about(777)]));
    await chooseAll(club.cho, needy([...withValues(0), ...withValues(777)]));
    expect((await club.tables.privacy.personalData(club.cho.id)).matches).toEqual([]);
  });

  test('where its match is played in another server, and tells nothing of it', async () => {
    const { cho, tables } = club;
    await pressAll(cho, about(elsewhere.id));
    await chooseAll(cho, withValues(elsewhere.id));
    for (const verb of ['join', 'hand', 'about', 'help', 'now', 'review', 'again']) {
      const id = `${verb}/${elsewhere.id}/0/`;
      const row = { type: 1, components: [{ ...BUTTON, custom_id: id }] };
      const answer = await kindAnswer(cho.click(await post([row]), id), verb);
      expect(textOf(answer), verb).not.toMatch(/Suhara|Ann/);
    }
    expect(await tables.matches.newestIn(club.room.id)).toBeUndefined();
  });

  test('in the language that the presser has chosen', async () => {
    const { cho, store } = club;
    await store.putPersonSettings(cho.id, { language: 'ja' });
    const id = 'dance/1/0/';
    const row = { type: 1, components: [{ ...BUTTON, custom_id: id }] };
    const answer = await kindAnswer(cho.click(await post([row]), id), id);
    expect(textOf(answer)).toMatch(/^そのボタン/);
  });

  test('by somebody without a seat, while a match is being played', async () => {
    const { ann, bob, cho, room, tables } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const before = await tables.matches.newestIn(room.id);
    await pressAll(cho, about(before?.id ?? 0));
    await chooseAll(cho, withValues(before?.id ?? 0));
    expect(await tables.matches.newestIn(room.id)).toEqual(before);
  });

  test('that asks for everybody’s cards in a match that is being played', async () => {
    const { ann, bob, cho, room, tables } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    for (const frame of ['a0h', 'a1h', 'z999h']) {
      const id = `review/${(await tables.matches.newestIn(room.id))?.id}/0/${frame}`;
      const row = { type: 1, components: [{ ...BUTTON, custom_id: id }] };
      const page = await kindAnswer(cho.click(await post([row]), id), id);
      expect(page.attachments, frame).toHaveLength(1);
      expect(textOf(page), frame).toContain('when the match is over');
    }
  });

  test('by somebody at the table: no odd press makes a move', async () => {
    const { ann, bob, room, tables } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const before = await tables.matches.newestIn(room.id);
    const id = before?.id ?? 0;
    const moves = ['move', 'sure', 'unsure', 'rule', 'page', 'clock', 'free', 'host', 'add'];
    const ids = moves.flatMap((verb) =>
      ODD.map((odd) => `${verb}/${id}/${before?.version}/${odd}`),
    );
    await pressAll(ann, ids);
    await chooseAll(
      ann,
      moves.map((verb) => `${verb}/${id}/0/odd`),
    );
    expect(await tables.matches.newestIn(room.id)).toEqual(before);
  });

  test('after the match', async () => {
    const { ann, cho } = club;
    await startMatch(club, [ann], { game: 'botan-cho', rules: 'rounds=3', computers: 1 });
    await takeHand(club, ann);
    const standing = await playToTheEnd(club, [ann]);
    expect(buttonsOf(standing).length).toBeGreaterThan(0);
    const id = Number(/-(\d+)/.exec(standing.attachments[0]?.filename ?? '')?.[1]);
    const ids = about(id).filter((one) => !one.startsWith('again/'));
    await pressAll(cho, ids);
    await chooseAll(
      cho,
      withValues(id).filter((one) => !one.startsWith('again/')),
    );
    expect((await club.tables.matches.find(id))?.status).toBe('over');
  });
});
