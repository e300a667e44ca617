import { describe, expect, test } from 'vitest';
import { type CardSet, size } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { formatPayments } from '../support/finish.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK, type PrintedCard } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { yakuOf } from '../support/told.ts';

const GAME = gameOf('min-hwatu');
const KOREAN = { extraYaku: 'korean' };

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const GRASS = 'wisteria.ribbon iris.ribbon clover.ribbon';
const BRIGHT4 = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const BIRDS = 'plum.warbler wisteria.cuckoo susuki.geese';

const chaffZero = ({ standard, type }: PrintedCard) => (type === 'C' ? 0 : standard);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const settled = (spec: EndSpec) => closed('min-hwatu', { seats: 3, ...spec }).settlement;

/** What yaku alone bring each seat, where the cards not named are nobody's. */
function byYaku(captured: readonly string[], options: Options = {}): readonly number[] {
  const { scores, points } = settled({ seats: captured.length, captured, options, out: '*' });
  return scores.map((score, seat) => score - (points[seat] ?? 0));
}

function start(seed: number, seats: number, options: Options = {}) {
  const all = { ...defaultOptions(GAME.options), ...options };
  return GAME.start({ game: 'min-hwatu', seats, options: all, seed: seedOf(seed) });
}

/** All cards captured, each seat's worth so much, with these named cards and no other yaku. */
function worth(points: readonly number[], named: readonly string[] = []): readonly string[] {
  const setup = { game: 'min-hwatu', seats: points.length, seed: '', options: {} };
  const count = (pile: CardSet) => printedCount(setup, 1, pile).length;
  const accept = (piles: readonly CardSet[]) =>
    piles.every((pile, seat) => count(pile) === (named[seat] ? 1 : 0));
  return dealOut({ points, named, accept, value: chaffZero });
}

describe('the deal of Min-Hwatu', () => {
  test.each([
    [2, 10, 8, 20],
    [3, 7, 6, 21],
    [4, 5, 8, 20],
    [5, 4, 8, 20],
    [6, 3, 12, 18],
    [7, 3, 6, 21],
  ])('is for %d seats: %d each, %d to the field, %d in the pile', (seats, ...dealt) => {
    const { state } = start(1, seats);
    expect(state.hands.map(size)).toEqual(new Array(seats).fill(dealt[0]));
    expect([fieldOf(state).length, state.pile.length]).toEqual(dealt.slice(1));
  });

  test('has chaff for nothing, 240 in all, and no wild card', () => {
    const view = GAME.view(position('min-hwatu'), 'spectator');
    expect(PRINTED_DECK.map(({ id }) => view.values[card(id)])).toEqual(
      PRINTED_DECK.map(chaffZero),
    );
    expect([sum(view.values), view.onifuda]).toEqual([240, null]);
  });

  test.each([5, 7])('adds nothing to make 240 divisible by %d, and has no par (MH4)', (seats) => {
    expect(GAME.view(start(1, seats).state, 'spectator').par).toBe(0);
    const captured = ['', 'pine.crane', 'susuki.moon', '', '', '', ''].slice(0, seats);
    expect(settled({ seats, captured, out: '*' }).scores.slice(0, 4)).toEqual([0, 20, 20, 0]);
  });

  test.each<[field: string, why: string | null]>([
    ['iris.* plum.ribbon maple.deer', 'four-of-a-month-on-field'],
    ['iris.bridge iris.ribbon iris.chaff1 plum.ribbon maple.deer chrys.cup', null],
  ])('with the field %s: %s (MH3)', (field, why) => {
    expect(opened('min-hwatu', { seats: 3, field, hands: [7, 7, 7] }).misdeal).toBe(why);
  });

  test('stands with four of a month in a hand: they are played (MH3)', () => {
    const field = 'plum.ribbon maple.deer chrys.cup pine.crane peony.ribbon cherry.ribbon';
    const hands = ['iris.* willow.swallow clover.boar susuki.moon', 7, 7];
    const { misdeal, state } = opened('min-hwatu', { seats: 3, field, hands });
    expect(misdeal).toBeNull();
    expect(movesOf(state, 0)).toContain('play:iris.bridge');
  });

  test.each([12, 6, 3])('is made for %d rounds (rounds)', (rounds) => {
    expect(GAME.view(start(1, 3, { rounds }).state, 'spectator').rounds).toBe(rounds);
  });
});

describe('a yaku of Min-Hwatu', () => {
  const ROWS: readonly [id: string, value: number, cards: string, butOne: string][] = [
    ['hongdan', 30, POETRY, 'pine.ribbon plum.ribbon'],
    ['cheongdan', 30, BLUE, 'peony.ribbon chrys.ribbon'],
    ['chodan', 30, GRASS, 'wisteria.ribbon iris.ribbon'],
    ['choyak', 20, 'iris.*', 'iris.bridge iris.ribbon iris.chaff1'],
    ['pungyak', 20, 'maple.*', 'maple.deer maple.ribbon maple.chaff1'],
    ['biyak', 20, 'willow.*', 'willow.rainman willow.swallow willow.ribbon'],
  ];
  const EXTRA: typeof ROWS = [
    ['godori', 50, BIRDS, 'plum.warbler wisteria.cuckoo'],
    ['ogwang', 50, `${BRIGHT4} willow.rainman`, BRIGHT4],
    ['ttongyak', 20, 'paulownia.*', 'paulownia.phoenix paulownia.yellow paulownia.chaff1'],
  ];

  /** What the second of three makes with these cards. */
  const made = (captured: string, options: Options = {}) =>
    yakuOf(settled({ options, captured: ['', captured, ''], out: '*' }), 1);

  test.each(ROWS)('%s is worth %d for %s, and nothing for %s', (id, value, cards, butOne) => {
    expect(made(cards)).toEqual([`${id} ${value}`]);
    expect(made(cards, KOREAN)).toEqual([`${id} ${value}`]);
    expect(made(butOne)).toEqual([]);
  });

  test.each(EXTRA)(
    '%s is worth %d for %s, and nothing for %s, only where the house says so (MH2, extraYaku)',
    (id, value, cards, butOne) => {
      expect(made(cards, KOREAN)).toEqual([`${id} ${value}`]);
      expect(made(butOne, KOREAN)).toEqual([]);
      expect(made(cards)).toEqual([]);
    },
  );

  test('adds up with all the others: 270 for every card (MH2, extraYaku)', () => {
    const all = [...ROWS, ...EXTRA];
    const { yaku } = settled({ options: KOREAN, captured: ['', '*', ''] });
    expect(yaku[1]?.map(({ id }) => id).toSorted()).toEqual(all.map(([id]) => id).toSorted());
    expect(sum(yaku[1]?.map(({ value }) => value) ?? [])).toBe(270);
  });

  test.each<[position: number, captured: readonly string[], changes: readonly number[]]>([
    [1, [POETRY, '', ''], [60, -30, -30]],
    [2, ['wisteria.ribbon iris.ribbon willow.ribbon', '', ''], [0, 0, 0]],
    [3, ['iris.*', '', ''], [40, -20, -20]],
    [4, ['iris.bridge iris.ribbon iris.chaff1', '', ''], [0, 0, 0]],
    [5, ['maple.* peony.ribbon chrys.ribbon', '', ''], [100, -50, -50]],
    [6, [POETRY, BLUE, ''], [30, 30, -60]],
    [7, ['', 'willow.*'], [-20, 20]],
    [8, [GRASS, '', '', '', '', '', ''], [180, -30, -30, -30, -30, -30, -30]],
  ])('is paid by each of the others (MH1, position %d)', (_, captured, changes) => {
    expect(byYaku(captured)).toEqual(changes);
  });

  test('of five brights is one only where the house says so (extraYaku, position 9)', () => {
    const captured = [`${BRIGHT4} willow.rainman`, '', ''];
    expect(byYaku(captured)).toEqual([0, 0, 0]);
    expect(byYaku(captured, KOREAN)).toEqual([100, -50, -50]);
  });

  test('of ribbons and one of maples share the maple ribbon (example 4)', () => {
    expect(made('maple.* peony.ribbon chrys.ribbon')).toEqual(['cheongdan 30', 'pungyak 20']);
  });
});

describe('the score of a round of Min-Hwatu', () => {
  test('is own cards, own yaku from each other, less theirs: 55, 25, 30 (MH1, example 1)', () => {
    const captured = [POETRY, 'iris.bridge iris.ribbon iris.chaff1 iris.chaff2', BRIGHT4];
    const { points, scores } = settled({ captured, out: '*' });
    expect([points, scores]).toEqual([
      [15, 15, 80],
      [55, 25, 30],
    ]);
  });

  test('of two with 130 and Plain Ribbons against 110 is 160 to 80 (MH1, example 2)', () => {
    const { points, scores } = settled({ seats: 2, captured: worth([130, 110], [GRASS]) });
    expect([points, scores]).toEqual([
      [130, 110],
      [160, 80],
    ]);
  });

  test('of four with willows for one changes by +60 and −20 each (MH1, example 3)', () => {
    expect(byYaku(['', 'willow.*', '', ''])).toEqual([-20, 60, -20, -20]);
  });

  test('of 90, 80 and 70 with irises for the last is 70, 60 and 110 (MH1, position 11)', () => {
    const captured = worth([90, 80, 70], ['', '', 'iris.*']);
    expect(settled({ captured }).scores).toEqual([70, 60, 110]);
  });

  test('is paid for cards by the bank, and for yaku by the others (MH1)', () => {
    const { payments } = settled({ captured: [POETRY, 'pine.crane', ''], out: '*' });
    expect(formatPayments(payments)).toEqual([
      'bank>0 15 card-points',
      'bank>1 20 card-points',
      '1>0 30 yaku',
      '2>0 30 yaku',
    ]);
  });

  test.each([2, 3, 4, 5, 6, 7])(
    'of %d is of every card: 240 in all (MH1, position 10)',
    (seats) => {
      const { state } = start(1, seats);
      const cards = sum(state.hands.map(size));
      let step: Pick<ReturnType<typeof play>, 'state' | 'events'> = { state, events: [] };
      let turns = 0;
      while (eventsOf(step.events, 'settled').length === 0) {
        const [move = ''] = movesOf(step.state, actorOf(step.state));
        if (move.startsWith('play:')) turns++;
        step = play(step.state, move);
      }
      const [settlement] = eventsOf(step.events, 'settled').map((event) => event.settlement);
      expect(turns).toBe(cards);
      expect(sum(settlement?.captured.map(size) ?? [])).toBe(48);
      expect([sum(settlement?.points ?? []), sum(settlement?.scores ?? [])]).toEqual([240, 240]);
    },
  );

  test('makes the best the next oya, of equals the earliest in playing order (position 12)', () => {
    const captured = ['', 'pine.crane', 'susuki.moon'];
    expect(oyaOf(closed('min-hwatu', { captured, seats: 3, oya: 0, out: '*' }).state)).toBe(1);
    expect(oyaOf(closed('min-hwatu', { captured, seats: 3, oya: 2, out: '*' }).state)).toBe(2);
  });
});
