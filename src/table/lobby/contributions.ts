import { sha256Of } from '../../fairness/promise.ts';
import type { Contribution, Match } from '../../model/match.ts';
import { seatOf } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { changed, refuse } from '../matches/change.ts';

/** Who cuts the cards of a lobby. */
export interface CutRequest {
  readonly personId: string;
  /** Discord's id of the press or command. */
  readonly interactionId: string;
  /** Their own words; absent: the id alone counts. */
  readonly words?: string | undefined;
}

/** What a press or command adds to the deals; nothing without its id. */
export function contributed(
  by: Contribution['by'],
  id: string | undefined,
): readonly Contribution[] | undefined {
  return id === undefined ? undefined : [{ by, id }];
}

/** Cuts the cards of a lobby. A later cut replaces the person's earlier one. */
export function cut(match: Match, { personId, interactionId, words }: CutRequest): Outcome {
  if (match.status !== 'open') return refuse({ reason: 'not-open', match });
  if (seatOf(match, personId) === undefined) return refuse({ reason: 'not-seated', match });
  const hashed = words === undefined ? {} : { words: sha256Of(words) };
  return changed(match, adding(match, personId, { by: 'cut', id: interactionId, ...hashed }));
}

/** The players with another contribution of one of them, in the place of an earlier one of its kind. */
export function adding(
  match: Match,
  personId: string,
  contribution: Contribution,
): Pick<Match, 'players'> {
  const seat = seatOf(match, personId);
  const player = match.players[seat ?? -1];
  if (seat === undefined || player?.type !== 'person') return match;
  const others = (player.contributions ?? []).filter(({ by }) => by !== contribution.by);
  const contributions = [...others, contribution];
  return { players: match.players.with(seat, { ...player, contributions }) };
}
