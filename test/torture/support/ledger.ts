import type { Outcome } from 'discord-sandbox';
import { parseCustomId } from '../../../src/bot/interaction/custom-id.ts';
import { LANGUAGES } from '../../../src/text/language.ts';
import { buttonsOf, textOf, versionOf } from '../../e2e/support/reading.ts';

/** A press on a move, and what its person knows of it. */
export interface MovePress {
  readonly match: number;
  /** Of the match when the button was made. */
  readonly version: number;
  readonly move: string;
  /** `unknown`: no answer came, or one that does not tell whether the move was made. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
  said: string;
}

/** What an answer says, in any language, that changed nothing. */
const UNMADE = /Nothing was changed|何も変わっていません|바뀐 것이 없어요/;
const NOTICES = LANGUAGES.flatMap(({ notices }) => [notices.closed, notices.nothingPlayed]).map(
  // Without the command that it names, which Discord links.
  (sentence) => sentence.split(/[.。]/, 1)[0] ?? sentence,
);
const TURNED_AWAY = LANGUAGES.map(({ notices }) => notices.tooBusy);
/** What a hand says of a match that has ended, by this move or by one before it. */
const OVER = LANGUAGES.map(({ turns }) => turns.over);

/** Every press that a trial made. */
export class Ledger {
  readonly moves: MovePress[] = [];
  answered = 0;
  /** Presses of any kind that got none while the bot was there. */
  unanswered = 0;
  /** Presses of any kind to which Discord's three seconds brought what was asked for. */
  served = 0;

  /** Notes a press on a move before it is made. */
  press(customId: string): MovePress {
    const press = parseCustomId(customId);
    if (press?.verb !== 'move' && press?.verb !== 'sure') throw new Error(`no move: ${customId}`);
    const { match, version, argument } = press;
    const made = { outcome: 'unknown', said: '' } as const;
    const move: MovePress = { match, version, move: argument, ...made };
    this.moves.push(move);
    return move;
  }

  get acknowledged(): readonly MovePress[] {
    return this.moves.filter(({ outcome }) => outcome === 'acknowledged');
  }
}

/** Whether an answer says that there was no time to do what was asked for. */
export function isTurnedAway(answer: Outcome): boolean {
  return 'message' in answer && TURNED_AWAY.includes(textOf(answer.message));
}

/** Notes what the answer to a press on a move says of it; undefined: the process ended before one came. */
export function settle(move: MovePress, answer: Outcome | undefined): void {
  if (answer === undefined || answer.kind === 'failed') return;
  const said = 'message' in answer ? textOf(answer.message) : answer.kind;
  move.said = said;
  if (answer.kind === 'acknowledged' || OVER.some((sentence) => said === sentence)) return;
  const isMade =
    answer.kind === 'update' &&
    versionOf(answer.message) > move.version &&
    !buttonsOf(answer.message).some(({ id }) => parseCustomId(id)?.verb === 'sure');
  move.outcome = isMade && !saysUnmade(said) ? 'acknowledged' : 'refused';
}

/** A hand may show a later version of the match, and say that it did so without the move. */
function saysUnmade(said: string): boolean {
  return UNMADE.test(said) || NOTICES.some((sentence) => said.includes(sentence));
}
