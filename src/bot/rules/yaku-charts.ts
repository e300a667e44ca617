import type { ChartRequest } from '../../render/layout/chart.ts';
import type { Painter } from '../../render/painter.ts';
import { yakuChartAlt } from '../../text/pictures/chart-alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import type { Context } from '../../text/story/context.ts';
import type { Picture } from '../api/payload.ts';

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
