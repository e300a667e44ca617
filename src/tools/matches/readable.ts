import { formatCard } from '../../engine/core/cards.ts';
import {
  assertNever,
  type Seat,
  type Setup,
  type Step,
  type Viewer,
} from '../../engine/core/game.ts';
import type { BuiltGame } from '../../engine/match/build-game.ts';
import type { Event } from '../../engine/round/event.ts';
import { formatMove } from '../../engine/round/move-text.ts';
import type { Blocked } from '../../engine/round/ruleset.ts';
import type { Capture, Phase, State } from '../../engine/round/state.ts';
import type { HandCard, View } from '../../engine/view/view.ts';
import { formatCards, formatEvent, formatField, formatYaku } from './readable-events.ts';

/** What a readable transcript says first: game, seats, options and seed. */
export function readableHead(setup: Setup): readonly string[] {
  const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
  return [
    `game ${setup.game}, seats ${setup.seats}`,
    `options ${options.join(' ')}`,
    `seed ${setup.seed}`,
    '',
  ];
}

/**
 * One step: what happened, what lies open, what else each seat sees, and the moves allowed.
 * Throws when two viewers see different things lying open.
 */
export function formatStep(
  game: BuiltGame,
  { state, events }: Step<State, Event>,
): readonly string[] {
  const seats = state.hands.map((_, seat) => seat);
  const open = formatOpen(game.view(state, 'spectator'));
  for (const seat of seats) {
    // Everybody sees the same table: a difference would be a secret told.
    if (formatOpen(game.view(state, seat)) !== open)
      throw new Error(`seat ${seat} sees other things`);
  }
  return [
    ...events.flatMap(formatEvent),
    open,
    ...seats.flatMap((seat) => formatOwn(game.view(state, seat), seat)),
    ...seats.flatMap((seat) => formatMoves(game, state, seat)),
  ];
}

/** What everybody sees. */
function formatOpen(view: View): string {
  const pot = view.stage === null ? '' : `, pot ${view.pot}, ${view.stage} field`;
  const seats = view.seats.map((seat) => {
    const near = seat.near.map(({ id, missing }) => `${id} lacks ${formatCard(missing)}`);
    return [
      `${seat.seat}: ${seat.active ? 'plays' : 'sits out'}${seat.answer === 'none' ? '' : ` (${seat.answer})`}`,
      `hand ${seat.hand}`,
      `points ${seat.points}`,
      `total ${seat.total}`,
      ...(seat.score === seat.total ? [] : [`score ${seat.score}`]),
      ...(seat.borrowed === 0 ? [] : [`borrowed ${seat.borrowed}`]),
      ...(seat.inPot === 0 ? [] : [`in the pot ${seat.inPot}`]),
      `yaku ${formatYaku(seat.yaku)}`,
      ...(near.length === 0 ? [] : [`near ${near.join(', ')}`]),
      `captured ${formatCards(seat.captured)}`,
    ].join(', ');
  });
  const field = `field ${formatField(view.field)}`;
  return [`${field}, pile ${view.pile}${pot}, ${formatPhase(view.phase)}`, ...seats].join('\n');
}

function formatPhase(phase: Phase): string {
  switch (phase.type) {
    case 'over':
      return 'over';
    case 'capture':
      return `seat ${phase.seat} captures with ${formatCard(phase.card)} from the ${phase.from}`;
    case 'chased':
      return `seat ${phase.seat} is chased by ${phase.by}`;
    case 'entry':
      return `seat ${phase.seat} stays or drops out`;
    case 'chase':
      return `seat ${phase.seat} chases or passes`;
    case 'play':
      return `seat ${phase.seat} plays`;
    case 'offer':
      return `seat ${phase.seat} is offered: ${phase.offer}`;
    case 'call':
      return `seat ${phase.seat} calls koi-koi or stops`;
    default:
      return assertNever(phase);
  }
}

/** What else a seat sees: its own hand, what each card would take, and what it may not play. */
function formatOwn({ hand }: View, seat: Viewer): readonly string[] {
  return hand.length === 0 ? [] : [`seat ${seat} holds ${hand.map(formatHandCard).join(', ')}`];
}

function formatHandCard({ card, takes, blocked }: HandCard): string {
  const ways = takes.map(formatCapture).join(' or ');
  const taking = ways === '' ? '' : ` takes ${ways}`;
  if (blocked === undefined) return `${formatCard(card)}${taking}`;
  return `${formatCard(card)}${taking} (blocked: ${formatBlocked(blocked)})`;
}

function formatBlocked(blocked: Blocked): string {
  switch (blocked.why) {
    case 'promised':
      return `promised ${formatCard(blocked.card)}`;
    case 'burdened':
      return `${blocked.yaku} for ${blocked.for}`;
    case 'must-match':
      return 'another card matches';
    case 'returned':
      return 'came back this turn';
  }
}

function formatCapture(take: Capture): string {
  return take.map(formatCard).join('+') || 'nothing';
}

function formatMoves(game: BuiltGame, state: State, seat: Seat): readonly string[] {
  const moves = game.legalMoves(state, seat).map(formatMove);
  return moves.length === 0 ? [] : [`seat ${seat} may ${moves.join(' ')}`];
}
