import type { Seat } from '../../src/engine/core/game.ts';
import type { State } from '../../src/engine/round/state.ts';
import { type PositionSpec, position } from '../support/position.ts';

/**
 * A position in few words: `field iris.bridge, hand pine.crane maple.chaff1, theirs plum.warbler`. The others
 * hold as many cards; `mine` and `theirs` are what the first two have captured.
 */
export function inFewWords(text: string, seats = 2): PositionSpec {
  const parts = new Map(
    text.split(', ').map((part) => {
      const [word = '', ...cards] = part.split(' ');
      return [word, cards.join(' ')];
    }),
  );
  const hand = parts.get('hand') ?? '';
  const others = new Array<number>(seats - 1).fill(hand.split(' ').length);
  return {
    field: parts.get('field') ?? '',
    hands: [hand, ...others],
    captured: [parts.get('mine') ?? '', parts.get('theirs') ?? ''],
  };
}

/** Hands of Suhara-bana to drop out with and to stay with, and a field on which nothing is to be had. */
export const HOPELESS =
  'wisteria.chaff1 wisteria.chaff2 iris.chaff1 clover.chaff1 maple.chaff1 chrys.chaff1 peony.chaff1';
export const SPLENDID =
  'pine.crane susuki.moon paulownia.phoenix cherry.curtain susuki.geese plum.warbler chrys.cup';
export const BARREN =
  'willow.lightning willow.ribbon plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2';

/** A seat of Suhara-bana is asked in the auction, whether it plays unless said otherwise. */
export function inAuction(hand: string, seat: Seat, spec: PositionSpec = {}): State {
  return position('suhara-bana', {
    ...{ round: 6, field: BARREN },
    hands: [0, 1, 2, 3].map((other) => (other === seat ? hand : 7)),
    phase: { type: 'entry', seat },
    ...spec,
  });
}

/** Three have stayed, and the fourth may chase one of them. */
export const FORCED_OUT: PositionSpec = {
  order: [0, 1, 2],
  answers: ['stay', 'stay', 'stay', 'forced-out'],
  chasers: [3],
};

/** Two have dropped out: the other two share the pot whatever they hold (S6). */
export const POT_IS_FREE = inAuction(HOPELESS, 2, {
  answers: ['drop', 'drop', 'none', 'none'],
  pot: [6, 6, 0, 0],
  totals: [44, 44, 50, 50],
});

/** The first of Koi-Koi has made a yaku and is asked, in the last round unless said otherwise. */
export const called = (totals: readonly number[], round = 12) =>
  position('koi-koi', {
    ...{ round, totals, field: 'maple.chaff1' },
    hands: ['pine.ribbon plum.chaff1 iris.chaff1', 3],
    captured: ['clover.boar maple.deer peony.butterflies'],
    phase: { type: 'call', seat: 0 },
  });

/** The first of Mayumi is offered a draw of a round that is lost, and of one that is not. */
export const DRAWS_OFFERED = ['*', 'pine.chaff1'].map((others) =>
  position('mayumi', {
    ...{ captured: ['willow.*', others], field: '', turns: 14 },
    ...(others === '*' ? {} : { out: '*' }),
    phase: { type: 'offer', seat: 0, offer: 'draw', rest: [] },
  }),
);
