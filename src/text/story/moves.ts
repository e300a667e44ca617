import { monthOf } from '../../engine/core/cards.ts';
import { assertNever } from '../../engine/core/game.ts';
import { sameMove } from '../../engine/round/move-text.ts';
import type { Blocked } from '../../engine/round/ruleset.ts';
import type { Call } from '../../engine/round/state/koi-koi-state.ts';
import type { Capture, Move } from '../../engine/round/state.ts';
import type { HandCard, View } from '../../engine/view/view.ts';
import { findGame } from '../../games/index.ts';
import { bareNoun, cardName, cardNoun, plantName, takenNoun } from '../format/cards.ts';
import { amount, held } from '../format/money.ts';
import { truncate } from '../format/truncate.ts';
import { wordsFor, yakuName } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';
import { type Context, markdownVoice, plainVoice, type Voice } from './context.ts';

const MAX_LABEL = 38;
const MAX_BUTTON = 80;
const MAX_CHOICE = 100;

/** What the button of a legal move says, at most 38 characters. `view` is the mover's own. */
export function moveLabel(move: Move, view: View, words: Words): string {
  return truncate(labelOf(move, view, words), MAX_LABEL);
}

function labelOf(move: Move, view: View, words: Words): string {
  const number = numberInHand(move, view);
  const name = nameOf(move, view, words);
  return number === 0 ? name : `${number}. ${name}`;
}

/** A move by its name, and behind that its number in the picture of the hand. `view` is the mover's own. */
export function moveInSentence(move: Move, view: View, words: Words): string {
  const number = numberInHand(move, view);
  const name = nameOf(move, view, words);
  return number === 0 ? name : words.aside(name, String(number));
}

/** The number of the card, or of the choice, in the picture of the hand, from 1; 0 for none. */
export function numberInHand(move: Move, { hand, phase }: View): number {
  if (move.type === 'play' || move.type === 'shake')
    return hand.find(({ card }) => card === move.card)?.number ?? 0;
  if (phase.type !== 'capture') return 0;
  return phase.choices.findIndex((take) => sameMove(move, { type: 'capture', take })) + 1;
}

function nameOf(move: Move, view: View, general: Words): string {
  const words = wordsFor(general, view.setup.game);
  const { moves } = words;
  const { phase } = view;
  switch (move.type) {
    case 'play':
      return cardName(words, move.card);
    case 'capture':
      return takeLabel(move.take, words);
    case 'hiki':
      return moves.hiki(plantName(words, move.month));
    case 'drop':
      return phase.type === 'chased' ? moves.yield : moves.drop(dropoutOf(view, words));
    case 'pass':
      return phase.type === 'offer' ? moves.decline[phase.offer] : moves.pass;
    case 'claim':
      return phase.type === 'offer'
        ? moves.claim[phase.offer](surplusIn(view), shobuScore(view, words))
        : words.none;
    case 'bomb':
      return moves.bomb(plantName(words, monthOf(move.card)));
    case 'shake':
      return moves.shake(cardName(words, move.card));
    case 'flip':
      return moves.flip;
    case 'koi-koi':
    case 'go':
    case 'sage':
      return moves.calls[move.type];
    case 'cancel':
      return moves.cancel(shobuScore(view, words));
    case 'shobu':
      return moves[callIn(view) === 'go' ? 'stop' : 'shobu'](shobuScore(view, words));
    case 'stay':
      return phase.type === 'chased' ? moves.stayOn : moves.stay;
    case 'chase':
      return moves.chase;
    default:
      return assertNever(move);
  }
}

function callIn({ setup }: View): Call | null {
  return findGame(setup.game)?.info.call ?? null;
}

/** What dropping out of the auction costs; empty if it is free. */
function dropoutOf(view: View, words: Words): string {
  return view.dropout === 0 ? '' : held(view.dropout, view, words);
}

function shobuScore({ shobuScore, unit }: View, words: Words): string {
  return amount(shobuScore ?? 0, unit, words);
}

/** How many cards of the hand would be exchanged: of each month all but two. */
function surplusIn({ hand }: View): number {
  const months = Map.groupBy(hand, ({ card }) => monthOf(card));
  return [...months.values()].reduce((sum, { length }) => sum + Math.max(0, length - 2), 0);
}

function takeLabel([first, ...others]: Capture, words: Words): string {
  const { moves } = words;
  if (first === undefined) return moves.leave;
  return others.length === 0
    ? moves.take(cardNoun(words, first))
    : moves.takeStack(plantName(words, monthOf(first)));
}

/** A legal move in a list to choose from: says what the card would take. At most 100 characters. */
export function choiceLabel(move: Move, view: View, words: Words): string {
  if (move.type !== 'play') return moveLabel(move, view, words);
  const label = labelOf(move, view, words);
  const takes = view.hand.find(({ card }) => card === move.card)?.takes ?? [];
  return truncate(playSentence(label, takes, wordsFor(words, view.setup.game)), MAX_CHOICE);
}

function playSentence(label: string, takes: readonly Capture[], words: Words): string {
  const [only, ...others] = takes.filter((take) => take.length > 0);
  if (only === undefined) return words.moves.playLays(label);
  if (others.length > 0) return words.moves.playChoice(label);
  const taken = takenNoun(words, only);
  return takes.length > 1
    ? words.moves.playMayTake(label, taken)
    : words.moves.playTakes(label, taken);
}

/** The disabled button of a card that may not be played: its name and why, at most 80 characters. */
export function blockedLabel({ card, blocked }: HandCard, context: Context): string {
  const { words } = context;
  const label = cardName(words, card);
  if (blocked === undefined) return label;
  return truncate(blockedText(label, blocked, context), MAX_BUTTON);
}

function blockedText(label: string, blocked: Blocked, context: Context): string {
  const { words, game, name } = plainVoice(context);
  switch (blocked.why) {
    case 'burdened':
      return words.moves.burdened(label, yakuName(game, blocked.yaku), name(blocked.for));
    case 'promised':
      return words.moves.promised(label, bareNoun(words, blocked.card));
    case 'must-match':
      return words.moves.mustMatch(label);
    case 'returned':
      return words.moves.returned(label);
  }
}

/** Why a card may not be played, as a sentence in markdown. */
export function blockedReason(blocked: Blocked, context: Context): string {
  return blockedIn(blocked, markdownVoice(context));
}

/** The same, after what stands for the card: its name, perhaps with its number. */
export function blockedLine(card: string, blocked: Blocked, context: Context): string {
  return context.words.labelled(card, blockedReason(blocked, context));
}

/** The same in any voice. */
export function blockedIn(blocked: Blocked, { words, game, name }: Voice): string {
  switch (blocked.why) {
    case 'burdened':
      return words.moves.burdenedWhy(yakuName(game, blocked.yaku), name(blocked.for));
    case 'promised':
      return words.moves.promisedWhy(cardNoun(words, blocked.card));
    case 'must-match':
      return words.moves.mustMatchWhy;
    case 'returned':
      return words.moves.returnedWhy;
  }
}

export function turnLine(view: View, context: Context): string {
  return turnIn(view, markdownVoice(context));
}

/** The same in any voice. */
export function turnIn({ phase }: View, { words, info, name }: Voice): string {
  const { turns } = words;
  switch (phase.type) {
    case 'entry':
    case 'play':
    case 'chase':
      return turns[phase.type](name(phase.seat));
    case 'call':
      return turns.calls[info.call ?? 'koi-koi'](name(phase.seat));
    case 'offer':
      return turns.offer[phase.offer](name(phase.seat));
    case 'capture':
      return turns.capture(name(phase.seat), cardNoun(words, phase.card));
    case 'chased':
      return turns.chased(name(phase.seat), name(phase.by));
    case 'over':
      return turns.over;
    default:
      return assertNever(phase);
  }
}

/** What is asked of the viewer, in markdown; that it is not their turn, when nothing is. */
export function askLine(view: View, context: Context): string {
  return askIn(view, markdownVoice(context));
}

/** The same in any voice. */
export function askIn(view: View, { words, info, name }: Voice): string {
  const { turns } = words;
  const { phase, viewer } = view;
  if (phase.type === 'over') return turns.over;
  if (phase.seat !== viewer) return isOut(view) ? turns.satOut : turns.notYou;
  switch (phase.type) {
    case 'entry':
      return turns.askEntry(dropoutOf(view, words));
    case 'play':
      if (view.hand.length === 0) return turns.askFlip;
      return view.shobuScore === null ? turns.askPlay : turns.askPlayOrCancel;
    case 'capture':
      return turns.askCapture(cardNoun(words, phase.card));
    case 'chase':
      return turns.askChase;
    case 'chased':
      return turns.askChased(name(phase.by));
    case 'offer':
      return turns.askOffer[phase.offer];
    case 'call':
      return turns.askCalls[info.call ?? 'koi-koi'](shobuScore(view, words));
    default:
      return assertNever(phase);
  }
}

function isOut({ seats, viewer }: View): boolean {
  return seats.some(({ seat, active }) => seat === viewer && !active);
}
