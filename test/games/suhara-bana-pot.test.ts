import { describe, expect, test } from 'vitest';
import { type FinishSpec, finish, formatPayments, yakuIds } from '../support/finish.ts';
import { shareOut } from '../support/share-out.ts';
import { IRISES, JUNE, less, MAY, PLAIN, POETRY, REST, STAGES } from '../support/suhara-piles.ts';

const RICH = [300, 300, 300, 300, 300];

/** A round of five of whom seats 3 and 4 dropped out, for 30 points each. */
function ofFive(spec: FinishSpec, times = 1) {
  return finish('suhara-bana', {
    seats: 5,
    round: JUNE,
    totals: RICH,
    answers: ['stay', 'stay', 'stay', 'drop', 'drop'],
    pot: [0, 0, 0, 6 * times, 6 * times],
    ...spec,
  }).settlement;
}

/** What the pot pays, as text; who dropped out pays into it before. */
function potPayments(spec: FinishSpec, times = 1): readonly string[] {
  return formatPayments(ofFive(spec, times).payments).filter((line) => line.startsWith('pot>'));
}

const haiOf = (spec: FinishSpec) =>
  ofFive(spec).yaku.map((made) => made.reduce((sum, { value }) => sum + value, 0));

const SPRING = `${IRISES} plum.warbler`;
const AUTUMN = `${less(POETRY, 'plum.warbler')} clover.boar`;

describe('the pot of 60 points', () => {
  test.each<[string, FinishSpec, readonly number[], readonly string[]]>([
    [
      'a third to the only one with 1 hai',
      { captured: [IRISES, POETRY, REST] },
      [0, 1, 0],
      ['pot>1 4 pot-share', 'pot>3 4 dropout-returned', 'pot>4 4 dropout-returned'],
    ],
    [
      'a third shared by two with 1 hai',
      { captured: [`${IRISES} chrys.cup`, POETRY, REST] },
      [1, 1, 0],
      [
        'pot>0 2 pot-share',
        'pot>1 2 pot-share',
        'pot>3 4 dropout-returned',
        'pot>4 4 dropout-returned',
      ],
    ],
    [
      'nothing to three with 1 hai',
      { captured: [`${IRISES} chrys.cup`, less(POETRY, 'paulownia.yellow'), REST] },
      [1, 1, 1],
      ['pot>3 6 dropout-returned', 'pot>4 6 dropout-returned'],
    ],
    [
      'two thirds to the only one with 2 hai',
      { captured: [SPRING, less(POETRY, 'plum.warbler'), REST] },
      [2, 1, 0],
      ['pot>0 8 pot-share', 'pot>3 2 dropout-returned', 'pot>4 2 dropout-returned'],
    ],
    [
      'two thirds shared by two with 2 hai',
      { captured: [less(SPRING, 'clover.boar'), AUTUMN, REST] },
      [2, 2, 0],
      [
        'pot>0 4 pot-share',
        'pot>1 4 pot-share',
        'pot>3 2 dropout-returned',
        'pot>4 2 dropout-returned',
      ],
    ],
    [
      'all of it to 3 hai',
      { round: MAY, captured: [IRISES, POETRY, REST] },
      [3, 1, 0],
      ['pot>0 12 pot-share'],
    ],
    [
      'all of it to 8 hai',
      {
        captured: [
          'pine.crane cherry.curtain susuki.moon paulownia.phoenix susuki.geese',
          'plum.* iris.* maple.deer wisteria.* clover.chaff1 peony.chaff1',
          REST,
        ],
      },
      [8, 0, 0],
      ['pot>0 12 pot-share'],
    ],
    [
      'nothing where nobody has a yaku',
      {
        captured: PLAIN,
      },
      [0, 0, 0],
      ['pot>3 6 dropout-returned', 'pot>4 6 dropout-returned'],
    ],
  ])('gives %s (S26)', (_, spec, hai, payments) => {
    expect(haiOf(spec)).toEqual([...hai, 0, 0]);
    expect(potPayments(spec)).toEqual(payments);
  });

  test('is awarded after nullification (S26)', () => {
    // Seat 0 has goroju, 4 hai; seat 1’s autumn counts nothing.
    const captured = [
      'pine.crane susuki.moon paulownia.phoenix',
      'clover.boar susuki.geese maple.deer',
      REST,
    ];
    expect(yakuIds(ofFive({ captured }), 1)).toEqual([]);
    expect(potPayments({ captured })).toEqual(['pot>0 12 pot-share']);
  });

  test.each(STAGES)('divides without a rest at the $stage field', ({ borrowed, times }) => {
    const spec = { captured: [IRISES, POETRY, REST], borrowed: [...borrowed, 0] };
    expect(potPayments(spec, times)).toEqual([
      `pot>1 ${4 * times} pot-share`,
      `pot>3 ${4 * times} dropout-returned`,
      `pot>4 ${4 * times} dropout-returned`,
    ]);
  });

  test('goes back to those who paid when somebody is low man (S12)', () => {
    expect(potPayments({ captured: shareOut([15, 185, 100]) })).toEqual([
      'pot>3 6 dropout-returned',
      'pot>4 6 dropout-returned',
    ]);
  });
});

describe('who dropped out', () => {
  test('pays and gets nothing else than the pot and the blue bonus (S34)', () => {
    const settlement = ofFive({ round: MAY, captured: [IRISES, POETRY, REST] });
    const lines = formatPayments(settlement.payments);
    expect(lines.filter((line) => /(^|>)[34]/.test(line))).toEqual([
      '3>pot 6 dropout',
      '4>pot 6 dropout',
    ]);
    expect(settlement.scores.slice(3)).toEqual([-6, -6]);
  });
});
