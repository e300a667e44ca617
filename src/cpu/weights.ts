import type { View } from '../engine/view/view.ts';
import type { AuctionWeights } from '../games/cpu-weights.ts';
import { cpuWeights, findGame } from '../games/index.ts';

/** About as many card points as decide about a share. */
const POINTS_A_SHARE = 10;

/** Card points in one of what yaku are counted in. */
export function pointsPerYaku({ unit, yakuUnit }: Pick<View, 'unit' | 'yakuUnit'>): number {
  if (yakuUnit === 'hai') return 20;
  if (yakuUnit === 'shares') return POINTS_A_SHARE;
  if (yakuUnit !== 'kan') return 1;
  return unit === 'mon10' ? 10 : 12;
}

/**
 * How likely a card ends among the computer's own, by where it is now. Guesses that played best
 * against each other in some thousand rounds; nothing depends on their last digit.
 */
export const CHANCE = {
  /** In the own hand, with a card of its month on the field to take. */
  heldWithMate: 0.93,
  /** In the own hand, with nothing to take yet. */
  held: 0.86,
  /** On the field, a card of its month in the player’s hand, nobody coming before. */
  fieldWithMate: 0.95,
  /** On the field, no card of its month in the player’s hand, nobody coming before. */
  field: 0.35,
  /** That an opponent who holds a card of the month takes it at the next turn. */
  grabbed: 0.75,
  /** The onifuda on the field: the next player takes it. */
  looseOnifuda: 0.1,
} as const;

/** What the onifuda is worth while it is kept: the better card that it may still take. */
export const KEPT_ONIFUDA = {
  /** In card points, with many turns to come. */
  most: 22,
  /** Cards left in the hand at which half of that remains. */
  half: 1.5,
} as const;

/**
 * Where a game says nothing else. `level` and `slope` are those of Suhara-bana: prospects against results of 18,000 hands of
 * computers that all stayed.
 */
const USUAL: AuctionWeights = {
  level: 154,
  slope: 0.75,
  first: 0,
  last: 0,
  drop: 0,
  potShare: 0.25,
  chase: 25,
  stand: 0,
};

export function auctionWeights(game: string): AuctionWeights {
  return { ...USUAL, ...cpuWeights(game).auction };
}

export function activeIn(game: string): number {
  return findGame(game)?.info.auction?.active ?? 0;
}
