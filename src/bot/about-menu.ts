import { type Match, seatOf } from '../table/match.ts';
import { isPresent } from '../table/seats.ts';
import { aboutLines } from '../text/seating.ts';
import type { Words } from '../text/words.ts';
import { pageButton } from './page-button.ts';
import { buttonRows, type Payload, text } from './payload.ts';

/** Who looks, and what they may do beside what their seat allows. */
export interface AboutWish {
  readonly match: Match;
  readonly personId: string;
  /** They may stop the match as they like. */
  readonly mayStop: boolean;
}

/** What holds in a running match, for one reader, with the ways out that are open to them. */
export function aboutMenu(wish: AboutWish, words: Words): Payload {
  const { match, personId, mayStop } = wish;
  const { buttons } = words.seating;
  const seat = seatOf(match, personId);
  const player = seat === undefined ? undefined : match.players[seat];
  const isHere = player !== undefined && isPresent(player);
  const hasAgreed = match.stopVotes.includes(personId);
  const stopping = match.stopVotes.length > 0 ? buttons.agree : buttons.offer;
  const vote = hasAgreed
    ? pageButton(match, 'unoffer', { label: buttons.withdraw })
    : pageButton(match, 'offer', { label: stopping });
  const rows = buttonRows([
    ...(isHere ? [pageButton(match, 'quit', { label: buttons.quit })] : []),
    ...(isHere ? [vote] : []),
    ...(mayStop ? [pageButton(match, 'stop', { label: buttons.stop, style: 'danger' })] : []),
  ]);
  const lines = aboutLines(match, words);
  return { components: [text(lines.join('\n')), ...rows], pictures: [], mentions: [] };
}
