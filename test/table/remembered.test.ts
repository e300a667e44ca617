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
} from './support/a-table.ts';

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
    expect(tables.message(match.id)).toBeUndefined();
    tables.posted(messageOf(match));
    expect(tables.message(match.id)).toEqual(messageOf(match));
    const newer = { ...messageOf(match), messageId: '400000000000000002', postedAt: 9 };
    tables.posted(newer);
    expect(tables.message(match.id)).toEqual(newer);
    tables.forgetMessage(match.id);
    expect(tables.message(match.id)).toBeUndefined();
  });

  test('is work left over while it is missing or older than the match', () => {
    const { tables } = room();
    const open = lobby(tables, 'botan-cho', AKI);
    expect(tables.unposted()).toEqual([{ match: open, message: null }]);
    tables.posted(messageOf(open));
    expect(tables.unposted()).toEqual([]);
    const joined = done(tables.join(HERE, BENI));
    expect(tables.unposted()).toEqual([{ match: joined, message: messageOf(open) }]);
    const match = done(moveOn(tables, joined));
    expect(tables.unposted()).toEqual([{ match, message: messageOf(open) }]);
    tables.posted(messageOf(match));
    expect(tables.unposted()).toEqual([]);
  });

  test('of an ended match is work left over until it shows the end', () => {
    const { tables } = room();
    const running = dealt(tables, 'botan-cho', AKI, BENI);
    tables.posted(messageOf(running));
    const over = playOut(tables, running);
    expect(tables.unposted()).toEqual([{ match: over, message: messageOf(running) }]);
    tables.posted(messageOf(over));
    expect(tables.unposted()).toEqual([]);
  });

  test('is work left over while another takes its place, whatever becomes of the match', () => {
    const { tables } = room();
    const running = dealt(tables, 'botan-cho', AKI, BENI);
    const { matchId, channelId, messageId } = messageOf(running);
    const replaced = { matchId, channelId, messageId };
    tables.posted(messageOf(running));
    tables.replacing(replaced);
    tables.replacing(replaced);
    expect(tables.replaced(matchId)).toEqual([replaced]);
    expect(tables.unposted()).toHaveLength(1);
    const over = playOut(tables, running);
    tables.posted({ ...messageOf(over), messageId: '400000000000000002' });
    expect(tables.unposted().map(({ match }) => match)).toEqual([over]);
    tables.removed(messageId);
    expect(tables.replaced(matchId)).toEqual([]);
    expect(tables.unposted()).toEqual([]);
  });

  test('takes those that it took the place of along when it is forgotten', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    tables.posted(messageOf(match));
    tables.replacing({ matchId: match.id, channelId: CHANNEL, messageId: '400000000000000009' });
    tables.forgetMessage(match.id);
    expect(tables.replaced(match.id)).toEqual([]);
  });

  test('that an ended match never had is not asked for', () => {
    const { tables } = room();
    playOut(tables, dealt(tables, 'botan-cho', AKI, BENI));
    expect(tables.unposted()).toEqual([]);
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
    for (const hand of [aki, beni]) tables.keepHand(hand);
    expect(tables.hands(matchId)).toEqual([aki, beni]);
    const fresh = { ...aki, token: 'c', expiresAt: clock.now + 15, locale: 'de' };
    tables.keepHand(fresh);
    expect(tables.hands(matchId)).toEqual([fresh, beni]);
    clock.now += 15;
    expect(tables.hands(matchId)).toEqual([beni]);
    tables.forgetHand(matchId, BENI.id);
    expect(tables.hands(matchId)).toEqual([]);
    expect(tables.hands(matchId + 1)).toEqual([]);
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
    for (const hand of [old, live]) tables.keepHand(hand);
    clock.now += 10;
    await tables.prune();
    clock.now -= 10;
    expect(tables.hands(matchId)).toEqual([live]);
  });
});

describe('an interaction', () => {
  test('is new once, until it is too old to come again', async () => {
    const { tables, clock } = room();
    expect(tables.firstTime('900000000000000001')).toBe(true);
    expect(tables.firstTime('900000000000000001')).toBe(false);
    expect(tables.firstTime('900000000000000002')).toBe(true);
    clock.now += 15 * 60 * 1000;
    await tables.prune();
    expect(tables.firstTime('900000000000000001')).toBe(false);
    clock.now += 60 * 60 * 1000;
    await tables.prune();
    expect(tables.firstTime('900000000000000001')).toBe(true);
  });
});
