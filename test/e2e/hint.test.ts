import { type Actor, ComponentType, type Message, walk } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { formatCustomId } from '../../src/bot/interaction/custom-id.ts';
import { eachInAClub } from './support/club.ts';
import { startMatch, takeHand } from './support/playing.ts';
import { buttonFor, buttonsFor, isPrivate, textOf } from './support/reading.ts';

const club = eachInAClub();

/** A match of Ann against computers, and her hand once she is asked. */
async function practice(game = 'botan-cho', computers = 1): Promise<Message> {
  await startMatch(club, [club.ann], { game, computers });
  return await takeHand(club, club.ann);
}

async function match() {
  const found = await club.tables.stored.newestMatch(club.room.id);
  if (found === undefined) throw new Error('there is no match');
  return found;
}

/** All that everybody in the channel sees. */
function openMessages(): readonly string[] {
  return club.cho.view(club.room).map((one) => `${one.id} ${textOf(one)} ${one.edited_timestamp}`);
}

async function pressHint(who: Actor, hand: Message): Promise<Message> {
  return await who.click(hand, buttonFor(hand, 'hint').id).message();
}

/** A hand as if it had been shown with a button for a hint. */
async function oldHand(hand: Message): Promise<Message> {
  const id = formatCustomId({ verb: 'hint', match: (await match()).id, version: 0, argument: '' });
  const parts = structuredClone(hand.components);
  const [button] = walk(parts).filter(({ type }) => type === ComponentType.button);
  if (button === undefined) throw new Error('a hand without a button');
  Object.assign(button, { custom_id: id, disabled: false });
  return { ...hand, components: parts };
}

describe('a hint in a match against computers', () => {
  test('stands above the hand, for its reader alone, and changes nothing', async () => {
    const hand = await practice();
    const before = await match();
    const open = openMessages();
    const hint = await pressHint(club.ann, hand);
    expect(hint.id).toBe(hand.id);
    expect(isPrivate(hint)).toBe(true);
    expect(textOf(hint)).toMatch(/^Hint: a strong computer would play \*\*/);
    expect(buttonsFor(hint, 'move')).toEqual(buttonsFor(hand, 'move'));
    expect(await match()).toEqual(before);
    expect(textOf(await pressHint(club.ann, hint))).toBe(textOf(hint));
    expect(openMessages()).toEqual(open);
  });

  test('names a move that can be pressed, and goes with it', async () => {
    const hint = await pressHint(club.ann, await practice());
    const [, named] = /\*\*(.+?)\*\*/.exec(textOf(hint)) ?? [];
    const move = buttonsFor(hint, 'move').find(({ label }) => label === named);
    expect(move?.isEnabled).toBe(true);
    const after = await club.ann.click(hint, move!.id).message();
    expect(textOf(after)).not.toContain('Hint:');
  });
});

describe('no hint is given', () => {
  test('where another person plays: there is no button, and an old one says why', async () => {
    const { ann, bob } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const hands = [await takeHand(club, ann), await takeHand(club, bob)] as const;
    for (const hand of hands) expect(buttonsFor(hand, 'hint')).toEqual([]);
    const isAnns = buttonsFor(hands[0], 'move').length > 0;
    const who = isAnns ? ann : bob;
    const before = await match();
    const old = await oldHand(isAnns ? hands[0] : hands[1]);
    const pressed = await who.click(old, buttonFor(old, 'hint').id, { isStale: true }).message();
    const typed = await who.command(club.room, 'hanafuda hint').message();
    for (const answer of [pressed, typed]) {
      expect(isPrivate(answer)).toBe(true);
      expect(textOf(answer)).toMatch(/^No hints while other people/);
    }
    expect(await match()).toEqual(before);
  });

  test('when the match is over, to who still sees its button', async () => {
    const hand = await practice();
    await club.ann.command(club.room, 'hanafuda leave').done;
    const press = club.ann.click(hand, buttonFor(hand, 'hint').id, { isStale: true });
    expect(textOf(await press.message())).toBe('This match is over, so there’s no hand to show.');
  });

  test('to who has no cards, or where nothing is played', async () => {
    const { ann, bob } = club;
    const none = await ann.command(club.room, 'hanafuda hint').message();
    expect(textOf(none)).toMatch(/^There’s no table in this channel/);
    await practice();
    const stranger = await bob.command(club.room, 'hanafuda hint').message();
    expect(isPrivate(stranger)).toBe(true);
    expect(textOf(stranger)).not.toContain('Hint:');
  });
});
