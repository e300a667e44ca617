/** Card points in one hai, what a dropout costs and a chase that fails: the scale of the weights. */
export const POINTS_PER_HAI = 20;

/**
 * How likely a card ends among the computer's own, by where it is now. Guesses that played best
 * against each other in some thousand rounds; nothing depends on their last digit.
 */
export const CHANCE = {
  /** In the own hand, with a card of its month on the field to take. */
  heldWithMate: 0.93,
  /** In the own hand, with nothing to take yet. */
  held: 0.72,
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

/**
 * A low man wins the round (S12): with so few points and turns left that it can be reached, the
 * computer shuns points instead of taking them.
 */
export const LOW_MAN = {
  most: 15,
  /** Card points that a turn brings even to who shuns them. */
  perTurn: 5,
  /** What a point not taken is worth then. */
  shunned: 3,
} as const;

/** The auction of Suhara-bana, in card points that a round brings against nothing. */
export const AUCTION = {
  /** Prospects of an average hand: at these a round brings nothing. */
  level: 100,
  /** Points that a round brings for each point of prospects above the level. */
  slope: 1,
  /** Dropping costs 30, but some of it comes back, and who sits out risks nothing else. */
  drop: -24,
  /** Of the pot, what the players who stay may hope for each. */
  potShare: 0.25,
  /** A chase must promise this much: 20 are lost below par. */
  chase: 22,
  /** Leaving when chased is free: a hand that promises nothing leaves. */
  stand: 0,
} as const;
