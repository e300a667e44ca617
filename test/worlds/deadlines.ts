import { type Clock, MOVE_TIME, SILENCE_TIME } from '../../src/model/clock.ts';
import type { Invitation } from '../../src/model/match.ts';

/** What is stored, as SQL finds it. */
export type Query = <Row>(sql: string) => readonly Row[];

interface TimedRow {
  readonly id: number;
  readonly status: 'open' | 'playing';
  readonly version: number;
  /** The match whose players play again here. */
  readonly rematchOf: number | null;
  readonly channelId: string;
  readonly clock: Clock;
  readonly votes: string;
  readonly invited: string;
  readonly moved: number;
  readonly movedByPerson: number;
}

interface Deadline {
  readonly matchId: number;
  readonly kind: string;
  readonly personId: string;
  readonly dueAt: number;
}

/** What is stored at one moment, as far as deadlines depend on it. Milliseconds. */
export interface Snapshot {
  /** By the clock that nobody sets. */
  readonly at: number;
  readonly matches: ReadonlyMap<number, TimedRow>;
  /** What is left until each falls due. */
  readonly left: ReadonlyMap<string, number>;
  /** For how long nobody could press, by the channel. */
  readonly lost: ReadonlyMap<string, number>;
}

export function snapshot(
  query: Query,
  {
    at,
    wall,
    lost,
  }: { readonly at: number; readonly wall: number; readonly lost: Snapshot['lost'] },
): Snapshot {
  const rows = query<TimedRow>(
    `select id, status, version, rematch_of as rematchOf, channel_id as channelId, clock, stop_votes as votes, invited,
      (select max(version) from move where match_id = match.id) as moved,
      (select max(version) from move
        where match_id = match.id and seat is not null and not by_computer) as movedByPerson
    from match where status in ('open', 'playing')`,
  );
  return {
    at,
    matches: new Map(rows.map((row) => [row.id, row])),
    left: new Map(
      deadlinesIn(query).map(({ matchId, kind, personId, dueAt }) => [
        `${matchId} ${kind} ${personId}`,
        dueAt - wall,
      ]),
    ),
    lost: new Map(lost),
  };
}

export function deadlinesIn(query: Query): readonly Deadline[] {
  return query(
    'select match_id as matchId, kind, person_id as personId, due_at as dueAt from timer',
  );
}

/** Milliseconds by which the time of a deadline may be off: what is stored is looked at now and then. */
export const LENIENCE = 2000;
/** By so much more while nobody can press: it is stored every ten seconds. */
const LOST_LENIENCE = 10_000;
/** So long can a connection be dead before the bot knows, and gives that time back: two heartbeats. */
const UNNOTICED = 82_500;

/**
 * What does not hold of deadlines between two moments at which the bot had followed whatever was done to it.
 *
 * @param hasGoneOn whether somebody may have asked for a match's next round
 * @param isActed whether somebody has done something that may concern a match
 */
export function faultsOfDeadlines(
  before: Snapshot,
  now: Snapshot,
  {
    hasGoneOn,
    isActed,
  }: {
    readonly hasGoneOn: (match: number) => boolean;
    readonly isActed: (match: number) => boolean;
  },
): readonly string[] {
  return [
    ...[...now.left.keys()]
      .filter((key) => !now.matches.has(Number.parseInt(key, 10)))
      .map((key) => `${key} is still due, and the match has ended`),
    ...[...now.matches.values()].flatMap((match) => causes(match, before, now)),
    ...[...before.matches.values()].flatMap((match) => [
      ...offTime(match, before, now, isActed),
      ...oddPause(match, before, now, hasGoneOn),
    ]),
  ];
}

/** Each deadline has its cause, each cause its deadline, and that the whole of its time. */
function causes(match: TimedRow, before: Snapshot, now: Snapshot): readonly string[] {
  const { id, clock, votes, invited, status } = match;
  const was = before.matches.get(id);
  const faults: string[] = [];
  const due = (kind: string) => now.left.get(`${id} ${kind} `);
  const expect = (what: string, isDue: boolean, kind: string) => {
    if (isDue === (due(kind) !== undefined)) return;
    faults.push(`match ${id}: ${what}, and what is left of ${kind} is ${due(kind)}`);
  };
  const whole = (kind: string, time: number) => {
    const short = time - (now.at - before.at) - LENIENCE - (due(kind) ?? 0);
    if (short > 0) faults.push(`match ${id}: ${kind} is due ${short} ms too soon`);
  };
  expect(`offers to stop are ${votes}`, votes !== '[]', 'stop');
  if (votes !== '[]' && was?.votes === '[]') whole('stop', SILENCE_TIME[clock]);
  const seats = JSON.parse(status === 'open' ? invited : '[]') as readonly Invitation[];
  const kept = [...now.left.keys()].filter((key) => key.startsWith(`${id} kept `));
  const keys = seats.map(({ person }) => `${id} kept ${person.id}`);
  if (kept.toSorted().join() !== keys.toSorted().join()) {
    faults.push(`match ${id}: ${keys} are invited, and seats are kept: ${kept}`);
  }
  const limit = MOVE_TIME[clock];
  if (status === 'open') expect('it is a lobby', true, 'idle');
  else if (due('pause') === undefined && due('computer') === undefined && limit !== null) {
    expect('somebody is asked', true, 'move');
    if (match.moved > (was?.moved ?? 0)) whole('move', limit);
  }
  return faults;
}

/**
 * Nothing falls due before its time, in which no time counts in which nobody could press; and nothing is put off while
 * its match stays as it is.
 */
function offTime(
  { id, version, rematchOf, channelId }: TimedRow,
  before: Snapshot,
  now: Snapshot,
  isActed: (match: number) => boolean,
): readonly string[] {
  const lost = (now.lost.get(channelId) ?? 0) - (before.lost.get(channelId) ?? 0);
  const passed = now.at - before.at - lost + LENIENCE + (lost > 0 ? LOST_LENIENCE : 0);
  const own = [...before.left].filter(
    ([key]) => key.startsWith(`${id} `) && !key.includes('holiday'),
  );
  if (now.matches.get(id)?.version === version) {
    return own.flatMap(([key, left]) => {
      const then = now.left.get(key) ?? 0;
      // Whether a pause may have ended is told by who asked for that.
      if (key === `${id} pause ` && then === 0) return [];
      const isLater = then > left + LOST_LENIENCE + UNNOTICED;
      return isLater || (left - then > passed && left > passed)
        ? [`${key} was due in ${left} ms, and in ${then} ms when ${passed} ms had passed`]
        : [];
    });
  }
  const next = Math.min(...before.left.values());
  // "Play again" on a match that has ended is a seat in the next one.
  const isTouched = isActed(id) || (rematchOf !== null && isActed(rematchOf));
  // What has no deadline, such as the deal of a day, is closed by the upkeep.
  return own.length > 0 && next > passed && !isTouched
    ? [`match ${id} has changed, though nothing fell due: ${JSON.stringify(own)}, ${passed} ms`]
    : [];
}

/** A pause lasts, unless somebody goes on; and then it is over. */
function oddPause(
  { id, movedByPerson }: TimedRow,
  before: Snapshot,
  now: Snapshot,
  hasGoneOn: (match: number) => boolean,
): readonly string[] {
  const left = (before.left.get(`${id} pause `) ?? 0) - (now.at - before.at);
  const match = now.matches.get(id);
  const stands = now.left.get(`${id} pause `);
  if (left <= LENIENCE || match === undefined) return [];
  const hasMoved = match.movedByPerson !== movedByPerson;
  if (stands === undefined) {
    return hasMoved || hasGoneOn(id)
      ? []
      : [`match ${id}: the pause ended ${left} ms too soon, and nobody moved`];
  }
  // The next one lasts longer.
  return hasMoved && stands <= left + LENIENCE
    ? [`match ${id}: the pause stands for ${stands} ms, though somebody moved`]
    : [];
}
