import type { Message } from 'discord-sandbox';
import { beforeEach, expect, test } from 'vitest';
import { settlementsIn } from '../../src/model/outcome.ts';
import { StoreFailure, type StoreFailureKind } from '../../src/table/store-failure.ts';
import { eachInAClub } from './support/club.ts';
import { press, startMatch, takeHand } from './support/playing.ts';
import { buttonFor, isPrivate, pictureOf, textOf, versionOf } from './support/reading.ts';

const club = eachInAClub({ mayLog: true });
let lobby: Message;

beforeEach(async () => {
  lobby = await club.ann.command(club.room, 'hanafuda start', { game: 'suhara-bana' }).message();
});

/** The database fails so many times before somebody can take a seat. */
function failJoining(kind: StoreFailureKind, times: number): void {
  const { join } = club.tables.lobby;
  let left = times;
  club.tables.lobby.join = (...args) => {
    if (left-- > 0) throw new StoreFailure('The database store.sqlite is in trouble.', kind);
    return join(...args);
  };
}

test('who presses while another program holds the database is answered once it is free', async () => {
  failJoining('transient', 3);
  const joined = await press(club.bob, lobby, 'join');
  expect(textOf(joined)).toContain('**Bob**');
  expect(club.logged).toEqual([]);
});

test('who presses while the disk is full is told so, and the operator with a reference', async () => {
  failJoining('permanent', 1);
  const told = await press(club.bob, lobby, 'join');
  const [reference] = /[0-9a-f]{8}/.exec(textOf(told)) ?? [];
  expect(isPrivate(told)).toBe(true);
  expect(textOf(told)).toContain('disk is full');
  expect((await club.tables.stored.newestMatch(club.room.id))?.players).toHaveLength(1);
  expect(club.logged).toEqual([expect.stringContaining(`"reference":"${reference}"`)]);

  const joined = await press(club.bob, lobby, 'join');
  expect(textOf(joined)).toContain('**Bob**');
});

/** After each move that is refused or ends a round, reading for its answer fails once. Gives how often it has. */
function failAfterMoves(): () => number {
  const { play, stored } = club.tables;
  const { match } = stored;
  const { move, stepsSince } = play;
  let [left, failed] = [0, 0];
  const failing = <Args extends readonly unknown[], T>(read: (...args: Args) => Promise<T>) => {
    return async (...args: Args) => {
      if (left === 0) return await read(...args);
      left -= 1;
      failed += 1;
      throw new StoreFailure('The database store.sqlite is in use.', 'transient');
    };
  };
  stored.match = failing(match);
  play.stepsSince = failing(stepsSince);
  play.move = async (request) => {
    const made = await move(request);
    if (!made.ok || settlementsIn(made.steps).length > 0) left = 1;
    return made;
  };
  return () => failed;
}

test('who cannot be told at once what came of their move is told soon, and it is made once', async () => {
  const { ann, room, store } = club;
  await ann.command(room, 'hanafuda stop').done;
  await startMatch(club, [ann], { game: 'koi-koi', computers: 1 });
  const failed = failAfterMoves();
  const hands = [await takeHand(club, ann)];
  // The result of a round, in the place of a hand, tells of steps that the move has not brought along.
  while (pictureOf(hands[0]!) === 'hand') hands.unshift(await press(ann, hands[0]!, 'move'));
  const [result, hand] = hands;
  expect([pictureOf(result!), failed()]).toEqual(['result', 1]);
  const moves = (await store.records(2)).filter(
    ({ seat, byComputer }) => seat === 0 && !byComputer,
  );
  expect(moves.at(-1)?.version).toBe(versionOf(hand!) + 1);
  // Of what was refused, that nothing was changed.
  const { id } = buttonFor(hand!, 'move');
  const refused = await ann.click(hand!, id, { isStale: true }).message();
  expect(textOf(refused)).toContain('out of date');
  expect(failed()).toBe(2);
  expect(club.logged).toEqual([]);
});

test('who was answered is not told that something failed when only a note of the bot did', async () => {
  club.tables.stored.putHand = () => {
    throw new StoreFailure('The database store.sqlite is in use.', 'transient');
  };
  await club.ann.command(club.room, 'hanafuda stop').done;
  await startMatch(club, [club.ann], { game: 'koi-koi', computers: 1 });
  const pressed = club.ann.command(club.room, 'hanafuda hand');
  await pressed.done;
  await expect.poll(() => club.logged.join()).toContain('an interaction failed');
  const privately = club.ann.view(club.room).filter(isPrivate).map(textOf);
  expect(privately.filter((text) => text.includes('try again'))).toEqual([]);
});
