import { describe, expect, test } from 'vitest';
import type { Match } from '../../../src/model/match.ts';
import type { MentionStyle } from '../../../src/model/settings.ts';
import { HAND_LIFE_MS } from '../../../src/table/mentions/mentions.ts';
import { room } from '../support/a-table.ts';
import { alone, asked, dealt, moveOn } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, SERVER } from '../support/people.ts';

const MINUTE = 60_000;

/** A running match of two in which both moved just now, and it is somebody's turn. */
async function two(style: MentionStyle, clock: '24h' | '60s' = '24h') {
  const made = room({ settings: { mentions: style, clock } });
  const { tables } = made;
  let match = await dealt(tables, 'botan-cho', AKI, BENI);
  const movers = new Set<string>();
  while (movers.size < 2) {
    movers.add(asked(match).person.id);
    match = done(await moveOn(tables, match));
  }
  return { ...made, match };
}

type Made = Awaited<ReturnType<typeof two>>;

/** The one who is asked thinks for this long, and moves until the other is asked. */
async function moveAfter({ tables, clock }: Made, match: Match, ms: number) {
  clock.now += ms;
  const { person } = asked(match);
  let next = match;
  while (asked(next).person.id === person.id) next = done(await moveOn(tables, next));
  return {
    next,
    called: await tables.mentions.people(next, { type: 'turn', since: match.version }),
  };
}

describe('somebody whose turn it has become', () => {
  test('is mentioned at the beginning, when nobody knows whether they are there', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    const { person } = asked(match);
    expect(await tables.mentions.people(match, { type: 'turn', since: 0 })).toEqual([person.id]);
  });

  test.each([
    ['is not mentioned where they have just played', 'quiet', MINUTE, 0],
    ['is mentioned where they have not been heard of for minutes', 'quiet', 6 * MINUTE, 1],
    ['is mentioned each time where the server wishes so', 'always', 1, 1],
    ['is never mentioned where the server wishes so', 'never', 60 * MINUTE, 0],
  ] as const)('%s', async (_, wish, ms, count) => {
    const made = await two(wish);
    const { next, called } = await moveAfter(made, made.match, ms);
    expect(called).toEqual([asked(next).person.id].slice(0, count));
  });

  test('is not mentioned where they have looked at their hand since', async () => {
    const made = await two('quiet');
    const waiting = asked(made.match).person.id === AKI.id ? BENI : AKI;
    await made.store.putHand({
      matchId: made.match.id,
      personId: waiting.id,
      token: 't',
      expiresAt: made.clock.now + 4 * MINUTE + HAND_LIFE_MS,
      locale: 'ja',
    });
    expect((await moveAfter(made, made.match, 6 * MINUTE)).called).toEqual([]);
  });

  test('is mentioned as they wish themselves, whatever the server has', async () => {
    for (const [server, own, count] of [
      ['never', 'always', 1],
      ['always', 'never', 0],
      ['always', 'quiet', 0],
    ] as const) {
      const made = await two(server);
      for (const { id } of [AKI, BENI]) await made.store.putPersonSettings(id, { mentions: own });
      expect((await moveAfter(made, made.match, 1)).called).toHaveLength(count);
    }
  });

  test('is not mentioned when nothing has happened since', async () => {
    const made = await two('always');
    const { version } = made.match;
    expect(await made.tables.mentions.people(made.match, { type: 'turn', since: version })).toEqual(
      [],
    );
  });

  test('is not mentioned where nobody else waits', async () => {
    const { tables } = room({ settings: { mentions: 'always' } });
    const match = await alone(tables, 'botan-cho', 1);
    expect(await tables.mentions.people(match, { type: 'turn', since: 0 })).toEqual([]);
    expect(await tables.mentions.people(match, { type: 'warning' })).toEqual([]);
  });
});

describe('somebody who was not mentioned, as they seemed to be there', () => {
  /** Both have just played; then nothing happens until the reminder is due. */
  async function waiting() {
    const made = await two('quiet');
    const { next } = await moveAfter(made, made.match, 1);
    made.clock.now += 3 * MINUTE;
    expect((await made.tables.timers.due()).map(({ kind }) => kind)).toEqual(['call']);
    return { ...made, match: next };
  }

  test('is mentioned when they have not moved after a while', async () => {
    const { tables, match } = await waiting();
    expect(await tables.mentions.people(match, { type: 'reminder' })).toEqual([
      asked(match).person.id,
    ]);
  });

  test.each([
    ['the bot was away', 30 * MINUTE, 0],
    ['the clock was set ahead', 0, 10 * MINUTE],
    ['the clock was set back', 0, -10 * MINUTE],
  ])('is mentioned when they have not moved, though %s meanwhile', async (_, away, by) => {
    const made = await two('quiet');
    await made.tables.timers.wasAway();
    const { next } = await moveAfter(made, made.match, 1);
    await made.tables.timers.passTime(new Map());
    made.clock.now += away;
    await made.tables.timers.wasAway();
    await made.tables.timers.clockWasSet(by);
    made.clock.now += by + 3 * MINUTE;
    expect((await made.tables.timers.due()).map(({ kind }) => kind)).toEqual(['call']);
    expect(await made.tables.mentions.people(next, { type: 'reminder' })).toEqual([
      asked(next).person.id,
    ]);
  });

  test('is not mentioned when they have looked at their hand', async () => {
    const { tables, match, store, clock } = await waiting();
    const personId = asked(match).person.id;
    const expiresAt = clock.now - 1 + HAND_LIFE_MS;
    await store.putHand({ matchId: match.id, personId, token: 't', expiresAt, locale: 'ja' });
    expect(await tables.mentions.people(match, { type: 'reminder' })).toEqual([]);
  });

  test('is not mentioned twice: who was mentioned at once is not reminded', async () => {
    const made = await two('quiet');
    const { next, called } = await moveAfter(made, made.match, 6 * MINUTE);
    expect(called).toHaveLength(1);
    made.clock.now += 3 * MINUTE;
    expect(await made.tables.mentions.people(next, { type: 'reminder' })).toEqual([]);
  });
});

test('a warning mentions whoever is asked, unless they never want to be mentioned', async () => {
  const { tables, match, store } = await two('quiet');
  const { person } = asked(match);
  expect(await tables.mentions.people(match, { type: 'warning' })).toEqual([person.id]);
  await store.putPersonSettings(person.id, { mentions: 'never' });
  expect(await tables.mentions.people(match, { type: 'warning' })).toEqual([]);
});

describe('somebody who wants a direct message on their turn', () => {
  /** A game with a day for each move, in which both want it. */
  async function slow(clock: '24h' | '60s' = '24h') {
    const made = await two('always', clock);
    for (const { id } of [AKI, BENI]) {
      await made.store.putPersonSettings(id, { turnMessages: true });
    }
    return made;
  }

  test('is written to some minutes after their turn began, and not mentioned', async () => {
    const made = await slow();
    const { next, called } = await moveAfter(made, made.match, MINUTE);
    expect(called).toEqual([]);
    expect(await made.store.dueAt(next.id, 'direct')).toBe(made.clock.now + 3 * MINUTE);
    expect(await made.tables.mentions.people(next, { type: 'direct' })).toEqual([
      asked(next).person.id,
    ]);
  });

  test.each(['user', 'server'] as const)(
    'is not written to once their %s is barred',
    async (kind) => {
      const made = await slow();
      const { next } = await moveAfter(made, made.match, MINUTE);
      const bar = { kind, id: kind === 'user' ? asked(next).person.id : SERVER };
      await made.store.putBar(bar, 0);
      for (const type of ['direct', 'warning', 'reminder'] as const) {
        expect(await made.tables.mentions.people(next, { type })).toEqual([]);
      }
      await made.store.liftBar(bar);
      expect(await made.tables.mentions.people(next, { type: 'direct' })).toHaveLength(1);
    },
  );

  test('is mentioned as ever where their direct messages are closed, and in fast games', async () => {
    const made = await slow();
    await made.tables.alerts.refused(AKI.id);
    await made.tables.alerts.refused(BENI.id);
    const { next, called } = await moveAfter(made, made.match, MINUTE);
    expect(called).toEqual([asked(next).person.id]);
    expect(await made.store.dueAt(next.id, 'direct')).toBeUndefined();
    const fast = await slow('60s');
    const moved = await moveAfter(fast, fast.match, 1);
    expect(moved.called).toEqual([asked(moved.next).person.id]);
    expect(await fast.store.dueAt(moved.next.id, 'direct')).toBeUndefined();
  });
});
