import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../../../src/games/index.ts';
import type { Match, Person } from '../../../src/model/match.ts';
import { seatsAt, takenAt } from '../../../src/model/seats.ts';
import { KEPT_TIME } from '../../../src/table/lobby/lobby-changes.ts';
import { type Room, room } from '../support/a-table.ts';
import { lobby } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, DAIGO, EMI, FUMI, HERE, WHERE } from '../support/people.ts';

let here: Room;

beforeEach(() => {
  here = room();
});

function invite(...people: readonly Person[]) {
  return here.tables.lobby.invite({ at: HERE, person: AKI, people });
}

const MINUTE = 60_000;

/** As many as the largest table seats, the host first. */
const PEOPLE: readonly Person[] = [AKI, BENI, CHIKA, DAIGO, EMI, FUMI, { id: '7', name: 'Goro' }];

/** Something that may happen in a lobby; the table may refuse it. */
const lobbyAction: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc.subarray(PEOPLE.slice(1)).map((people) => () => invite(...people)),
  fc.constantFrom(...PEOPLE.slice(1)).map((person) => () => join(person)),
  fc
    .constantFrom(...PEOPLE.slice(1))
    .map((person) => () => here.tables.leaving.leave(HERE, person)),
  fc
    .integer({ min: 2, max: 7 })
    .map((seats) => () => here.tables.lobby.setSeats({ at: HERE, person: AKI, seats })),
  fc.constant(() => here.tables.lobby.addComputer(HERE, AKI)),
  fc.constant(() => here.tables.lobby.removeComputer(HERE, AKI)),
);

const join = (person: Person) => here.tables.lobby.join(HERE, person);
const invitedTo = ({ invited }: Match) => invited.map(({ person }) => person.name);
const seatedAt = ({ players }: Match) =>
  players.map((player) => (player.type === 'person' ? player.person.name : 'computer'));

describe('a seat kept for somebody', () => {
  test('is taken by nobody else, person or computer, and theirs when they join', async () => {
    await lobby(here.tables, 'botan-cho', AKI);
    done(await here.tables.lobby.setSeats({ at: HERE, person: AKI, seats: 2 }));
    expect(invitedTo(done(await invite(BENI)))).toEqual(['Beni']);
    expect(reasonOf(await join(CHIKA))).toBe('seats-kept');
    expect(reasonOf(await here.tables.lobby.addComputer(HERE, AKI))).toBe('seats-kept');
    const begun = done(await join(BENI));
    expect([begun.status, seatedAt(begun), invitedTo(begun)]).toEqual([
      'playing',
      ['Aki', 'Beni'],
      [],
    ]);
    expect(await here.store.dueAt(begun.id, 'kept')).toBeUndefined();
  });

  test('is theirs whatever happened at the table before', async () => {
    const anyGame = fc.constantFrom(...GAMES.map(({ id }) => id));
    await fc.assert(
      fc.asyncProperty(anyGame, fc.array(lobbyAction), async (id, actions) => {
        here = room();
        const current = () => here.store.activeMatch(WHERE.channelId);
        done(await here.tables.lobby.open({ where: WHERE, host: AKI, game: id, options: {} }));
        for (const act of actions) {
          await act();
          const match = await current();
          if (match?.status !== 'open') break;
          expect(takenAt(match)).toBeLessThanOrEqual(seatsAt(gameOf(id), match));
        }
        for (let match = await current(); match?.invited[0]; match = await current()) {
          expect(reasonOf(await join(match.invited[0].person))).toBe('done');
        }
        await here.store.close();
      }),
    );
  });

  test('can be declined, and taken back by the host, after which they may still join', async () => {
    await lobby(here.tables, 'suhara-bana', AKI);
    done(await invite(BENI, CHIKA));
    expect(invitedTo(done(await here.tables.lobby.decline(HERE, BENI)))).toEqual(['Chika']);
    expect(reasonOf(await here.tables.lobby.decline(HERE, BENI))).toBe('not-invited');
    const occupant = { personId: CHIKA.id };
    const taken = done(await here.tables.lobby.freeSeat({ at: HERE, person: AKI, occupant }));
    expect([invitedTo(taken), taken.barred]).toEqual([[], []]);
    expect(seatedAt(done(await join(CHIKA)))).toEqual(['Aki', 'Chika']);
  });

  test('is free again after a quarter of an hour, each in its time', async () => {
    const { id } = await lobby(here.tables, 'suhara-bana', AKI);
    done(await invite(BENI));
    here.clock.now += 1000;
    done(await invite(CHIKA));
    expect(await here.tables.lobby.lapse(id)).toBeNull();
    here.clock.now += KEPT_TIME - 1000;
    const first = await here.tables.lobby.lapse(id);
    expect(first && invitedTo(done(first))).toEqual(['Chika']);
    here.clock.now += 1000;
    const second = await here.tables.lobby.lapse(id);
    expect(second && invitedTo(done(second))).toEqual([]);
    expect(await here.store.dueAt(id, 'kept')).toBeUndefined();
  });

  test('is kept for as long as any, though the bot is away or its clock is set, each for its own time', async () => {
    const { clock, store, tables } = here;
    const { id } = await lobby(tables, 'suhara-bana', AKI);
    await tables.timers.wasAway();
    done(await invite(BENI));
    clock.now += 10 * MINUTE;
    done(await invite(CHIKA));
    await tables.timers.passTime(new Map());
    clock.now += 20 * MINUTE;
    await tables.timers.wasAway();
    await tables.timers.clockWasSet(-24 * 60 * MINUTE);
    clock.now -= 24 * 60 * MINUTE;
    done(await join(DAIGO));
    expect(await tables.stored.timersOf(id)).toMatchObject({
      kept: { [BENI.id]: clock.now + 5 * MINUTE, [CHIKA.id]: clock.now + 15 * MINUTE },
    });
    clock.now = (await store.dueAt(id, 'kept')) ?? Number.NaN;
    const outcome = await tables.lobby.lapse(id);
    expect(outcome && invitedTo(done(outcome))).toEqual(['Chika']);
  });

  test('lapses when the host starts without them', async () => {
    await lobby(here.tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    done(await invite(EMI));
    const begun = done(await here.tables.lobby.start(HERE, AKI));
    expect([begun.status, invitedTo(begun)]).toEqual(['playing', []]);
  });

  test('is kept up to the most seats of the game, or those that the host has set', async () => {
    await lobby(here.tables, 'suhara-bana', AKI);
    const five = done(await invite(BENI, CHIKA, DAIGO, EMI));
    expect(invitedTo(five)).toHaveLength(4);
    expect(reasonOf(await invite({ id: '9', name: 'Fumi' }))).toBe('full');
    const fewer = { at: HERE, person: AKI, seats: 4 };
    expect(reasonOf(await here.tables.lobby.setSeats(fewer))).toBe('seats-taken');
  });

  test('is the host’s to keep, and for whom does not sit there', async () => {
    await lobby(here.tables, 'suhara-bana', AKI, BENI);
    const at = HERE;
    expect(reasonOf(await here.tables.lobby.invite({ at, person: BENI, people: [CHIKA] }))).toBe(
      'not-host',
    );
    expect(reasonOf(await invite(BENI))).toBe('already-seated');
  });

  test('can be kept from the beginning', async () => {
    const request = { where: WHERE, host: AKI, game: 'botan-cho', options: {}, seats: 2 };
    const many = { ...request, invited: [BENI, CHIKA] };
    expect(reasonOf(await here.tables.lobby.open(many))).toBe('bad-seats');
    const match = done(await here.tables.lobby.open({ ...request, invited: [BENI, AKI] }));
    expect(invitedTo(match)).toEqual(['Beni']);
    expect(await here.store.dueAt(match.id, 'kept')).toBe(here.clock.now + KEPT_TIME);
  });

  test('is told once, unless they want no mention', async () => {
    const { id } = await lobby(here.tables, 'suhara-bana', AKI);
    await here.store.putPersonSettings(CHIKA.id, { mentions: 'never' });
    const match = done(await invite(BENI, CHIKA));
    const since = (version: number) =>
      here.tables.mentions.people(match, { type: 'turn', since: version });
    expect(await since(match.version - 1)).toEqual([BENI.id]);
    expect(await since(match.version)).toEqual([]);
    expect(match.id).toBe(id);
  });
});
