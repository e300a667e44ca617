import { cardsOf, NO_CARDS, setOf, sumOf, union, withCard, without } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat, Viewer } from '../core/game.ts';
import { inPot, potOf, unitsPerFive } from '../mechanics/payments/stakes.ts';
import {
  atSeat,
  capturedAt,
  capturedByTeam,
  handAt,
  monthOfRound,
  withSeat,
} from '../round/by-seat.ts';
import { isOnField } from '../round/field.ts';
import { capturesOf } from '../round/play.ts';
import type { Ruleset, Situation } from '../round/ruleset.ts';
import { standingOf } from '../round/standing.ts';
import { isAuction } from '../round/state/auction-state.ts';
import { EMPTY, openPhase, oyaOf, type Slot, type State } from '../round/state.ts';
import type { NearYaku } from '../round/yaku.ts';
import { NO_YAKU, nearYaku } from '../round/yaku.ts';
import type { YakuCount } from '../round/yaku-table.ts';
import type { HandCard, RoundRecord, SeatView, View } from './view.ts';

/** What a viewer may know of a state: the one place where secrets are left out. */
export function makeView(rules: Ruleset, state: State, viewer: Viewer): View {
  const { seed: _, ...setup } = state.setup;
  const yaku = rules.countYaku(state, 'so-far');
  return {
    setup,
    viewer,
    round: state.round,
    rounds: roundsOf(rules, state),
    month: monthOfRound(state.round),
    deck: without(setOf(rules.deck), state.removed),
    values: rules.values,
    unit: rules.unit,
    yakuUnit: rules.yakuUnit,
    par: rules.par,
    scoresCards: rules.scoresCards,
    yaku: rules.yaku(monthOfRound(state.round)).yaku,
    oya: oyaOf(state),
    seating: state.seating,
    order: state.order,
    teams: rules.teams,
    phase: openPhase(state.phase),
    seats: state.hands.map((_, seat) => seatView({ rules, state, seat }, yaku[seat] ?? NO_YAKU)),
    field: openField(rules, state),
    fieldDown: isFieldDown(rules, state) ? state.field.length : 0,
    pile: state.pile.length - state.drawn,
    hand: viewer === 'spectator' ? [] : handOf(rules, state, viewer),
    onifuda: wildIn(rules, state),
    isBlind: state.onifuda?.isBlind ?? false,
    multiplier: state.multiplier,
    teyaku: state.teyaku,
    shobuScore: rules.shobuScore(state),
    pot: potOf(state),
    stage: rules.stage(state),
    dropout: dropoutOf(rules, state),
    unitsPerFivePoints: state.stakes === null ? 0 : unitsPerFive(state),
    record: recordOf(state, viewer),
    past: [],
    standing: state.phase.type === 'over' ? standingOf(rules, state) : null,
  };
}

/** The slots of the field; none while it lies face down. */
export function openField(rules: Ruleset, state: State): readonly Slot[] {
  return isFieldDown(rules, state) ? [] : state.field;
}

function isFieldDown({ auction }: Ruleset, { phase }: State): boolean {
  return auction?.isFieldDown === true && isAuction(phase);
}

/** How many rounds the match has; null if it goes on for longer, or ends otherwise. */
function roundsOf({ target, rounds }: Ruleset, { round }: State): number | null {
  return target === null && rounds !== null && round <= rounds ? rounds : null;
}

/** The wild card; null if there is none, or if it lies on the field and is no longer wild. */
function wildIn({ onifuda }: Ruleset, { field }: State): CardId | null {
  if (onifuda === null) return null;
  return onifuda.isTameOnField === true && isOnField(field, onifuda.card) ? null : onifuda.card;
}

function dropoutOf({ auction }: Ruleset, state: State): number {
  const { phase } = state;
  return phase.type === 'entry' ? (auction?.dropout(state, phase.seat) ?? 0) : 0;
}

function recordOf(state: State, viewer: Viewer): RoundRecord {
  const { turns, games, entry, calls, onifuda, promised, carried, removed, late } = state;
  const card = viewer === 'spectator' ? EMPTY : (promised?.[viewer] ?? EMPTY);
  const open = { turns, games, entry, calls, onifuda, carried, removed, late };
  return { ...open, promised: promised && { card } };
}

function seatView({ rules, state, seat }: Situation, yaku: YakuCount): SeatView {
  const captured = capturedAt(state, seat);
  return {
    seat,
    hand: cardsOf(handAt(state, seat)).length,
    captured,
    points: sumOf(captured, rules.values),
    yaku: yaku.counts,
    near: nearOf(rules, state, seat),
    progress: rules.progress?.(state, seat) ?? null,
    total: atSeat(state.totals, seat),
    score: rules.finalScore(state, seat),
    borrowed: state.stakes?.borrowed[seat] ?? 0,
    inPot: inPot(state, seat),
    active: state.order.includes(seat),
    answer: state.entry?.answers[seat] ?? 'none',
  };
}

function nearOf(rules: Ruleset, state: State, seat: Seat): readonly NearYaku[] {
  const own = capturedByTeam(rules, state, seat);
  const gone = without(state.captured.reduce(union, NO_CARDS), own);
  const table = rules.yaku(monthOfRound(state.round));
  const near = nearYaku(table, own, gone);
  return rules.announces === null
    ? near
    : near.flatMap((one) => countedWith({ rules, state, seat }, one));
}

/** A yaku as it counts once the seat has the missing card too, if more than its cards decides; none: not then. */
function countedWith({ rules, state, seat }: Situation, near: NearYaku): readonly NearYaku[] {
  const { id, value, missing } = near;
  const captured = withSeat(state.captured, seat, withCard(capturedAt(state, seat), missing));
  const counts = rules.countYaku({ ...state, captured }, 'so-far')[seat]?.counts ?? [];
  const alike = counts.filter((yaku) => yaku.id === id);
  const made = alike.find((yaku) => yaku.value === value) ?? alike[0];
  return made === undefined ? [] : [{ ...near, value: made.value }];
}

function handOf(rules: Ruleset, state: State, seat: Seat): readonly HandCard[] {
  const hand = cardsOf(handAt(state, seat));
  const dealt = state.dealt[seat] ?? [];
  return hand.map((card, index) => {
    const number = (dealt.includes(card) ? dealt.indexOf(card) : index) + 1;
    return handCard({ rules, state, seat }, { card, number });
  });
}

function handCard(situation: Situation, held: Pick<HandCard, 'card' | 'number'>): HandCard {
  const { rules, state, seat } = situation;
  const { card } = held;
  const takes = isFieldDown(rules, state)
    ? []
    : capturesOf(rules, state, { seat, card, from: 'hand' });
  const inAuction = isAuction(state.phase);
  const blocked = inAuction ? null : (rules.hand?.blocked(situation, card) ?? null);
  return blocked === null ? { ...held, takes } : { ...held, takes, blocked };
}
