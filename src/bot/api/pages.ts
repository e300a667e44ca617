import type { BestYaku } from '../../engine/round/best-yaku.ts';
import type { Match } from '../../model/match.ts';
import { lobbyLines } from '../../text/lobby/lobby.ts';
import { closedLines } from '../../text/lobby/seating.ts';
import type { Words } from '../../text/words/words.ts';
import { lobbyPayload } from '../lobby/lobby-page.ts';
import type { Page, RoundPage } from '../table-message/board-pages.ts';
import { type Look, roundShown, standingShown } from '../table-message/match-parts.ts';
import { type Moment, tablePayload } from '../table-message/table-page.ts';
import { pageButton } from './page-button.ts';
import { buttonRows, container, type Payload, text } from './payload.ts';

const COLORS = {
  lobby: 0x4f7a5b,
  round: 0xb5563c,
  standing: 0xc9a227,
  stopped: 0x777777,
};

/** What a page is shown with; `best` is asked for at the end of a match alone. */
interface PageLook extends Look {
  readonly moment: Moment;
  readonly best: () => BestYaku;
}

/** The message of a page. */
export function pagePayload(page: Page, match: Match, look: PageLook): Payload {
  switch (page.kind) {
    case 'lobby':
      return lobbyPayload(match, look.words);
    case 'started':
      return plain([...lobbyLines(match, look.words), look.words.notices.started], COLORS.lobby);
    case 'round':
      return roundPayload(page, match, look);
    case 'table':
      return tablePayload(page.events, match, look);
    case 'standing':
      return standingPayload(match, look);
    case 'stopped':
      return stoppedPayload(match, look.words);
  }
}

function plain(lines: readonly string[], color: number): Payload {
  return { components: [container([text(lines.join('\n'))], color)], pictures: [], mentions: [] };
}

/** Of a match that had begun, the same people may play another. */
function stoppedPayload(match: Match, words: Words): Payload {
  const again = pageButton(match, 'again', { label: words.buttons.again });
  const rows = match.state === null ? [] : buttonRows([again]);
  const parts = [text(closedLines(match, words).join('\n')), ...rows];
  return { components: [container(parts, COLORS.stopped)], pictures: [], mentions: [] };
}

function roundPayload(page: RoundPage, match: Match, look: Look): Payload {
  const { parts, pictures } = roundShown(page, match, look);
  return { components: [container(parts, COLORS.round)], pictures, mentions: [] };
}

function standingPayload(match: Match, look: PageLook): Payload {
  const { buttons, notices } = look.words;
  const { parts, pictures } = standingShown(match, look, {
    best: look.best(),
    hints: [notices.leaderboardHint],
  });
  const rows = buttonRows([
    pageButton(match, 'again', { label: buttons.again, style: 'primary' }),
    pageButton(match, 'review', { label: buttons.review }),
  ]);
  return { components: [container([...parts, ...rows], COLORS.standing)], pictures, mentions: [] };
}
