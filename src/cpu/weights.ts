/** Card points in one hai. */
export const POINTS_PER_HAI = 20;

/**
 * How likely a card ends among the computer's own, by where it is now. Guesses that played best
 * against each other in some thousand rounds; nothing depends on their last digit.
 */
export const CHANCE = {
  /** In the own hand, with a card of its month on the field to take. */
  heldWithMate: 0.93,
  /** In the own hand, with nothing to take yet. */
  held: 0.86,
  /** On the field, a card of its month in the own hand, nobody coming before. */
  fieldWithMate: 0.95,
  /** On the field, no card of its month in the own hand, nobody coming before. */
  field: 0.35,
  /** That an opponent who holds a card of the month takes it at the next turn. */
  grabbed: 0.75,
  /** The onifuda on the field: whoever is next takes it. */
  looseOnifuda: 0.1,
} as const;

/** What the onifuda is worth while it is kept: the better card that it may still take. */
export const KEPT_ONIFUDA = {
  /** In card points, with many turns to come. */
  most: 22,
  /** Cards left in the hand at which half of that remains. */
  half: 1.5,
} as const;

/** When a seat may still end with so few points that it wins the round, and shuns them. */
export interface LowMan {
  /** The most points of a low man. */
  readonly most: number;
  /** Card points that a turn brings even to who shuns them. */
  readonly perTurn: number;
}

/** By game id, the games in which a low man wins (Suhara-bana: S12). */
export const LOW_MAN: Readonly<Record<string, LowMan>> = {
  'suhara-bana': { most: 15, perTurn: 5 },
};

/** How a computer judges, before play, what its hand will bring. */
export interface AuctionWeights {
  /** How many play a round. */
  readonly active: number;
  /** The prospects of a hand that brings nothing. */
  readonly level: number;
  /** Points that each point of prospects brings. */
  readonly slope: number;
  /** What leading brings. */
  readonly first: number;
  /** What playing last, as a chaser does, brings. */
  readonly last: number;
  /** What dropping out brings, of which some comes back where no yaku is good enough for it. */
  readonly drop: number;
  /** The share of the pot that each who plays may hope for. */
  readonly potShare: number;
  /** A chase must promise this much more than nothing: below par it costs 20. */
  readonly chase: number;
  /** Who is chased leaves free of charge. */
  readonly stand: number;
}

/**
 * Suhara-bana's auction. `level` and `slope`, here and below, are prospects against results of
 * computers that all stayed: 18,000 hands of this game, 6,000 of Mushi.
 */
const SUHARA_AUCTION: AuctionWeights = {
  active: 3,
  level: 154,
  slope: 0.75,
  first: -12,
  last: 15,
  drop: -30,
  potShare: 0.25,
  chase: 25,
  stand: 0,
};

/** Dropping out is free, and leading made no difference. */
const MUSHI_AUCTION: AuctionWeights = {
  ...SUHARA_AUCTION,
  active: 2,
  level: 138,
  first: 0,
  last: 0,
  drop: 0,
};

/** By the id of a game with an auction, how a hand is judged in it; Suhara-bana's for any other. */
export function auctionOf(game: string): AuctionWeights {
  return game === 'mushi' ? MUSHI_AUCTION : SUHARA_AUCTION;
}
