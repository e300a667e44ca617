import { gameOf } from '../../games/index.ts';
import type { Match } from '../../model/match.ts';
import { seatsAt, takenAt } from '../../model/seats.ts';
import { lobbyLines } from '../../text/lobby/lobby.ts';
import { lobbyAlt, lobbyPicture } from '../../text/pictures/lobby-picture.ts';
import { buttonRows, framedPayload, type Payload, text } from '../api/payload.ts';
import { matchButton } from '../interaction/custom-id.ts';
import type { Rendering } from './match-body.ts';
import type { Moment } from './table-payload.ts';

/** An open table: who sits there, and what anybody can do about it; all else is behind *Set up*. */
export function lobbyPayload(
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
  const rows = buttonRows([
    join,
    ...(game.seats.includes(seated)
      ? [matchButton(match, 'start', { label: buttons.start, style: 'success' })]
      : []),
    matchButton(match, 'help', { label: buttons.help }),
    matchButton(match, 'seats', { label: seating.buttons.seats }),
    ...(match.invited.length === 0
      ? []
      : [matchButton(match, 'decline', { label: invitations.buttons.decline })]),
  ]);
  const picture = {
    name: `lobby-${match.id}-${match.version}.png`,
    png: painter.lobby(lobbyPicture(match, words)),
    alt: lobbyAlt(match, words),
  };
  const lines = text(lobbyLines(match, words, kept).join('\n'));
  return { ...framedPayload([picture, lines, ...rows], 'lobby'), mentions: calls };
}
