import { expect, test } from 'vitest';
import { pagesSince, type RoundPage } from '../../src/bot/board-pages.ts';
import { roundShown } from '../../src/bot/match-parts.ts';
import { createPainter } from '../../src/render/painter.ts';
import { words } from '../../src/text/language.ts';
import { AKI, BENI, dealt, done, moveOn, room } from '../table/support/a-table.ts';

test('a score sheet calls people by their names alone, be they away or not', async () => {
  const { tables, store } = room();
  let match = dealt(tables, 'botan-cho', AKI, BENI);
  match = done(tables.leave({ matchId: match.id }, BENI));
  const isRound = (page: { readonly kind: string }): page is RoundPage => page.kind === 'round';
  const sheets = () => pagesSince(match, tables.happenedSince(match, 0)).filter(isRound);
  while (sheets().length === 0) match = done(moveOn(tables, match));
  const [page] = sheets();
  if (page === undefined) throw new Error('no round was settled');
  const look = { painter: await createPainter(), words: words('ja') };

  const shown = roundShown(page, match, look);

  const [told, ...sheet] = shown.parts.map((part) => JSON.stringify(part));
  expect(told).toContain('**Beni（退席中）**');
  expect(sheet.join('')).toContain('Beni');
  expect(sheet.join('')).not.toContain('退席中');
  expect(shown.pictures.map(({ alt }) => alt).join('')).not.toContain('退席中');
  store.close();
});
