import { describe, expect, test } from 'vitest';
import { size } from '../../../src/engine/core/card-set.ts';
import { room } from '../support/a-table.ts';
import { alone, dealt, lobby, moveOn, names, playOut } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, CHIKA, DAIGO, HERE, SERVER, WHERE } from '../support/people.ts';

describe('computers', () => {
  test('are as strong as the host wants, go one by one, and the next gets the number that is free', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI);
    done(await tables.lobby.addComputer(HERE, AKI, 'easy'));
    done(await tables.lobby.addComputer(HERE, AKI, 'strong'));
    const free = { at: HERE, person: AKI, occupant: { computer: 1 } };
    expect(names(done(await tables.lobby.freeSeat(free)))).toEqual(['Aki', '2 strong']);
    expect(reasonOf(await tables.lobby.freeSeat(free))).toBe('no-such-player');
    expect(names(done(await tables.lobby.addComputer(HERE, AKI)))).toEqual([
      'Aki',
      '2 strong',
      '1 normal',
    ]);
  });
});

describe('a seat that the host frees', () => {
  const freeBeni = { at: HERE, person: AKI, occupant: { personId: BENI.id } };

  test('is free for others, but not for whoever had it', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI, BENI, CHIKA);
    const match = done(await tables.lobby.freeSeat(freeBeni));
    expect(names(match)).toEqual(['Aki', 'Chika']);
    expect(match.barred).toEqual([BENI]);
    expect(await tables.lobby.join(HERE, BENI)).toEqual({ ok: false, reason: 'barred', match });
    expect(reasonOf(await tables.lobby.join(HERE, DAIGO))).toBe('done');
    expect((await tables.stored.match(match.id))?.barred).toEqual([BENI]);
  });

  test('of the host’s own is left, and the role passes on', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI, BENI);
    const match = done(
      await tables.lobby.freeSeat({ ...freeBeni, occupant: { personId: AKI.id } }),
    );
    expect(match).toMatchObject({ hostId: BENI.id, barred: [] });
  });
});

describe('the host’s role', () => {
  test('is handed to somebody who sits there', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI, BENI);
    const hand = { at: HERE, person: AKI, personId: BENI.id };
    expect(reasonOf(await tables.lobby.makeHost({ ...hand, personId: CHIKA.id }))).toBe(
      'no-such-player',
    );
    expect(done(await tables.lobby.makeHost(hand)).hostId).toBe(BENI.id);
    expect(reasonOf(await tables.lobby.makeHost(hand))).toBe('not-host');
  });
});

describe('the number of seats', () => {
  const seats = (many: number) => ({ at: HERE, person: AKI, seats: many });
  const opening = { where: WHERE, host: AKI, game: 'ino-shika-cho', options: {} };

  test('is what the game is made for, or all that may play (I14)', async () => {
    const { tables } = room();
    const begun = async (game: string, ...others: readonly (typeof AKI)[]) => {
      done(await tables.lobby.open({ ...opening, game }));
      const statuses = await Promise.all(
        others.map(async (person) => done(await tables.lobby.join(HERE, person)).status),
      );
      done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
      return statuses;
    };
    expect(await begun('ino-shika-cho', BENI, CHIKA)).toEqual(['open', 'playing']);
    expect(await begun('mushi', BENI)).toEqual(['playing']);
    expect(await begun('hana-awase', BENI, CHIKA, DAIGO)).toEqual(['open', 'open', 'playing']);
  });

  test('is set by the host, and the match begins with the last of them', async () => {
    const { tables } = room();
    done(await tables.lobby.open(opening));
    expect(reasonOf(await tables.lobby.setSeats({ ...seats(4), person: BENI }))).toBe('not-host');
    expect(done(await tables.lobby.setSeats(seats(4))).seats).toBe(4);
    for (const person of [BENI, CHIKA]) {
      expect(done(await tables.lobby.join(HERE, person)).status).toBe('open');
    }
    expect(done(await tables.lobby.join(HERE, DAIGO))).toMatchObject({
      status: 'playing',
      state: { setup: { seats: 4 } },
    });
    expect(reasonOf(await tables.lobby.setSeats(seats(4)))).toBe('not-open');
  });

  test('is one that the game can be played by, and no fewer than sit there', async () => {
    const { tables } = room();
    done(await tables.lobby.open(opening));
    for (const many of [0, 1, 5, 2.5, Number.NaN]) {
      expect(await tables.lobby.setSeats(seats(many))).toMatchObject({
        reason: 'bad-seats',
        game: 'ino-shika-cho',
      });
    }
    done(await tables.lobby.setSeats(seats(4)));
    done(await tables.lobby.join(HERE, BENI));
    const three = done(await tables.lobby.join(HERE, CHIKA));
    expect(await tables.lobby.setSeats(seats(2))).toEqual({
      ok: false,
      reason: 'seats-taken',
      match: three,
    });
    // The host is there to press Start, as with a computer in the last seat.
    expect(done(await tables.lobby.setSeats(seats(3))).status).toBe('open');
    expect(reasonOf(await tables.lobby.join(HERE, DAIGO))).toBe('full');
    expect(reasonOf(await tables.lobby.addComputer(HERE, AKI))).toBe('full');
    expect(done(await tables.lobby.start(HERE, AKI)).status).toBe('playing');
  });

  test('is chosen when a table is opened', async () => {
    const { tables } = room();
    expect(await tables.lobby.open({ ...opening, seats: 5 })).toEqual({
      ok: false,
      reason: 'bad-seats',
      match: null,
      game: 'ino-shika-cho',
    });
    done(await tables.lobby.open({ ...opening, seats: 2 }));
    expect(done(await tables.lobby.join(HERE, BENI)).status).toBe('playing');
  });

  test('decides which house rules there are', async () => {
    const { tables } = room();
    const hana = { ...opening, game: 'hana-awase', options: { handOfTwo: '10' } };
    const problem = { type: 'other-seats', option: 'handOfTwo', seats: [2] };
    expect(await tables.lobby.open(hana)).toMatchObject({
      reason: 'bad-option',
      problems: [problem],
    });
    const rule = { at: HERE, person: AKI, option: 'handOfTwo', value: '10' };
    done(await tables.lobby.open({ ...hana, options: {} }));
    expect(await tables.lobby.setOption(rule)).toMatchObject({
      reason: 'bad-option',
      problems: [problem],
    });
    done(await tables.lobby.setSeats(seats(2)));
    expect(done(await tables.lobby.setOption(rule)).options['handOfTwo']).toBe(10);
    // It waits there, without effect, should the host choose three after all.
    done(await tables.lobby.setSeats(seats(3)));
    done(await tables.lobby.join(HERE, BENI));
    const match = done(await tables.lobby.join(HERE, CHIKA));
    expect(match.state?.hands.map(size)).toEqual([7, 7, 7]);
  });

  test('of a rematch is that of the match, also where fewer or more sat there than usual', async () => {
    const { tables } = room();
    done(await tables.lobby.open({ ...opening, seats: 4 }));
    done(await tables.lobby.join(HERE, BENI));
    const { id: matchId } = await playOut(tables, done(await tables.lobby.start(HERE, AKI)));
    const again = done(await tables.lobby.rematch({ matchId, person: AKI }));
    expect(again.seats).toBe(2);
    done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    expect(done(await tables.lobby.rematch({ matchId, person: CHIKA })).seats).toBe(2);
  });
});

describe('the clock', () => {
  test('is the server’s at first, and then as the host sets it', async () => {
    const { tables } = room({ settings: { clock: '60s' } });
    expect((await lobby(tables, 'suhara-bana', AKI, BENI)).clock).toBe('60s');
    const request = { at: HERE, person: AKI, clock: '24h' } as const;
    expect(reasonOf(await tables.lobby.setClock({ ...request, person: BENI }))).toBe('not-host');
    expect(done(await tables.lobby.setClock(request)).clock).toBe('24h');
    expect((await tables.stored.newestMatch(CHANNEL))?.clock).toBe('24h');
  });

  test('is three minutes where nobody has chosen, and none only where the server has none', async () => {
    const { tables, store } = room();
    expect((await lobby(tables, 'ino-shika-cho', AKI, BENI)).clock).toBe('3m');
    const none = { at: HERE, person: AKI, clock: 'none' } as const;
    expect(reasonOf(await tables.lobby.setClock(none))).toBe('clock-needed');
    await store.putServerSettings(SERVER, { clock: 'none' });
    expect(done(await tables.lobby.setClock(none)).clock).toBe('none');
    await store.putServerSettings(SERVER, { clock: '3m' });
    expect(done(await tables.lobby.start(HERE, AKI)).clock).toBe('none');
  });

  test('of a rematch is the server’s again where the match had none', async () => {
    const { tables, store } = room({ settings: { clock: 'none' } });
    const { id: matchId } = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
    await store.putServerSettings(SERVER, { clock: '3m' });
    expect(done(await tables.lobby.rematch({ matchId, person: AKI })).clock).toBe('3m');
  });

  test('of one person against computers is none instead of the usual or a slow one', async () => {
    for (const [chosen, played] of [
      ['24h', 'none'],
      ['3m', 'none'],
      ['60s', '60s'],
    ] as const) {
      const { tables } = room({ settings: { clock: chosen } });
      expect((await alone(tables, 'botan-cho', 1)).clock).toBe(played);
    }
  });
});

describe('whether a match is rated', () => {
  test.each([
    ['people by themselves', {}, 0, true],
    ['people with a computer', {}, 1, false],
    ['with a computer, where the server rates that', { ratesComputers: true }, 1, true],
    ['where the server rates nothing', { isRated: false, ratesComputers: true }, 0, false],
  ])('is settled at the deal: %s', async (_, settings, computers, isRated) => {
    const { tables, store } = room();
    const people = [AKI, BENI, CHIKA, DAIGO].slice(computers);
    await lobby(tables, 'suhara-bana', ...people);
    for (let i = 0; i < computers; i++) {
      done(await tables.lobby.addComputer(HERE, people[0] ?? AKI));
    }
    await store.putServerSettings(SERVER, settings);
    const match = done(await tables.lobby.start(HERE, people[0] ?? AKI));
    expect(match.isRated).toBe(isRated);
    await store.putServerSettings(SERVER, { isRated: !isRated, ratesComputers: !isRated });
    expect(done(await moveOn(tables, match)).isRated).toBe(isRated);
  });
});
