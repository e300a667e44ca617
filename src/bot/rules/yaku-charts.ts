import { NO_CARDS, setOf, union } from '../../engine/core/card-set.ts';
import type { View } from '../../engine/view/view.ts';
import type { Match } from '../../model/match.ts';
import type { ChartRequest } from '../../render/layout/chart.ts';
import type { Painter } from '../../render/painter.ts';
import { yakuChartAlt } from '../../text/pictures/chart-alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { type Context, contextOf } from '../../text/story/context.ts';
import type { Picture } from '../api/payload.ts';
import type { Rendering } from '../table-message/match-body.ts';

/** The pages of a chart of yaku; `name` is the beginning of their file names. */
export function yakuCharts(
  query: ChartRequest,
  context: Context,
  { painter, name }: { readonly painter: Painter; readonly name: string },
): readonly Picture[] {
  const painted = pictureWords(context);
  const first = painter.yakuChart(query, 0, painted);
  const others = Array.from({ length: first.pages - 1 }, (_, index) =>
    painter.yakuChart(query, index + 1, painted),
  );
  return [first, ...others].map((chart): Picture => {
    const alt = yakuChartAlt(query, chart, context);
    return { name: `${name}-${chart.page + 1}.png`, png: chart.png, alt };
  });
}

/** The chart of a match's round, with what the viewer holds and has, and what the others have. */
export function matchCharts(
  match: Match,
  view: View,
  { painter, words }: Rendering,
): readonly Picture[] {
  const capturedBy = (isOwn: boolean) =>
    view.seats
      .filter(({ seat }) => (seat === view.viewer) === isOwn)
      .reduce((all, { captured }) => union(all, captured), NO_CARDS);
  const { game, options, players } = match;
  const { month } = view;
  const held = setOf(view.hand.map(({ card }) => card));
  const marked = { held, owned: capturedBy(true), gone: capturedBy(false) };
  const query = { game, options, seats: players.length, month, ...marked };
  const name = `yaku-${match.id}-${match.version}`;
  return yakuCharts(query, contextOf(match, words), { painter, name });
}
