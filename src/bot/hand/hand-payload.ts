import type { Seat } from '../../engine/core/game.ts';
import { type Event, eventsFor } from '../../engine/round/event.ts';
import { formatMove, sameMove } from '../../engine/round/move-text.ts';
import type { Move } from '../../engine/round/state.ts';
import type { HandCard, View } from '../../engine/view/view.ts';
import { holidayOf } from '../../model/holiday.ts';
import { type Match, seatOf } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import { dayOf } from '../../model/private.ts';
import { isPractice } from '../../model/seats.ts';
import { cardName } from '../../text/format/cards.ts';
import { awayLines, ownHolidayLines } from '../../text/holiday/holiday.ts';
import { handAlt } from '../../text/pictures/hand-alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { stakeLines } from '../../text/settlement/stakes.ts';
import { type Context, contextOf } from '../../text/story/context.ts';
import { story } from '../../text/story/describe.ts';
import { askLine, blockedLabel, blockedLine, moveLabel, turnLine } from '../../text/story/moves.ts';
import {
  type ButtonSpec,
  evenRows,
  framedPayload,
  type Payload,
  type Picture,
  type Style,
} from '../api/payload.ts';
import { BACK } from '../holiday/holiday-payload.ts';
import { formatCustomId, matchButton } from '../interaction/custom-id.ts';
import { isAwayFrom, moveEmoji, movesOf, viewOf } from '../match-view.ts';
import type { Rendering } from '../table-message/match-body.ts';

const MAX_STORY = 600;

/** Whose hand, in which match, and what to say first. */
export interface HandQuery {
  readonly match: Match;
  readonly personId: string;
  readonly notice?: string | undefined;
  /** A move to confirm, in place of the buttons for all moves. */
  readonly asksAbout?: Move | undefined;
  /** Whether they are asked before each of their moves; absent: not. */
  readonly confirms?: boolean;
  /** What has just happened: a player who looks at their hand may not see the table. */
  readonly steps?: readonly MatchStep[] | undefined;
  /** What the picture shows of the last moves, if it is not told: by default the same. */
  readonly recent?: readonly MatchStep[] | undefined;
}

/**
 * A person's own cards, for them alone, with a button for each legal move.
 * Throws for a person without a seat, and for a match that never started.
 */
export function handPayload(query: HandQuery, { painter, words }: Rendering): Payload {
  const { match, personId, notice, asksAbout } = query;
  const seat = seatOf(match, personId);
  if (seat === undefined) throw new RangeError(`${personId} has no seat in match ${match.id}`);
  const view = viewOf(match, seat);
  const moves = movesOf(match, personId);
  const context = contextOf(match, words);
  const { steps = [], recent = steps } = query;
  const moved = openEvents(recent);
  const picture: Picture = {
    name: `hand-${match.id}-${match.version}-${seat}.png`,
    png: painter.hand(view, pictureWords(context), moved),
    alt: handAlt(view, context, moved),
  };
  // A player who has just moved may regret it.
  const hasMoved = recent.some((step) => step.seat === seat && !step.byComputer);
  const offersOops = hasMoved && query.confirms !== true;
  const prompt: Prompt = { match, personId, seat, view, moves, context, asksAbout, offersOops };
  const news = match.status === 'playing' ? newsLines(steps, context) : [];
  const said = notice === undefined ? [] : [notice];
  const own = ownHolidayLines(match, personId, words);
  const lines = [...said, ...own, ...news, ...handLines(prompt)];
  const parts = [lines, picture, ...evenRows(handButtons(prompt)), helpButtons(prompt)];
  return framedPayload(parts, moves.length > 0 ? 'asked' : 'ended');
}

/** What everybody saw of these steps in this round. */
function openEvents(steps: readonly MatchStep[]): readonly Event[] {
  const events = steps.flatMap((step) => step.events);
  const from = events.findLastIndex(({ type }) => type === 'settled') + 1;
  return eventsFor(events.slice(from), 'spectator');
}

/** What happened in this round, in small print, in the words of the table message. */
function newsLines(steps: readonly MatchStep[], context: Context): readonly string[] {
  const narration = story([{ events: openEvents(steps) }], context, MAX_STORY);
  return narration === '' ? [] : narration.split('\n').map((line) => `-# ${line}`);
}

/** The question to the player, or whom the table waits for; and why some cards cannot be played. */
function handLines(prompt: Prompt): readonly string[] {
  const { match, view, moves, context, asksAbout } = prompt;
  const { words } = context;
  if (match.status === 'stopped') return [words.notices.closed];
  if (asksAbout !== undefined) return [words.playing.really(moveLabel(asksAbout, view, words))];
  if (isAway(prompt)) return [turnLine(view, context), words.playing.now.away];
  if (moves.length === 0) return waitingLines(prompt);
  if (view.phase.type !== 'play') return [askLine(view, context), ...stakeLines(view, context)];
  const reasons = view.hand.flatMap(({ card, number, blocked }) => {
    if (blocked === undefined) return [];
    const name = `${number}. ${cardName(words, card)}`;
    return [`-# ${blockedLine(name, blocked, context)}`];
  });
  return [askLine(view, context), ...reasons];
}

/** Whom the table waits for, and who of them is away; once a match is over, both lines say that. */
function waitingLines({ match, personId, view, context }: Prompt): readonly string[] {
  const lines = new Set([askLine(view, context), turnLine(view, context)]);
  return [...lines, ...awayLines(match, context.words, personId)];
}

interface Prompt extends Pick<HandQuery, 'match' | 'personId' | 'asksAbout'> {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly context: Context;
  readonly offersOops: boolean;
}

/**
 * A button for each move; in play one for each card, blocked ones too: first what may be done without
 * playing a card, then the cards in the order of the picture.
 */
function handButtons(prompt: Prompt): readonly ButtonSpec[] {
  const { match, view, moves, context, asksAbout } = prompt;
  const { back } = context.words.playing.buttons;
  if (asksAbout !== undefined) return secondThought(prompt, asksAbout);
  if (isAway(prompt)) return [matchButton(match, 'back', { label: back, style: 'success' })];
  if (view.phase.type !== 'play' || moves.length === 0) {
    return moves.map((move) => moveButton(prompt, move));
  }
  const others = moves.filter(({ type }) => type !== 'play');
  return [
    ...others.map((move) => moveButton(prompt, move)),
    ...view.hand.map((held) => cardButton(prompt, held)),
  ];
}

/** The button of a card of the hand, with its number in the picture. Its colour says whether it takes something. */
function cardButton(prompt: Prompt, held: HandCard): ButtonSpec {
  const { match, moves, context } = prompt;
  const move: Move = { type: 'play', card: held.card };
  const style = held.takes.length > 0 ? 'primary' : 'secondary';
  if (moves.some((legal) => sameMove(legal, move))) return { ...moveButton(prompt, move), style };
  const label = `${held.number}. ${blockedLabel(held, context)}`;
  return { id: moveId(match, move), label, disabled: true, emoji: moveEmoji(move, context) };
}

/** The way back from a holiday; if nobody else is harmed by it, a computer's advice; the yaku; a slip of the finger. */
function helpButtons({
  match,
  seat,
  view,
  moves,
  context,
  asksAbout,
  offersOops,
}: Prompt): readonly ButtonSpec[] {
  if (match.status !== 'playing' || asksAbout !== undefined) return [];
  const { hint, buttons, playing } = context.words;
  const isOnHoliday = holidayOf(match.players[seat]) !== undefined;
  const back = { label: playing.buttons.back, style: 'success', argument: BACK } as const;
  const hasHint = moves.length > 0 && isPractice(match) && dayOf(match) === null;
  return [
    ...(isOnHoliday ? [matchButton(match, 'holiday', back)] : []),
    ...(hasHint ? [matchButton(match, 'hint', { label: hint.button })] : []),
    ...(view.yaku.length === 0 ? [] : [matchButton(match, 'yaku', { label: buttons.yaku })]),
    ...(offersOops ? [matchButton(match, 'oops', { label: playing.buttons.oops })] : []),
  ];
}

/** The move that was pressed, to be pressed again, or to be thought over. */
function secondThought({ match, context }: Prompt, move: Move): readonly ButtonSpec[] {
  const { buttons, playing } = context.words;
  return [
    { id: moveId(match, move, 'sure'), label: playing.buttons.sure, style: 'success' },
    { id: formatCustomId({ verb: 'unsure', match: match.id }), label: buttons.cancel },
  ];
}

function isAway({ match, seat }: Prompt): boolean {
  return match.status === 'playing' && isAwayFrom(match.players[seat]);
}

function moveButton(prompt: Prompt, move: Move): ButtonSpec {
  const { match, view, context } = prompt;
  const label = moveLabel(move, view, context.words);
  return { id: moveId(match, move), label, style: styleOf(move), emoji: moveEmoji(move, context) };
}

function moveId(match: Match, move: Move, verb: 'move' | 'sure' = 'move'): string {
  const argument = formatMove(move);
  return formatCustomId({ verb, match: match.id, version: match.version, argument });
}

const STYLES: Readonly<Record<Exclude<Move['type'], 'capture'>, Style>> = {
  play: 'primary',
  stay: 'primary',
  'koi-koi': 'primary',
  go: 'primary',
  sage: 'primary',
  flip: 'primary',
  chase: 'success',
  hiki: 'success',
  claim: 'success',
  shobu: 'success',
  cancel: 'success',
  bomb: 'success',
  shake: 'success',
  drop: 'danger',
  pass: 'secondary',
};

function styleOf(move: Move): Style {
  if (move.type !== 'capture') return STYLES[move.type];
  return move.take.length === 0 ? 'secondary' : 'primary';
}
