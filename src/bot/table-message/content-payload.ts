import type { Event } from '../../engine/round/event.ts';
import { gameOf } from '../../games/index.ts';
import type { Match } from '../../model/match.ts';
import { seatsAt, takenAt } from '../../model/seats.ts';
import { promiseOfRound } from '../../text/lobby/fairness.ts';
import { lobbyLines } from '../../text/lobby/lobby.ts';
import { closedLines } from '../../text/lobby/seating.ts';
import { lobbyAlt, lobbyPicture } from '../../text/pictures/lobby-picture.ts';
import type { Ending } from '../../text/settlement/ending.ts';
import { framedPayload, type Payload } from '../api/payload.ts';
import { matchButton } from '../interaction/custom-id.ts';
import { checkButton, onwardButtons } from '../onward.ts';
import { closedPicture, type Rendering, sheetBody, standingBody } from './match-body.ts';
import type { MessageContent, RoundContent } from './message-content.ts';
import { type Moment, tablePayload } from './table-payload.ts';

/** What contents need; `story` is read at the end of a match only. */
interface ContentRendering extends Rendering {
  readonly moment: Moment;
  readonly story: Ending;
}

export function contentPayload(
  content: MessageContent,
  match: Match,
  rendering: ContentRendering,
): Payload {
  switch (content.kind) {
    case 'lobby':
      return lobbyPayload(match, rendering);
    case 'started':
      return framedPayload([rendering.words.notices.started], 'lobby');
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
  const lines = [...closedLines(match, words), ...promise];
  const check = isErased ? [] : checkButton(match, words);
  if (match.state === null) return framedPayload([lines, check], 'ended');
  const again = matchButton(match, 'again', { label: words.buttons.again });
  const table = isErased ? [] : [closedPicture(events, match, rendering)];
  return framedPayload([...table, lines, [again, ...check]], 'ended');
}

function roundPayload(content: RoundContent, match: Match, rendering: Rendering): Payload {
  const sheet = sheetBody(content, match, rendering);
  const { words } = rendering;
  const { buttons, playing } = words;
  const next = matchButton(match, 'next', { label: buttons.nextRound, style: 'primary' });
  const { round } = content.settlement;
  const promise = promiseOfRound(match, round, words);
  const rows = [
    ...(content.isPaused ? [next] : []),
    matchButton(match, 'counted', { label: buttons.counted, argument: String(round) }),
    ...(promise.length === 0 ? [] : checkButton(match, words)),
  ];
  const pause = content.isPaused ? [`-# ${playing.nextAutomatically}`] : [];
  return framedPayload([...sheet, [...pause, ...promise].join('\n'), rows], 'round');
}

function standingPayload(match: Match, rendering: ContentRendering): Payload {
  const { words, story } = rendering;
  const { again } = words.buttons;
  const rows = [
    matchButton(match, 'again', { label: again, style: 'primary' }),
    ...onwardButtons(match, words),
  ];
  return framedPayload([...standingBody(match, rendering, story), rows], 'gold');
}

/** An open table: who sits there, and what anybody can do about it; all else is behind *Set up*. */
function lobbyPayload(
  match: Match,
  { painter, words, moment }: Rendering & { readonly moment: Moment },
): Payload {
  const { kept, calls } = moment;
  const { buttons, invitations, seating } = words;
  const game = gameOf(match.game);
  const seated = match.players.length;
  const seats = seatsAt(game, match);
  const hasRoom = takenAt(match) < seats || match.invited.length > 0;
  const join = matchButton(match, 'join', {
    label: buttons.join(seated, seats),
    style: 'primary',
    disabled: !hasRoom,
  });
  const rows = [
    join,
    ...(game.seats.includes(seated)
      ? [matchButton(match, 'start', { label: buttons.start, style: 'success' })]
      : []),
    matchButton(match, 'help', { label: buttons.help }),
    matchButton(match, 'seats', { label: seating.buttons.seats }),
    ...(match.invited.length === 0
      ? []
      : [matchButton(match, 'decline', { label: invitations.buttons.decline })]),
  ];
  const picture = {
    name: `lobby-${match.id}-${match.version}.png`,
    png: painter.lobby(lobbyPicture(match, words)),
    alt: lobbyAlt(match, words),
  };
  const payload = framedPayload([picture, lobbyLines(match, words, kept), rows], 'lobby');
  return { ...payload, mentions: calls };
}
