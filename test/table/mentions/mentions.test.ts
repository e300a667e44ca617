import { describe, expect, test } from 'vitest';
import type { Match } from '../../../src/model/match.ts';
import type { MentionStyle } from '../../../src/model/settings.ts';
import { HAND_LIFE_MS } from '../../../src/table/mentions/mentions.ts';
import { AKI, alone, asked, BENI, dealt, done, moveOn, room, SERVER } from '../support/a-table.ts';

const MINUTE = 60_000;

/** A running match of two in which both moved just now, and it is somebody's turn. */
function two(style: MentionStyle) {
  const made = room();
  const { tables, store } = made;
  store.putServerSettings(SERVER, { mentions: style });
  let match = dealt(tables, 'botan-cho', AKI, BENI);
  const movers = new Set<string>();
  while (movers.size < 2) {
    movers.add(asked(match).person.id);
    match = done(moveOn(tables, match));
  }
  return { ...made, match };
}

type Made = ReturnType<typeof two>;

/** The one who is asked thinks for so long, and moves until the other is asked. */
function moveAfter({ tables, clock }: Made, match: Match, ms: number) {
  clock.now += ms;
  const { person } = asked(match);
  let next = match;
  while (asked(next).person.id === person.id) next = done(moveOn(tables, next));
  return { next, called: tables.mentions.people(next, { type: 'turn', since: match.version }) };
}

describe('somebody whose turn it has become', () => {
  test('is mentioned at the beginning, when nobody knows whether they are there', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    const { person } = asked(match);
    expect(tables.mentions.people(match, { type: 'turn', since: 0 })).toEqual([person.id]);
  });

  test('is not mentioned where they have just played', () => {
    const made = two('quiet');
    expect(moveAfter(made, made.match, MINUTE).called).toEqual([]);
  });

  test('is mentioned where they have not been heard of for some minutes', () => {
    const made = two('quiet');
    const { next, called } = moveAfter(made, made.match, 6 * MINUTE);
    expect(called).toEqual([asked(next).person.id]);
  });

  test('is not mentioned where they have looked at their hand since', () => {
    const made = two('quiet');
    const waiting = asked(made.match).person.id === AKI.id ? BENI : AKI;
    made.store.putHand({
      matchId: made.match.id,
      personId: waiting.id,
      token: 't',
      expiresAt: made.clock.now + 4 * MINUTE + HAND_LIFE_MS,
      locale: 'ja',
    });
    expect(moveAfter(made, made.match, 6 * MINUTE).called).toEqual([]);
  });

  test('is mentioned each time where the server wishes so', () => {
    const made = two('always');
    const { next, called } = moveAfter(made, made.match, 1);
    expect(called).toEqual([asked(next).person.id]);
  });

  test('is never mentioned where the server wishes so', () => {
    const made = two('never');
    expect(moveAfter(made, made.match, 60 * MINUTE).called).toEqual([]);
  });

  test('is mentioned as they wish themselves, whatever the server has', () => {
    for (const [server, own, count] of [
      ['never', 'always', 1],
      ['always', 'never', 0],
      ['always', 'quiet', 0],
    ] as const) {
      const made = two(server);
      for (const { id } of [AKI, BENI]) made.store.putPersonSettings(id, { mentions: own });
      expect(moveAfter(made, made.match, 1).called).toHaveLength(count);
    }
  });

  test('is not mentioned when nothing has happened since', () => {
    const made = two('always');
    const { version } = made.match;
    expect(made.tables.mentions.people(made.match, { type: 'turn', since: version })).toEqual([]);
  });

  test('is not mentioned where nobody else waits', () => {
    const { tables, store } = room();
    store.putServerSettings(SERVER, { mentions: 'always' });
    const match = alone(tables, 'botan-cho', 1);
    expect(tables.mentions.people(match, { type: 'turn', since: 0 })).toEqual([]);
    expect(tables.mentions.people(match, { type: 'warning' })).toEqual([]);
  });
});

describe('somebody who was not mentioned, as they seemed to be there', () => {
  /** Both have just played; then nothing happens until the reminder is due. */
  function waiting() {
    const made = two('quiet');
    const { next } = moveAfter(made, made.match, 1);
    made.clock.now += 3 * MINUTE;
    expect(made.tables.timers.due().map(({ kind }) => kind)).toEqual(['call']);
    return { ...made, match: next };
  }

  test('is mentioned when they have not moved after a while', () => {
    const { tables, match } = waiting();
    expect(tables.mentions.people(match, { type: 'reminder' })).toEqual([asked(match).person.id]);
  });

  test('is not mentioned when they have looked at their hand', () => {
    const { tables, match, store, clock } = waiting();
    const personId = asked(match).person.id;
    const expiresAt = clock.now - 1 + HAND_LIFE_MS;
    store.putHand({ matchId: match.id, personId, token: 't', expiresAt, locale: 'ja' });
    expect(tables.mentions.people(match, { type: 'reminder' })).toEqual([]);
  });

  test('is not mentioned twice: who was mentioned at once is not reminded', () => {
    const made = two('quiet');
    const { next, called } = moveAfter(made, made.match, 6 * MINUTE);
    expect(called).toHaveLength(1);
    made.clock.now += 3 * MINUTE;
    expect(made.tables.mentions.people(next, { type: 'reminder' })).toEqual([]);
  });
});

describe('a warning', () => {
  test('mentions whoever is asked, unless they never want to be mentioned', () => {
    const { tables, match, store } = two('quiet');
    const { person } = asked(match);
    expect(tables.mentions.people(match, { type: 'warning' })).toEqual([person.id]);
    store.putPersonSettings(person.id, { mentions: 'never' });
    expect(tables.mentions.people(match, { type: 'warning' })).toEqual([]);
  });
});
