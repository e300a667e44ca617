import { isEmpty } from '../core/card-set.ts';
import { IllegalMove, type Seat } from '../core/game.ts';
import { atSeat, withSeat } from '../round/by-seat.ts';
import type { YakuMade } from '../round/event.ts';
import { nextTurn, turnOf } from '../round/play.ts';
import type { Interlude, Transition } from '../round/ruleset.ts';
import type { Move, State } from '../round/state.ts';
import type { YakuCount } from '../round/yaku-table.ts';
import { type Call, type KoiKoiCalls, withRaised } from './koi-koi-state.ts';
import { playsOn } from './late-capture-state.ts';

/** When a player is asked, and what may be answered. */
export interface KoiKoiCallConfig {
  /** What who goes on calls. */
  readonly call: Call;
  /** How often one player may call koi-koi in a round; null: as often as it comes. */
  readonly most: number | null;
  /** Asked for a new yaku only, not when one is raised. */
  readonly isNewOnly: boolean;
  /** Not asked while the yaku would score less. */
  readonly minimum: number;
  /** What yaku score before anything multiplies them. */
  readonly worthOf: (count: YakuCount) => number;
  /** The pile is turned on when the hands are empty. */
  readonly playOutPile: boolean;
  /** What counts now of a seat's yaku. */
  readonly countOf: (state: State, seat: Seat) => YakuCount;
  /** Whether a yaku is announced when it first counts at the end of a turn, not when it is made. */
  readonly isLate: (yaku: YakuMade) => boolean;
  /** Whether a yaku may come to count that no capture of the turn made: rain may pass. */
  readonly mayRevive: boolean;
  /** Asked when the yaku are worth more together than at the last call, whichever they are. */
  readonly isBySum: boolean;
  /** A yaku that did not count when koi-koi was called is new when it counts again. */
  readonly isForgetful: boolean;
}

/** No calls yet; what the oya has been given by the deal may be a yaku. */
export function noKoiKoiCalls({ captured }: State): KoiKoiCalls {
  return {
    made: captured.map(() => 0),
    yaku: captured.map(() => []),
    isRaised: captured.some((cards) => !isEmpty(cards)),
  };
}

/** The calls of a round so far. */
export function callsOf(state: State): KoiKoiCalls {
  return state.calls ?? noKoiKoiCalls(state);
}

/**
 * After a turn in which a player made a yaku or raised one, the player ends the round (*shōbu*) or
 * goes on (*koi-koi*); who could not play again, or may not call again, ends it (§9.1).
 */
export function koiKoiCall(config: KoiKoiCallConfig): Interlude {
  const isDue = (state: State) => callsOf(state).isRaised || config.mayRevive;
  return {
    call: config.call,
    isDue,
    begin: (transition) => {
      const { state } = transition;
      const seat = turnOf(state);
      const mayGain = isDue(state);
      if (mayGain) state.calls = withRaised(callsOf(state), false);
      const gained = mayGain ? gainedBy(state, config, seat) : NOTHING;
      for (const yaku of gained) {
        if (config.isLate(yaku)) transition.events.push({ type: 'yaku-made', seat, yaku });
      }
      if (gained.length === 0) nextTurn(transition);
      else if (movesOf(transition.state, config, seat).length === 1) stop(transition, seat);
      else transition.state.phase = { type: 'call', seat };
    },
    noteYaku: (state) => {
      state.calls = withRaised(callsOf(state), true);
    },
    asker: {
      asks: ({ type }) => type === 'call',
      legalMoves: (state) => movesOf(state, config, turnOf(state)),
      apply: (transition, move) => {
        const seat = turnOf(transition.state);
        if (move.type === 'shobu') stop(transition, seat);
        else if (move.type === config.call) goOn(transition, config, seat);
        else throw new IllegalMove(`${move.type} to a call`);
      },
    },
  };
}

/**
 * What the seat has gained: yaku that it has not been asked for, or not at so high a worth (K2, K4), a
 * lesser one too where the best alone counts (K3). Nothing where it is not asked, be it its last card
 * (K11).
 */
function gainedBy(state: State, config: KoiKoiCallConfig, seat: Seat): readonly YakuMade[] {
  const count = config.countOf(state, seat);
  if (count.counts.length === 0) return NOTHING;
  if (config.minimum > 0 && config.worthOf(count) < config.minimum) return NOTHING;
  const before = atSeat(callsOf(state).yaku, seat);
  if (config.isBySum) {
    const known = before.reduce((sum, { value }) => sum + value, 0);
    return config.worthOf(count) > known ? count.counts : NOTHING;
  }
  return count.counts.filter(({ id, value }) => {
    const known = before.find((yaku) => yaku.id === id);
    return known === undefined || (value > known.value && !config.isNewOnly);
  });
}

const NOTHING: readonly YakuMade[] = [];

const SHOBU: readonly Move[] = [{ type: 'shobu' }];
const BOTH: Readonly<Record<Call, readonly Move[]>> = {
  'koi-koi': [{ type: 'koi-koi' }, ...SHOBU],
  sage: [{ type: 'sage' }, ...SHOBU],
  go: [{ type: 'go' }, ...SHOBU],
};

function movesOf(state: State, config: KoiKoiCallConfig, seat: Seat): readonly Move[] {
  const isSpent = config.most !== null && atSeat(callsOf(state).made, seat) >= config.most;
  return isSpent || !playsAgain(state, config, seat) ? SHOBU : BOTH[config.call];
}

/** Whether the seat has another card to play, or will turn one of a pile that is played out. */
function playsAgain(state: State, { playOutPile }: KoiKoiCallConfig, seat: Seat): boolean {
  const { pile, drawn, order } = state;
  return playsOn(state, seat) || (playOutPile && pile.length - drawn >= order.length);
}

function stop(transition: Transition, seat: Seat): void {
  transition.events.push({ type: 'shobu', seat });
  transition.ended = { why: 'shobu', seat };
}

/** Each yaku once, at the most that it is worth in the list. */
function highest(yaku: readonly Pick<YakuMade, 'id' | 'value'>[]): KoiKoiCalls['yaku'][number] {
  const worth = new Map<string, number>();
  for (const { id, value } of yaku) worth.set(id, Math.max(value, worth.get(id) ?? 0));
  return [...worth].map(([id, value]) => ({ id, value }));
}

function goOn(transition: Transition, config: KoiKoiCallConfig, seat: Seat): void {
  const { state, events } = transition;
  const calls = callsOf(state);
  const { made, yaku } = calls;
  const { counts } = config.countOf(state, seat);
  const before = config.isForgetful ? [] : atSeat(yaku, seat);
  state.calls = {
    ...calls,
    ...(config.call === 'sage' && { first: calls.first ?? seat }),
    ...(config.call === 'go' && { log: [...(calls.log ?? []), seat] }),
    made: withSeat(made, seat, atSeat(made, seat) + 1),
    yaku: withSeat(yaku, seat, highest([...before, ...counts])),
    isRaised: false,
  };
  events.push({ type: config.call, seat });
  nextTurn(transition);
}
