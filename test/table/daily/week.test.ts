import { expect, test } from 'vitest';
import { seedOfChance } from '../../../src/fairness/promise.ts';
import { findGame, type HanafudaGame } from '../../../src/games/index.ts';
import { overEverywhereAt, plusDays } from '../../../src/model/day.ts';
import type { Person } from '../../../src/model/match.ts';
import { dayOf } from '../../../src/model/private.ts';
import { room } from '../support/a-table.ts';
import { asked } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';

const HOUR = 3_600_000;
const MONDAY = '2026-11-16';
/** Time zones, and by how many hours they were ahead of UTC in that week. */
const ZONES = [
  { name: 'Asia/Tokyo', ahead: 9 },
  { name: 'Europe/Berlin', ahead: 1 },
  { name: 'America/Los_Angeles', ahead: -8 },
] as const;
const PEOPLE = 200;
const SERVERS = 20;

/** The seat of whoever plays the deal: the others are computers'. */
const PERSON = 0;

/** The same game, of which a person's first move is followed by the first legal ones to the end. */
function quick(game: HanafudaGame): HanafudaGame {
  return {
    ...game,
    apply(state, seat, move) {
      let step = game.apply(state, seat, move);
      if (seat !== PERSON) return step;
      const events = [...step.events];
      for (let next = game.toAct(step.state); next !== undefined; next = game.toAct(step.state)) {
        const [first] = game.legalMoves(step.state, next);
        if (first === undefined) throw new Error('no move');
        step = game.apply(step.state, next, first);
        events.push(...step.events);
      }
      return { ...step, events };
    },
  };
}

const QUICK = new Map<string, HanafudaGame>();
function findQuick(id: string): HanafudaGame | undefined {
  const game = findGame(id);
  if (game !== undefined && !QUICK.has(id)) QUICK.set(id, quick(game));
  return QUICK.get(id);
}

/** Somebody's home, a second server for some, and the hours of the day at which they look in, by UTC. */
const CLUB = Array.from({ length: PEOPLE }, (_, index) => {
  const person: Person = {
    id: String(100_000_000_000_000_000n + BigInt(index)),
    name: `P${index}`,
  };
  const home = index % SERVERS;
  const second = index % 4 === 0 ? [(index * 7 + 3) % SERVERS] : [];
  return {
    person,
    servers: [...new Set([home, ...second])],
    hour: (index * 5) % 24,
    skips: index % 7,
  };
});
const serverId = (index: number) => String(200_000_000_000_000_000n + BigInt(index));
const zoneOf = (index: number) => ZONES[index % ZONES.length] ?? ZONES[0];
const dayThere = (index: number, at: number) =>
  new Date(at + zoneOf(index).ahead * HOUR).toISOString().slice(0, 10);

/** What the test itself has seen: who finished which deal with which score, and where they had asked for it. */
interface Seen {
  readonly scores: Map<string, number>;
  readonly places: Map<string, Set<number>>;
  readonly hands: Map<string, string>;
}

test('a week of 200 people in 20 servers and three time zones: one attempt, no early sight, right leaderboards', async () => {
  const club = room({ seedOf: seedOfChance, findGame: findQuick, isBlank: true });
  const { tables, store, clock } = club;
  for (let index = 0; index < SERVERS; index++) {
    await store.putServerSettings(serverId(index), { timeZone: zoneOf(index).name });
  }
  const seen: Seen = { scores: new Map(), places: new Map(), hands: new Map() };
  const begin = Date.parse(MONDAY) - 14 * HOUR;
  for (let at = begin; at < Date.parse(MONDAY) + 7 * 24 * HOUR + 12 * HOUR; at += HOUR) {
    clock.now = at;
    const hour = new Date(at).getUTCHours();
    for (const { person, servers, hour: own, skips } of CLUB) {
      // Each looks in once a day, and some again eleven hours later.
      const isAgain = skips > 4 && (own + 11) % 24 === hour;
      if (own !== hour && !isAgain) continue;
      for (const index of servers) {
        const local = dayThere(index, at);
        if ((new Date(local).getUTCDate() + skips) % 7 > 2 && !isAgain) continue;
        const match = done(await tables.daily.open({ person, serverId: serverId(index) }, local));
        const day = dayOf(match);
        // Never another day than that of the place, so never before it begins there.
        expect(day).toBe(local);
        const key = `${day} ${person.id}`;
        const had = seen.scores.has(key);
        expect(match.status, key).toBe(had ? 'over' : 'playing');
        seen.places.set(key, (seen.places.get(key) ?? new Set()).add(index));
        if (had) continue;
        const dealt = JSON.stringify(match.state?.hands);
        expect(dealt).toBe(seen.hands.get(local) ?? dealt);
        seen.hands.set(local, dealt);
        const { moves } = asked(match);
        const move = moves[Number(person.id.slice(-3)) % moves.length];
        if (move === undefined) throw new Error('no move');
        const made = { at: { matchId: match.id }, person, move, version: match.version };
        const over = done(await tables.play.move(made));
        expect(over.status).toBe('over');
        const summary = await tables.daily.summary(over, person.id);
        seen.scores.set(key, summary?.attempt.finished?.score ?? Number.NaN);
        // Not to be had before the day is over everywhere, however it is asked for.
        expect(await tables.fairness.deals(over)).toBeNull();
        expect(tables.daily.secretUntil(over)).toBe(overEverywhereAt(local));
        expect((await tables.play.move(made)).ok).toBe(false);
        if (!pars.has(local)) pars.set(local, await tables.daily.par(over));
      }
    }
  }
  expect(seen.scores.size).toBeGreaterThan(500);
  await checkLeaderboards(club, seen);
  expect(new Set(seen.hands.values()).size).toBe(seen.hands.size);
});

const pars = new Map<string, number>();

/** Counts every leaderboard anew from what the test has seen. */
async function checkLeaderboards({ tables }: ReturnType<typeof room>, { scores, places }: Seen) {
  for (const [day, par] of pars) {
    const all = [...scores].flatMap(([key, score]) => (key.startsWith(day) ? [score] : []));
    const mean = all.length > 1 ? all.reduce((sum, score) => sum + score, 0) / all.length : null;
    const beside = await tables.daily.beside(day);
    expect(beside.par).toBe(par);
    expect(beside.mean ?? Number.NaN).toBeCloseTo(mean ?? Number.NaN);
  }
  for (let index = 0; index < SERVERS; index++) {
    const weekly = new Map<string, { beaten: number; played: number }>();
    for (let offset = 0; offset < 7; offset++) {
      const day = plusDays(MONDAY, offset);
      const own = CLUB.flatMap(({ person }) => {
        const key = `${day} ${person.id}`;
        const score = scores.get(key);
        return score !== undefined && places.get(key)?.has(index) ? [{ person, score }] : [];
      });
      const expected = own.map(({ person, score }) => ({
        rank: 1 + own.filter((other) => other.score > score).length,
        personId: person.id,
        name: person.name,
        score,
      }));
      const leaderboard = await tables.daily.leaderboard(serverId(index), day);
      expect(byId(leaderboard)).toEqual(byId(expected));
      expect(leaderboard.map(({ rank }) => rank)).toEqual(
        leaderboard.map(({ rank }) => rank).toSorted((a, b) => a - b),
      );
      for (const { person, score } of own) {
        const { beaten, played } = weekly.get(person.id) ?? { beaten: 0, played: 0 };
        const isBeaten = score >= (pars.get(day) ?? Number.POSITIVE_INFINITY);
        weekly.set(person.id, { beaten: beaten + Number(isBeaten), played: played + 1 });
      }
    }
    const all = [...weekly].map(([personId, row]) => ({ personId, ...row }));
    const expected = all.map((row) => ({
      ...row,
      rank:
        1 +
        all.filter(
          (other) =>
            other.beaten > row.beaten || (other.beaten === row.beaten && other.played > row.played),
        ).length,
      name: CLUB.find(({ person }) => person.id === row.personId)?.person.name,
    }));
    expect(byId(await tables.daily.week(serverId(index), plusDays(MONDAY, 3)))).toEqual(
      byId(expected),
    );
  }
}

function byId<Row extends { readonly personId: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => one.personId.localeCompare(other.personId));
}
