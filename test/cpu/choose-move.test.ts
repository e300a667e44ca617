import { describe, expect, test } from 'vitest';
import { chooseMove } from '../../src/cpu/choose-move.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { State } from '../../src/engine/round/state.ts';
import { askedOf, play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import {
  BARREN,
  FORCED_OUT,
  HOPELESS,
  inAuction,
  inFewWords,
  POT_IS_FREE,
  SPLENDID,
} from './positions.ts';

/** What the computer does in this state, as text; `number` decides between equally good moves. */
function chosen(state: State, number: number): string {
  return formatMove(chooseMove(...askedOf(state), drawsOf(seedOf(number), 'cpu')));
}

/** What it does whatever the draw: the only choice among ten. */
function always(state: State): string {
  const choices = new Set(Array.from({ length: 10 }, (_, number) => chosen(state, number)));
  return [...choices].join(' or ');
}

const botan = (spec: PositionSpec) => position('botan-cho', spec);
const suhara = (spec: PositionSpec) => position('suhara-bana', { round: 6, ...spec });

describe('the computer with a card to play', () => {
  test.each(
    Object.entries({
      'takes the crane rather than a chaff': [
        'field pine.crane plum.chaff1, hand pine.chaff1 plum.chaff2 maple.chaff1',
        'plays pine.chaff1',
      ],
      'takes the crane rather than a chaff when it may choose':
        'field pine.crane pine.chaff2, hand pine.chaff1 maple.chaff1, takes pine.crane',
      'completes its yaku rather than take another bright': [
        'field cherry.curtain paulownia.phoenix, hand cherry.chaff1 paulownia.chaff1',
        'mine pine.crane pine.chaff1 plum.warbler plum.chaff1, plays cherry.chaff1',
      ],
      'denies the opponent the card that a yaku lacks': [
        'field cherry.curtain paulownia.phoenix, hand cherry.chaff1 paulownia.chaff1',
        'theirs pine.crane pine.chaff1 plum.warbler plum.chaff1, plays cherry.chaff1',
      ],
      // The curtain is Three Brights for the other; the moon and the geese are worth 30.
      'denies even when it pays with points of its own': [
        'field cherry.curtain susuki.moon, hand cherry.chaff1 susuki.geese',
        'theirs pine.crane pine.chaff1 plum.warbler plum.chaff1, plays cherry.chaff1',
      ],
      'lays a chaff rather than a bright':
        'field iris.bridge, hand pine.crane maple.chaff1, plays maple.chaff1',
      'does not lay what the opponent lacks': [
        'field maple.deer, hand plum.warbler iris.bridge',
        'theirs pine.crane pine.chaff1 cherry.curtain cherry.chaff1, plays iris.bridge',
      ],
      'lays the chaff whose month is mostly captured': [
        'field iris.bridge, hand maple.chaff1 chrys.chaff1, mine maple.deer maple.chaff2',
        'plays maple.chaff1',
      ],
      'keeps the butterflies for something better than a chaff': [
        'field plum.chaff1 iris.chaff1',
        'hand peony.butterflies iris.chaff2 maple.chaff1 chrys.chaff1 cherry.chaff1',
        'plays iris.chaff2',
      ],
      'plays the butterflies for a bright when nothing else can take one': [
        'field pine.crane iris.chaff1, hand peony.butterflies iris.chaff2 maple.chaff1',
        'theirs plum.warbler plum.chaff1 cherry.curtain cherry.chaff1, plays peony.butterflies',
      ],
      'takes a bright with the butterflies': [
        'field pine.crane iris.chaff1, hand peony.butterflies iris.chaff2 maple.chaff1',
        'theirs plum.warbler plum.chaff1 cherry.curtain cherry.chaff1, takes pine.crane',
      ],
      'uses the butterflies for a ribbon when it is nearly out of turns': [
        'field pine.ribbon plum.ribbon susuki.geese, hand peony.butterflies maple.chaff1',
        'plays peony.butterflies',
      ],
    }),
  )('%s', (_, said) => {
    const text = [said].flat().join(', ');
    const [spec = '', verb, card] = text.split(/, (?=plays|takes)| (?=\S+$)/);
    const state = botan(inFewWords(spec));
    if (verb === 'plays') expect(always(state)).toBe(`play:${card}`);
    else {
      const [first] = spec.split('hand ')[1]?.split(/[ ,]/) ?? [];
      expect(always(play(state, `play:${first}`).state)).toBe(`capture:${card}`);
    }
  });

  test('takes the sixth of nine ribbons, of which the other has three, rather than an animal', () => {
    const spec = inFewWords(
      'field maple.ribbon maple.deer, hand maple.chaff1, mine pine.ribbon plum.ribbon wisteria.ribbon iris.ribbon chrys.ribbon, theirs cherry.ribbon clover.ribbon peony.ribbon',
    );
    const { state: asked } = play(position('hana-awase', spec), 'play:maple.chaff1');
    expect(always(asked)).toBe('capture:maple.ribbon');
  });

  test.each([
    [
      'shuns points where it can still be low man',
      'field pine.crane wisteria.chaff1, hand pine.chaff1 wisteria.chaff2, mine clover.chaff1 clover.chaff2',
      'play:wisteria.chaff2',
    ],
    [
      'prefers the yaku worth most: goroju before a shima',
      'field paulownia.phoenix plum.ribbon, hand paulownia.chaff1 plum.chaff1 clover.chaff1, mine pine.crane pine.chaff1 susuki.moon susuki.chaff1 plum.warbler plum.chaff2',
      'play:paulownia.chaff1',
    ],
  ])('%s', (_, text, move) => {
    expect(always(suhara(inFewWords(text, 3)))).toBe(move);
  });
});

describe('the computer in the auction', () => {
  const FIELD =
    'pine.chaff1 susuki.chaff1 paulownia.yellow cherry.chaff1 plum.chaff1 willow.lightning';
  const chase = (hand: string, field: string) =>
    inAuction(hand, 3, { ...FORCED_OUT, field, phase: { type: 'chase', seat: 3 } });
  const chased = (hand: string, field: string) =>
    inAuction(hand, 0, { ...FORCED_OUT, field, phase: { type: 'chased', seat: 0, by: 3 } });

  test.each([
    ['drops a hopeless hand', inAuction(HOPELESS, 0), 'drop'],
    ['stays with a splendid hand', inAuction(SPLENDID, 0, { field: FIELD }), 'stay'],
    ['stays even with a hopeless hand when two have dropped (S6)', POT_IS_FREE, 'stay'],
    ['never chases with nothing', chase(HOPELESS, BARREN), 'pass'],
    ['never chases with nothing, whatever lies there', chase(HOPELESS, FIELD), 'pass'],
    ['chases with a splendid hand', chase(SPLENDID, FIELD), 'chase'],
    ['stands with a splendid hand when chased', chased(SPLENDID, FIELD), 'stay'],
    ['leaves with a hopeless hand when chased', chased(HOPELESS, BARREN), 'drop'],
  ])('%s', (_, state, answer) => {
    expect(always(state)).toBe(answer);
  });

  test('of Mushi, where dropping out is free, stays with a hand better than most', () => {
    const mushi = (hand: string) =>
      position('mushi', { seats: 4, hands: [hand, 8, 8, 8], phase: { type: 'entry', seat: 0 } });
    const good =
      'pine.crane cherry.curtain paulownia.phoenix plum.warbler iris.bridge wisteria.ribbon maple.deer chrys.cup';
    const poor =
      'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 iris.chaff1 iris.chaff2 maple.chaff1 maple.chaff2';
    expect([always(mushi(good)), always(mushi(poor))]).toEqual(['stay', 'drop']);
  });

  test('thinks more of the cards of the month', () => {
    const hand =
      'clover.boar clover.ribbon clover.chaff1 iris.chaff1 maple.chaff1 plum.chaff2 peony.chaff1';
    const field =
      'clover.chaff2 willow.lightning iris.chaff2 chrys.chaff1 chrys.chaff2 pine.chaff1';
    const inMonth = (round: number) => always(inAuction(hand, 0, { field, round }));
    expect([inMonth(6), inMonth(7)]).toEqual(['drop', 'stay']);
  });
});

describe('the computer', () => {
  const state = botan({ hands: ['pine.chaff1 iris.chaff1', 2], field: '' });
  const game = gameOf('botan-cho');
  const draw = drawsOf(seedOf(1), 'cpu');

  test('makes one of the moves it is given', () => {
    const moves = game.legalMoves(state, 0);
    expect(moves).toContain(chooseMove(game.view(state, 0), moves, draw));
  });

  test('decides the same by the same draws, and by lot between equals', () => {
    expect(chosen(state, 7)).toBe(chosen(state, 7));
    const choices = Array.from({ length: 20 }, (_, number) => chosen(state, number));
    expect(new Set(choices).size).toBe(2);
  });

  test('plays a game it has never heard of', () => {
    const known = botan({
      field: 'pine.crane plum.chaff1',
      hands: ['pine.chaff1 plum.chaff2 maple.chaff1', 3],
    });
    const view = game.view(known, 0);
    const strange = { ...view, setup: { ...view.setup, game: 'koi-koi' } };
    const move = chooseMove(strange, game.legalMoves(known, 0), draw);
    expect(formatMove(move)).toBe('play:pine.chaff1');
  });

  test('has nothing to choose without a move, nor as a spectator', () => {
    expect(() => chooseMove(game.view(state, 1), [], draw)).toThrow(RangeError);
    const moves = game.legalMoves(state, 0);
    expect(() => chooseMove(game.view(state, 'spectator'), moves, draw)).toThrow(RangeError);
  });
});
