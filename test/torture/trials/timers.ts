import { setTimeout as wait } from 'node:timers/promises';
import { playFor, prepare } from '../support/act.ts';
import { after } from '../support/comes-true.ts';
import { attendedMatch, DUE_KINDS, expectOnce } from '../support/due.ts';
import type { ActiveMatch } from '../support/stored.ts';
import type { PlayedTable } from '../support/tables.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 3;
const FIRED_MS = 15_000;
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
  const counts = { move: 0, warning: 0 };
  let kills = 0;
  await bed.start();
  await bed.setClock('3m');
  do {
    // Two people are at it, so that they are called.
    const table = bed.tables[2 * context.draw(2)]!;
    const match = await readyMatch(bed, table);
    const kind = DUE_KINDS[context.draw(DUE_KINDS.length)]!;
    const meanwhile = async () => {
      const isKilled = context.draw(3) === 0;
      if (isKilled) await killSoon(bed, context.draw(LONGEST_LIFE_MS));
      kills += Number(isKilled);
      return isKilled;
    };
    const due = { table, match, kind, meanwhile, isLate: after(bed.upTo(FIRED_MS)) };
    if (await expectOnce(bed, due)) counts[kind] += 1;
    await bed.expectShown();
  } while (context.hasTime());
  await bed.stop();
  bed.expectAllAnswered();
  return `${counts.move} moves for absent people and ${counts.warning} warnings, each once; ${kills} kills in between`;
}

/** A match in which nobody has missed a move, and somebody has moves to choose from. */
async function readyMatch(bed: TestBed, table: PlayedTable): Promise<ActiveMatch> {
  for (;;) {
    await prepare(bed, table);
    const match = await attendedMatch(bed, table);
    if (match !== undefined) return match;
    await playFor(bed, 300);
  }
}

async function killSoon(bed: TestBed, ms: number): Promise<void> {
  await wait(ms);
  await bed.kill();
  await bed.start();
}
