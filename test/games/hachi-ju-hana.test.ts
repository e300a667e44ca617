import { describe, expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { eventsOf, fieldOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { capturedOf, inOrder, yakuOf } from '../support/told.ts';

const GAME = gameOf('hachi-ju-hana');

const hachi = (spec: EndSpec) => closed('hachi-ju-hana', { seats: 3, ...spec });
const settled = (captured: string, options: Options = {}) =>
  hachi({ options, captured: ['*', captured, ''] }).settlement;

function start(number: number, seats: number, options: Options = {}) {
  const all = { ...defaultOptions(GAME.options), ...options };
  return GAME.start({ game: 'hachi-ju-hana', seats, options: all, seed: seedOf(number) });
}

describe('the deal of Hachi-jū-hana', () => {
  test('gives two players ten cards each where the house says so (HJ6, hand)', () => {
    const { state } = start(1, 2, { hand: 10, fieldFour: 'redeal' });
    expect(state.hands.map(size)).toEqual([10, 10]);
    expect([fieldOf(state).length, state.pile.length]).toEqual([8, 20]);
    expect(start(1, 3, { hand: 10 }).state.hands.map(size)).toEqual([7, 7, 7]);
  });

  const FIELD = 'iris.* plum.ribbon maple.deer';

  test('lets the oya take four of a month from the field: 15 of irises (HJ1; test position)', () => {
    const { misdeal, state, events } = opened('hachi-ju-hana', {
      ...{ seats: 3, oya: 2, field: FIELD, hands: [7, 7, 7] },
    });
    expect(misdeal).toBeNull();
    expect(capturedOf(state, 2)).toBe(inOrder('iris.bridge iris.ribbon iris.chaff1 iris.chaff2'));
    expect(fieldOf(state)).toEqual(['plum.ribbon', 'maple.deer']);
    expect(theEvent(events, 'field-taken').seat).toBe(2);
    expect(theEvent(events, 'yaku-made').yaku.id).toBe('ayame');
    expect(GAME.view(state, 'spectator').seats[2]?.points).toBe(15);
  });

  test('is thrown in for them where the house says so (HJ1, fieldFour)', () => {
    const options = { fieldFour: 'redeal' };
    const spec = { seats: 3, options, field: FIELD, hands: [7, 7, 7] };
    expect(opened('hachi-ju-hana', spec).misdeal).toBe('four-of-a-month-on-field');
  });
});

describe('a yaku of Hachi-jū-hana', () => {
  /** Half of pine, iris, susuki and paulownia, and all willows. */
  const HALVES =
    'willow.* pine.crane pine.ribbon iris.bridge iris.ribbon susuki.moon susuki.geese' +
    ' paulownia.yellow paulownia.chaff1';

  test.each([
    ['pine', 'matsu'],
    ['plum', 'ume'],
    ['cherry', 'sakura'],
    ['wisteria', 'fuji'],
    ['iris', 'ayame'],
    ['peony', 'botan'],
    ['clover', 'hagi'],
    ['susuki', 'susuki'],
    ['chrys', 'kiku'],
    ['maple', 'momiji'],
    ['willow', 'yanagi'],
    ['paulownia', 'kiri'],
  ])('is all of %s: 20 for %s, and nothing for half of it (HJ2)', (plant, id) => {
    expect(yakuOf(settled(`${plant}.*`), 1)).toEqual([`${id} 20`]);
    const half = formatCardSet(settled(`${plant}.*`).captured[1]!)
      .split(' ')
      .slice(0, 2)
      .join(' ');
    expect(yakuOf(settled(half), 1)).toEqual([]);
  });

  test.each<[example: string, captured: string, made: readonly string[]]>([
    ['1', 'willow.rainman willow.swallow peony.butterflies peony.ribbon', ['botan']],
    ['2', 'willow.* pine.crane pine.ribbon iris.bridge iris.ribbon', ['matsu', 'ayame']],
    ['3', 'willow.*', ['yanagi']],
    ['4', 'willow.ribbon willow.lightning pine.* plum.warbler plum.ribbon', ['matsu', 'ume']],
    ['5', 'willow.* pine.* iris.bridge iris.ribbon', ['matsu', 'yanagi']],
    ['two willows and no half month', 'willow.rainman willow.swallow pine.*', ['matsu']],
    ['four willows and four half months: two, of most points', HALVES, ['matsu', 'susuki']],
    [
      'a tie goes to the earlier of equal points',
      'willow.rainman willow.swallow plum.warbler plum.ribbon wisteria.cuckoo wisteria.ribbon',
      ['ume'],
    ],
    ['three cards lack one', 'willow.rainman pine.crane pine.ribbon pine.chaff1', ['matsu']],
    ['willows alone fill nothing', 'willow.rainman willow.swallow willow.ribbon', []],
    ['one card lacks three', 'willow.rainman willow.swallow willow.ribbon iris.bridge', ['ayame']],
  ])('with willows that fill in (HJ3, HJ4; example or position %s)', (_, captured, made) => {
    expect(yakuOf(settled(captured), 1)).toEqual(made.map((id) => `${id} 20`));
  });

  test('is of the month that is worth more as a whole, whatever of it is captured (HJ3, L11)', () => {
    // 35 points of pines and 15 of plums in all; of the plums the better half is captured.
    const captured =
      'willow.rainman willow.swallow plum.warbler plum.ribbon pine.chaff1 pine.chaff2';
    expect(yakuOf(settled(captured), 1)).toEqual(['matsu 20']);
  });

  test('is made of the own cards and the willows that fill in (HJ3)', () => {
    const captured = 'willow.rainman willow.swallow peony.butterflies peony.ribbon';
    const [made] = settled(captured).yaku[1] ?? [];
    expect(made && formatCardSet(made.cards)).toBe(inOrder(captured));
    const [, twice] = settled('willow.* pine.crane pine.ribbon iris.bridge iris.ribbon').yaku[1]!;
    expect(formatCardSet(twice!.cards)).toBe(
      inOrder('iris.bridge iris.ribbon willow.ribbon willow.lightning'),
    );
  });

  test('is told when willows complete it (HJ3)', () => {
    const state = position('hachi-ju-hana', {
      ...{ seats: 3, field: 'willow.swallow' },
      hands: ['willow.rainman clover.chaff1', 2, 2],
      captured: ['peony.butterflies peony.ribbon', '', ''],
      pile: 'maple.deer *',
    });
    const { events } = play(state, 'play:willow.rainman');
    const { seat, yaku } = theEvent(events, 'yaku-made');
    expect([seat, yaku.id, yaku.value]).toEqual([0, 'botan', 20]);
  });

  test('is none in Bakappana, where chaff is worth 1 (HJ5, yaku, chaff)', () => {
    const options = { yaku: 'none', chaff: 1, fieldFour: 'redeal' };
    const { settlement } = hachi({ options, captured: ['*', 'willow.* pine.*', ''] });
    expect(settlement.yaku).toEqual([[], [], []]);
    expect(settlement.scores).toEqual([264 - 63 - 88, 63 - 88, -88]);
  });
});

describe('the score of a round of Hachi-jū-hana', () => {
  test('is own points less par, and 20 for each yaku: +35 (example 5)', () => {
    const { settlement } = hachi({
      captured: ['willow.* pine.* iris.bridge iris.ribbon', 'plum.* susuki.* cherry.*', '*'],
    });
    expect(settlement.points).toEqual([75, 70, 95]);
    expect(settlement.scores[0]).toBe(35);
  });

  test('of two is of all cards: the pile is played out, 240 in all (HJ6; test position)', () => {
    const state = position('hachi-ju-hana', {
      ...{ seats: 2, turn: 1, field: 'maple.ribbon iris.ribbon' },
      hands: ['', 'maple.deer'],
      captured: ['*', ''],
      pile: 'pine.crane pine.ribbon iris.bridge',
    });
    const { events } = play(state, 'play:maple.deer');
    expect(eventsOf(events, 'turned').map(({ seat }) => seat)).toEqual([1, 0, 1]);
    const { points } = theEvent(events, 'settled').settlement;
    expect(points.reduce((sum, one) => sum + one)).toBe(240);
  });
});
