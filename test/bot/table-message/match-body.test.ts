import { expect, test } from 'vitest';
import type { Part, Picture } from '../../../src/bot/api/payload.ts';
import { roundBody, sheetBody, standingBody } from '../../../src/bot/table-message/match-body.ts';
import { contentsSince } from '../../../src/bot/table-message/message-content.ts';
import { cardsOf } from '../../../src/engine/core/card-set.ts';
import { NO_STORY } from '../../../src/engine/match/match-story.ts';
import type { Match } from '../../../src/model/match.ts';
import { createPainter, painterOf } from '../../../src/render/painter.ts';
import { SIGNATURE } from '../../../src/render/raster/png.ts';
import { bareNoun } from '../../../src/text/format/cards.ts';
import { words } from '../../../src/text/language.ts';
import { BLANK } from '../../support/blank-painter.ts';
import { type Room, room } from '../../table/support/a-table.ts';
import { dealt, moveOn, playOut } from '../../table/support/matches.ts';
import { done } from '../../table/support/outcomes.ts';
import { AKI, BENI } from '../../table/support/people.ts';

const isPicture = (part: Part): part is Picture => typeof part === 'object' && 'png' in part;

/** The first round of a match that is settled, and the match then. */
async function firstRound({ tables }: Pick<Room, 'tables'>, begun: Match) {
  for (let match = begun; ; match = done(await moveOn(tables, match))) {
    const contents = contentsSince(match, await tables.play.stepsSince(match, 0));
    const content = contents.find((one) => one.kind === 'round');
    if (content !== undefined) return { content, match };
  }
}

test('of a score sheet only the picture is painted that is shown', async () => {
  const own = room();
  const { content, match } = await firstRound(own, await dealt(own.tables, 'botan-cho', AKI, BENI));
  let painted = 0;
  const paint = async () => {
    painted += 1;
    return [SIGNATURE];
  };
  const painter = painterOf(
    { japanese: paint, korean: paint },
    { backlog: () => 0, withMonths: () => BLANK },
  );
  const rendering = { painter, words: words('en-US') };

  expect(sheetBody(content, match, rendering).filter(isPicture)).toHaveLength(1);
  expect(painted).toBe(1);
  const pictures = roundBody(content, match, rendering).filter(isPicture);
  expect(pictures.length).toBeGreaterThan(1);
  expect(painted).toBe(1 + pictures.length);
  await own.store.close();
});

test('a score sheet calls people by their names alone, be they away or not', async () => {
  const own = room();
  const { tables, store } = own;
  const begun = await dealt(tables, 'botan-cho', AKI, BENI);
  const left = done(await tables.leaving.leave({ matchId: begun.id }, BENI));
  const { content, match } = await firstRound(own, left);
  const rendering = { painter: BLANK, words: words('ja') };

  const shown = roundBody(content, match, rendering);

  const [told, ...sheet] = shown.map((part) => JSON.stringify(part));
  expect(told).toContain('**Beni（退席中）**');
  expect(sheet.join('')).toContain('Beni');
  expect(sheet.join('')).not.toContain('退席中');
  expect(
    shown
      .filter(isPicture)
      .map(({ alt }) => alt)
      .join(''),
  ).not.toContain('退席中');
  await store.close();
});

test('the end of a match shows the best yaku of each seat and the cards that made it', async () => {
  const { tables, store } = room();
  const match = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  const story = await tables.play.story(match);
  const rendering = { painter: await createPainter(), words: words('en-US') };

  const [known] = standingBody(match, rendering, story).filter(isPicture);
  const [unknown] = standingBody(match, rendering, NO_STORY).filter(isPicture);

  const rounds = (await tables.play.replay(match))
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'settled' ? event.settlement.yaku : []))
    .map((made) => made.map(({ value }) => value));
  story.best.forEach((yaku, seat) => {
    const values = rounds.filter((_, index) => index % story.best.length === seat).flat();
    expect(yaku?.value ?? 0).toBe(Math.max(0, ...values));
    const cards = yaku === null ? [] : cardsOf(yaku.cards);
    for (const card of cards) expect(known?.alt).toContain(bareNoun(rendering.words, card));
  });
  expect(story.best.some((yaku) => yaku !== null)).toBe(true);
  expect(await known?.png).not.toEqual(await unknown?.png);
  await store.close();
});
