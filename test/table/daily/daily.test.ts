import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/engine/core/options.ts';
import { type Seed, seedOf } from '../../../src/engine/core/random.ts';
import { seedOfChance } from '../../../src/fairness/promise.ts';
import { DAILY_MATCH, findGame, gameOf, WEEKDAY_MATCHES } from '../../../src/games/index.ts';
import { firstInstantOf, overEverywhereAt, plusDays } from '../../../src/model/day.ts';
import { koiKoiOf } from '../../../src/model/deal.ts';
import type { Match, Person } from '../../../src/model/match.ts';
import { dayOf, NO_SERVER } from '../../../src/model/private.ts';
import { dayLeaderboard, weekLeaderboard } from '../../../src/table/daily/leaderboards.ts';
import { type Room, room } from '../support/a-table.ts';
import { asked, moveOn, playOut } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, SERVER } from '../support/people.ts';

const HOUR = 3_600_000;
/** A Sunday, in the evening in Europe and in the morning of Monday in Japan. */
const AT = Date.parse('2026-11-22T19:00:00Z');
const OTHER = '200000000000000002';

/** A room with the deals as they are for people, at that instant. */
function club(parts: Parameters<typeof room>[0] = {}): Room {
  const opened = room({ seedOf: seedOfChance, ...parts });
  opened.clock.now = AT;
  return opened;
}

/** Somebody's match of today's deal: that of the weekday. */
async function open({ tables }: Room, person: Person, serverId: string = SERVER): Promise<Match> {
  const deal = await tables.daily.today(serverId);
  return done(await tables.daily.open({ person, serverId }, deal));
}

/** The same of Koi-Koi's. */
async function openKoiKoi({ tables }: Room, person: Person): Promise<Match> {
  const deal = koiKoiOf(await tables.daily.today(SERVER));
  return done(await tables.daily.open({ person, serverId: SERVER }, deal));
}

describe('the deal of the day', () => {
  test('is the same for everybody, also for computers, and another tomorrow', async () => {
    const here = club();
    const [of, other] = [await open(here, AKI), await open(here, BENI, OTHER)];
    expect(of.state).toEqual(other.state);
    expect(of.seed).toBe(other.seed);
    const [one, two] = [
      done(await moveOn(here.tables, of)),
      done(await moveOn(here.tables, other)),
    ];
    expect(one.state).toEqual(two.state);
    here.clock.now += 24 * HOUR;
    const next = await open(here, AKI);
    expect(next.seed).not.toBe(of.seed);
    expect(next.game).not.toBe(of.game);
  });

  test('stays what it was on a day that has begun, whatever an update plans for it', async () => {
    const here = club();
    const match = await open(here, AKI);
    const options = { ...match.options, warbler: 10, nizoro: 4 };
    const [sunday, monday] = ['2026-11-22', '2026-11-23'];
    await here.store.transaction(async (tx) => {
      await tx.updateMatch({ ...match, options }, match, AT);
      // As if an earlier version had planned the same for Monday.
      const attempt = { deal: monday, personId: CHIKA.id, matchId: match.id, begunAt: AT };
      await tx.addAttempt({ ...attempt, finished: null });
    });
    expect(await open(here, BENI, OTHER)).toMatchObject({ game: 'mayumi', options });
    const { daily } = here.tables;
    expect(await daily.beside(sunday)).toMatchObject({ game: 'mayumi' });
    expect(await daily.beside(monday)).toMatchObject({ game: 'mayumi' });
    expect(await daily.beside('2026-11-30')).toMatchObject({ game: 'matgo' });
    expect(await daily.beside(koiKoiOf(monday))).toMatchObject({ game: 'koi-koi' });
  });

  test('is there each weekday, by the rules of a game that there is', () => {
    for (const { game, options } of [DAILY_MATCH, ...WEEKDAY_MATCHES.flat()]) {
      const found = findGame(game);
      for (const [option, value] of Object.entries(options)) {
        expect(found?.options[option]?.choices.map(String)).toContain(value);
      }
    }
  });

  test('is dealt once to a person, wherever they ask for it', async () => {
    const here = club();
    const match = await open(here, AKI);
    expect(await open(here, AKI, OTHER)).toEqual(match);
    expect(await open(here, AKI, NO_SERVER)).toEqual(match);
    const over = await playOut(here.tables, match);
    expect(await open(here, AKI)).toEqual(over);
    expect(await open(here, AKI, OTHER)).toEqual(over);
  });

  test('is not dealt again to somebody who has had their data deleted', async () => {
    const here = club();
    await playOut(here.tables, await open(here, AKI));
    await here.tables.privacy.forgetPerson(AKI);
    await here.tables.privacy.finishErasures();
    const again = await here.tables.daily.open({ person: AKI, serverId: SERVER }, '2026-11-22');
    expect(reasonOf(again)).toBe('played-before');
    const stored = await here.tables.privacy.personalData(AKI.id);
    expect(stored).toMatchObject({ daily: [], matches: [] });
    expect(await here.tables.daily.leaderboard(SERVER, '2026-11-22')).toEqual([]);
    // Others do not lose what it is compared with.
    await playOut(here.tables, await open(here, BENI));
    expect((await here.tables.daily.beside('2026-11-22')).mean).not.toBeNull();
    here.clock.now += 24 * HOUR;
    await open(here, AKI);
  });

  test('is never dealt again as a rematch', async () => {
    const here = club();
    const { id: matchId } = await playOut(here.tables, await open(here, AKI));
    const asked = await here.tables.lobby.rematch({ matchId, person: AKI });
    expect(reasonOf(asked)).toBe('no-table');
  });

  test('begins nowhere before its day does', async () => {
    const here = club();
    await here.store.putServerSettings(SERVER, { timeZone: 'Pacific/Kiritimati' });
    here.clock.now = firstInstantOf('2026-11-23') - 1;
    expect(dayOf(await open(here, AKI))).toBe('2026-11-22');
    here.clock.now += 1;
    expect(dayOf(await open(here, AKI))).toBe('2026-11-23');
  });

  test('can be played until its day is over everywhere, and not after', async () => {
    const here = club();
    let match = await open(here, AKI);
    const late = await open(here, BENI);
    here.clock.now = overEverywhereAt('2026-11-22') - 1;
    match = done(await moveOn(here.tables, match));
    expect(match.status).toBe('playing');
    here.clock.now += 1;
    expect(done(await moveOn(here.tables, match)).status).toBe('stopped');
    await here.tables.daily.closeLapsed();
    expect(await here.tables.stored.match(late.id)).toMatchObject({ status: 'stopped' });
    expect(await here.tables.daily.leaderboard(SERVER, '2026-11-22')).toEqual([]);
  });

  test('is compared with what the strong computer makes of it, which is worked out once', async () => {
    const here = club();
    const over = await playOut(here.tables, await open(here, AKI));
    expect((await here.tables.daily.summary(over, AKI.id))?.par).toBeNull();
    const [par, again] = [await here.tables.daily.par(over), await here.tables.daily.par(over)];
    expect(again).toBe(par);
    const another = await open(here, BENI);
    expect(await here.tables.daily.par(another)).toBe(par);
    expect(await here.tables.daily.summary(over, AKI.id)).toMatchObject({
      par,
      players: 1,
      streak: 1,
    });
    expect(await here.tables.daily.summary(another, BENI.id)).toBeNull();
    // Nothing of that is a move of theirs.
    expect(asked(another).person).toEqual(BENI);
  });

  test('is shared once in a server', async () => {
    const here = club();
    await playOut(here.tables, await open(here, AKI));
    await open(here, AKI, OTHER);
    const share = (serverId: string) =>
      here.tables.daily.markShared({ serverId, deal: '2026-11-22', personId: AKI.id });
    expect(await share(SERVER)).toBe(true);
    expect(await share(SERVER)).toBe(false);
    expect(await share(OTHER)).toBe(true);
  });

  test('has Koi-Koi in one round every day beside the game of the weekday, dealt apart', async () => {
    const here = club();
    const [koiKoi, weekday] = [await openKoiKoi(here, AKI), await open(here, AKI)];
    expect([koiKoi.game, koiKoi.options['length']]).toEqual(['koi-koi', 1]);
    expect(weekday.game).toBe('mayumi');
    expect(weekday.secret).not.toBe(koiKoi.secret);
    expect((await openKoiKoi(here, BENI)).seed).toBe(koiKoi.seed);
    here.clock.now += 24 * HOUR;
    const next = await openKoiKoi(here, AKI);
    expect(next.game).toBe('koi-koi');
    expect(next.seed).not.toBe(koiKoi.seed);
  });

  test('is dealt again where its one round is won as it is dealt', async () => {
    const game = gameOf('koi-koi');
    const options = { ...defaultOptions(game.options), length: 1 };
    const isWon = (seed: Seed) =>
      game.toAct(game.start({ game: 'koi-koi', seats: 2, options, seed }).state) === undefined;
    const all = Array.from({ length: 2000 }, (_, index) => seedOf(index));
    const seeds = [all.find(isWon)!, all.find((seed) => !isWon(seed))!];
    const secrets: string[] = [];
    const here = club({
      seedOf: ({ secret }) => {
        if (!secrets.includes(secret)) secrets.push(secret);
        return seeds[secrets.indexOf(secret)]!;
      },
    });
    const [mine, yours] = [await openKoiKoi(here, AKI), await openKoiKoi(here, BENI)];
    expect(mine).toMatchObject({ status: 'playing', seed: seeds[1], secret: secrets[1] });
    expect(yours.seed).toBe(mine.seed);
  });

  test('is offered with what is still to be played first', async () => {
    const here = club();
    const offered = async () => {
      const { deals } = await here.tables.daily.offer({ person: AKI, serverId: SERVER });
      return deals.map(({ game, match, score }) => [game, match?.status, score !== null]);
    };
    const fresh = [
      ['koi-koi', undefined, false],
      ['mayumi', undefined, false],
    ];
    expect(await offered()).toEqual(fresh);
    const match = await openKoiKoi(here, AKI);
    expect(await offered()).toEqual([['koi-koi', 'playing', false], fresh[1]]);
    await playOut(here.tables, match);
    expect(await offered()).toEqual([fresh[1], ['koi-koi', 'over', true]]);
  });

  test('keeps a streak by either, and each has a leaderboard of its own', async () => {
    const here = club();
    await playOut(here.tables, await open(here, AKI));
    here.clock.now += 24 * HOUR;
    await playOut(here.tables, await openKoiKoi(here, AKI));
    here.clock.now += 24 * HOUR;
    await playOut(here.tables, await openKoiKoi(here, AKI));
    const over = await playOut(here.tables, await open(here, AKI));
    const { daily } = here.tables;
    expect((await daily.summary(over, AKI.id))?.streak).toBe(3);
    expect((await daily.offer({ person: AKI, serverId: SERVER })).streak).toBe(3);
    const [monday, tuesday] = ['2026-11-23', '2026-11-24'];
    expect(await daily.leaderboard(SERVER, monday)).toEqual([]);
    expect(await daily.leaderboard(SERVER, koiKoiOf(monday))).toHaveLength(1);
    expect(await daily.week(SERVER, tuesday)).toMatchObject([{ personId: AKI.id, played: 3 }]);
    expect(await daily.week(SERVER, '2026-11-22')).toMatchObject([{ played: 1 }]);
    expect((await daily.alone(AKI, koiKoiOf(tuesday))).weeks).toMatchObject([{ played: 3 }]);
  });

  test('of another day is dealt to nobody, and goes on for who has begun it', async () => {
    const here = club();
    const begun = await openKoiKoi(here, AKI);
    here.clock.now += 12 * HOUR;
    const ask = async (person: Person, deal: string) =>
      await here.tables.daily.open({ person, serverId: SERVER }, deal);
    const [yesterday, tomorrow] = [koiKoiOf('2026-11-22'), koiKoiOf('2026-11-24')];
    expect(done(await ask(AKI, yesterday))).toEqual(begun);
    expect(reasonOf(await ask(BENI, yesterday))).toBe('past-deal');
    expect(reasonOf(await ask(AKI, tomorrow))).toBe('past-deal');
    const { unfinished } = await here.tables.daily.offer({ person: AKI, serverId: SERVER });
    expect(unfinished).toEqual([begun]);
  });

  test('has two games on one weekday, which take turns by the week', async () => {
    const here = club();
    const gameOn = async (deal: string) => (await here.tables.daily.beside(deal)).game;
    const thursdays = [0, 7, 14].map((days) => plusDays('2026-11-26', days));
    const games = await Promise.all(thursdays.map(gameOn));
    expect(games.toSorted()).toEqual([games[0], games[0], games[1]].toSorted());
    expect(new Set(games)).toEqual(new Set(['botan-cho', 'min-hwatu']));
    expect(await gameOn('2026-11-27')).toBe('go-stop');
  });
});

describe('a leaderboard', () => {
  const row = (name: string, score: number, par: number | null = null) => {
    return { deal: '2026-11-16', personId: name, name, score, par };
  };
  const ranksIn = (rows: readonly { readonly rank: number; readonly name: string }[]) =>
    rows.map(({ rank, name }) => `${rank} ${name}`);

  test('of a day begins with the best score, and equal ones share a rank', () => {
    const rows = [row('Beni', 5), row('Aki', 5), row('Chika', 9), row('Daigo', -1)];
    expect(ranksIn(dayLeaderboard(rows))).toEqual(['1 Chika', '2 Aki', '2 Beni', '4 Daigo']);
  });

  test('of a week begins with who came up to the strong computer most often, then who played most', () => {
    const rows = [
      ...[row('Aki', 5, 5), row('Aki', 4, 5), row('Beni', 6, 5), row('Emi', 7, 5)],
      ...[row('Chika', 9), row('Chika', 1, 5), row('Chika', 2, 5), row('Daigo', 3, 5)],
    ];
    const ranks = ['1 Aki', '2 Beni', '2 Emi', '4 Chika', '5 Daigo'];
    expect(ranksIn(weekLeaderboard(rows))).toEqual(ranks);
  });

  test('names who asked for the deal in that server, and everybody counts in the mean', async () => {
    const here = club();
    const scores: number[] = [];
    for (const [person, serverId] of [
      [AKI, SERVER],
      [BENI, OTHER],
      [CHIKA, OTHER],
    ] as const) {
      const over = await playOut(here.tables, await open(here, person, serverId));
      scores.push((await here.tables.daily.summary(over, person.id))?.attempt.finished?.score ?? 0);
    }
    const { daily } = here.tables;
    const named = async (serverId: string) =>
      (await daily.leaderboard(serverId, '2026-11-22')).map(({ name }) => name).toSorted();
    expect([await named(SERVER), await named(OTHER)]).toEqual([['Aki'], ['Beni', 'Chika']]);
    const [one = 0, two = 0, three = 0] = scores;
    expect((await daily.beside('2026-11-22')).mean).toBeCloseTo((one + two + three) / 3);
  });
});
