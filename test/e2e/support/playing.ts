import type { Actor, Channel, Message, Outcome, Sandbox } from 'discord-sandbox';
import type { Verb } from '../../../src/bot/interaction/custom-id.ts';
import type { Match } from '../../../src/model/match.ts';
import { HANG_MS } from '../../support/hang.ts';
import { playOut } from '../../table/support/matches.ts';
import type { Club } from './club.ts';
import {
  type Button,
  buttonFor,
  buttonsFor,
  buttonsOf,
  idFor,
  isPrivate,
  nextRoundOn,
  pictureOf,
  textOf,
  versionOf,
} from './reading.ts';

/** Where a match is played, with somebody who sees it. */
export interface Place {
  readonly sandbox: Sandbox;
  readonly room: Channel;
  readonly ann: Actor;
}

/** Somebody's hand with moves to choose from. */
export interface Asked {
  readonly who: Actor;
  readonly hand: Message;
  /** The moves that can be pressed. */
  readonly moves: readonly Button[];
}

/** A step of a match as its players see it: somebody is asked, or the final standing is there. */
export type Step = { readonly asked: Asked } | { readonly standing: Message };

/** The message that shows the table to everybody. */
export function tableOf(club: Place): Message | undefined {
  return club.ann.view(club.room).findLast((one) => !isPrivate(one) && pictureOf(one) === 'table');
}

/** Opens a table with a seat for each of them, the first as its host, and starts the match. */
export async function startMatch(
  club: Place,
  people: readonly Actor[],
  { game, rules, computers = 0 }: { game: string; rules?: string; computers?: number },
): Promise<Message> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a table needs a host');
  const seats = people.length + computers;
  const options = { game, players: seats, ...(rules !== undefined && { rules }) };
  const opened = await host.command(club.room, 'hanafuda start', options).message();
  // The answer to a press may be a private message; the table's stays the same.
  const lobby = () => club.sandbox.world.messages.get(opened.id)?.message ?? opened;
  for (const other of others) await other.click(lobby(), buttonFor(lobby(), 'join').id).done;
  await addComputers(host, lobby(), computers);
  // With its last seat taken by a person a match begins by itself.
  if (computers > 0 || others.length === 0) {
    const full = await untilItCanStart(club, opened);
    await host.click(full, buttonFor(full, 'start').id).done;
  }
  const table = await club.sandbox.waitForMessage(
    (message) => message.channel_id === club.room.id && pictureOf(message) === 'table',
  );
  if (table.id !== opened.id) await untilNoLobby(club.sandbox, opened);
  return table;
}

/** The host has computers sit down. */
export async function addComputers(host: Actor, lobby: Message, count: number): Promise<void> {
  if (count === 0) return;
  let menu = await press(host, lobby, 'seats');
  const add = idFor(menu, 'add');
  for (let left = count; left > 0; left--) {
    menu = await host.select(menu, add, ['normal']).message();
  }
}

/** The lobby once it shows that the match can start. */
export async function untilItCanStart({ sandbox }: Place, { id }: Message): Promise<Message> {
  return await sandbox.waitForMessage(
    (one) => one.id === id && buttonsFor(one, 'start').length > 0,
  );
}

/**
 * Until a lobby's message was taken away, or shows a round, which may be over already where computers
 * played it alone; or the bot that would do it is gone.
 */
async function untilNoLobby(sandbox: Sandbox, { id }: Message): Promise<void> {
  const { events, messages } = sandbox.world;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    const message = messages.get(id)?.message;
    const isLobby = message !== undefined && ['lobby', undefined].includes(pictureOf(message));
    if (!isLobby || !sandbox.isBotOnline) resolve();
  };
  events.on('messageDeleted', look);
  sandbox.onPresence(look);
  const inVain = () => reject(new Error(`waited in vain until the lobby ${id} was gone`));
  const timer = setTimeout(inVain, HANG_MS);
  look();
  await promise.finally(() => clearTimeout(timer));
}

/** Presses "My hand" on the table, and gives the hand; the guided round before it is skipped. */
export async function takeHand(club: Place, who: Actor): Promise<Message> {
  const table = tableOf(club);
  if (table === undefined) throw new Error('there is no table');
  const shown = await who.click(table, buttonFor(table, 'hand').id).message();
  const [skip] = buttonsFor(shown, 'taught');
  return skip === undefined ? shown : await who.click(shown, skip.id).message();
}

/** Has those take their hand to whom their seat did not bring it. */
export async function takeHands(club: Place, people: readonly Actor[]): Promise<void> {
  for (const who of people) {
    const hasHand = who.view(club.room).some((one) => pictureOf(one) === 'hand');
    if (!hasHand) await takeHand(club, who);
  }
}

/** Plays a match to its end by pressing the first moves on hands, and gives the final standing. */
export async function playToTheEnd(club: Place, people: readonly Actor[]): Promise<Message> {
  const pressed = new Set<string>();
  for (;;) {
    const step = await nextStep(club, people, pressed);
    if ('standing' in step) return step.standing;
    const { who, hand } = step.asked;
    pressed.add(keyOf(hand));
    await move(club, hand, who);
  }
}

/** Waits until somebody is asked who was not asked before, leaving results behind, or the match is over. */
export async function nextStep(
  club: Place,
  people: readonly Actor[],
  pressed: Set<string>,
): Promise<Step> {
  const message = await club.sandbox.waitForMessage(
    (one) =>
      pictureOf(one) === 'standing' ||
      (nextRoundOn(one) !== undefined && !pressed.has(one.id)) ||
      (isAsking(one) && !pressed.has(keyOf(one))),
  );
  if (pictureOf(message) === 'standing') return { standing: message };
  const who = people.find((one) => one.view(club.room).some(({ id }) => id === message.id));
  if (who === undefined) throw new Error('the hand of nobody');
  const next = nextRoundOn(message);
  if (next !== undefined) {
    // It goes once the hand is there.
    pressed.add(message.id);
    await who.click(message, next.id).message();
    return await nextStep(club, people, pressed);
  }
  return { asked: { who, hand: message, moves: buttonsFor(message, 'move') } };
}

function isAsking(message: Message): boolean {
  return (
    isPrivate(message) && pictureOf(message) === 'hand' && buttonsFor(message, 'move').length > 0
  );
}

/** The same for every copy of a hand that shows the same version. */
export function keyOf(hand: Message): string {
  return String(versionOf(hand));
}

/** Ann plays against a computer; gives the table message. */
export async function annAlone(club: Place): Promise<Message> {
  return await startMatch(club, [club.ann], { game: 'botan-cho', computers: 1 });
}

/** A match of Ann and Bob; gives whose turn it is with their hand, and who waits. */
export async function annAndBob(club: Club) {
  const { ann, bob } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const hand = await takeHand(club, ann);
  if (buttonsFor(hand, 'move').length > 0) return { asked: ann, waiting: bob, hand };
  return { asked: bob, waiting: ann, hand: await takeHand(club, bob) };
}

/** Who of Ann and Bob is asked, as the table tells, and who waits. */
export function calledBy(table: Message, { ann, bob }: Club) {
  const isAnns = textOf(table).includes(`<@${ann.id}>`);
  return isAnns ? { asked: ann, waiting: bob } : { asked: bob, waiting: ann };
}

/** Plays in a private message by the first button that leads on, until none does; each state of it. */
export async function playThrough(who: Actor, from: Message): Promise<readonly Message[]> {
  const seen = [from];
  for (let last = from; ; seen.push(last)) {
    const [next = buttonsFor(last, 'hand')[0]] = buttonsFor(last, 'move');
    if (next === undefined) return seen;
    last = await who.click(last, next.id).message();
  }
}

/** Somebody, Ann unless said, makes the first move on a hand; what came of it. */
export async function move(club: Place, hand: Message, who = club.ann): Promise<Outcome> {
  const [first] = buttonsFor(hand, 'move');
  if (first === undefined) throw new Error(`no move on: ${textOf(hand)}`);
  return await who.click(hand, first.id).done;
}

export async function currentMatch({ tables, room }: Club): Promise<Match> {
  const match = await tables.stored.newestMatch(room.id);
  if (match === undefined) throw new Error('there is no match');
  return match;
}

export async function storedVersion(club: Club): Promise<number> {
  return (await currentMatch(club)).version;
}

/** Ann and Bob play one match to its end, each always the first move; its final standing. */
export async function played(club: Club): Promise<Message> {
  await startMatch(club, [club.ann, club.bob], { game: 'botan-cho', rules: 'rounds=3' });
  await playOut(club.tables, await currentMatch(club));
  return await club.sandbox.waitForMessage((one) => pictureOf(one) === 'standing');
}

/** Waits until the table shows the match as it is. */
export async function tableShown(club: Club, room: Channel = club.room): Promise<Message> {
  const version = await storedVersion({ ...club, room });
  return await club.sandbox.waitForMessage(
    (one) => one.channel_id === room.id && pictureOf(one) === 'table' && versionOf(one) === version,
  );
}

/** Waits until something that everybody sees says this. */
export async function untilShown({ sandbox }: Place, part: string): Promise<Message> {
  return await sandbox.waitForMessage((one) => !isPrivate(one) && textOf(one).includes(part));
}

/** Presses the button of a verb on a message, and gives the answer. */
export async function press(who: Actor, message: Message, verb: Verb): Promise<Message> {
  return await who.click(message, buttonFor(message, verb).id).message();
}

/** Presses the button with a label on a message, and gives the answer. */
export async function pressLabel(who: Actor, message: Message, label: string): Promise<Message> {
  const button = buttonsOf(message).find((one) => one.label === label);
  if (button === undefined) throw new Error(`no ${label} on: ${textOf(message)}`);
  return await who.click(message, button.id).message();
}
