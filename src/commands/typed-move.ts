import { type Choice, fold } from '../bot/interaction/command.ts';
import { movesOf, viewOf } from '../bot/match-view.ts';
import { formatCard } from '../engine/core/cards.ts';
import { formatMove } from '../engine/round/move-text.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { type Match, seatOf } from '../model/match.ts';
import { NAME_STYLES } from '../model/settings.ts';
import { cardLabel } from '../text/format/cards.ts';
import { named } from '../text/format/named.ts';
import { LANGUAGES } from '../text/language.ts';
import { choiceLabel, moveLabel, numberInHand } from '../text/story/moves.ts';
import type { Words } from '../text/words/words.ts';

/** Every language with every form of names: whichever of them is typed is understood. */
const NAMINGS = LANGUAGES.flatMap((words) => NAME_STYLES.map((style) => named(words, style)));

/** A player's legal moves, with the view that names them. */
export interface Turn {
  readonly view: View;
  /** None when nothing is asked of them. */
  readonly moves: readonly Move[];
}

/** A player's turn in a running match; undefined for anybody else. */
export function turnFor(match: Match | undefined, personId: string): Turn | undefined {
  if (match?.status !== 'playing') return undefined;
  const seat = seatOf(match, personId);
  if (seat === undefined) return undefined;
  return { view: viewOf(match, seat), moves: movesOf(match, personId) };
}

/** The moves to choose from, in the order of the cards in the hand. */
export function moveChoices({ view, moves }: Turn, words: Words): readonly Choice[] {
  return moves.map((move) => ({ name: choiceLabel(move, view, words), value: formatMove(move) }));
}

/** What a card of the hand could take, if it can take one of several. */
export function takesOf({ view }: Turn, move: Move): readonly Move[] {
  if (move.type !== 'play') return [];
  const takes = view.hand.find(({ card }) => card === move.card)?.takes ?? [];
  return takes.map((take) => ({ type: 'capture', take }));
}

/**
 * The move that was meant: by its text, as a choice of the list sends it, by its number in the picture of
 * the hand, or by its name in any of our languages, in whole or in a part that only one name has. Of cards
 * that look alike it is the first.
 */
export function moveCalled(typed: string, moves: readonly Move[], view: View): Move | undefined {
  const asked = typed.trim();
  const exact =
    moves.find((move) => formatMove(move) === asked) ??
    moves.find((move) => isNumbered(move, asked, view));
  const wanted = fold(typed);
  if (exact !== undefined || wanted === '') return exact;
  const named = moves.map((move) => ({ move, names: namesOf(move, view) }));
  const whole = named.find(({ names }) => names.some((name) => fold(name) === wanted));
  if (whole !== undefined) return whole.move;
  const partly = named.filter(({ names }) => names.some((name) => fold(name).includes(wanted)));
  const [first] = partly;
  const isOneName = partly.every(({ names }) => names[0] === first?.names[0]);
  return isOneName ? first?.move : undefined;
}

/** Whether it plays the card, or takes the choice, of this number in the picture of the hand. */
function isNumbered(move: Move, typed: string, view: View): boolean {
  const number = move.type === 'shake' ? 0 : numberInHand(move, view);
  return number > 0 && String(number) === typed;
}

/** The names of what is played or taken come first, the same for cards that look alike. */
function namesOf(move: Move, view: View): readonly string[] {
  const cards = move.type === 'play' ? [move.card] : move.type === 'capture' ? move.take : [];
  const cardNames = NAMINGS.map((words) => cards.map((card) => cardLabel(words, card)).join(' '));
  const labels = NAMINGS.map((words) => moveLabel(move, view, words));
  const ids = [cards.map(formatCard).join(' '), formatMove(move)];
  return cards.length === 0 ? [...labels, ...ids] : [...cardNames, ...labels, ...ids];
}
