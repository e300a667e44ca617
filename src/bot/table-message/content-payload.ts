import type { Event } from '../../engine/round/event.ts';
import type { Match } from '../../model/match.ts';
import { isPractice } from '../../model/seats.ts';
import { promiseOfRound } from '../../text/lobby/fairness.ts';
import { closedLines } from '../../text/lobby/seating.ts';
import type { Ending } from '../../text/settlement/ending.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, buttonRows, framedPayload, type Payload, text } from '../api/payload.ts';
import { matchButton } from '../interaction/match-button.ts';
import { lobbyPayload } from './lobby-payload.ts';
import { closedPicture, type Rendering, sheetBody, standingBody } from './match-body.ts';
import type { MessageContent, RoundContent } from './message-content.ts';
import { type Moment, tablePayload } from './table-payload.ts';

/** What contents need; `story` and `code` are read at the end of a match only. */
interface ContentRendering extends Rendering {
  readonly moment: Moment;
  readonly story: Ending;
  /** By which the match is opened later. */
  readonly code: string | null;
}

export function contentPayload(
  content: MessageContent,
  match: Match,
  rendering: ContentRendering,
): Payload {
  switch (content.kind) {
    case 'lobby':
      return lobbyPayload(match, rendering.words, rendering.moment);
    case 'started':
      return framedPayload([text(rendering.words.notices.started)], 'lobby');
    case 'round':
      return roundPayload(content, match, rendering);
    case 'table':
      return tablePayload(content.events, match, rendering);
    case 'standing':
      return standingPayload(match, rendering);
    case 'stopped':
      return stoppedPayload(content.events, match, rendering);
  }
}

/** Of a match that had begun the table stays, and the same people may play another. */
function stoppedPayload(events: readonly Event[], match: Match, rendering: Rendering): Payload {
  const { words } = rendering;
  // By a manager of whom nothing is known, a server's data is deleted: its pictures go too.
  const isErased = match.stopReason === 'by-manager' && match.stopVotes.length === 0;
  const round = match.state?.round ?? 1;
  const promise = isErased ? [] : promiseOfRound(match, round, words);
  const lines = text([...closedLines(match, words), ...promise].join('\n'));
  const check = isErased ? [] : checkButton(match, words);
  if (match.state === null) {
    return framedPayload([lines, ...buttonRows(check)], 'ended');
  }
  const again = matchButton(match, 'again', { label: words.buttons.again });
  const table = isErased ? [] : [closedPicture(events, match, rendering)];
  return framedPayload([...table, lines, ...buttonRows([again, ...check])], 'ended');
}

/** Shows what the deals came from, where that was promised. */
function checkButton(match: Match, { fairness }: Words): readonly ButtonSpec[] {
  return match.secret === null
    ? []
    : [matchButton(match, 'deals', { label: fairness.buttons.check })];
}

function roundPayload(content: RoundContent, match: Match, rendering: Rendering): Payload {
  const sheet = sheetBody(content, match, rendering);
  const { words } = rendering;
  const { buttons, playing } = words;
  const next = matchButton(match, 'next', { label: buttons.nextRound, style: 'primary' });
  const { round } = content.settlement;
  const promise = promiseOfRound(match, round, words);
  const rows = buttonRows([
    ...(content.isPaused ? [next] : []),
    matchButton(match, 'counted', { label: buttons.counted, argument: String(round) }),
    ...(promise.length === 0 ? [] : checkButton(match, words)),
  ]);
  const lines = [...(content.isPaused ? [`-# ${playing.nextAutomatically}`] : []), ...promise];
  const all = [...sheet, ...(lines.length === 0 ? [] : [text(lines.join('\n'))]), ...rows];
  return framedPayload(all, 'round');
}

function standingPayload(match: Match, rendering: ContentRendering): Payload {
  const { words, story, code } = rendering;
  const { buttons, notices, costlyMoves, review } = words;
  const standing = standingBody(match, rendering, {
    story,
    hints: [
      // A match of practice is on no leaderboard.
      ...(isPractice(match) ? [] : [notices.leaderboardHint]),
      ...(code === null ? [] : [review.code(code)]),
    ],
  });
  const rows = buttonRows([
    matchButton(match, 'again', { label: buttons.again, style: 'primary' }),
    matchButton(match, 'review', { label: buttons.review }),
    ...checkButton(match, rendering.words),
    matchButton(match, 'costly', { label: costlyMoves.button }),
  ]);
  return framedPayload([...standing, ...rows], 'gold');
}
