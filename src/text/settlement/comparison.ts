import type { Seat } from '../../engine/core/game.ts';
import type { GameInfo } from '../../engine/match/game-info.ts';
import type { PaidWhy, Settlement } from '../../engine/round/event.ts';
import type { Voice } from '../story/context.ts';

/** What is compared to find who won a round: what it brought, card points, or cards with yaku. */
export type ComparedWhat = 'score' | 'card-points' | 'round';

interface Compared {
  readonly what: ComparedWhat;
  readonly own: number;
  /** The highest first. */
  readonly others: readonly number[];
  /** Whether the winner played before or after those who have as much; null if nobody has. */
  readonly tie: 'earlier' | 'later' | null;
}

interface Comparing extends Pick<Voice, 'areTeam'> {
  readonly info: GameInfo;
}

/** By what a seat won a round; null if by a yaku or a call, and not by having more than the others. */
export function comparedIn(
  settlement: Settlement,
  winner: Seat,
  { info, areTeam }: Comparing,
): Compared | null {
  const { order, points, scores } = settlement;
  const rivals = order.filter((seat) => seat !== winner && !areTeam([seat, winner]));
  const by = (what: ComparedWhat, values: readonly number[]): Compared | null => {
    const has = (seat: Seat) => values[seat] ?? 0;
    const [own, others] = [has(winner), rivals.map(has).toSorted((a, b) => b - a)];
    if (others.length === 0 || own < Math.max(...others)) return null;
    const equal = rivals.find((seat) => has(seat) === own);
    const isEarlier = equal !== undefined && order.indexOf(winner) < order.indexOf(equal);
    const tie = equal === undefined ? null : isEarlier ? 'earlier' : 'later';
    return { what, own, others, tie };
  };
  if (!info.scoresCards) return null;
  const isPaid = (what: PaidWhy) => settlement.payments.some(({ why }) => why === what);
  // With ken each settles with the oya alone (M18), so that the scores are in another order.
  if (isPaid('victory') || info.unit === 'ken') return by('round', sumsIn(settlement, areTeam));
  if (info.unit === 'points') return by('score', scores);
  return isPaid('card-points') ? by('card-points', points) : null;
}

/** By seat the card points and yaku of its team. Less those of others instead, all have as much less. */
function sumsIn({ order, points, yaku }: Settlement, areTeam: Voice['areTeam']): readonly number[] {
  return points.map((_, seat) =>
    order
      .filter((other) => other === seat || areTeam([seat, other]))
      .reduce((sum, each) => sum + (points[each] ?? 0), yakuValue(yaku[seat])),
  );
}

function yakuValue(yaku: Settlement['yaku'][number] = []): number {
  return yaku.reduce((sum, { value }) => sum + value, 0);
}
