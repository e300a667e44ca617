import { describe, expect, test } from 'vitest';
import { NO_CARDS } from '../../src/engine/core/card-set.ts';
import type { Settlement, YakuMade } from '../../src/engine/round/event.ts';
import { words } from '../../src/text/language.ts';
import { resultHeading } from '../../src/text/settlement/result.ts';

const made = (id: string, value: number): YakuMade => ({ id, value, cards: NO_CARDS });

/** What the first player reads, of the round that the second has won unless said. */
function heading(
  change: Partial<Settlement>,
  { game = 'koi-koi', hasCalled = false, language = 'en' } = {},
): string {
  const settlement: Settlement = {
    ...{
      round: 2,
      month: 2,
      oya: 0,
      order: [0, 1],
      captured: [NO_CARDS, NO_CARDS],
      points: [0, 0],
    },
    ...{ par: 0, yaku: [[], []], void: [[], []], payments: [], scores: [0, 6], totals: [0, 6] },
    ...{ multipliers: [], teyaku: [], winner: 1, borrowed: null, stage: null },
    ...change,
  };
  const context = { words: words(language), game, names: ['Aki', 'Beni'] };
  return resultHeading({ settlement, seat: 0, hasCalled }, context);
}

describe('the heading of a result', () => {
  const tsukimi = [[], [made('kasu', 1), made('tsukimi', 5)]];

  test('says who won, with which yaku, and what it brought', () => {
    const won = { winner: 0, yaku: tsukimi.toReversed(), scores: [6, 0] };
    expect(heading(won)).toBe('### You win the round with Moon Viewing and Chaff: +6');
    expect(heading(won, { language: 'ja' })).toMatch(
      /^### この局は月見で一杯、?.*カス.*であなたの勝ち（\+6）$/,
    );
    expect(heading({ yaku: tsukimi })).toBe(
      '### **Beni** wins the round with Moon Viewing and Chaff: +6',
    );
  });

  test('says that who wins has to pay, as in Hachi-Hachi for others’ lucky hands', () => {
    const won = { winner: 0, scores: [-34, 34] };
    expect(heading(won, { game: 'hachi-hachi' })).toBe('### You win the round, but pay 2 kan 10');
    expect(heading(won, { game: 'hachi-hachi', language: 'ja' })).toBe(
      '### この局はあなたの勝ちですが、2貫10文の払い',
    );
  });

  test('says what another’s win costs the reader, or brings them', () => {
    const botan = { game: 'suhara-bana' };
    expect(heading({ scores: [-6, 5] }, botan)).toBe(
      '### **Beni** wins the round: you pay 1 white, 2 black',
    );
    expect(heading({ scores: [3, -3] }, botan)).toMatch(
      /^### \*\*Beni\*\* wins the round: you get \+3 black$/,
    );
    // Who wins may have to pay as well.
    expect(heading({ scores: [0, -4] }, botan)).toBe('### **Beni** wins the round');
  });

  test('says that a call came to nothing', () => {
    expect(heading({ yaku: tsukimi }, { hasCalled: true })).toBe(
      '### Your koi-koi failed: **Beni** takes 6 points with Moon Viewing and Chaff',
    );
    expect(heading({ winner: null, scores: [0, 0] }, { hasCalled: true })).toBe(
      '### Your koi-koi came to nothing: nobody scores',
    );
  });

  test('names the best of many yaku', () => {
    const ids = ['kasu', 'tan', 'tane', 'tsukimi'];
    const many = [[], ids.map((id, index) => made(id, index + 1))];
    expect(heading({ yaku: many })).toBe('### **Beni** wins the round with Moon Viewing: +6');
  });

  test('says what the round brought where nobody wins it', () => {
    const none = { winner: null };
    expect(heading({ ...none, scores: [-12, 12] }, { game: 'hana-awase' })).toMatch(
      /costs you 12 points$/,
    );
    expect(heading({ ...none, scores: [12, -12] }, { game: 'hana-awase' })).toMatch(
      /brings you \+12$/,
    );
    expect(heading({ ...none, scores: [0, 0] })).toBe('### Nobody scores this round');
    expect(heading({ ...none, scores: [0, 3] })).toBe('### You break even this round');
    expect(heading({ ...none, order: [1] })).toBe('### You sat this round out');
  });
});
