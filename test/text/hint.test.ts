import { describe, expect, test } from 'vitest';
import { type CardId, card } from '../../src/engine/core/cards.ts';
import type { View } from '../../src/engine/view/view.ts';
import type { Hint, Reason } from '../../src/model/hint.ts';
import { named } from '../../src/text/format/named.ts';
import { words } from '../../src/text/language.ts';
import type { Context } from '../../src/text/story/context.ts';
import { hintLines } from '../../src/text/story/hint.ts';
import type { Words } from '../../src/text/words/words.ts';
import { gameOf, position } from '../support/position.ts';
import { expectSentences, type Told } from '../support/sentences.ts';

const EN = words('en');
const JA = words('ja');

const CRANE = card('pine.crane');
const CHAFF = card('pine.chaff1');
const MOON = card('susuki.moon');

const state = position('botan-cho', {
  hands: ['pine.chaff1 maple.chaff1', 2],
  field: 'pine.crane',
});
const view = gameOf('botan-cho').view(state, 0);

function lines(
  reasons: readonly Reason[],
  own: Words,
  seen: View = view,
  by: Hint['by'] = 'strong',
): readonly string[] {
  const context: Context = { words: own, game: seen.setup.game, names: ['Aya', 'B_n'] };
  return hintLines({ by, move: { type: 'play', card: CHAFF }, reasons }, seen, context);
}

/** What a reason says in both languages. */
function said(reason: Reason): readonly (string | undefined)[] {
  return [EN, JA].map((own) => lines([reason], own)[1]);
}

const tried = (lead: number, isClear = true, deals = 120): Reason => ({
  why: 'tried',
  deals,
  lead,
  isClear,
  next: { type: 'play', card: card('maple.chaff1') },
});

const takes = (cards: readonly CardId[], points: number | null, ways = 1): Reason => ({
  why: 'takes',
  card: CHAFF,
  ...{ cards, points, ways },
});
const promise = { why: 'promise', points: -12.4, place: 0, pot: 0 } as const;

/** Every reason, by what it is about. */
const REASONS: readonly Reason[] = [
  { why: 'only', how: 'last-card' },
  { why: 'only', how: 'barred' },
  takes([card('pine.chaff2')], null),
  takes([CRANE], 21, 2),
  { why: 'alone' },
  { why: 'raises', yaku: 'sanko', value: 40 },
  { why: 'nearest', yaku: 'sanko', value: 40, missing: [CRANE, MOON], more: 0 },
  { why: 'nearest', yaku: 'sanko', value: 40, missing: [CHAFF], more: 0 },
  { why: 'nearest', yaku: 'sanko', value: 40, missing: [], more: 2 },
  { why: 'denies', card: CRANE, seat: 1, yaku: 'sanko' },
  { why: 'holds', card: CRANE, seat: 1, yaku: 'sanko' },
  { why: 'low-man', most: 15 },
  { why: 'nothing-takes' },
  { why: 'keeps-wild', card: card('peony.butterflies') },
  { why: 'month-seen', unseen: 0 },
  { why: 'month-seen', unseen: 1 },
  { why: 'cheapest', points: 1 },
  { why: 'stops', score: 5 },
  { why: 'goes-on', cards: 1 },
  { why: 'threat', seat: 1, yaku: 'sanko' },
  { why: 'pot-free' },
  { ...promise, question: 'entry', least: -30 },
  { ...promise, question: 'entry', least: 0, points: -0.3 },
  { ...promise, question: 'chase', least: 25, points: 40, place: 15, pot: 8 },
  { ...promise, question: 'chased', least: 0, place: -12 },
  // A lead that could be chance, that is none, and one that is large.
  ...[tried(0.7, false), tried(0.04, false), tried(0.04), tried(12.6)],
  // What is known without playing it out.
];

describe('a hint', () => {
  test('gives each of its reasons in both languages', async () => {
    const told = REASONS.map((reason): Told => {
      const facts = Object.entries(reason).map(
        ([key, value]) => `${key}: ${JSON.stringify(value)}`,
      );
      return [facts.join(', '), ...said(reason)];
    });
    await expectSentences('hint-reasons', told);
  });

  test('names the move as its button does, then says why, and what was tried in small print', async () => {
    const reasons = [
      takes([CRANE], 21),
      { why: 'makes', yaku: 'sanko', value: 40 },
      tried(3.14),
    ] as const;
    const title = (own: Words, by: Hint['by']) => lines([], own, view, by);
    await expectSentences('hints', [
      ['all of it', ...lines(reasons, EN), ...lines(reasons, JA)],
      [
        'cards as the reader likes',
        ...lines([takes([CRANE], 21)], named(EN, 'kanji')),
        ...lines([takes([CRANE], 21)], named(JA, 'english')),
      ],
      [
        'a normal computer’s, since a strong one took too long',
        ...title(EN, 'normal'),
        ...title(JA, 'normal'),
      ],
    ]);
  });

  test('tells a lead in stones where the game has them, as whole ones', () => {
    const lead = (number: number) => lines([tried(number)], EN, { ...view, unit: 'stones' })[1];
    expect(lead(5.2)).toContain('1 white, 1 black better on average');
    expect(lead(0.4)).toContain('was as good as');
  });
});
