import { setTimeout as wait } from 'node:timers/promises';
import type { StoredMessage } from 'discord-sandbox';
import { versionOf } from '../../e2e/support/reading.ts';
import { comesTrue } from './comes-true.ts';
import { type ActiveMatch, activeMatches, type Stored } from './stored.ts';
import type { PlayedTable } from './tables.ts';
import type { TestBed } from './test-bed.ts';

/** What is let fall due: the end of the time for a move, or the warning before it. */
export const DUE_KINDS = ['move', 'warning'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** Somewhat longer than the bot takes between two looks at what is due. */
const ONCE_MS = 1500;

interface Due {
  readonly table: PlayedTable;
  readonly match: ActiveMatch;
  readonly kind: DueKind;
  /** Whether it should have happened by now. */
  readonly isLate: () => boolean;
}

/**
 * Lets something fall due at a table where nobody presses, as if the time had passed, and notes it when it
 * does not happen once.
 *
 * @returns whether it did: not where nothing of that kind was set, or a press of before was dealt with so late
 * that the person has moved after all
 */
export async function expectOnce(bed: TestBed, due: Due): Promise<boolean> {
  const { match, kind, isLate } = due;
  const { stored } = bed;
  const before = await missedIn(stored, match.id);
  if (!(await isSet(stored, match.id, kind))) return false;
  const calls = callsIn(bed, due.table);
  try {
    await dueNow(stored, match.id, kind);
    const more = async () =>
      (await missedIn(stored, match.id)).map((times, seat) => times - before[seat]!);
    const isOver = async () => {
      if (await hasMoved(stored, match)) return true;
      // A process that is killed in the moment before it calls people leaves that out.
      if (kind === 'warning') return !(await isSet(stored, match.id, kind));
      return (await more()).some((times) => times > 0);
    };
    if (!(await comesTrue(isOver, isLate))) {
      bed.fail(
        `no ${kind} at match ${match.id}, where is set: ${await timersOf(stored, match.id)}`,
      );
    }
    await wait(ONCE_MS);
    if (await hasMoved(stored, match)) return false;
    const { heard } = calls;
    if ((await more()).some((times) => times > 1))
      bed.fail('moves were made for absent people twice');
    if (heard.length > 1) bed.fail(`people were called by ${heard.join(', ')} at a ${kind}`);
    return true;
  } finally {
    calls.stop();
  }
}

/** Hears which messages of a table call people, and whom. */
function callsIn({ sandbox }: TestBed, { room }: PlayedTable) {
  const heard: string[] = [];
  const hear = ({ message }: StoredMessage, change: string) => {
    const { id, channel_id: channel, mentions } = message;
    if (change !== 'new' || channel !== room.id || mentions.length === 0) return;
    const called = mentions.map(({ username }) => username).join(' and ');
    heard.push(`${id} at ${versionOf(message)} for ${called}`);
  };
  sandbox.world.events.on('message', hear);
  return { heard, stop: () => sandbox.world.events.off('message', hear) };
}

/** The match that is played at a table, if it is shown as it is and nobody there has missed a move. */
export async function attendedMatch(
  { stored }: TestBed,
  { room }: PlayedTable,
): Promise<ActiveMatch | undefined> {
  const match = (await activeMatches(stored)).find(({ channelId }) => channelId === room.id);
  // What is not shown yet may call people later.
  if (match?.status !== 'playing' || match.shownVersion !== match.version) return undefined;
  const missed = await missedIn(stored, match.id);
  return missed.every((times) => times === 0) ? match : undefined;
}

async function dueNow({ change }: Stored, match: number, kind: DueKind): Promise<void> {
  await change(
    'update timer set due_at = ? where match_id = ? and kind = ?',
    Date.now(),
    match,
    kind,
  );
}

async function isSet({ query }: Stored, match: number, kind: DueKind): Promise<boolean> {
  const sql = 'select 1 from timer where match_id = ? and kind = ?';
  return (await query(sql, match, kind)).length > 0;
}

/** Whether a person has moved since the match was seen. */
async function hasMoved({ query }: Stored, { id, version }: ActiveMatch): Promise<boolean> {
  const sql =
    'select 1 from move where match_id = ? and version > ? and seat is not null and not by_computer';
  return (await query(sql, id, version)).length > 0;
}

/** When what is set for a match falls due. */
async function timersOf({ query }: Stored, match: number): Promise<string> {
  const sql = 'select kind, due_at as "dueAt" from timer where match_id = ?';
  const timers = await query<{ kind: string; dueAt: number }>(sql, match);
  return timers.map(({ kind, dueAt }) => `${kind} in ${dueAt - Date.now()} ms`).join(', ');
}

/** How many moves in a row each seat's person has missed. */
async function missedIn({ query }: Stored, match: number): Promise<readonly number[]> {
  const [row] = await query<{ players: string }>('select players from match where id = ?', match);
  const players = JSON.parse(row?.players ?? '[]') as readonly { readonly missed?: number }[];
  return players.map(({ missed = 0 }) => missed);
}
