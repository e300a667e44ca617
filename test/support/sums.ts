import type { State } from '../../src/engine/round/state.ts';
import { type HouseRules, inForce } from '../../src/games/koi-koi/options.ts';

/** What must add up in one game, whatever is played. */
export interface Sums {
  /** Card points of a round, all seats together; null if house rules decide, or cards stay where they are. */
  readonly points: number | null;
  /** Cards may stay where they are: on the field, in the pile, in hands. */
  readonly leaves?: boolean;
  /** Nobody need win. */
  readonly mayDraw?: boolean;
  readonly state: (state: State) => boolean;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Whether several have the most. */
const isShared = (totals: readonly number[]) =>
  totals.filter((total) => total === Math.max(...totals)).length > 1;

const isZero = ({ totals }: State) => sum(totals) === 0;
const isOver = ({ phase }: State) => phase.type === 'over';
const roundsDone = (state: State) => (isOver(state) ? state.round : state.round - 1);

/** By game id. A new game adds its own. */
export const SUMS: Readonly<Record<string, Sums>> = {
  'suhara-bana': {
    points: 300,
    // 50 on each plate: one a seat, and those borrowed.
    state: ({ totals, stakes, setup }) =>
      stakes !== null &&
      sum(totals) + sum(stakes.pot) === 50 * (setup.seats + sum(stakes.borrowed)) &&
      sum(stakes.borrowed) <= 2 &&
      totals.every((total) => total >= 0),
  },
  'botan-cho': {
    points: 240,
    // 180 each, and a counter for each round that is over.
    state: (state) => sum(state.totals) === 360 + roundsDone(state),
  },
  mushi: {
    points: 230,
    mayDraw: true,
    state: isZero,
  },
  'ume-botan': { points: 264, state: isZero },
  'ino-shika-cho': {
    points: 240,
    // 240 each round.
    state: (state) => sum(state.totals) === 240 * roundsDone(state),
  },
  mayumi: { points: null, leaves: true, mayDraw: true, state: isZero },
  'koi-koi': {
    points: 0,
    leaves: true,
    mayDraw: true,
    state: (state) => !inForce(state.setup.options as HouseRules).zeroSum || isZero(state),
  },
  'hana-awase': {
    points: null,
    state: (state) => state.setup.options['scoring'] !== 'zero-sum' || isZero(state),
  },
  'hachi-ju-hana': {
    points: null,
    state: ({ totals }) => sum(totals) >= 0 && sum(totals) % 20 === 0,
  },
  hiraya: { points: 240, state: isZero },
  'min-hwatu': {
    points: 240,
    // 240 each round (MH1).
    state: (state) => sum(state.totals) === 240 * roundsDone(state),
  },
  sakura: {
    points: null,
    leaves: true,
    // A victory is nobody's where the best are level (SK18).
    mayDraw: true,
    state: ({ totals, setup }) =>
      setup.options['count'] === 'points' || totals.every((total) => total >= 0),
  },
  'ichi-ni-san': {
    points: null,
    leaves: true,
    // Nobody pays where several have the most (IN5).
    mayDraw: true,
    state: isZero,
  },
  sudaoshi: { points: 330, state: isZero },
  'kyurei-hana': {
    points: 270,
    state: isZero,
  },
  matgo: { points: 0, leaves: true, mayDraw: true, state: isZero },
  'go-stop': { points: 0, leaves: true, mayDraw: true, state: isZero },
  'hachi-hachi': {
    points: null,
    leaves: true,
    // What is in the pot has been paid and not yet been won.
    state: ({ totals, entry }) => {
      const pot = (entry?.paid ?? []).filter(({ to }) => to === 'pot');
      return sum(totals) + sum(pot.map(({ points }) => points)) === 0;
    },
  },
  roppyakken: {
    points: null,
    leaves: true,
    mayDraw: true,
    state: ({ totals, games, phase, setup: { options } }) => {
      // Changara has a target of its own, and ends with a shared lead too (L2).
      const isChangara = options['family'] === 'changara';
      const target = isChangara ? 300 : Number(options['target']);
      const isOpen = totals.every((total) => total < target) || (!isChangara && isShared(totals));
      const isWon = (games ?? []).some((won) => won > Number(options['games']) / 2);
      return phase.type === 'over' || (isOpen && !isWon);
    },
  },
};
