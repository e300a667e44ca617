import { setTimeout as wait } from 'node:timers/promises';
import { type Actor, type Message, Refused } from 'discord-sandbox';
import { parseCustomId } from '../../../src/bot/interaction/custom-id.ts';
import { keyOf } from '../../e2e/support/playing.ts';
import {
  buttonsFor,
  idsFor,
  isPrivate,
  nextRoundOn,
  pictureOf,
} from '../../e2e/support/reading.ts';
import { publicIn } from './channels.ts';
import { settle } from './ledger.ts';
import { type ActiveMatch, activeMatches } from './stored.ts';
import type { PlayedTable } from './tables.ts';
import type { TestBed } from './test-bed.ts';

/** Of so many acts at a table one is no move but something else that people do. */
const OTHER_ACTS = 12;
const LONGEST_PAUSE_MS = 40;
const PREPARED_MS = 20_000;

/** Lets people play at all tables for this many milliseconds, or until the process ends. */
export async function playFor(bed: TestBed, ms: number): Promise<void> {
  const until = performance.now() + ms;
  await Promise.all(bed.tables.map((table) => playUntil(bed, table, { until })));
}

/**
 * Plays at a table, by whoever is asked, until the time is over or its bot has died.
 *
 * @param pace the longest pause between two acts, in milliseconds
 */
export async function playUntil(
  bed: TestBed,
  table: PlayedTable,
  { until, pace = LONGEST_PAUSE_MS }: { readonly until: number; readonly pace?: number },
): Promise<void> {
  while (bed.botAt(table).isRunning && performance.now() < until) {
    await act(bed, table);
    await wait(bed.draw(pace));
  }
}

/** Does the next thing at a table: a move, a look at a hand, opening the next match, or something odd. */
export async function act(bed: TestBed, table: PlayedTable): Promise<void> {
  try {
    const dice = bed.draw(OTHER_ACTS);
    if (dice === 0)
      await bed.answerTo(anybody(bed, table).command(table.room, 'hanafuda table'), table);
    else if (dice === 1)
      await bed.answerTo(anybody(bed, table).command(table.room, 'hanafuda hand'), table);
    else await move(bed, table);
  } catch (error) {
    // What was to be pressed is no longer there.
    if (!(error instanceof Refused)) throw error;
  }
}

function anybody(bed: TestBed, { people }: PlayedTable): Actor {
  return people[bed.draw(people.length)]!;
}

/** Gets a match going, and a hand with moves into somebody's view. */
export async function prepare(bed: TestBed, table: PlayedTable): Promise<void> {
  const until = performance.now() + bed.upTo(PREPARED_MS);
  while (askedAt(table) === undefined && bed.botAt(table).isRunning) {
    if (performance.now() > until) throw new Error(`no match of ${table.game} gets going`);
    await seek(bed, table);
    await wait(LONGEST_PAUSE_MS);
  }
}

/** A move on a hand that was not pressed yet, at times sent twice; otherwise what leads to a hand. */
async function move(bed: TestBed, table: PlayedTable): Promise<void> {
  const asked = askedAt(table);
  if (asked === undefined) return await seek(bed, table);
  const { who, hand, moves } = asked;
  table.pressed.add(keyIn(hand));
  const { id } = moves[bed.draw(moves.length)]!;
  const noted = bed.ledger.press(id);
  const press = who.click(hand, id);
  if (bed.draw(OTHER_ACTS) === 0) bed.sandbox.deliverAgain(press);
  settle(noted, await bed.answerTo(press, table));
}

/** Somebody's latest hand that has moves and was not pressed. */
function askedAt({ room, people, pressed }: PlayedTable) {
  for (const who of people) {
    const hand = who.view(room).findLast((one) => isPrivate(one) && pictureOf(one) === 'hand');
    if (hand === undefined || pressed.has(keyIn(hand))) continue;
    const moves = buttonsFor(hand, 'move');
    if (moves.length > 0) return { who, hand, moves };
  }
  return undefined;
}

/** Each copy of a hand in each version. */
function keyIn(hand: Message): string {
  return `${hand.id} ${keyOf(hand)}`;
}

/** The result of a round that stands in place of somebody's hand. */
function resultAt({ room, people }: PlayedTable, matchId: number) {
  for (const who of people) {
    const card = who.view(room).findLast((one) => nextRoundOn(one) !== undefined);
    const next = card && nextRoundOn(card);
    const isOfMatch = next !== undefined && parseCustomId(next.id)?.match === matchId;
    if (card !== undefined && isOfMatch) return { who, card, next };
  }
  return undefined;
}

/** The guided round that stands in place of somebody's first hand. */
function lessonAt({ room, people }: PlayedTable) {
  for (const who of people) {
    for (const shown of who.view(room).toReversed()) {
      const [skip] = isPrivate(shown) ? buttonsFor(shown, 'taught') : [];
      if (skip !== undefined) return { who, shown, skip };
    }
  }
  return undefined;
}

/** Takes a hand, or gets a match going if there is none. */
async function seek(bed: TestBed, table: PlayedTable): Promise<void> {
  const { room } = table;
  const active = await activeMatches(bed.stored);
  const match = active.find(({ channelId }) => channelId === room.id);
  if (match?.status !== 'playing') return await gather(bed, table, match);
  // A hand that was pressed and not answered can be pressed again.
  table.pressed.clear();
  const result = resultAt(table, match.id);
  if (result !== undefined) {
    await bed.answerTo(result.who.click(result.card, result.next.id), table);
    return;
  }
  const lesson = lessonAt(table);
  if (lesson !== undefined) {
    await bed.answerTo(lesson.who.click(lesson.shown, lesson.skip.id), table);
    return;
  }
  const who = anybody(bed, table);
  const shown = publicIn(bed.sandbox, room.id).find(({ id }) => id === match.messageId);
  const [button] = shown === undefined ? [] : buttonsFor(shown, 'hand');
  // What is not shown can be asked for nevertheless.
  const press =
    shown === undefined || button === undefined
      ? who.command(room, 'hanafuda hand')
      : who.click(shown, button.id);
  await bed.answerTo(press, table);
}

/** Opens a table, or goes on with one that is open, until everybody sits at it and it starts. */
async function gather(
  bed: TestBed,
  table: PlayedTable,
  open: ActiveMatch | undefined,
): Promise<void> {
  const { room, people, ann, game, rules, computers } = table;
  if (open === undefined) {
    await bed.answerTo(ann.command(room, 'hanafuda start', { game, rules }), table);
    return;
  }
  const lobby = () => publicIn(bed.sandbox, room.id).find(({ id }) => id === open.messageId);
  const press = async (who: Actor, verb: 'join' | 'seats' | 'start') => {
    const message = lobby();
    const [button] = message === undefined ? [] : buttonsFor(message, verb);
    if (message === undefined || button === undefined || !bed.botAt(table).isRunning) return;
    return await bed.answerTo(who.click(message, button.id), table);
  };
  if (lobby() === undefined) {
    await bed.answerTo(ann.command(room, 'hanafuda table'), table);
    return;
  }
  for (const other of people.slice(1)) await press(other, 'join');
  for (let left = computers; left > 0; left--) {
    const answer = await press(ann, 'seats');
    if (answer === undefined || !('message' in answer) || !bed.botAt(table).isRunning) return;
    const [add] = idsFor(answer.message, 'add');
    if (add !== undefined) {
      await bed.answerTo(ann.select(answer.message, add, ['normal']), table);
    }
  }
  await press(ann, 'start');
}
