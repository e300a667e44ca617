import { test } from 'vitest';
import { NO_CARDS } from '../../src/engine/core/card-set.ts';
import type { Settlement, YakuMade } from '../../src/engine/round/event.ts';
import { words } from '../../src/text/language.ts';
import { resultHeading } from '../../src/text/settlement/result.ts';
import { expectSentences } from '../support/sentences.ts';
import { settledOf } from '../support/settled.ts';

const made = (id: string, value: number): YakuMade => ({ id, value, cards: NO_CARDS });

/** What the first player reads, of the round that the second has won unless said. */
function heading(
  change: Partial<Settlement>,
  { game = 'koi-koi', hasCalled = false, language = 'en' } = {},
): string {
  const { settlement } = settledOf(game, {
    ...{ order: [0, 1], scores: [0, 6], totals: [0, 6], winner: 1 },
    ...change,
  });
  const context = { words: words(language), game, names: ['Aki', 'Beni'] };
  return resultHeading({ settlement, seat: 0, hasCalled }, context);
}

test('the heading of a result says what the reader wants to know of it first', async () => {
  const tsukimi = [[], [made('kasu', 1), made('tsukimi', 5)]];
  const ids = ['kasu', 'tan', 'tane', 'tsukimi'];
  const many = [[], ids.map((id, index) => made(id, index + 1))];
  const own = { winner: 0, yaku: tsukimi.toReversed(), scores: [6, 0] };
  const costly = { winner: 0, scores: [-34, 34] };
  const none = { winner: null };
  await expectSentences('results', [
    ['own win', heading(own), heading(own, { language: 'ja' })],
    ['another’s win', heading({ yaku: tsukimi })],
    [
      'a win that costs, as in Hachi-Hachi for others’ lucky hands',
      heading(costly, { game: 'hachi-hachi' }),
      heading(costly, { game: 'hachi-hachi', language: 'ja' }),
    ],
    [
      'another’s win for stones, which costs, brings, or does neither',
      ...[
        [-6, 5],
        [3, -3],
        [0, -4],
      ].map((scores) => heading({ scores }, { game: 'suhara-bana' })),
    ],
    ['a call that failed', heading({ yaku: tsukimi }, { hasCalled: true })],
    ['a call that came to nothing', heading({ ...none, scores: [0, 0] }, { hasCalled: true })],
    ['the best of many yaku', heading({ yaku: many })],
    [
      'nobody’s win, which costs or brings',
      ...[
        [-12, 12],
        [12, -12],
      ].map((scores) => heading({ ...none, scores }, { game: 'hana-awase' })),
    ],
    [
      'nobody’s win for nothing',
      ...[
        [0, 0],
        [0, 3],
      ].map((scores) => heading({ ...none, scores })),
    ],
    ['a round sat out', heading({ ...none, order: [1] })],
  ]);
});
