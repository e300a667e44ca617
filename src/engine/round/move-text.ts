import { formatCard, parseCard, parsePlant, plantOf } from '../core/cards.ts';
import { ANSWERS, type Answer, type Capture, type Move } from './state.ts';

const NOTHING = 'nothing';

/** `play:pine.crane`, `capture:iris.ribbon+iris.chaff1+iris.chaff2`, `hiki:iris`, `stay`. At most 60 characters. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'play':
    case 'bomb':
    case 'shake':
      return `${move.type}:${formatCard(move.card)}`;
    case 'capture':
      return `capture:${move.take.map(formatCard).join('+') || NOTHING}`;
    case 'hiki':
      return `hiki:${plantOf(move.month)}`;
    default:
      return move.type;
  }
}

/** The move of a text made by `formatMove`, or undefined when it is none. */
export function parseMove(text: string): Move | undefined {
  const [type, argument] = text.split(':', 2);
  if (argument === undefined) return isAnswer(text) ? { type: text } : undefined;
  if (type === 'capture' && argument === NOTHING) return { type: 'capture', take: [] };
  if (type === 'hiki') {
    const month = parsePlant(argument);
    return month === undefined ? undefined : { type, month };
  }
  const cards = argument.split('+').map(parseCard);
  if (!cards.every((card) => card !== undefined)) return undefined;
  const [card] = cards;
  if (type === 'play' || type === 'bomb' || type === 'shake') {
    return cards.length === 1 && card !== undefined ? { type, card } : undefined;
  }
  return type === 'capture' ? { type: 'capture', take: cards } : undefined;
}

function isAnswer(text: string): text is Answer {
  return ANSWERS.some((answer) => answer === text);
}

export function sameMove(a: Move, b: Move): boolean {
  if (a.type === 'capture') return b.type === 'capture' && sameCapture(a.take, b.take);
  if (a.type === 'hiki') return b.type === 'hiki' && a.month === b.month;
  if (!('card' in a)) return a.type === b.type;
  return a.type === b.type && 'card' in b && a.card === b.card;
}

export function sameCapture(a: Capture, b: Capture): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
