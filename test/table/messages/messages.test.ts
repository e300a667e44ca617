import { describe, expect, test } from 'vitest';
import {
  AKI,
  BENI,
  CHANNEL,
  dealt,
  done,
  HERE,
  lobby,
  moveOn,
  playOut,
  room,
} from '../support/a-table.ts';

const messageOf = (match: { id: number; version: number }) => ({
  matchId: match.id,
  channelId: CHANNEL,
  messageId: '400000000000000001',
  version: match.version,
  postedAt: 5,
});

describe('the message that shows a match', () => {
  test('is remembered, replaced and forgotten', () => {
    const { tables } = room();
    const match = lobby(tables, 'botan-cho', AKI);
    expect(tables.messages.find(match.id)).toBeUndefined();
    tables.messages.posted(messageOf(match));
    expect(tables.messages.find(match.id)).toEqual(messageOf(match));
    const newer = { ...messageOf(match), messageId: '400000000000000002', postedAt: 9 };
    tables.messages.posted(newer);
    expect(tables.messages.find(match.id)).toEqual(newer);
    tables.messages.forget(match.id);
    expect(tables.messages.find(match.id)).toBeUndefined();
  });

  test('is work left over while it is missing or older than the match', () => {
    const { tables } = room();
    const open = lobby(tables, 'botan-cho', AKI);
    expect(tables.messages.unposted()).toEqual([{ match: open, message: null }]);
    tables.messages.posted(messageOf(open));
    expect(tables.messages.unposted()).toEqual([]);
    const joined = done(tables.lobby.join(HERE, BENI));
    expect(tables.messages.unposted()).toEqual([{ match: joined, message: messageOf(open) }]);
    const match = done(moveOn(tables, joined));
    expect(tables.messages.unposted()).toEqual([{ match, message: messageOf(open) }]);
    tables.messages.posted(messageOf(match));
    expect(tables.messages.unposted()).toEqual([]);
  });

  test('of an ended match is work left over until it shows the end', () => {
    const { tables } = room();
    const running = dealt(tables, 'botan-cho', AKI, BENI);
    tables.messages.posted(messageOf(running));
    const over = playOut(tables, running);
    expect(tables.messages.unposted()).toEqual([{ match: over, message: messageOf(running) }]);
    tables.messages.posted(messageOf(over));
    expect(tables.messages.unposted()).toEqual([]);
  });

  test('is work left over while another takes its place, whatever becomes of the match', () => {
    const { tables } = room();
    const running = dealt(tables, 'botan-cho', AKI, BENI);
    const { matchId, channelId, messageId } = messageOf(running);
    const replaced = { matchId, channelId, messageId };
    tables.messages.posted(messageOf(running));
    tables.messages.replacing(replaced);
    tables.messages.replacing(replaced);
    expect(tables.messages.replaced(matchId)).toEqual([replaced]);
    expect(tables.messages.unposted()).toHaveLength(1);
    const over = playOut(tables, running);
    tables.messages.posted({ ...messageOf(over), messageId: '400000000000000002' });
    expect(tables.messages.unposted().map(({ match }) => match)).toEqual([over]);
    tables.messages.removed(messageId);
    expect(tables.messages.replaced(matchId)).toEqual([]);
    expect(tables.messages.unposted()).toEqual([]);
  });

  test('takes those that it took the place of along when it is forgotten', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    tables.messages.posted(messageOf(match));
    tables.messages.replacing({
      matchId: match.id,
      channelId: CHANNEL,
      messageId: '400000000000000009',
    });
    tables.messages.forget(match.id);
    expect(tables.messages.replaced(match.id)).toEqual([]);
  });

  test('that an ended match never had is not asked for', () => {
    const { tables } = room();
    playOut(tables, dealt(tables, 'botan-cho', AKI, BENI));
    expect(tables.messages.unposted()).toEqual([]);
  });
});

describe('hand messages', () => {
  test('are remembered one a person while they can be edited', () => {
    const { tables, clock } = room();
    const { id: matchId } = lobby(tables, 'botan-cho', AKI, BENI);
    const aki = { matchId, personId: AKI.id, token: 'a', expiresAt: clock.now + 10, locale: 'ja' };
    const beni = {
      matchId,
      personId: BENI.id,
      token: 'b',
      expiresAt: clock.now + 20,
      locale: 'ja',
    };
    for (const hand of [aki, beni]) tables.hands.keep(hand);
    expect(tables.hands.of(matchId)).toEqual([aki, beni]);
    const fresh = { ...aki, token: 'c', expiresAt: clock.now + 15, locale: 'de' };
    tables.hands.keep(fresh);
    expect(tables.hands.of(matchId)).toEqual([fresh, beni]);
    clock.now += 15;
    expect(tables.hands.of(matchId)).toEqual([beni]);
    tables.hands.forget(matchId, BENI.id);
    expect(tables.hands.of(matchId)).toEqual([]);
    expect(tables.hands.of(matchId + 1)).toEqual([]);
  });

  test('that expired are dropped for good by pruning', async () => {
    const { tables, clock } = room();
    const { id: matchId } = lobby(tables, 'botan-cho', AKI, BENI);
    const old = { matchId, personId: AKI.id, token: 'a', expiresAt: clock.now + 10, locale: 'ja' };
    const live = {
      matchId,
      personId: BENI.id,
      token: 'b',
      expiresAt: clock.now + 20,
      locale: 'ja',
    };
    for (const hand of [old, live]) tables.hands.keep(hand);
    clock.now += 10;
    await tables.interactions.prune();
    clock.now -= 10;
    expect(tables.hands.of(matchId)).toEqual([live]);
  });
});

describe('an interaction', () => {
  test('is new once, until it is too old to come again', async () => {
    const { tables, clock } = room();
    expect(tables.interactions.firstTime('900000000000000001')).toBe(true);
    expect(tables.interactions.firstTime('900000000000000001')).toBe(false);
    expect(tables.interactions.firstTime('900000000000000002')).toBe(true);
    clock.now += 15 * 60 * 1000;
    await tables.interactions.prune();
    expect(tables.interactions.firstTime('900000000000000001')).toBe(false);
    clock.now += 60 * 60 * 1000;
    await tables.interactions.prune();
    expect(tables.interactions.firstTime('900000000000000001')).toBe(true);
  });
});
