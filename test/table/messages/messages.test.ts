import { describe, expect, test } from 'vitest';
import { room } from '../support/a-table.ts';
import { dealt, lobby, playOut } from '../support/matches.ts';
import { AKI, BENI, CHANNEL } from '../support/people.ts';

const messageOf = (match: { id: number; version: number }) => ({
  matchId: match.id,
  channelId: CHANNEL,
  messageId: '400000000000000001',
  version: match.version,
  postedAt: 5,
});

describe('the message that shows a match', () => {
  test('is work left over while another takes its place, whatever becomes of the match', async () => {
    const { tables } = room();
    const running = await dealt(tables, 'botan-cho', AKI, BENI);
    const { matchId, channelId, messageId } = messageOf(running);
    const replaced = { matchId, channelId, messageId };
    await tables.stored.putMessage(messageOf(running));
    await tables.stored.putReplaced(replaced);
    await tables.stored.putReplaced(replaced);
    expect((await tables.stored.messages(matchId)).replaced).toEqual([replaced]);
    expect(await tables.messages.unposted()).toHaveLength(1);
    const over = await playOut(tables, running);
    await tables.stored.putMessage({ ...messageOf(over), messageId: '400000000000000002' });
    expect((await tables.messages.unposted()).map(({ match }) => match)).toEqual([over]);
    await tables.stored.deleteReplaced(messageId);
    expect((await tables.stored.messages(matchId)).replaced).toEqual([]);
    expect(await tables.messages.unposted()).toEqual([]);
  });

  test('takes those that it took the place of along when it is forgotten', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    await tables.stored.putMessage(messageOf(match));
    await tables.stored.putReplaced({
      matchId: match.id,
      channelId: CHANNEL,
      messageId: '400000000000000009',
    });
    await tables.stored.deleteMessage(match.id);
    expect(await tables.stored.messages(match.id)).toEqual({ shown: undefined, replaced: [] });
  });
});

test('hand messages are remembered one a person while they can be edited', async () => {
  const { tables, clock } = room();
  const { id: matchId } = await lobby(tables, 'botan-cho', AKI, BENI);
  const aki = { matchId, personId: AKI.id, token: 'a', expiresAt: clock.now + 10, locale: 'ja' };
  const beni = {
    matchId,
    personId: BENI.id,
    token: 'b',
    expiresAt: clock.now + 20,
    locale: 'ja',
  };
  for (const hand of [aki, beni]) await tables.stored.putHand(hand);
  expect(await tables.stored.hands(matchId, clock.now)).toEqual([aki, beni]);
  const fresh = { ...aki, token: 'c', expiresAt: clock.now + 15, locale: 'de' };
  await tables.stored.putHand(fresh);
  expect(await tables.stored.hands(matchId, clock.now)).toEqual([fresh, beni]);
  clock.now += 15;
  expect(await tables.stored.hands(matchId, clock.now)).toEqual([beni]);
  await tables.stored.deleteHand(matchId, BENI.id);
  expect(await tables.stored.hands(matchId, clock.now)).toEqual([]);
  expect(await tables.stored.hands(matchId + 1, clock.now)).toEqual([]);
});

test('an interaction is new once, until it is too old to come again', async () => {
  const { tables, clock } = room();
  expect(await tables.stored.addInteraction('900000000000000001', clock.now)).toBe(true);
  expect(await tables.stored.addInteraction('900000000000000001', clock.now)).toBe(false);
  expect(await tables.stored.addInteraction('900000000000000002', clock.now)).toBe(true);
  clock.now += 15 * 60 * 1000;
  await tables.interactions.prune();
  expect(await tables.stored.addInteraction('900000000000000001', clock.now)).toBe(false);
  clock.now += 60 * 60 * 1000;
  await tables.interactions.prune();
  expect(await tables.stored.addInteraction('900000000000000001', clock.now)).toBe(true);
});
