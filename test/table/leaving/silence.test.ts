import { describe, expect, test } from 'vitest';
import type { Match } from '../../../src/model/match.ts';
import { type Room, room } from '../support/a-table.ts';
import { timed } from '../support/holidays.ts';
import { alone, asked, dealt, moveOn } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, HERE } from '../support/people.ts';

/** The time to answer passes for whoever is asked, and nobody's move is overdue. */
async function stayingSilent({ tables, store, clock }: Room, match: Match): Promise<Match> {
  clock.now = (await store.dueAt(match.id, 'silence')) ?? Number.NaN;
  const outcome = await tables.leaving.noteSilence(match.id);
  if (outcome === null) throw new Error('nobody was silent');
  return done(outcome);
}

/** The seats whose people have been silent for long. */
const silentSeats = ({ players }: Match) =>
  players.flatMap((player, seat) => (player.type === 'person' && player.silent ? [seat] : []));

const otherThan = (personId: string) => (personId === AKI.id ? BENI : AKI);

describe('a person who is silent', () => {
  test.each([
    ['none', 24],
    ['72h', 24],
  ] as const)('is noted after a day with a clock of %s', async (chosen, hours) => {
    const here = await timed(chosen);
    const { tables, store, clock, match } = here;
    const dueAt = clock.now + hours * 3_600_000;
    expect(await store.dueAt(match.id, 'silence')).toBe(dueAt);
    clock.now = dueAt - 1;
    expect(await tables.leaving.noteSilence(match.id)).toBeNull();
    expect(silentSeats(await stayingSilent(here, match))).toEqual([asked(match).seat]);
  });

  test.each(['30s', '60s', '3m', '24h'] as const)(
    'is noted once they have missed a turn of %s',
    async (chosen) => {
      const { tables, store, clock, match } = await timed(chosen);
      const { seat } = asked(match);
      expect(await store.dueAt(match.id, 'silence')).toBeUndefined();
      expect(silentSeats(match)).toEqual([]);
      clock.now = (await store.dueAt(match.id, 'move')) ?? Number.NaN;
      expect(silentSeats(done((await tables.timers.timeOver(match.id))!))).toEqual([seat]);
    },
  );

  test('is silent no more once they move', async () => {
    const here = await timed('none');
    const silent = await stayingSilent(here, here.match);
    const { seat, person } = asked(silent);
    const moved = done(await moveOn(here.tables, silent));
    expect(silentSeats(moved)).toEqual([]);
    const request = { at: HERE, person: otherThan(person.id), seat };
    expect(reasonOf(await here.tables.leaving.giveSeat(request))).toBe('not-silent');
  });

  test('is not noted where nobody waits for them', async () => {
    const { tables, store } = room({ settings: { clock: 'none' } });
    const match = await alone(tables, 'botan-cho', 1);
    expect(await store.dueAt(match.id, 'silence')).toBeUndefined();
  });
});

describe('the seat of a silent person', () => {
  test('is nobody’s to give who does not sit there, nor their own, nor without silence', async () => {
    const here = await timed('none');
    const { tables, match } = here;
    const { seat, person } = asked(match);
    const by = (who: typeof AKI, of = seat) =>
      tables.leaving.giveSeat({ at: HERE, person: who, seat: of });
    expect(reasonOf(await by(otherThan(person.id)))).toBe('not-silent');
    await stayingSilent(here, match);
    expect(reasonOf(await by(CHIKA))).toBe('not-seated');
    expect(reasonOf(await by(person))).toBe('not-silent');
    expect(reasonOf(await by(otherThan(person.id), Number.NaN))).toBe('not-silent');
  });
});

describe.each(['of itself', 'by a press'])('a table with the usual clock goes on %s', (how) => {
  test('without a silent friend, within six minutes', async () => {
    const { tables, clock } = room();
    let match = await dealt(tables, 'botan-cho', AKI, BENI);
    const begun = clock.now;
    const { seat, person } = asked(match);
    const runOut = async () => {
      clock.now = (await tables.timers.moveDueAt(match.id)) ?? Number.NaN;
      match = done((await tables.timers.timeOver(match.id))!);
    };
    await runOut();
    expect(match.players[seat]).toMatchObject({ away: false, missed: 1 });
    while (asked(match).seat !== seat) match = done(await moveOn(tables, match));
    if (how === 'of itself') await runOut();
    else {
      const request = { at: HERE, person: otherThan(person.id), seat };
      match = done(await tables.leaving.giveSeat(request));
    }
    expect(match.players[seat]).toMatchObject({ away: true });
    expect(match.hostId).not.toBe(person.id);
    for (let left = 10; left > 0 && match.status === 'playing'; left--) {
      match = done(await moveOn(tables, match));
    }
    expect(clock.now - begun).toBeLessThanOrEqual(6 * 60_000);
    expect(asked(match).person).not.toEqual(person);
  });
});
