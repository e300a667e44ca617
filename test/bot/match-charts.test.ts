import { expect, test } from 'vitest';
import { matchCharts } from '../../src/bot/rules/rule-books.ts';
import { NO_CARDS, setOf, union } from '../../src/engine/core/card-set.ts';
import { findGame } from '../../src/games/index.ts';
import type { ChartRequest } from '../../src/render/layout/chart.ts';
import { words } from '../../src/text/language.ts';
import { BLANK } from '../support/blank-painter.ts';
import { room } from '../table/support/a-table.ts';
import { dealt, moveOn } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { AKI, BENI } from '../table/support/people.ts';

test('the page of the yaku marks what its reader holds and has captured, and what the others have', async () => {
  const { tables, store } = room();
  let match = await dealt(tables, 'botan-cho', AKI, BENI);
  for (let moves = 0; moves < 8; moves++) match = done(await moveOn(tables, match));
  const view = findGame(match.game)!.view(match.state!, 0);
  const asked: ChartRequest[] = [];
  const yakuChart: typeof BLANK.yakuChart = (query, page, painted) => {
    asked.push(query);
    return BLANK.yakuChart(query, page, painted);
  };

  const pictures = matchCharts(match, view, {
    painter: { ...BLANK, yakuChart },
    words: words('en'),
  });

  const [own, other] = view.seats.map(({ captured }) => captured);
  expect(union(own ?? NO_CARDS, other ?? NO_CARDS)).not.toEqual(NO_CARDS);
  expect(asked[0]).toMatchObject({
    held: setOf(view.hand.map(({ card }) => card)),
    owned: own,
    gone: other,
  });
  expect(pictures.length).toBe(asked.length);
  const told = pictures.map(({ alt }) => alt).join('\n');
  expect(told).toContain('you have ');
  expect(told).toContain('in your hand: ');
  expect(told).toContain('taken by others: ');
  await store.close();
});
