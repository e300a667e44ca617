import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../../src/games/index.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from '../../../src/model/achievements/achievements.ts';
import {
  type Career,
  careerOf,
  MOST_MET,
  NO_CAREER,
} from '../../../src/model/achievements/career.ts';
import type { Person } from '../../../src/model/match.ts';
import {
  careerIn,
  keepAchievements,
  recountAchievements,
} from '../../../src/table/achievements/achievements.ts';
import { endTable } from '../../store/support/a-lobby.ts';
import { type Room, room } from '../support/a-table.ts';
import { AKI, BENI, CHIKA, DAIGO, SERVER } from '../support/people.ts';

const PEOPLE = [AKI, BENI, CHIKA, DAIGO];
const HOUR = 3_600_000;

/** A match as it ended: who sat there, in the order of their places, and who of them had left. */
interface Played {
  readonly type: 'played';
  readonly game: string;
  readonly people: readonly Person[];
  readonly fled: number;
  readonly isStopped: boolean;
  readonly isPractice: boolean;
  /** Hours since the last. */
  readonly later: number;
}

/** What becomes of somebody's tally otherwise. */
type Step =
  | Played
  | { readonly type: 'forget'; readonly person: Person }
  | { readonly type: 'look'; readonly person: Person }
  | { readonly type: 'recount' }
  /** The time of all that has ended is over. */
  | { readonly type: 'strip' };

const played: fc.Arbitrary<Played> = fc.record({
  type: fc.constant('played'),
  game: fc.constantFrom('koi-koi', 'mushi', 'botan-cho'),
  people: fc.shuffledSubarray(PEOPLE, { minLength: 1 }),
  fled: fc.integer({ min: -1, max: 3 }),
  isStopped: fc.boolean(),
  isPractice: fc.boolean(),
  later: fc.integer({ min: 1, max: 60 }),
});
const person = fc.constantFrom(...PEOPLE);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: played },
  fc.record({ type: fc.constant('forget'), person }),
  fc.record({ type: fc.constant('look'), person }),
  fc.constant({ type: 'recount' } as const),
  fc.constant({ type: 'strip' } as const),
);

/** Ends a match as it is ended: its results, then what follows from them. */
async function end({ store, clock }: Room, one: Played): Promise<void> {
  clock.now += one.later * HOUR;
  const at = clock.now;
  const people = one.isPractice ? [one.people[0] ?? AKI, null] : one.people;
  const seats = people.map((person, seat) => ({ person, fled: seat === one.fled }));
  const status = one.isStopped ? 'stopped' : 'over';
  await store.transaction(async (tx) => {
    const over = { serverId: SERVER, game: one.game, status, at } as const;
    const { match, results } = await endTable(tx, seats, over);
    await keepAchievements(tx, { match, results, events: [], at });
  });
}

async function take(here: Room, one: Step): Promise<void> {
  const { clock, tables, store } = here;
  if (one.type === 'played') return await end(here, one);
  if (one.type === 'recount') return void (await recountAchievements({ store, findGame }));
  if (one.type === 'look') {
    return void (await tables.achievements.career({ serverId: SERVER, personId: one.person.id }));
  }
  if (one.type === 'strip') {
    const ended = { unrated: clock.now, rated: clock.now };
    const until = { now: clock.now, ...ended, replacedSince: clock.now };
    while (!(await store.eraseSome({ until })).isDone);
    return;
  }
  await tables.privacy.forgetPerson(one.person);
  await tables.privacy.finishErasures();
}

/** The tallies as they are kept, and as they are counted again from all results. */
async function tallies({ store }: Room) {
  const { timeZone } = await store.serverSettings(SERVER);
  const members = PEOPLE.map(({ id: personId }) => ({ serverId: SERVER, personId }));
  const kept: (Career | undefined)[] = [];
  const counted: Career[] = [];
  for (const member of members) {
    kept.push(await store.career(member));
    counted.push(careerOf(await store.careerMatches(member, 0), timeZone));
  }
  return { kept: kept.map((one) => one ?? NO_CAREER), counted };
}

describe('a career', () => {
  test('is kept as it would be counted, whatever was played and deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const here = room();
        for (const one of steps) await take(here, one);
        const { kept, counted } = await tallies(here);
        expect(kept).toEqual(counted);
        await here.store.close();
      }),
      { numRuns: 40 },
    );
  });

  const ofAki = { serverId: SERVER, personId: AKI.id };
  const one: Played = {
    ...{ type: 'played', game: 'mushi', people: [AKI, BENI], fled: -1 },
    ...{ isStopped: false, isPractice: false, later: 1 },
  };

  test('that was never kept is counted once, with the match that has just ended', async () => {
    const here = room();
    await end(here, one);
    // As a database is in which matches ended before there were tallies.
    await here.store.deletePerson(AKI.id);
    expect(await here.store.career(ofAki)).toBeUndefined();
    await end(here, one);
    expect(await here.store.career(ofAki)).toMatchObject({ matches: 2, wins: 2, streak: 2 });
  });

  test('is counted on with what a version without tallies has stored meanwhile', async () => {
    const here = room();
    await end(here, one);
    const kept = await here.store.career(ofAki);
    await end(here, one);
    if (kept !== undefined) await here.store.putCareer(ofAki, kept);
    await end(here, one);
    expect(await here.store.career(ofAki)).toMatchObject({ matches: 3, wins: 3, streak: 3 });
  });

  test('counts a match that ended by a clock that was set back', async () => {
    const here = room();
    await end(here, one);
    await end(here, { ...one, later: -24 });
    expect(await here.store.career(ofAki)).toMatchObject({ matches: 2, wins: 2 });
  });

  test('that is kept is not counted again from the matches of before', async () => {
    const here = room();
    await end(here, one);
    const asked: (readonly [number, number])[] = [];
    const careerMatches = async (member: typeof ofAki, after: number) => {
      const matches = await here.store.careerMatches(member, after);
      asked.push([after, matches.length]);
      return matches;
    };
    const { clock, store } = here;
    expect(await careerIn({ ...store, careerMatches }, ofAki)).toMatchObject({ matches: 1 });
    expect(asked).toEqual([[clock.now, 0]]);
  });

  test('remembers as many people as any achievement asks for', () => {
    const met = new Set(Array.from({ length: MOST_MET }, (_, index) => `${index}`));
    const counts = ACHIEVEMENT_IDS.map((id) => ACHIEVEMENTS[id]).flatMap((one) =>
      typeof one === 'function' ? [] : [one],
    );
    const ofPeople = counts.filter(({ count }) => count({ ...NO_CAREER, met }) > 0);
    expect(ofPeople.length).toBeGreaterThan(0);
    for (const { count, goal } of ofPeople) {
      expect(count({ ...NO_CAREER, met })).toBeGreaterThanOrEqual(goal);
    }
  });
});
