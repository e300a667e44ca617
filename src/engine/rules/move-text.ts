import { formatCard, parseCard } from '../core/cards.ts';
import type { Move } from './state.ts';

/** `play:pine.crane`, `capture:iris.ribbon+iris.chaff1+iris.chaff2`, `stay`. At most 60 characters. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'play':
      return `play:${formatCard(move.card)}`;
    case 'capture':
      return `capture:${move.take.map(formatCard).join('+')}`;
    default:
      return move.type;
  }
}

/** The move of a text made by `formatMove`, or undefined when it is none. */
export function parseMove(text: string): Move | undefined {
  const [type, argument] = text.split(':', 2);
  if (argument === undefined) return parseAnswer(text);
  const cards = argument.split('+').map(parseCard);
  if (!cards.every((card) => card !== undefined)) return undefined;
  const [card] = cards;
  if (type === 'play' && cards.length === 1 && card !== undefined) return { type: 'play', card };
  return type === 'capture' ? { type: 'capture', take: cards } : undefined;
}

function parseAnswer(text: string): Move | undefined {
  switch (text) {
    case 'stay':
    case 'drop':
    case 'chase':
    case 'pass':
      return { type: text };
    default:
      return undefined;
  }
}

/** Whether two moves are the same decision. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.type === 'play') return b.type === 'play' && a.card === b.card;
  if (a.type !== 'capture') return a.type === b.type;
  if (b.type !== 'capture' || a.take.length !== b.take.length) return false;
  return a.take.every((card, index) => card === b.take[index]);
}
