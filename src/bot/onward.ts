import type { DealId } from '../model/deal.ts';
import type { Match } from '../model/match.ts';
import { isPrivate } from '../model/private.ts';
import { isPractice } from '../model/seats.ts';
import type { Words } from '../text/words/words.ts';
import { type ButtonSpec, type Payload, payloadOf } from './api/payload.ts';
import { formatCustomId, matchButton } from './interaction/custom-id.ts';

/** Stands for the last picture of a match, since it has fewer. */
const LAST_FRAME = 'p99999';

/** From the end of a match to whatever people play next; `more` shows the rest of this one. */
export function onwardButtons(match: Match, { buttons }: Words): readonly ButtonSpec[] {
  const { game } = match;
  return [
    { id: dealId('', NEW), label: buttons.today },
    { id: formatCustomId({ verb: 'open' }), label: buttons.another },
    { id: formatCustomId({ verb: 'challenge', argument: game }), label: buttons.challenge },
    matchButton(match, 'more', { label: buttons.more }),
  ];
}

/** What there is to be seen of a match that has ended; `code` opens it later. */
export function morePayload(match: Match, code: string | null, words: Words): Payload {
  const { buttons, costlyMoves, notices, review } = words;
  const lines = [
    notices.more,
    // A match of practice is on no leaderboard.
    ...(isPractice(match) ? [] : [notices.leaderboardHint]),
    ...(code === null ? [] : [review.code(code)]),
  ];
  const rows = [
    matchButton(match, 'review', { label: buttons.review, style: 'primary' }),
    matchButton(match, 'costly', { label: costlyMoves.button }),
    ...(isPrivate(match)
      ? [matchButton(match, 'moment', { label: review.showEnd, argument: LAST_FRAME })]
      : []),
    ...checkButton(match, words),
  ];
  return payloadOf([lines, rows]);
}

/** Shows what the deals came from, if that was promised. */
export function checkButton(match: Match, { fairness }: Words): readonly ButtonSpec[] {
  return match.secret === null
    ? []
    : [matchButton(match, 'deals', { label: fairness.buttons.check })];
}

/** At the end of a button's argument: what it shows comes in a message of its own. */
export const NEW = '/new';

/** A button to one of the deals of today, or to all of them. */
export function dealId(deal: DealId | '', how: '' | typeof NEW = ''): string {
  return formatCustomId({ verb: 'deal', argument: `${deal}${how}` });
}
