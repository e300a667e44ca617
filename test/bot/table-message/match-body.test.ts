import { expect, test } from 'vitest';
import type { Part, Picture } from '../../../src/bot/api/payload.ts';
import { roundBody, standingBody } from '../../../src/bot/table-message/match-body.ts';
import {
  contentsSince,
  type RoundContent,
} from '../../../src/bot/table-message/message-content.ts';
import { cardsOf } from '../../../src/engine/core/card-set.ts';
import { NO_STORY } from '../../../src/engine/match/match-story.ts';
import { createPainter } from '../../../src/render/painter.ts';
import { bareNoun } from '../../../src/text/format/cards.ts';
import { words } from '../../../src/text/language.ts';
import { BLANK } from '../../support/blank-painter.ts';
import { room } from '../../table/support/a-table.ts';
import { dealt, moveOn, playOut } from '../../table/support/matches.ts';
import { done } from '../../table/support/outcomes.ts';
import { AKI, BENI } from '../../table/support/people.ts';

const isPicture = (part: Part): part is Picture => typeof part === 'object' && 'png' in part;

test('a score sheet calls people by their names alone, be they away or not', async () => {
  const { tables, store } = room();
  let match = await dealt(tables, 'botan-cho', AKI, BENI);
  match = done(await tables.leaving.leave({ matchId: match.id }, BENI));
  const isRound = (content: { readonly kind: string }): content is RoundContent =>
    content.kind === 'round';
  const sheets = async () =>
    contentsSince(match, await tables.play.stepsSince(match, 0)).filter(isRound);
  while ((await sheets()).length === 0) match = done(await moveOn(tables, match));
  const [content] = await sheets();
  if (content === undefined) throw new Error('no round was settled');
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
