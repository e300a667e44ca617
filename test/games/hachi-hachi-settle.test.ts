import { describe, expect, test } from 'vitest';
import { parseCardSet } from '../../src/engine/core/card-set.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import { oyaOf, type Teyaku } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { formatPayments, voidIds } from '../support/finish.ts';
import { closed, type EndSpec } from '../support/opened.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const OBA = { times: 2, why: 'oba' } as const;
const end = (spec: EndSpec) => closed('hachi-hachi', spec);
const scores = (spec: EndSpec) => end(spec).settlement.scores;
const whys = (spec: EndSpec) => formatPayments(end(spec).settlement.payments);
const shobu = (seat: Seat) => ({ why: 'shobu', seat }) as const;
const cancelled = (seat: Seat) => ({ why: 'cancelled', seat }) as const;

const SETUP = { game: 'hachi-hachi', seats: 3, seed: '', options: {} };

/** Nobody makes a yaku who does not have these, which lie apart. */
const APART = ['', 'plum.ribbon chrys.ribbon susuki.moon', 'cherry.ribbon maple.ribbon pine.crane'];

const CHAFF = PRINTED_DECK.filter(({ type }) => type === 'C');

/** Chaff of 1 by seat, evenly, as far as the rest can be paid in fives. */
function evenly(points: readonly number[]): readonly number[] {
  const chaff = points.map((all) => all % 5);
  for (let left = 24 - sum(chaff); left > 0; left -= 5) {
    const least = chaff.indexOf(Math.min(...chaff));
    chaff[least] = (chaff[least] ?? 0) + 5;
  }
  return chaff;
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Piles worth so much, none with a yaku and none with sixteen chaff unless so many are given. */
function piles(
  points: readonly number[],
  { chaff = evenly(points), first = '' }: { chaff?: readonly number[]; first?: string } = {},
): readonly string[] {
  const names = CHAFF.filter(({ month }) => first === '' || month !== 11).map(({ id }) => id);
  const others = dealOut({
    points: points.map((all, seat) => all - (chaff[seat] ?? 0)),
    value: ({ standard }) => standard,
    named: APART.map((apart, seat) => (seat === 0 ? first : apart)),
    inDeck: ({ type }) => type !== 'C',
    accept: (all) => all.every((pile) => printedCount(SETUP, 1, pile).length === 0),
  });
  return others.map((pile, seat) => `${pile} ${names.splice(0, chaff[seat]).join(' ')}`);
}

const held = (seat: Seat, id: string, value: number, cards: string): Teyaku => ({
  ...{ seat, id, value },
  cards: parseCardSet(cards),
});
const PINES = 'pine.crane pine.ribbon pine.chaff1';

describe('the worked examples', () => {
  test('1: points', () => {
    const { settlement, state } = end({ captured: piles([100, 90, 74]) });
    expect(settlement.scores).toEqual([12, 2, -14]);
    expect(oyaOf(state)).toBe(0);
  });

  test('2: teyaku, a doubled field, and an escape', () => {
    const { settlement, state } = end({
      captured: piles([70, 95, 99]),
      multiplier: OBA,
      teyaku: [
        held(0, 'sanbon', 2, PINES),
        held(0, 'aka', 2, 'plum.chaff1 cherry.chaff1'),
        held(1, 'tanichi', 3, 'plum.chaff2'),
      ],
    });
    expect(settlement.scores).toEqual([60, 110, -170]);
    expect(settlement.winner).toBe(2);
    expect(oyaOf(state)).toBe(2);
  });

  test('5: sixteen chaff', () => {
    const captured = piles([70, 94, 100], { first: 'willow.*', chaff: [14, 4, 5] });
    const teyaku = [
      held(1, 'shiso', 20, 'paulownia.yellow'),
      held(1, 'karasu', 4, 'paulownia.chaff1'),
    ];
    const { settlement } = end({ captured, teyaku });
    expect(settlement.scores).toEqual([384, -192, -192]);
    expect(voidIds(settlement, 1)).toEqual(['shiso', 'karasu']);
    expect(settlement.teyaku).toEqual([]);
  });

  test('10: sōhachi with a pot', () => {
    const { settlement } = end({
      ...{ seats: 4, order: [2, 0, 1], multiplier: OBA },
      captured: [...piles([88, 88, 88]), ''],
      paid: [{ from: 3, to: 'pot', points: 36 }],
      totals: [0, 0, 0, -36],
    });
    expect(settlement.scores).toEqual([-240, -240, 516, -36]);
  });

  test('12: shōbu with diving', () => {
    const captured = [`${POETRY} pine.crane pine.chaff1 pine.chaff2`, '', ''];
    const teyaku = [held(0, 'sanbon', 2, PINES)];
    expect(scores({ captured, teyaku, ended: shobu(0) })).toEqual([240, -120, -120]);
    expect(whys({ captured, teyaku, ended: shobu(0) })).toEqual([
      '1>0 24 teyaku',
      '2>0 24 teyaku',
      '1>0 84 yaku',
      '2>0 84 yaku',
      '1>0 12 tobikomi',
      '2>0 12 tobikomi',
    ]);
  });
});

describe('how a round is paid', () => {
  test('kan of ten, and of twelve (kan) (HH1)', () => {
    const spec = { captured: [POETRY, '', ''], ended: shobu(0) };
    expect(scores(spec)).toEqual([168, -84, -84]);
    expect(scores({ ...spec, options: { kan: 10 } })).toEqual([140, -70, -70]);
    expect(end({ ...spec, options: { kan: 10 } }).settlement.payments[0]?.unit).toBe('mon10');
  });

  test('teyaku come from each of the two others (HH18)', () => {
    const teyaku = [held(1, 'teshi', 6, 'clover.boar')];
    expect(whys({ captured: piles([88, 89, 87]), teyaku })).toEqual([
      '0>1 72 teyaku',
      '2>1 72 teyaku',
      '2>1 1 card-points',
    ]);
  });

  test('shōbu pays from both, and others’ yaku are worth nothing (HH24)', () => {
    const { settlement } = end({ captured: [POETRY, BLUE, ''], ended: shobu(0) });
    expect(settlement.scores).toEqual([168, -84, -84]);
    expect(voidIds(settlement, 1)).toEqual(['aotan']);
  });

  test('who alone has called sage pays for both (HH24)', () => {
    const spec = { captured: [BLUE, POETRY, ''], calls: { made: [0, 0, 2] } };
    expect(scores({ ...spec, ended: shobu(1) })).toEqual([0, 168, -168]);
  });

  test('a cancel pays half, whoever else has called (HH25)', () => {
    const spec = { captured: [POETRY, BLUE, ''], calls: { made: [1, 1, 0], first: 1 } };
    expect(scores({ ...spec, ended: cancelled(0) })).toEqual([84, -42, -42]);
  });

  test('played out after sage, everybody has half (HH26)', () => {
    const calls = { made: [0, 1, 0], first: 1 };
    const { settlement, state } = end({ captured: ['', `${BLUE} ${POETRY}`, ''], calls });
    expect(settlement.scores).toEqual([-84, 168, -84]);
    expect(oyaOf(state)).toBe(1);
  });

  test('or nothing by a house rule, with the same winner (sageUnimproved)', () => {
    const calls = { made: [0, 1, 0], first: 1 };
    const options = { sageUnimproved: 'void' };
    const spec = { captured: ['', `${BLUE} ${POETRY}`, ''], calls, options };
    const { settlement, state } = end(spec);
    expect([settlement.scores, oyaOf(state)]).toEqual([[0, 0, 0], 1]);
    expect(voidIds(settlement, 1)).toEqual(['akatan', 'aotan']);
  });

  test('card points are not counted in a round with a dekiyaku (HH27)', () => {
    const calls = { made: [1, 0, 0], first: 0 };
    expect(whys({ captured: [POETRY, '', 'susuki.moon'], calls })).toEqual([
      '1>0 42 unimproved',
      '2>0 42 unimproved',
    ]);
  });
});

describe('a special', () => {
  const special = (captured: readonly string[], options = {}) =>
    scores({ captured, options, teyaku: [held(1, 'teshi', 6, 'clover.boar')] });
  const SIXTEEN = { first: 'willow.*', chaff: [12, 6, 5] };

  test('sōhachi: the leader gets 10 kan from each, 8 in Kansai', () => {
    expect(special(piles([88, 88, 88]))).toEqual([240, -120, -120]);
    expect(special(piles([88, 88, 88]), { region: 'kansai' })).toEqual([192, -96, -96]);
  });

  test('futahachi: 10 kan and one more for each point above 168', () => {
    expect(special(piles([168, 50, 46]))).toEqual([240, -120, -120]);
    expect(special(piles([167, 50, 47]))).not.toEqual([240, -120, -120]);
    expect(special(piles([170, 50, 44]), { region: 'kansai' })).toEqual([288, -144, -144]);
  });

  test('sujūroku: 12 kan and two more for each above sixteen, 10 in Kansai', () => {
    const captured = piles([68, 96, 100], SIXTEEN);
    expect(special(captured)).toEqual([288, -144, -144]);
    expect(special(captured, { region: 'kansai' })).toEqual([240, -120, -120]);
  });

  test('is none when a dekiyaku was made, or the round was stopped (HH30)', () => {
    const captured = piles([88, 88, 88]);
    expect(whys({ captured, ended: shobu(1) })).toEqual([]);
    const made = dealOut({
      points: [168, 50, 46],
      value: ({ standard }) => standard,
      named: [POETRY],
    });
    const paid = whys({ captured: made, calls: { made: [1, 0, 0], first: 0 } });
    expect(paid.every((line) => line.endsWith('unimproved'))).toBe(true);
    expect(paid).toHaveLength(2);
  });

  test('of sixteen chaff beside another is the other alone (HH31)', () => {
    const { settlement } = end({
      captured: piles([168, 50, 46], { ...SIXTEEN, chaff: [12, 5, 6] }),
    });
    expect(settlement.payments.map(({ why }) => why)).toEqual(['futahachi', 'futahachi']);
  });

  test('can have but one holder (HH32)', () => {
    expect([168 * 2 > 264, 16 * 2 > 27]).toEqual([true, true]);
  });

  test('of three times 88 is the leader’s when the oya dropped (HH34)', () => {
    const captured = ['', ...piles([88, 88, 88])];
    const { settlement } = end({ seats: 4, order: [1, 2, 3], captured });
    expect(settlement.scores).toEqual([0, 240, -120, -120]);
  });
});

describe('an achievement', () => {
  const dive = (teyaku: Teyaku, captured: string, ended: EndSpec['ended'] = shobu(1)) =>
    whys({ captured: [captured, POETRY_ALONE, ''], teyaku: [teyaku], ended }).filter((line) =>
      line.endsWith('tobikomi'),
    );
  const POETRY_ALONE = 'cherry.ribbon';
  const two = 'clover.boar clover.ribbon clover.chaff1 maple.deer maple.ribbon maple.chaff1';

  test('for each triplet of which all four are captured', () => {
    expect(dive(held(0, 'sanbon', 2, PINES), 'pine.*')).toEqual([
      '1>0 12 tobikomi',
      '2>0 12 tobikomi',
    ]);
    expect(dive(held(0, 'sanbon', 2, PINES), PINES)).toEqual([]);
    expect(dive(held(0, 'futasanbon', 6, two), 'clover.* maple.*')).toHaveLength(4);
    expect(dive(held(0, 'futasanbon', 6, two), 'clover.*')).toHaveLength(2);
  });

  test('for a triplet once, though it is shown among the chaff of the hand, too', () => {
    const willows = 'willow.swallow willow.ribbon willow.lightning';
    const teyaku = [held(0, 'sanbon', 2, willows), held(0, 'aka', 2, willows)];
    const paid = whys({ captured: ['willow.*', '', ''], teyaku, ended: shobu(1) });
    expect(paid.filter((line) => line.endsWith('tobikomi'))).toHaveLength(2);
  });

  test('for no triplet of a hand with four', () => {
    const hand = 'clover.* pine.crane pine.ribbon pine.chaff1'.replace(
      'clover.*',
      'clover.boar clover.ribbon clover.chaff1 clover.chaff2',
    );
    expect(dive(held(0, 'shiso', 20, hand), 'clover.* pine.*')).toEqual([]);
  });

  test.each([
    ['aka', 2],
    ['tanichi', 2],
    ['toichi', 2],
    ['karasu', 2],
    ['pikaichi', 0],
    ['sunashi', 0],
  ])('for 89 points with %s: %i payments', (id, many) => {
    const teyaku = [held(0, id, 2, 'chrys.chaff1')];
    const escapes = (points: readonly number[]) =>
      whys({ captured: piles(points), teyaku }).filter((line) => line.endsWith('nukeyaku'));
    expect(escapes([89, 88, 87])).toHaveLength(many);
    expect(escapes([88, 89, 87])).toEqual([]);
  });

  test('is paid after shōbu and after a cancel, with the cards captured by then (HH33)', () => {
    const teyaku = held(0, 'sanbon', 2, PINES);
    expect(dive(teyaku, 'pine.*', shobu(1))).toHaveLength(2);
    expect(dive(teyaku, 'pine.*', cancelled(1))).toHaveLength(2);
  });
});

describe('the winner (HH29)', () => {
  test('has the most card points, the earliest among equals', () => {
    const { settlement, state } = end({ captured: piles([80, 92, 92]), oya: 2 });
    expect([settlement.winner, oyaOf(state)]).toEqual([2, 2]);
  });

  test('takes the pot, and what was paid before play is in the round’s score', () => {
    const { settlement } = end({
      ...{ seats: 5, order: [0, 2, 3], captured: [POETRY, '', '', '', ''], ended: shobu(0) },
      paid: [
        { from: 1, to: 'pot', points: 12 },
        { from: 2, to: 4, points: 15 },
        { from: 3, to: 4, points: 15 },
      ],
      totals: [0, -12, -15, -15, 30],
    });
    expect(settlement.scores).toEqual([180, -12, -99, -99, 30]);
    expect(settlement.totals).toEqual([180, -12, -99, -99, 30]);
  });
});

test('house rules that are not played: no payment but those of the rules (HH35)', () => {
  const { settlement } = end({ captured: piles([100, 90, 74]) });
  expect(new Set(settlement.payments.map(({ why }) => why))).toEqual(new Set(['card-points']));
});

test('equal totals share the place (HH37)', () => {
  const { events } = end({ captured: piles([89, 88, 87]), round: 12, totals: [-1, 0, 1] });
  const over = events.find(({ type }) => type === 'over');
  expect(over).toMatchObject({ standing: { scores: [0, 0, 0], places: [[0, 1, 2]] } });
});
