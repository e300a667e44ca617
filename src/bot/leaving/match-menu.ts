import { type Match, seatOf } from '../../model/match.ts';
import { isPresent } from '../../model/seats.ts';
import { aboutLines } from '../../text/lobby/seating.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, buttonRows, type Payload, text } from '../api/payload.ts';
import { matchButton } from '../interaction/match-button.ts';

/** The argument of the verb `stop` that keeps the match going. */
export const KEEP = 'keep';

/** Who looks, and what they may do beside what their seat allows. */
export interface MatchMenuQuery {
  readonly match: Match;
  readonly personId: string;
  /** They may stop the match as they like. */
  readonly mayStop: boolean;
}

/** The rules and clock of a running match, with the ways out that this person has. */
export function matchMenu(query: MatchMenuQuery, words: Words): Payload {
  const { match, personId, mayStop } = query;
  const { buttons } = words.seating;
  const isHere = isAtTable(match, personId);
  const rows = buttonRows([
    ...(isHere ? [matchButton(match, 'quit', { label: buttons.quit })] : []),
    ...(isHere ? [voteButton(match, personId, words)] : []),
    ...(mayStop ? [stopButton(match, words)] : []),
  ]);
  const lines = aboutLines(match, words);
  return { components: [text(lines.join('\n')), ...rows], pictures: [], mentions: [] };
}

/** Asks a manager who plays whether the match is to end for everybody. */
export function stopMenu(match: Match, personId: string, words: Words): Payload {
  const { buttons, sureToStop } = words.seating;
  const rows = buttonRows([
    stopButton(match, words),
    voteButton(match, personId, words),
    matchButton(match, 'stop', { label: buttons.keep, argument: KEEP }),
  ]);
  return { components: [text(sureToStop), ...rows], pictures: [], mentions: [] };
}

function isAtTable(match: Match, personId: string): boolean {
  const seat = seatOf(match, personId);
  const player = seat === undefined ? undefined : match.players[seat];
  return player !== undefined && isPresent(player);
}

function voteButton(match: Match, personId: string, { seating }: Words): ButtonSpec {
  const { buttons } = seating;
  if (match.stopVotes.includes(personId)) {
    return matchButton(match, 'unoffer', { label: buttons.withdraw });
  }
  const label = match.stopVotes.length > 0 ? buttons.agree : buttons.offer;
  return matchButton(match, 'offer', { label });
}

function stopButton(match: Match, { seating }: Words): ButtonSpec {
  return matchButton(match, 'stop', { label: seating.buttons.stop, style: 'danger' });
}
