import { chooseMove } from '../../src/cpu/choose-move.ts';
import { size } from '../../src/engine/core/card-set.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event, Settlement, Standing } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { View } from '../../src/engine/view/view.ts';
import type { HanafudaGame } from '../../src/games/index.ts';
import { gameOf } from './position.ts';
import { type Chooser, turnsFrom } from './random-match.ts';
import { started } from './started.ts';

/** One moment of a match: its state, and what the last steps did. */
export interface Moment {
  readonly game: HanafudaGame;
  readonly state: State;
  readonly recent: readonly Event[];
  /** All that has happened in the match. */
  readonly all: readonly Event[];
}

/** Whether a moment is what is looked for. */
export type Is = (moment: Moment) => boolean;

/** So many steps of one person's and the computers' moves are shown in one picture. */
const SHOWN_STEPS = 2;
const MATCHES_MOST = 400;
const RICHEST_OF = 40;

/** Every moment of a match that computers play by the usual house rules. */
function* moments(game: HanafudaGame, seats: number, number: number): Generator<Moment> {
  const draw = drawsOf(seedOf(number), 'gallery');
  const start = started(game.id, { seats, seed: number });
  let steps: readonly (readonly Event[])[] = [start.events];
  const all: Event[] = [...start.events];
  yield { game, state: start.state, recent: start.events, all };
  const choose: Chooser = ({ before, seat, moves }) =>
    chooseMove(game.view(before, seat), moves, draw);
  for (const { state, events } of turnsFrom(start.state, choose)) {
    all.push(...events);
    steps = [...steps, events].slice(-SHOWN_STEPS);
    yield { game, state, recent: steps.flat(), all };
  }
}

/** The first moment of this kind. Throws when there is none. */
export function findMoment(id: string, seats: number, is: Is): Moment {
  const game = gameOf(id);
  for (let number = 1; number <= MATCHES_MOST; number++) {
    for (const moment of moments(game, seats, number)) if (is(moment)) return moment;
  }
  throw new RangeError(`no such moment in any match of ${id} with ${seats} seats`);
}

/** Of a number of matches the moment in which one seat has captured the most cards. */
export function findRichest(id: string, seats: number): Moment {
  const game = gameOf(id);
  let most = 0;
  let richest: Moment | undefined;
  for (let number = 1; number <= RICHEST_OF; number++) {
    for (const moment of moments(game, seats, number)) {
      const cards = Math.max(...moment.state.captured.map(size));
      if (cards <= most || moment.state.phase.type !== 'play') continue;
      most = cards;
      richest = moment;
    }
  }
  if (richest === undefined) throw new RangeError(`nobody captures anything in ${id}`);
  return richest;
}

/** What the seat that is asked sees, or a spectator if nobody is. */
function viewOf({ game, state }: Moment): View {
  return game.view(state, game.toAct(state) ?? 'spectator');
}

/** A seat is asked to play, and all hands together hold so many cards. */
function asksWith({ state: { phase, hands } }: Moment, is: (held: number) => boolean): boolean {
  return phase.type === 'play' && is(hands.reduce((sum, hand) => sum + size(hand), 0));
}

/** The second turn of a round. */
export const isEarly: Is = (moment) => asksWith(moment, () => moment.state.turns === 1);

/** Half of a round has been played, and somebody has a yaku or lacks one card of it. */
export const isMiddle: Is = (moment) =>
  asksWith(moment, (held) => Math.abs(held - moment.state.turns) <= 1) &&
  viewOf(moment).seats.some(({ yaku, near }) => yaku.length > 0 || near.length > 0);

/** Somebody has just made a yaku, and all that plays is in the picture; or has called koi-koi. */
export const hasMadeYaku: Is = ({ recent, state }) =>
  state.phase.type !== 'over' && isTold(recent, 'yaku-made');
export const hasCalled: Is = ({ recent }) => isTold(recent, 'koi-koi');

/** Whether it happened after the last deal. */
function isTold(events: readonly Event[], what: Event['type']): boolean {
  return (
    events.findLastIndex(({ type }) => type === what) >
    events.findLastIndex(({ type }) => type === 'dealt')
  );
}

/** Whether any yaku ends the round, so that nobody plays on with one. */
function stopsAtYaku({ game, state: { setup, round } }: Moment): boolean {
  const { endsRound, yaku } = game.rulesOf(setup);
  return endsRound !== null && yaku(((round - 1) % 12) + 1).yaku.every((one) => endsRound([one]));
}

/** One card is left to be played, and somebody has a yaku if one may have. */
export const isLast: Is = (moment) =>
  asksWith(moment, (held) => held === 1) &&
  (stopsAtYaku(moment) || viewOf(moment).seats.some(({ yaku }) => yaku.length > 0));

export const isOver: Is = ({ state }) => state.phase.type === 'over';

/** The match waits for this; of captures, for one with a card from there. */
export function inPhase(type: State['phase']['type'], from?: 'hand' | 'pile'): Is {
  return ({ state: { phase } }) =>
    phase.type === type &&
    (from === undefined || (phase.type === 'capture' && phase.from === from));
}

/** The seat that is asked may not play all of its cards. */
export const hasBlocked: Is = (moment) => {
  const { hand } = viewOf(moment);
  return hand.length > 3 && hand.some(({ blocked }) => blocked !== undefined);
};

/** Three cards of a month lie on the field. */
export const hasHeap: Is = ({ state: { field, phase } }) => {
  const months = field.filter((card) => card >= 0).map((card) => card >> 2);
  const many = (month: number) => months.filter((other) => other === month).length;
  return phase.type === 'play' && months.some((month) => many(month) === 3);
};

/** The wild card lies on the field, some turns after the deal. */
export const hasWildOnField: Is = (moment) => {
  const { onifuda, field, pile, phase } = viewOf(moment);
  return phase.type === 'play' && onifuda !== null && field.includes(onifuda) && pile < 15;
};

/** The pile's top card lies face down on the wild card. */
export const isBlind: Is = (moment) => viewOf(moment).isBlind;

/** The settlement that has just been. */
export function settledIn({ recent }: Moment): Settlement | undefined {
  return recent.findLast((event) => event.type === 'settled')?.settlement;
}

/** A round has been settled in which so many yaku counted, or one where that ends it. */
export function isSettledWith(yaku: number): Is {
  return (moment) => {
    const settlement = settledIn(moment);
    const least = stopsAtYaku(moment) ? 1 : yaku;
    return settlement !== undefined && settlement.yaku.flat().length >= least;
  };
}

/** The standing with which the match has just ended. */
export function standingIn({ recent }: Moment): Standing | undefined {
  return recent.findLast((event) => event.type === 'over')?.standing;
}
