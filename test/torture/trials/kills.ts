import type { Draw } from '../../../src/engine/core/random.ts';
import { playFor } from '../support/act.ts';
import type { Kill, KillPoint } from '../support/kill-point.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 6;
const LONGEST_PLAY_MS = 2000;

/** How late each point is met at most, counted from the start, while people play for a while. */
export const IN_PLAY: readonly Kill[] = [
  { point: 'statement', count: 600 },
  { point: 'commit', count: 40 },
  { point: 'committed', count: 40 },
  { point: 'request', count: 60 },
  { point: 'answered', count: 60 },
  { point: 'posted', count: 30 },
  { point: 'removing', count: 3 },
  { point: 'milliseconds', count: 4000 },
];

/** The same within a start with tables that are to be caught up with. */
const IN_START: readonly Kill[] = [
  { point: 'statement', count: 120 },
  { point: 'request', count: 12 },
  { point: 'answered', count: 12 },
  { point: 'posted', count: 3 },
  { point: 'removing', count: 1 },
  { point: 'milliseconds', count: 1200 },
];

export function drawKill(draw: Draw, kills: readonly Kill[]): Kill {
  const { point, count } = kills[draw(kills.length)]!;
  return { point, count: 1 + draw(count) };
}

export const KILLS: Trial = {
  name: 'kills in play and in start-up',
  share: 6,
  run: (context) => TestBed.lend(context, { tables: TABLES }, killAgainAndAgain),
};

async function killAgainAndAgain(bed: TestBed, context: TrialContext): Promise<string> {
  const deaths = new Map<KillPoint | 'asked', number>();
  let kills = 0;
  do {
    const isInStart = kills > 0 && context.draw(3) === 0;
    const kill = drawKill(context.draw, isInStart ? IN_START : IN_PLAY);
    if (await bed.start({ kill })) {
      await bed.expectShown();
      await playFor(bed, 400 + context.draw(LONGEST_PLAY_MS));
    }
    const point = bed.bot.isRunning ? 'asked' : kill.point;
    deaths.set(point, (deaths.get(point) ?? 0) + 1);
    await bed.kill();
    kills += 1;
  } while (context.hasTime());
  await bed.start();
  await bed.expectShown();
  await playFor(bed, 1500);
  await bed.expectShown();
  await bed.stop();
  const points = [...deaths].map(([point, count]) => `${count} ${point}`).join(', ');
  const moves = bed.ledger.acknowledged.length;
  bed.expectAllAnswered();
  return `${kills} kills (${points}), ${moves} moves answered, none lost or doubled`;
}
