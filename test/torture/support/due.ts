import { setTimeout as wait } from 'node:timers/promises';
import type { StoredMessage } from 'discord-sandbox';
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
  /** Done while it is due, such as a kill; whether anything was. */
  readonly meanwhile: () => Promise<boolean>;
  /** How long it may take. */
  readonly firedMs: number;
}

/**
 * Lets something fall due at a table where nobody presses, as if the time had passed, and notes it when it
 * does not happen once.
 *
 * @returns whether anything of that kind was set
 */
export async function expectOnce(bed: TestBed, due: Due): Promise<boolean> {
  const { table, match, kind, firedMs } = due;
  const { stored, sandbox } = bed;
  const before = await missedIn(stored, match.id);
  if (!(await isSet(stored, match.id, kind))) return false;
  const heard: string[] = [];
  const hear = ({ message }: StoredMessage, change: string) => {
    const isCall = change === 'new' && message.mentions.length > 0;
    if (isCall && message.channel_id === table.room.id) heard.push(message.id);
  };
  sandbox.world.events.on('message', hear);
  try {
    await dueNow(stored, match.id, kind);
    const isDisturbed = await due.meanwhile();
    const isOver = async () => {
      if (kind === 'warning') return !(await isSet(stored, match.id, kind));
      const missed = await missedIn(stored, match.id);
      return missed.some((times, seat) => times > before[seat]!);
    };
    if (!(await comesTrue(isOver, firedMs))) bed.fail(`the ${kind} of match ${match.id} stays`);
    await wait(ONCE_MS);
    const missed = (await missedIn(stored, match.id)).map((times, seat) => times - before[seat]!);
    if (missed.some((times) => times > 1)) bed.fail('moves were made for absent people twice');
    if (heard.length > 1) bed.fail(`people were called by ${heard.join(', ')} at a ${kind}`);
    if (kind === 'warning' && heard.length === 0 && !isDisturbed)
      bed.fail('people were not warned');
    return true;
  } finally {
    sandbox.world.events.off('message', hear);
  }
}

/** The match that is played at a table, if nobody there has missed a move. */
export async function attendedMatch(
  { stored }: TestBed,
  { room }: PlayedTable,
): Promise<ActiveMatch | undefined> {
  const match = (await activeMatches(stored)).find(({ channelId }) => channelId === room.id);
  if (match?.status !== 'playing') return undefined;
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

/** How many moves in a row each seat's person has missed. */
async function missedIn({ query }: Stored, match: number): Promise<readonly number[]> {
  const [row] = await query<{ players: string }>('select players from match where id = ?', match);
  const players = JSON.parse(row?.players ?? '[]') as readonly { readonly missed?: number }[];
  return players.map(({ missed = 0 }) => missed);
}
