import { describe, expect, test } from 'vitest';
import { holidayOf } from '../../../src/model/holiday.ts';
import type { Match } from '../../../src/model/match.ts';
import { type Room, room } from '../support/a-table.ts';
import { back, DAY, goes, HOUR, inServer, type Timed, timed } from '../support/holidays.ts';
import { alone, asked, current, dealt, moveOn } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, HERE, WHERE } from '../support/people.ts';

/** What is due of a turn, in hours from now. */
async function dueIn({ store, clock }: Room, { id }: Match) {
  const kinds = ['move', 'warning', 'call', 'silence', 'stop', 'direct'] as const;
  const rows: [string, number][] = [];
  for (const kind of kinds) {
    const dueAt = await store.dueAt(id, kind);
    if (dueAt !== undefined) rows.push([kind, (dueAt - clock.now) / HOUR]);
  }
  return Object.fromEntries(rows);
}

const CALL = 3 / 60;
const OPENING = { where: WHERE, host: AKI, game: 'botan-cho', options: {} };

/** Whoever is asked moves until the other is. */
async function untilOther({ tables, match: { id }, other }: Timed): Promise<Match> {
  let match = await current(tables, id);
  while (asked(match).person.id !== other.id) match = done(await moveOn(tables, match));
  return match;
}

describe('who is asked and goes away', () => {
  test('has as much of the clock left when the holiday is over', async () => {
    const here = await timed('24h');
    here.clock.now += 20 * HOUR;
    expect(await goes(here, here.who, 2)).toBe('away');
    expect(await dueIn(here, here.match)).toEqual({ move: 52, warning: 49, call: 48 + CALL });
    here.clock.now += 52 * HOUR - 1;
    expect(await here.tables.timers.timeOver(here.match.id)).toBeNull();
    here.clock.now += 1;
    expect((await here.tables.timers.timeOver(here.match.id))?.ok).toBe(true);
  });

  test('has as much left when they are back before', async () => {
    const here = await timed('72h');
    here.clock.now += HOUR;
    await goes(here, here.who, 7);
    here.clock.now += 2 * DAY;
    await back(here, here.who);
    expect(await dueIn(here, here.match)).toEqual({
      ...{ move: 71, warning: 68, silence: 23, call: CALL },
    });
    await back(here, here.who);
    expect((await dueIn(here, here.match))['move']).toBe(71);
  });

  test('is not given up by the others meanwhile, nor for their silence before', async () => {
    const here = await timed('none');
    here.clock.now += DAY;
    done((await here.tables.leaving.noteSilence(here.match.id))!);
    await goes(here, here.who, 3);
    const { seat } = asked(here.match);
    const request = { at: HERE, person: here.other, seat };
    expect(reasonOf(await here.tables.leaving.giveSeat(request))).toBe('not-silent');
    expect(await dueIn(here, here.match)).toEqual({ silence: 96, call: 72 + CALL });
  });

  test('is back by a move, in all their games', async () => {
    const here = await timed('24h');
    const there = { ...WHERE, channelId: `${WHERE.channelId}9` };
    const opening = { where: there, host: here.who, game: 'mushi', options: {} };
    const second = done(await here.tables.lobby.open(opening));
    await goes(here, here.who, 5);
    here.clock.now += HOUR;
    const moved = done(await moveOn(here.tables, await current(here.tables, here.match.id)));
    const elsewhere = await current(here.tables, second.id);
    expect(JSON.stringify([moved.players, elsewhere.players])).not.toContain('holidayUntil');
    expect(await here.tables.holidays.of(inServer(here.who))).toMatchObject({
      until: null,
      left: 29,
    });
    expect((await dueIn(here, here.match))['move']).toBe(24);
  });

  test('stays away where the move is refused', async () => {
    const here = await timed('24h');
    await goes(here, here.other, 5);
    const { move } = asked(here.match);
    const request = { at: HERE, person: here.other, move };
    expect(reasonOf(await here.tables.play.move(request))).toBe('not-your-turn');
    expect((await here.tables.holidays.of(inServer(here.other))).until).not.toBeNull();
  });
});

describe('a turn that comes to who is away', () => {
  test('begins when they are back', async () => {
    const here = await timed('24h');
    await goes(here, here.other, 4);
    expect(await dueIn(here, here.match)).toMatchObject({ move: 24 });
    here.clock.now += HOUR;
    const match = await untilOther(here);
    expect(await dueIn(here, match)).toEqual({ move: 119, warning: 116, call: 95 + CALL });
    expect(await here.tables.mentions.people(match, { type: 'turn', since: 0 })).toEqual([]);
    here.clock.now += 95 * HOUR + 180_000;
    expect(await here.tables.mentions.people(match, { type: 'reminder' })).toEqual([here.other.id]);
  });

  test('is told of it soon after they are back before, though others change the table meanwhile', async () => {
    const here = await timed('24h');
    await goes(here, here.other, 4);
    here.clock.now += HOUR;
    await untilOther(here);
    here.clock.now += HOUR;
    await back(here, here.other);
    const offered = done(await here.tables.leaving.offerStop(HERE, here.who));
    here.clock.now += 180_000;
    const reminded = () => here.tables.mentions.people(offered, { type: 'reminder' });
    expect(await reminded()).toEqual([here.other.id]);
    await here.store.putPersonSettings(here.other.id, { mentions: 'never' });
    expect(await reminded()).toEqual([]);
  });

  test('begins at once when the holiday was over before', async () => {
    const here = await timed('24h');
    await goes(here, here.other, 1);
    here.clock.now += DAY;
    const match = await untilOther(here);
    expect((await dueIn(here, match))['move']).toBe(24);
    expect(JSON.stringify(match.players)).not.toContain('holidayUntil');
  });
});

test('a turn that came after the holiday is told once', async () => {
  const here = room({ settings: { clock: '24h' } });
  for (const who of [AKI, BENI]) {
    await goes(here, who, 1);
    await back(here, who);
  }
  here.clock.now += HOUR;
  const match = await dealt(here.tables, 'botan-cho', AKI, BENI);
  const people = (occasion: Parameters<typeof here.tables.mentions.people>[1]) =>
    here.tables.mentions.people(match, occasion);
  expect(await people({ type: 'turn', since: 0 })).toEqual([asked(match).person.id]);
  here.clock.now += 180_000;
  expect(await people({ type: 'reminder' })).toEqual([]);
});

describe('the last day of a holiday', () => {
  const dueKinds = async ({ tables }: Room) => (await tables.timers.due()).map(({ kind }) => kind);

  test('shows the table anew, though nobody touches it, and leaves the turn as it is', async () => {
    const here = await timed('24h');
    await goes(here, here.who, 2);
    await goes(here, here.other, 3);
    here.clock.now += 2 * DAY - 1;
    expect(await dueKinds(here)).toEqual([]);
    expect(await here.tables.holidays.over(here.match.id)).toBeNull();
    here.clock.now += 1;
    expect(await dueKinds(here)).toEqual(['holiday']);
    const before = await dueIn(here, here.match);
    const shown = done((await here.tables.holidays.over(here.match.id))!);
    expect(shown.players.map((one) => holidayOf(one) !== undefined)).toEqual(
      shown.players.map((one) => one.type === 'person' && one.person.id === here.other.id),
    );
    expect(await dueIn(here, here.match)).toEqual(before);
    expect(await dueKinds(here)).toEqual([]);
    here.clock.now += DAY;
    expect(await dueKinds(here)).toContain('holiday');
    done((await here.tables.holidays.over(here.match.id))!);
    const { players } = await current(here.tables, here.match.id);
    expect(JSON.stringify(players)).not.toContain('holidayUntil');
    expect(await dueKinds(here)).not.toContain('holiday');
  });

  test('comes at its date, however long the bot was out of reach', async () => {
    const here = await timed('24h');
    await here.tables.timers.passTime(new Map());
    await goes(here, here.who, 2);
    here.clock.now += 2 * DAY;
    await here.tables.timers.wasAway();
    expect(await dueKinds(here)).toEqual(['holiday']);
  });

  test('brings nothing where they came back before, or in a lobby that shows it', async () => {
    const here = await timed('24h');
    await goes(here, here.who, 2);
    await back(here, here.who);
    here.clock.now += 2 * DAY;
    expect(await dueKinds(here)).not.toContain('holiday');
    const next = room();
    await next.tables.holidays.begin({ ...inServer(AKI), typed: '2' });
    const opening = { ...OPENING, clock: '24h' } as const;
    const { id } = done(await next.tables.lobby.open(opening));
    expect(await next.store.dueAt(id, 'holiday')).toBe(next.clock.now + 2 * DAY);
    done(await next.tables.lobby.setClock({ at: HERE, person: AKI, clock: '60s' }));
    expect(await next.store.dueAt(id, 'holiday')).toBeUndefined();
  });
});

test('a clock of minutes goes on', async () => {
  const here = await timed('3m');
  const before = await dueIn(here, here.match);
  expect(await goes(here, here.who, 2)).toBe('away');
  expect(await dueIn(here, here.match)).toEqual(before);
  expect(await here.tables.stored.match(here.match.id)).toEqual(here.match);
});

test('silence of who is away is no consent to stop, and a manager may stop all the same', async () => {
  const here = await timed('24h');
  done(await here.tables.leaving.offerStop(HERE, here.other));
  expect((await dueIn(here, here.match))['stop']).toBe(24);
  await goes(here, here.who, 2);
  expect((await dueIn(here, here.match))['stop']).toBe(72);
  here.clock.now += DAY;
  await back(here, here.who);
  expect((await dueIn(here, here.match))['stop']).toBe(24);
  done(await here.tables.leaving.refuseStop(HERE, here.who));
  await goes(here, here.who, 2);
  done(await here.tables.leaving.offerStop(HERE, here.other));
  expect((await dueIn(here, here.match))['stop']).toBe(72);
  const stopper = { at: HERE, person: CHIKA, mayManage: true };
  expect(done(await here.tables.leaving.stop(stopper)).status).toBe('stopped');
});

test('a lobby shows who is away for as long as its clock is slow, and the match begins with it', async () => {
  const { tables, store, clock } = room();
  const ends = (match: Match) =>
    match.players.map((one) => one.type === 'person' && one.holidayUntil);
  const until = clock.now + 3 * DAY;
  await tables.holidays.begin({ ...inServer(AKI), typed: '3' });
  const opened = done(await tables.lobby.open(OPENING));
  expect(ends(opened)).toEqual([undefined]);
  const slow = done(await tables.lobby.setClock({ at: HERE, person: AKI, clock: '72h' }));
  expect(ends(slow)).toEqual([until]);
  const match = done(await tables.lobby.join(HERE, BENI));
  expect(match.status).toBe('playing');
  const isAki = asked(match).person.id === AKI.id;
  expect(await store.dueAt(match.id, 'move')).toBe((isAki ? until : clock.now) + 3 * DAY);
});

test('a game against computers alone, in which nobody waits, goes on and ends no holiday', async () => {
  const { tables } = room({ settings: { clock: '24h' } });
  const match = await alone(tables, 'botan-cho', 1);
  await tables.holidays.begin({ ...inServer(AKI), typed: '3' });
  expect(await tables.stored.match(match.id)).toEqual(match);
  done(await moveOn(tables, match));
  expect((await tables.holidays.of(inServer(AKI))).until).not.toBeNull();
});

test.each([
  ['24h', true],
  ['60s', false],
] as const)(
  'who comes back to a seat of a game with a clock of %s is back: %s',
  async (clock, isBack) => {
    const here = await timed(clock);
    done(await here.tables.leaving.leave(HERE, here.other));
    await goes(here, here.other, 3);
    done(await here.tables.lobby.join(HERE, here.other));
    expect((await here.tables.holidays.of(inServer(here.other))).until === null).toBe(isBack);
  },
);

test('a match that has ended stops nobody’s clock', async () => {
  const here = await timed('24h');
  await goes(here, here.other, 3);
  const stopper = { at: HERE, person: CHIKA, mayManage: true };
  const stopped = done(await here.tables.leaving.stop(stopper));
  expect(JSON.stringify(stopped.players)).not.toContain('holidayUntil');
  expect((await here.tables.holidays.of(inServer(here.other))).until).not.toBeNull();
});
