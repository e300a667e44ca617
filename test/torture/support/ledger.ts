import { parseCustomId } from '../../../src/bot/custom-id.ts';
import type { Outcome } from '../../../src/sandbox/press.ts';
import type { Message } from '../../../src/sandbox/wire.ts';
import { textOf } from '../../e2e/support/reading.ts';

/** A press on a move, and what its person knows of it. */
export interface MovePress {
  readonly match: number;
  /** Of the match when the button was made. */
  readonly version: number;
  readonly move: string;
  /** `unknown`: the bot was down or out of reach; whether the move was made is not promised. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
}

/** Every press that a trial made. */
export class Ledger {
  readonly moves: MovePress[] = [];
  /** Presses of any kind that got an answer. */
  answered = 0;
  /** Presses of any kind that got none while the bot was there. */
  unanswered = 0;

  /** Notes a press on a move before it is made. */
  press(customId: string): MovePress {
    const press = parseCustomId(customId);
    if (press?.verb !== 'move') throw new Error(`no move: ${customId}`);
    const { match, version, argument } = press;
    const move: MovePress = { match, version, move: argument, outcome: 'unknown' };
    this.moves.push(move);
    return move;
  }

  get acknowledged(): readonly MovePress[] {
    return this.moves.filter(({ outcome }) => outcome === 'acknowledged');
  }
}

/** What an answer says of a move; undefined: the process ended before one came. */
export function outcomeOf(answer: Outcome | undefined): MovePress['outcome'] {
  if (answer === undefined || answer.kind === 'failed') return 'unknown';
  if (answer.kind === 'update' && !isStale(answer.message)) return 'acknowledged';
  return 'refused';
}

function isStale(hand: Message): boolean {
  return textOf(hand).includes('moved on');
}
