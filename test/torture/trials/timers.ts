import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { StoredMessage } from 'discord-sandbox';
import { playFor, prepare } from '../support/act.ts';
import { comesTrue } from '../support/comes-true.ts';
import { activeMatches, query } from '../support/stored.ts';
import type { PlayedTable } from '../support/tables.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 3;
const FIRED_MS = 15_000;
/** Somewhat longer than the bot takes between two looks at what is due. */
const ONCE_MS = 1500;
const LONGEST_LIFE_MS = 1200;

export const TIMERS: Trial = {
  name: 'what falls due, also while the bot is killed',
  share: 2,
  async run(context) {
    const bed = await TestBed.open(context, { tables: TABLES });
    try {
      return { figure: await letFallDue(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

async function letFallDue(bed: TestBed, context: TrialContext): Promise<string> {
  const called: StoredMessage[] = [];
  bed.sandbox.world.events.on('message', (stored, change) => {
    if (change === 'new' && stored.message.mentions.length > 0) called.push(stored);
  });
  const counts = { move: 0, warning: 0 };
  let kills = 0;
  await bed.start();
  await bed.setClock('3m');
  do {
    // Two people are at it, so that they are called.
    const { room } = await readyTable(bed, context);
    const [match] = activeMatches(bed.database).filter(({ channelId }) => channelId === room.id);
    if (match?.status !== 'playing') continue;
    const kind = (['move', 'warning'] as const)[context.draw(2)]!;
    const before = missedIn(bed.database, match.id);
    called.length = 0;
    if (!dueNow(bed.database, match.id, kind)) continue;
    const isKilled = context.draw(3) === 0;
    if (isKilled) await killSoon(bed, context.draw(LONGEST_LIFE_MS));
    kills += Number(isKilled);
    counts[kind] += 1;
    const isOver = () =>
      kind === 'move'
        ? missedIn(bed.database, match.id).some((missed, seat) => missed > before[seat]!)
        : !isSet(bed.database, match.id, kind);
    if (!(await comesTrue(isOver, FIRED_MS))) bed.fail(`the ${kind} of match ${match.id} stays`);
    await wait(ONCE_MS);
    const missed = missedIn(bed.database, match.id).map((times, seat) => times - before[seat]!);
    if (missed.some((times) => times > 1)) bed.fail(`moves were made for absent people twice`);
    const heard = called.filter(({ message }) => message.channel_id === room.id).length;
    if (heard > 1) bed.fail(`people were called ${heard} times at a ${kind}`);
    if (kind === 'warning' && heard === 0 && !isKilled) bed.fail('people were not warned');
    await bed.expectShown();
  } while (context.hasTime());
  await bed.stop();
  bed.expectAllAnswered();
  return `${counts.move} moves for absent people and ${counts.warning} warnings, each once; ${kills} kills in between`;
}

/** A table with a match in which nobody has missed a move, and somebody with moves to choose from. */
async function readyTable(bed: TestBed, { draw }: TrialContext): Promise<PlayedTable> {
  const table = bed.tables[2 * draw(2)]!;
  for (;;) {
    await prepare(bed, table);
    const match = activeMatches(bed.database).find(({ channelId }) => channelId === table.room.id);
    const missed = match === undefined ? [] : missedIn(bed.database, match.id);
    if (missed.every((times) => times === 0)) return table;
    await playFor(bed, 300);
  }
}

async function killSoon(bed: TestBed, ms: number): Promise<void> {
  await wait(ms);
  await bed.kill();
  await bed.start();
}

/** Lets something fall due, as if the time had passed; false where nothing of that kind is set. */
function dueNow(database: string, match: number, kind: string): boolean {
  const db = new DatabaseSync(database, { timeout: 5000 });
  try {
    const set = db.prepare('update timer set due_at = ? where match_id = ? and kind = ?');
    return Number(set.run(Date.now(), match, kind).changes) === 1;
  } finally {
    db.close();
  }
}

function isSet(database: string, match: number, kind: string): boolean {
  const sql = `select 1 from timer where match_id = ${match} and kind = ?`;
  return query(database, sql, kind).length > 0;
}

/** How many moves in a row each seat's person has missed. */
function missedIn(database: string, match: number): readonly number[] {
  const sql = `select players from match where id = ${match}`;
  const [row] = query<{ players: string }>(database, sql);
  const players = JSON.parse(row?.players ?? '[]') as readonly { readonly missed?: number }[];
  return players.map(({ missed = 0 }) => missed);
}
