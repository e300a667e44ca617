import type { Sandbox, StoredMessage } from 'discord-sandbox';
import type { State } from '../../src/engine/round/state.ts';
import { findGame } from '../../src/games/index.ts';
import { type Clock, SILENCE_TIME } from '../../src/model/clock.ts';
import { seatAsked } from '../../src/model/seats.ts';
import { leaks } from '../e2e/support/witness.ts';
import { faultsInChannels } from '../torture/support/channels.ts';
import type { Ledger } from '../torture/support/ledger.ts';
import { type ActiveMatch, activeMatches, faultsInContent } from '../torture/support/stored.ts';
import type { BotProcess, Collection } from './bot-process.ts';

/** What is stored, as SQL finds it. */
export type Query = <Row>(sql: string) => readonly Row[];

interface TimedRow {
  readonly id: number;
  readonly status: 'open' | 'playing';
  readonly clock: Clock;
  readonly votes: string;
  readonly invited: string;
  /** The newest move of a person. */
  readonly moved: number | null;
}

interface Deadline {
  readonly matchId: number;
  readonly kind: string;
  readonly dueAt: number;
}

/** What is stored at one moment, as far as deadlines depend on it. */
export interface Snapshot {
  /** By the machine's clock. */
  readonly at: number;
  readonly matches: ReadonlyMap<number, TimedRow>;
  readonly deadlines: ReadonlyMap<string, number>;
}

export function snapshot(query: Query, at: number): Snapshot {
  const rows = query<TimedRow>(
    `select id, status, clock, stop_votes as votes, invited,
      (select max(version) from move where match_id = match.id and seat is not null and not by_computer) as moved
    from match where status in ('open', 'playing')`,
  );
  const timers = query<Deadline>('select match_id as matchId, kind, due_at as dueAt from timer');
  return {
    at,
    matches: new Map(rows.map((row) => [row.id, row])),
    deadlines: new Map(timers.map(({ matchId, kind, dueAt }) => [`${matchId} ${kind}`, dueAt])),
  };
}

/** Milliseconds by which the time of a deadline may be off: what is stored is looked at now and then. */
const LENIENCE = 2000;

/**
 * What does not hold of deadlines between two moments, while the machine's clock was not set.
 *
 * @param leftPause matches in which somebody has asked for the next round
 */
export function faultsOfDeadlines(
  before: Snapshot,
  now: Snapshot,
  leftPause: ReadonlySet<number>,
): readonly string[] {
  return [...now.matches.values()].flatMap((match) => {
    const due = (kind: string, at = now) => at.deadlines.get(`${match.id} ${kind}`);
    const was = before.matches.get(match.id);
    const faults: string[] = [];
    const isOffered = match.votes !== '[]';
    const stop = due('stop');
    if (isOffered !== (stop !== undefined)) {
      faults.push(
        `match ${match.id}: offers to stop are ${match.votes}, and silence ends at ${stop}`,
      );
    }
    if (isOffered && was?.votes === '[]' && stop !== undefined) {
      const least = before.at + SILENCE_TIME[match.clock] - LENIENCE;
      if (stop < least) faults.push(`match ${match.id}: silence ends ${least - stop} ms too soon`);
    }
    const pause = due('pause', before);
    const isShort = pause !== undefined && pause > now.at + LENIENCE && due('pause') === undefined;
    if (isShort && match.moved === was?.moved && !leftPause.has(match.id)) {
      faults.push(
        `match ${match.id}: the pause ended ${pause - now.at} ms too soon, and nobody moved`,
      );
    }
    const invited = match.status === 'open' && match.invited !== '[]';
    if (invited !== (due('kept') !== undefined)) {
      faults.push(
        `match ${match.id}: ${match.invited} are invited, and seats are kept until ${due('kept')}`,
      );
    }
    return faults;
  });
}

/** What is overdue though the bot has had its time. */
function overdue(query: Query, now: number): readonly string[] {
  return query<Deadline>('select match_id as matchId, kind, due_at as dueAt from timer')
    .filter(({ dueAt }) => dueAt < now - 5 * LENIENCE)
    .map(
      ({ matchId, kind, dueAt }) => `the ${kind} of match ${matchId} is ${now - dueAt} ms overdue`,
    );
}

/** What a world knows at its end. */
export interface Ended {
  readonly sandbox: Sandbox;
  readonly places: readonly { readonly id: string }[];
  readonly query: Query;
  readonly bot: BotProcess;
  readonly ledger: Ledger;
  /** Each message in each of its states. */
  readonly seen: readonly StoredMessage[];
  /** Somebody pressed a private button on a public message, as no app would: what is shown there is their own. */
  readonly hasForged: boolean;
  readonly forgotten: ReadonlySet<string>;
  readonly now: number;
}

/** What does not hold once nothing happens any more. */
export async function faultsAtTheEnd(ended: Ended): Promise<readonly string[]> {
  const { sandbox, places, query, bot, ledger, now, forgotten } = ended;
  const stored = { query: async <Row>(sql: string) => query<Row>(sql) };
  const active: readonly ActiveMatch[] = await activeMatches(stored);
  // What was deleted with its server is gone, and so are the moves of what was stripped.
  const whole = query<{ id: number }>('select id from match where stripped_at is null');
  const kept = new Set(whole.map(({ id }) => id));
  const inPlaces = active.filter(({ channelId }) => places.some(({ id }) => id === channelId));
  return [
    ...faultsInChannels(
      sandbox,
      places.map(({ id }) => id),
      inPlaces,
    ),
    ...(await faultsInContent(
      stored,
      bot.store,
      ledger.moves.filter(({ match }) => kept.has(match)),
    )),
    ...overdue(query, now),
    ...(await waitingForNobody(query, bot)),
    ...(await toldCards(ended)),
    ...traces(query, forgotten),
    ...sandbox.violations,
  ];
}

/** Matches that wait for no person, and nothing falls due in them. */
async function waitingForNobody(query: Query, { tables }: BotProcess): Promise<readonly string[]> {
  const untimed = query<{ id: number }>(
    `select id from match where status = 'playing'
      and not exists (select 1 from timer where match_id = match.id)`,
  );
  const faults = untimed.map(async ({ id }) => {
    const match = await tables.matches.find(id);
    const game = match && findGame(match.game);
    if (match === undefined || game === undefined) return [`match ${id} cannot be read`];
    if (seatAsked(game, match) !== undefined) return [];
    return [`match ${id} waits for nobody, and nothing in it falls due`];
  });
  return (await Promise.all(faults)).flat();
}

const BUG = /"(?:stack|type)":"(?:Type|Range|Reference|Syntax|Assertion)Error|IllegalMove/;
/** Discord's mistake, whose cause is a `SyntaxError` or a `TypeError`. */
const MALFORMED = '"stack":"MalformedAnswer';

/** What bots have logged that nothing explains: bugs, and anything where nothing went wrong. */
export function faultsInLog(lines: readonly string[], isCalm: boolean): readonly string[] {
  const faults = lines.filter((line) => isCalm || (BUG.test(line) && !line.includes(MALFORMED)));
  return faults.map((line) => `the log says: ${line}`);
}

/** What a process still remembers of matches that have ended, though every token has, too. */
export function left(
  collections: readonly Collection[],
  ended: readonly number[],
): readonly string[] {
  const names = ended.map(String);
  return collections.flatMap((one) =>
    [...one.keys()]
      .filter((key) => ['string', 'number'].includes(typeof key))
      .filter((key) => names.some((name) => String(key).includes(name)))
      .map((key) => `something is still remembered of "${String(key)}"`),
  );
}

/** Where in the database people still stand whose data was deleted. */
function traces(query: Query, forgotten: ReadonlySet<string>): readonly string[] {
  if (forgotten.size === 0) return [];
  const tables = query<{ name: string }>("select name from sqlite_schema where type = 'table'");
  return tables.flatMap(({ name }) => {
    const rows = JSON.stringify(query(`select * from "${name}"`));
    const known = [...forgotten].filter((id) => rows.includes(id));
    return known.map((id) => `${name} still knows ${id}, whose data was deleted`);
  });
}

/** Cards that a picture or its words told to somebody who must not know them. */
async function toldCards({ query, bot, seen, hasForged }: Ended): Promise<readonly string[]> {
  const told: string[] = [];
  for (const { id } of query<{ id: number }>('select id from match where seed is not null')) {
    const match = await bot.tables.matches.find(id);
    if (match === undefined) continue;
    const steps = await bot.tables.play.replay(match);
    const latest = Math.max(0, ...steps.map(({ version }) => version), match.version);
    // A version in which nobody played shows the state before it.
    const states = new Map<number, State>();
    for (let version = 0; version <= latest; version++) {
      const state = steps.findLast((step) => step.version <= version)?.state;
      if (state !== undefined) states.set(version, state);
    }
    const own = seen.filter(({ message, reader }) => {
      const kind = hasForged && reader === null ? 'table' : '(table|hand)';
      const name = new RegExp(`^${kind}-${id}-`);
      return message.attachments.some(({ filename }) => name.test(filename));
    });
    told.push(...leaks({ seen: own, stop: () => {} }, states));
  }
  return told;
}
