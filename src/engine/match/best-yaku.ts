import type { Event, YakuMade } from '../round/event.ts';

/** By seat, its yaku of the highest value in a match; null where it made none that counted. */
export type BestYaku = readonly (YakuMade | null)[];

/** The best yaku of each of so many seats in the rounds that were settled; of equals the first. */
export function bestYaku(events: readonly Event[], seats: number): BestYaku {
  const rounds = events.flatMap((event) => (event.type === 'settled' ? event.settlement : []));
  return Array.from({ length: seats }, (_, seat) => {
    const own = rounds.flatMap(({ yaku, teyaku }) => [
      ...(yaku[seat] ?? []),
      ...teyaku.filter((dealt) => dealt.seat === seat),
    ]);
    return own.reduce<YakuMade | null>(
      (best, { id, value, cards }) => (value > (best?.value ?? 0) ? { id, value, cards } : best),
      null,
    );
  });
}
