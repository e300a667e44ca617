import { formatMove, sameMove } from '../engine/rules/move-text.ts';
import type { Move } from '../engine/rules/state.ts';
import type { View } from '../engine/rules/view.ts';
import { type Match, seatOf } from '../table/match.ts';
import { handAlt } from '../text/alt.ts';
import { cardLabel } from '../text/cards.ts';
import { type Context, contextOf } from '../text/context.ts';
import { askLine, blockedLabel, blockedReason, moveLabel, turnLine } from '../text/moves.ts';
import { pictureWords } from '../text/picture.ts';
import { formatCustomId } from './custom-id.ts';
import type { Look } from './match-parts.ts';
import { movesOf, viewOf } from './match-view.ts';
import {
  type ButtonSpec,
  buttonRows,
  container,
  gallery,
  type Payload,
  type Picture,
  type Style,
  text,
} from './payload.ts';

const COLORS = { asked: 0x3ba55d, waiting: 0x777777 };

/** Whose hand, in which match, and what to say first. */
export interface HandWish {
  readonly match: Match;
  readonly personId: string;
  readonly notice?: string | undefined;
}

/**
 * Somebody's own cards, for their eyes alone, with a button for each move that is theirs to make.
 * Throws for a person without a seat, and for a match that never started.
 */
export function handPayload(wish: HandWish, { painter, words }: Look): Payload {
  const { match, personId, notice } = wish;
  const seat = seatOf(match, personId);
  if (seat === undefined) throw new RangeError(`${personId} has no seat in match ${match.id}`);
  const view = viewOf(match, seat);
  const moves = movesOf(match, personId);
  const context = contextOf(match, words);
  const picture: Picture = {
    name: `hand-${match.id}-${match.version}-${seat}.png`,
    png: painter.hand(view, pictureWords(context)),
    alt: handAlt(view, context),
  };
  const isAsked = moves.length > 0;
  const said =
    match.status === 'stopped' ? [words.notices.closed] : handLines(view, isAsked, context);
  const lines = [...(notice === undefined ? [] : [notice]), ...said];
  const rows = buttonRows(handButtons({ match, view, moves, context }));
  const parts = [text(lines.join('\n')), gallery(picture), ...rows];
  const color = isAsked ? COLORS.asked : COLORS.waiting;
  return { components: [container(parts, color)], pictures: [picture], mentions: [] };
}

/** What is asked, or who is waited for; and why cards may not be played. */
function handLines(view: View, isAsked: boolean, context: Context): readonly string[] {
  // Once a match is over, both say that.
  if (!isAsked) return [...new Set([askLine(view, context), turnLine(view, context)])];
  if (view.phase.type !== 'play') return [askLine(view, context)];
  const reasons = view.hand.flatMap(({ card, blocked }, index) => {
    if (blocked === undefined) return [];
    const name = cardLabel(context.words, card);
    return [`-# ${index + 1}. ${name}: ${blockedReason(blocked, context)}`];
  });
  return [askLine(view, context), ...reasons];
}

interface Asked {
  readonly match: Match;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly context: Context;
}

/** A button for each move; in play one for each card in the order of the picture, blocked ones too. */
function handButtons(asked: Asked): readonly ButtonSpec[] {
  const { match, view, moves, context } = asked;
  if (view.phase.type !== 'play' || moves.length === 0) {
    return moves.map((move) => moveButton(asked, move));
  }
  return view.hand.map((held, index) => {
    const move: Move = { type: 'play', card: held.card };
    if (moves.some((legal) => sameMove(legal, move))) return moveButton(asked, move);
    return {
      id: moveId(match, move),
      label: `${index + 1}. ${blockedLabel(held, context)}`,
      disabled: true,
    };
  });
}

function moveButton({ match, view, context }: Asked, move: Move): ButtonSpec {
  const label = moveLabel(move, view, context.words);
  return { id: moveId(match, move), label, style: styleOf(move) };
}

function moveId(match: Match, move: Move): string {
  const argument = formatMove(move);
  return formatCustomId({ verb: 'move', match: match.id, version: match.version, argument });
}

function styleOf(move: Move): Style {
  switch (move.type) {
    case 'capture':
      return move.take.length === 0 ? 'secondary' : 'primary';
    case 'play':
    case 'stay':
    case 'koi-koi':
      return 'primary';
    case 'chase':
    case 'claim':
    case 'shobu':
      return 'success';
    case 'drop':
      return 'danger';
    case 'pass':
      return 'secondary';
  }
}
