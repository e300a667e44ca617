import { ALL_CARDS, cardsOf, hasWholeMonth, setOf } from '../core/card-set.ts';
import type { OptionValue } from '../core/game.ts';
import { atSeat } from '../round/by-seat.ts';
import type { GameRules } from '../round/declaration.ts';
import { captureByMonth } from '../round/field.ts';
import type { Ruleset } from '../round/ruleset.ts';
import { countYaku } from '../round/yaku.ts';
import { NO_TABLE, type YakuTable } from '../round/yaku-table.ts';
import { settleStandard } from './payments/settlement.ts';
import { STANDARD } from './scoring/values.ts';

/** Matches that end when a player has this many points, by the name of the choice. */
const TARGETS: Readonly<Record<string, number>> = { fifty: 50, hundred: 100 };

/** Rounds after which a match to a target ends in which what one wins another loses (H2). */
export const LONGEST = 24;

/**
 * The length of a match by the value of its house rule: so many rounds, or up to a target, but no more
 * than `most` rounds if that is a number.
 */
export function lengthOf(
  choice: OptionValue | undefined,
  most: number | null,
): Pick<Ruleset, 'rounds' | 'target'> {
  const target = TARGETS[String(choice)];
  return target === undefined ? { rounds: Number(choice), target: null } : { rounds: most, target };
}

const DEALS: Readonly<Record<number, Ruleset['deal']>> = {
  3: { hand: 7, field: 6 },
  4: { hand: 5, field: 8 },
  5: { hand: 4, field: 8 },
  6: { hand: 3, field: 12 },
  7: { hand: 3, field: 6 },
};

/** What so many are dealt; with three and more, and with two hands of ten, the pile has a card for each turn. */
export function dealFor(seats: number, handOfTwo = 8): Ruleset['deal'] {
  return DEALS[seats] ?? { hand: handOfTwo, field: 8 };
}

/** The same yaku in every round, each made of what a seat has captured itself. */
export function ofOwnCards<Id extends string>(
  table: YakuTable<Id>,
): Pick<Ruleset<Id>, 'yaku' | 'countYaku'> {
  return {
    yaku: () => table,
    countYaku: ({ captured }, when) => captured.map((set) => countYaku(table, set, when)),
  };
}

/** What most games have: a plain fishing game for points, in which nobody sits out. */
export const DEFAULTS: Ruleset = {
  deck: cardsOf(ALL_CARDS),
  values: STANDARD,
  par: 0,
  parByPlace: null,
  scoresCards: true,
  unit: 'points',
  yakuUnit: 'points',
  scoreUnit: 'points',
  startTotal: 0,
  startStakes: null,
  finalScore: ({ games, totals }, seat) => atSeat(games ?? totals, seat),
  stage: () => null,
  isClockwise: false,
  teams: null,
  draw: 'oya',
  drawFirst: 'earliest',
  drawTie: 'value',
  deal: dealFor(2),
  misdeal: (field) => (hasWholeMonth(setOf(field)) ? 'four-of-a-month-on-field' : null),
  misdealtHand: null,
  afterDeal: [],
  opening: null,
  auction: null,
  beforePlay: [],
  prelude: null,
  hand: null,
  turn: null,
  inTurn: null,
  afterTurn: null,
  captures: captureByMonth,
  onifuda: null,
  // Without a wild card every card finds its mate: nothing is left when every card is played.
  leftovers: () => [],
  ...ofOwnCards(NO_TABLE),
  announces: null,
  endsRound: null,
  playOutPile: false,
  closing: null,
  settle: settleStandard,
  shobuScore: () => null,
  progress: null,
  rounds: null,
  goesOn: () => false,
  target: null,
  mayTie: true,
  gamesToWin: 1,
  asksOfEquals: false,
};

/**
 * The whole rules of a game. They begin as a copy of the same object, so that they have one layout
 * whichever game wrote them: rounds of games played side by side are up to a tenth faster
 * (`node bench/engine.ts`).
 */
export function wholeRules(rules: GameRules, asksOfEquals: boolean): Ruleset {
  return {
    ...DEFAULTS,
    ...rules.cards,
    ...rules.totals,
    ...rules.seating,
    ...rules.dealing,
    ...rules.entry,
    ...rules.turn,
    ...rules.capture,
    ...rules.yaku,
    ...rules.end,
    ...rules.match,
    asksOfEquals,
  };
}
