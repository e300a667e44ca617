import { formatCard } from '../../src/engine/core/cards.ts';
import { assertNever, type Seat, type Step, type Viewer } from '../../src/engine/core/game.ts';
import type { HanafudaGame } from '../../src/engine/games/index.ts';
import type { Event } from '../../src/engine/rules/event.ts';
import { formatMove } from '../../src/engine/rules/move-text.ts';
import type { Capture, Phase, State } from '../../src/engine/rules/state.ts';
import type { HandCard, View } from '../../src/engine/rules/view.ts';
import { gameOf } from './position.ts';
import { formatCards, formatEvent, formatField, formatYaku } from './transcript-events.ts';

/** A match, or a part of one, to be written down. */
export interface Told {
  /** What the transcript is about, one line each. */
  readonly about: readonly string[];
  /** The first state, and what led to it where that is told. */
  readonly first: Step<State, Event>;
  /** The moves as texts, each by the seat that is asked. */
  readonly moves: readonly string[];
}

const MOVE = /^== \d+: seat \d+ (\S+)$/;

/** The moves in a transcript, to play them again. */
export function movesIn(transcript: string): readonly string[] {
  return transcript.split('\n').flatMap((line) => MOVE.exec(line)?.[1] ?? []);
}

/**
 * The whole transcript: the setup, then after the start and after each move what happened, what
 * lies open, what each seat sees besides, and the moves allowed. Throws when a move is not listed.
 */
export function transcribe({ about, first, moves }: Told): string {
  const { setup } = first.state;
  const game = gameOf(setup.game);
  const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
  const lines = [
    ...about.map((line) => `# ${line}`),
    `game ${setup.game}, seats ${setup.seats}`,
    `options ${options.join(' ')}`,
    `seed ${setup.seed}`,
    '',
    '== start',
    ...formatStep(game, first),
  ];
  let { state } = first;
  for (const [index, text] of moves.entries()) {
    const [seat] = game.toAct(state);
    const move = game.legalMoves(state, seat ?? -1).find((one) => formatMove(one) === text);
    if (seat === undefined || move === undefined) throw new RangeError(`not to be made: ${text}`);
    const step = game.apply(state, seat, move);
    state = step.state;
    lines.push('', `== ${index + 1}: seat ${seat} ${text}`, ...formatStep(game, step));
  }
  return `${lines.join('\n')}\n`;
}

function formatStep(game: HanafudaGame, { state, events }: Step<State, Event>): readonly string[] {
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
    default:
      return assertNever(phase);
  }
}

/** What a seat sees besides: its own hand, what each card would take, and what it may not play. */
function formatOwn({ hand }: View, seat: Viewer): readonly string[] {
  return hand.length === 0 ? [] : [`seat ${seat} holds ${hand.map(formatHandCard).join(', ')}`];
}

function formatHandCard({ card, takes, blocked }: HandCard): string {
  const ways = takes.map(formatCapture).join(' or ');
  const taking = ways === '' ? '' : ` takes ${ways}`;
  if (blocked === undefined) return `${formatCard(card)}${taking}`;
  const why =
    blocked.why === 'promised'
      ? `promised ${formatCard(blocked.card)}`
      : `${blocked.yaku} for ${blocked.for}`;
  return `${formatCard(card)}${taking} (blocked: ${why})`;
}

function formatCapture(take: Capture): string {
  return take.map(formatCard).join('+');
}

function formatMoves(game: HanafudaGame, state: State, seat: Seat): readonly string[] {
  const moves = game.legalMoves(state, seat).map(formatMove);
  return moves.length === 0 ? [] : [`seat ${seat} may ${moves.join(' ')}`];
}
