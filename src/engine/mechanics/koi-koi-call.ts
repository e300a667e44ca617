import { isEmpty } from '../core/card-set.ts';
import { IllegalMove, type Seat } from '../core/game.ts';
import { atSeat, withSeat } from '../round/by-seat.ts';
import type { YakuMade } from '../round/event.ts';
import { nextTurn, turnOf } from '../round/play.ts';
import type { Interlude, Transition } from '../round/ruleset.ts';
import type { Call, KoiKoiCalls } from '../round/state/koi-koi-state.ts';
import { playsOn } from '../round/state/late-capture-state.ts';
import type { Move, State } from '../round/state.ts';
import type { YakuCount } from '../round/yaku-table.ts';

export interface KoiKoiCallConfig {
  readonly call: Call;
  /** How often one player may call koi-koi in a round; absent: as often as it comes. */
  readonly most?: number;
  /** It is how often all together may call it. */
  readonly isMostOfAll?: boolean;
  /** Asked for a new yaku only, not when one is raised. */
  readonly isNewOnly?: boolean;
  /** Not asked while the yaku would score less. */
  readonly minimum?: number;
  /** What yaku score before anything multiplies them. */
  readonly worthOf: (count: YakuCount) => number;
  /** The pile is turned on when the hands are empty. */
  readonly playOutPile?: boolean;
  readonly countOf: (state: State, seat: Seat) => YakuCount;
  /** Whether a yaku is announced when it first counts at the end of a turn, not when it is made. */
  readonly isLate?: (yaku: YakuMade) => boolean;
  /** Whether a yaku may come to count that no capture of the turn made: rain may pass. */
  readonly mayRevive?: boolean;
  /** Asked when the yaku are worth more together than at the last call, whichever they are. */
  readonly isBySum?: boolean;
  /** A yaku that did not count when koi-koi was called is new when it counts again. */
  readonly isForgetful?: boolean;
}

export function beginCalls({ state }: Transition): void {
  state.calls = noKoiKoiCalls(state);
}

/** No calls yet; what the oya has been given by the deal may be a yaku. */
function noKoiKoiCalls({ captured }: State): KoiKoiCalls {
  return {
    made: captured.map(() => 0),
    yaku: captured.map(() => []),
    isRaised: captured.some((cards) => !isEmpty(cards)),
  };
}

export function callsOf(state: State): KoiKoiCalls {
  return state.calls ?? noKoiKoiCalls(state);
}

/**
 * After a turn in which a player made a yaku or raised one, the player ends the round (*shōbu*) or
 * goes on (*koi-koi*); who could not play again, or may not call again, ends it.
 */
export function koiKoiCall(config: KoiKoiCallConfig): Interlude {
  const isDue = (state: State) => callsOf(state).isRaised || config.mayRevive === true;
  return {
    call: config.call,
    isDue,
    begin: (transition) => {
      if (isDue(transition.state)) askIfGained(transition, config);
      else nextTurn(transition);
    },
    noteYaku: (state) => {
      state.calls = { ...callsOf(state), isRaised: true };
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

function askIfGained(transition: Transition, config: KoiKoiCallConfig): void {
  const { state, events } = transition;
  const seat = turnOf(state);
  state.calls = { ...callsOf(state), isRaised: false };
  const gained = gainedBy(state, config, seat);
  for (const yaku of gained) {
    if (config.isLate?.(yaku)) events.push({ type: 'yaku-made', seat, yaku });
  }
  if (gained.length === 0) nextTurn(transition);
  else if (movesOf(state, config, seat).length === 1) stop(transition, seat);
  else state.phase = { type: 'call', seat };
}

/**
 * What the seat has gained: yaku that it has not been asked for, or not at so high a worth (K2, K4), a
 * lesser one too if the best alone counts (K3). Nothing where it is not asked, be it its last card
 * (K11).
 */
function gainedBy(state: State, config: KoiKoiCallConfig, seat: Seat): readonly YakuMade[] {
  const count = config.countOf(state, seat);
  if (count.counts.length === 0) return NOTHING;
  const { minimum = 0 } = config;
  if (minimum > 0 && config.worthOf(count) < minimum) return NOTHING;
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
  const { made } = callsOf(state);
  const called = config.isMostOfAll === true ? Math.max(...made) : atSeat(made, seat);
  const isSpent = config.most !== undefined && called >= config.most;
  return isSpent || !playsAgain(state, config, seat) ? SHOBU : BOTH[config.call];
}

/** Whether the seat has another card to play, or will turn one of a pile that is played out. */
function playsAgain(state: State, { playOutPile = false }: KoiKoiCallConfig, seat: Seat): boolean {
  const { pile, drawn, order } = state;
  return playsOn(state, seat) || (playOutPile && pile.length - drawn >= order.length);
}

function stop(transition: Transition, seat: Seat): void {
  transition.events.push({ type: 'shobu', seat });
  transition.ended = { why: 'shobu', seat };
}

type Known = KoiKoiCalls['yaku'][number];

/** The yaku known before and those that count now, each at its highest value so far. */
function highest(known: Known, counts: Known): Known {
  const lost = known.filter(({ id }) => counts.every((one) => one.id !== id));
  const held = counts.map(({ id, value }) => ({ id, value: Math.max(value, worthIn(known, id)) }));
  return [...lost, ...held];
}

function worthIn(known: Known, id: string): number {
  return known.find((one) => one.id === id)?.value ?? 0;
}

/** The calls of a round with the note of who has called, if that matters. */
function noted(calls: KoiKoiCalls, call: Call, seat: Seat): KoiKoiCalls {
  if (call === 'sage') return { ...calls, first: calls.first ?? seat };
  return call === 'go' ? { ...calls, log: [...(calls.log ?? []), seat] } : calls;
}

function goOn(transition: Transition, config: KoiKoiCallConfig, seat: Seat): void {
  const { state, events } = transition;
  const calls = callsOf(state);
  const { made, yaku } = calls;
  const before = config.isForgetful ? [] : atSeat(yaku, seat);
  const called = withSeat(made, seat, atSeat(made, seat) + 1);
  state.calls = { ...noted(calls, config.call, seat), made: called, isRaised: false };
  // What the call itself is worth is nothing new.
  const { counts } = config.countOf(state, seat);
  state.calls = { ...state.calls, yaku: withSeat(yaku, seat, highest(before, counts)) };
  events.push({ type: config.call, seat });
  nextTurn(transition);
}
