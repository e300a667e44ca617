import {
  type Actor,
  type Message,
  type SentInteraction,
  type StoredMessage,
  walk,
} from 'discord-sandbox';
import { expect, test } from 'vitest';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { type Club, eachInAClub } from './support/club.ts';
import { buttonsOf, pictureOf, textOf } from './support/reading.ts';
import { leaks, watchChannel } from './support/witness.ts';

let club: Club;

eachInAClub(
  (opened) => {
    club = opened;
  },
  { isPainted: true },
);

const DEEDS = Number(process.env['DEEDS'] ?? 150);
const SEED = Number(process.env['SEED'] ?? 1);

/** What people type, sensible or not. `play` with the name of nothing in particular is the most. */
const TYPED: readonly (readonly [name: string, values: Parameters<Actor['command']>[2]])[] = [
  ['start', { game: 'botan-cho', rules: 'rounds=3' }],
  ['start', { game: 'suhara-bana', rules: 'length=3' }],
  ['start', { game: 'botan-cho', rules: 'rounds=∞' }],
  ['join', {}],
  ['leave', {}],
  ['hand', {}],
  ['table', {}],
  ['play', { card: 'crane' }],
  ['play', { card: 'chaff', take: 'chaff' }],
  ['play', { card: 'stay' }],
  ['help', {}],
  ['rules', {}],
  ['rules', { game: 'suhara-bana' }],
  ['leaderboard', {}],
  ['leaderboard', { game: 'botan-cho', period: 'all', sort: 'points' }],
  ['leaderboard', { season: 1 }],
  ['profile', {}],
  ['history', {}],
  ['history', { code: '0000-0001' }],
  ['table', { all: true }],
  ['hint', {}],
  ['me', {}],
  ['stop', {}],
];

/** Whether it is a page of a past match, with the hands of all. */
function showsHands({ message, reader }: StoredMessage): boolean {
  return reader !== null && pictureOf(message) === 'table' && message.attachments.length > 1;
}

/** Those that were shown, from now on, while their match was being played. */
function openHandsTooEarly(): readonly string[] {
  const early: string[] = [];
  club.sandbox.world.events.on('message', async (stored) => {
    if (!showsHands(stored)) return;
    const [{ filename = '' } = {}] = stored.message.attachments;
    const match = await club.tables.matches.find(Number(filename.split('-')[1]));
    if (match?.status === 'playing') early.push(filename);
  });
  return early;
}

test('people may press and type anything in any order, and are always answered', async () => {
  const { sandbox, room, tables } = club;
  const people = [club.ann, club.bob, club.cho, sandbox.addUser('Yui', { locale: 'ja' })];
  const draw = drawsOf(seedOf(SEED), 'deeds');
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const witness = watchChannel(club);
  const early = openHandsTooEarly();
  /** Messages as they once were: somebody's app may show them still. */
  const remembered: Message[] = [];

  const press = (who: Actor): SentInteraction | undefined => {
    const seen = who.view(room).filter((message) => buttonsOf(message).length > 0);
    const shown = draw(4) === 0 ? remembered : seen;
    const visible = shown.filter(({ id }) => seen.some((message) => message.id === id));
    if (visible.length === 0) return undefined;
    const message = draw(2) === 0 ? visible.at(-1)! : pick(visible);
    // In a menu that is no longer there nothing can be chosen.
    const now = seen.find(({ id }) => id === message.id);
    const menus = walk(now?.components ?? []).filter(({ options = [] }) => options.length > 0);
    if (draw(4) === 0 && menus.length > 0) {
      const { custom_id: id = '', options = [] } = pick(menus);
      return who.select(message, id, [pick(options).value]);
    }
    const buttons = buttonsOf(message).filter(({ isEnabled }) => isEnabled);
    remembered.push(message);
    return buttons.length === 0
      ? undefined
      : who.click(message, pick(buttons).id, { isStale: true });
  };

  const waiting: Promise<unknown>[] = [];
  for (let deed = 0; deed < DEEDS; deed++) {
    const who = pick(people);
    const [name, values] = pick(TYPED);
    const made =
      (draw(10) < 8 ? press(who) : undefined) ?? who.command(room, `hanafuda ${name}`, values);
    const answered = made.done.then((outcome) => {
      expect(outcome.kind).toMatch(/^(reply|update|modal)$/);
      if ('message' in outcome)
        expect(textOf(outcome.message)).not.toMatch(/undefined|NaN|\[object/);
    });
    // Some do not wait for the answer to what they did before.
    if (draw(3) > 0) await answered;
    else waiting.push(answered);
  }
  await Promise.all(waiting);
  await club.stopBot();
  expect(early).toEqual([]);

  for (let id = 1; ; id++) {
    const match = await tables.matches.find(id);
    if (match === undefined) break;
    const states = new Map(
      (await tables.play.replay(match)).map(({ version, state }) => [version, state]),
    );
    const seen = witness.seen.filter((stored) => {
      const isOfMatch = stored.message.attachments[0]?.filename.startsWith(`table-${id}-`);
      return isOfMatch && !showsHands(stored);
    });
    expect(
      leaks({ ...witness, seen }, states).filter((one) => !one.startsWith('no state')),
    ).toEqual([]);
  }
});
