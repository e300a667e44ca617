import type { BestYaku } from '../../engine/round/best-yaku.ts';
import type { Match } from '../../model/match.ts';
import { lobbyLines } from '../../text/lobby/lobby.ts';
import { closedLines } from '../../text/lobby/seating.ts';
import type { Words } from '../../text/words/words.ts';
import { buttonRows, container, type Payload, text } from '../api/payload.ts';
import { matchButton } from '../interaction/match-button.ts';
import { lobbyPayload } from '../lobby/lobby-payload.ts';
import { type Rendering, roundBody, standingBody } from './match-body.ts';
import type { MessageContent, RoundContent } from './message-content.ts';
import { type Moment, tablePayload } from './table-payload.ts';

const COLORS = {
  lobby: 0x4f7a5b,
  round: 0xb5563c,
  standing: 0xc9a227,
  stopped: 0x777777,
};

/** What contents need; `best` is read at the end of a match only. */
interface ContentRendering extends Rendering {
  readonly moment: Moment;
  readonly best: BestYaku;
}

/** The payload of a message's content. */
export function contentPayload(
  content: MessageContent,
  match: Match,
  rendering: ContentRendering,
): Payload {
  switch (content.kind) {
    case 'lobby':
      return lobbyPayload(match, rendering.words);
    case 'started':
      return plain(
        [...lobbyLines(match, rendering.words), rendering.words.notices.started],
        COLORS.lobby,
      );
    case 'round':
      return roundPayload(content, match, rendering);
    case 'table':
      return tablePayload(content.events, match, rendering);
    case 'standing':
      return standingPayload(match, rendering);
    case 'stopped':
      return stoppedPayload(match, rendering.words);
  }
}

function plain(lines: readonly string[], color: number): Payload {
  return { components: [container([text(lines.join('\n'))], color)], pictures: [], mentions: [] };
}

/** Of a match that had begun, the same people may play another. */
function stoppedPayload(match: Match, words: Words): Payload {
  const again = matchButton(match, 'again', { label: words.buttons.again });
  const rows = match.state === null ? [] : buttonRows([again]);
  const parts = [text(closedLines(match, words).join('\n')), ...rows];
  return { components: [container(parts, COLORS.stopped)], pictures: [], mentions: [] };
}

function roundPayload(content: RoundContent, match: Match, rendering: Rendering): Payload {
  const { parts, pictures } = roundBody(content, match, rendering);
  return { components: [container(parts, COLORS.round)], pictures, mentions: [] };
}

function standingPayload(match: Match, rendering: ContentRendering): Payload {
  const { buttons, notices } = rendering.words;
  const { parts, pictures } = standingBody(match, rendering, {
    best: rendering.best,
    hints: [notices.leaderboardHint],
  });
  const rows = buttonRows([
    matchButton(match, 'again', { label: buttons.again, style: 'primary' }),
    matchButton(match, 'review', { label: buttons.review }),
  ]);
  return { components: [container([...parts, ...rows], COLORS.standing)], pictures, mentions: [] };
}
