import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type Actor,
  ComponentType,
  createSandbox,
  type Message,
  MessageFlag,
  type Sandbox,
} from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { columnsIn, dump } from '../support/dump.ts';
import { ownFolder } from '../support/own-folder.ts';
import { CHOSEN_IN_01, POSTED_BY_01 } from '../support/stored-custom-ids.ts';
import { databaseOf01 } from '../support/version-01.ts';
import { current } from '../table/support/matches.ts';
import { openProcess, type Process } from './support/club.ts';
import { postForged } from './support/forged.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import { buttonsOf, isPrivate, pictureOf, textOf } from './support/reading.ts';

/** When version 0.1 stored its last move, in milliseconds. */
const THEN = 1_000_000;
const NAMES = ['Aki', 'Beni', 'Chika', 'Daigo', 'Emi', 'Manager'] as const;
/** So many matches are stored, numbered from 1; each has a channel of its own. */
const MATCHES = 11;
/** The matches whose table messages version 0.1 stored, by those messages. */
const TABLES = { '400000000000000001': 3, '400000000000000002': 1, '400000000000000003': 2 };
/** The id of whoever is named in a stored custom id. */
const SOMEBODY = '123456789012345678';

/** What was chosen in the other menus. */
const CHOSEN_AT_TABLES: Readonly<Record<string, string>> = {
  'rule/12/0/rounds': '3',
  'rule/12/0/wildTakesStack': 'true',
  'size/12/0/': '5',
  'clock/12/0/': '60s',
  'free/12/0/': SOMEBODY,
  'host/12/0/': SOMEBODY,
  'history/0/0/o0/123456789012345678/': '1',
};
/** What stood on lobbies, or on final standings; the others are about a match that is being played. */
const ON_LOBBIES = /^(?:join|add|remove|start|rules?|page|seats|size|clock|free|host)\//;
const AT_THE_END = /^(?:review|again)\//;

type Name = (typeof NAMES)[number];

const folder = ownFolder();
const path = join(folder, 'hanafuda.sqlite');
let sandbox: Sandbox;
let bot: Process;
let people: Readonly<Record<Name, Actor>>;
/** The channels by their matches. */
let rooms: ReadonlyMap<number, string>;

/** A button, or a menu with the value that is chosen in it. */
interface Pressed {
  readonly id: string;
  readonly chosen?: string | undefined;
}

function room(match: number): string {
  const id = rooms.get(match);
  if (id === undefined) throw new Error(`no channel of match ${match}`);
  return id;
}

function componentOf({ id, chosen }: Pressed): object {
  if (chosen === undefined)
    return { type: ComponentType.button, style: 2, label: 'x', custom_id: id };
  if (id === 'server/0/0/channels') return { type: ComponentType.channelSelect, custom_id: id };
  const options = [{ label: 'x', value: chosen }];
  return { type: ComponentType.stringSelect, custom_id: id, options };
}

/** Posts a message of the bot with one button or menu, as version 0.1 may have. */
const post = (channelId: string, pressed: Pressed) =>
  postForged({ sandbox, room: { id: channelId } }, componentOf(pressed));

/** As `post`, for one person's eyes only. */
async function whisper(who: Actor, channelId: string, pressed: Pressed): Promise<Message> {
  const posted = await post(channelId, pressed);
  const message = { ...posted, flags: posted.flags | MessageFlag.ephemeral };
  sandbox.world.putMessage({ message, reader: who.id });
  return message;
}

/** The world that version 0.1 left, by the ids that were stored then. */
async function leaveWorld(): Promise<ReadonlyMap<string, string>> {
  const server = sandbox.addServer('Club');
  const actors = NAMES.map((name) =>
    sandbox.addUser(name, name === 'Manager' ? { permissions: 'manager' } : {}),
  );
  people = Object.fromEntries(NAMES.map((name, at) => [name, actors[at]])) as typeof people;
  const matches = Array.from({ length: MATCHES }, (_, at) => at + 1);
  rooms = new Map(matches.map((match) => [match, sandbox.addChannel(server, `table-${match}`).id]));
  const messages = Object.entries(TABLES).map(async ([then, match]) => {
    const { id } = await post(room(match), { id: `hand/${match}/0/` });
    return [then, id] as const;
  });
  return new Map([
    ...(await Promise.all(messages)),
    ...actors.map(({ id }, at) => [`10000000000000000${at + 1}`, id] as const),
    // The longer ones first: the shorter ones are parts of them.
    ...matches.toReversed().map((match) => [`30000000000000000${match}`, room(match)] as const),
    ['200000000000000001', server.id],
  ]);
}

/** Puts other ids in the place of those that are stored, wherever they stand. */
function rename(ids: ReadonlyMap<string, string>): void {
  const tables = Object.entries(columnsIn(path));
  const db = new DatabaseSync(path);
  db.exec('pragma foreign_keys = off');
  for (const [table, columns] of tables) {
    for (const column of columns) {
      const query = db.prepare(
        `update "${table}" set "${column}" = replace("${column}", :was, :is) where instr("${column}", :was)`,
      );
      for (const [was, is] of ids) query.run({ was, is });
    }
  }
  db.close();
}

beforeEach(async () => {
  databaseOf01(path);
  sandbox = await createSandbox(NO_LIMITS);
  rename(await leaveWorld());
  bot = await openProcess(sandbox, { now: () => THEN, open: async () => openStore(path) });
});

afterEach(async () => {
  await bot.stopBot();
  const { violations } = sandbox;
  await sandbox.close();
  await bot.close();
  expect(violations).toEqual([]);
  expect(bot.logged).toEqual([]);
});

/** The answer to a press of what version 0.1 posted, which the bot of now understands. */
async function answerTo(who: Actor, message: Message, { id, chosen }: Pressed): Promise<Message> {
  const press = chosen === undefined ? who.click(message, id) : who.select(message, id, [chosen]);
  const { kind } = await press.done;
  expect(kind, id).toMatch(/^(reply|update)$/);
  const answer = await press.message();
  expect(textOf(answer), id).not.toMatch(
    /no longer works|もう使えません|went wrong|undefined|NaN|\[object/,
  );
  return answer;
}

/** Presses a button, or chooses in a menu, that only this person sees: on a hand, or a menu. */
async function pressOwn(name: Name, match: number, pressed: Pressed): Promise<Message> {
  const who = people[name];
  return await answerTo(who, await whisper(who, room(match), pressed), pressed);
}

function lastMove(id: number): object | undefined {
  const rows = JSON.parse(dump(path)['move'] ?? '[]') as {
    match_id: number;
    version: number;
    move: string | null;
  }[];
  return rows.findLast(({ match_id: match, move }) => match === id && move !== null);
}

/** A stored match on whose messages a custom id of that kind stood. */
function matchFor(id: string): number {
  if (id.startsWith('leave')) return 9;
  if (ON_LOBBIES.test(id)) return 10;
  return AT_THE_END.test(id) ? 1 : 5;
}

describe('a button of version 0.1', () => {
  test('on its table message shows the hand, and one on that hand makes its move', async () => {
    const [table] = sandbox.world.messagesIn(room(3));
    const hand = await answerTo(people.Beni, table!.message, { id: 'hand/3/0/' });
    expect([isPrivate(hand), pictureOf(hand)]).toEqual([true, 'hand']);
    expect(buttonsOf(hand).map(({ id }) => id)).toContain('move/3/67/play:pine.crane');

    await pressOwn('Beni', 3, { id: 'move/3/67/play:pine.crane' });
    expect(lastMove(3)).toMatchObject({ version: 68, seat: 1, move: 'play:pine.crane' });
    expect((await current(bot.tables, 3)).version).toBe(68);
  });

  test('asks whoever wants that before the move is made, and makes it', async () => {
    const asked = await pressOwn('Aki', 5, { id: 'move/5/19/shobu' });
    expect(buttonsOf(asked).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['sure/5/19/shobu', 'unsure/5/0/']),
    );
    const again = await pressOwn('Aki', 5, { id: 'unsure/5/0/' });
    expect(buttonsOf(again).map(({ id }) => id)).toContain('move/5/19/koi-koi');
    expect((await current(bot.tables, 5)).version).toBe(19);
    await pressOwn('Aki', 5, { id: 'sure/5/19/shobu' });
    expect(lastMove(5)).toMatchObject({ version: 20, move: 'shobu' });
    expect((await current(bot.tables, 5)).state?.totals).not.toEqual([0, 0]);
  });

  test('is understood, whatever it is for', async () => {
    const { Aki: aki } = people;
    for (const id of Object.values(POSTED_BY_01).flat()) {
      const match = matchFor(id);
      const chosen = CHOSEN_IN_01[id] ?? CHOSEN_AT_TABLES[id];
      await pressOwn('Aki', match, {
        id: id.replace('/12/', `/${match}/`).replace(SOMEBODY, aki.id),
        chosen: chosen?.replace(SOMEBODY, id.startsWith('server') ? room(1) : aki.id),
      });
    }
  });
});
