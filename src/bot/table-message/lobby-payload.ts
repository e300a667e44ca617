import { gameOf } from '../../games/index.ts';
import { type Match, STRENGTHS } from '../../model/match.ts';
import { seatsAt, takenAt } from '../../model/seats.ts';
import { lobbyLines } from '../../text/lobby/lobby.ts';
import type { Words } from '../../text/words/words.ts';
import { buttonRows, framedPayload, type Payload, text } from '../api/payload.ts';
import { matchButton } from '../interaction/match-button.ts';
import type { Moment } from './table-payload.ts';

/** An open table: who sits there by which rules; then a row each for people, computers and the host. */
export function lobbyPayload(match: Match, words: Words, { kept, calls }: Moment): Payload {
  const game = gameOf(match.game);
  const seated = match.players.length;
  const seats = seatsAt(game, match);
  const hasFree = takenAt(match) < seats;
  const hasComputer = match.players.some(({ type }) => type === 'computer');
  const { buttons, fairness, invitations, seating } = words;
  const people = [
    matchButton(match, 'join', {
      label: buttons.join(seated, seats),
      style: 'primary',
      disabled: seated >= seats,
    }),
    matchButton(match, 'leave', { label: buttons.leave }),
    matchButton(match, 'start', {
      label: buttons.start,
      style: 'success',
      disabled: !game.seats.includes(seated),
    }),
    matchButton(match, 'cut', { label: fairness.buttons.cut }),
    matchButton(match, 'help', { label: buttons.help }),
  ];
  const computers = STRENGTHS.map((argument) => {
    const label = seating.buttons.add[argument];
    return matchButton(match, 'add', { label, argument, disabled: !hasFree });
  });
  const host = [
    matchButton(match, 'remove', { label: buttons.removeComputer, disabled: !hasComputer }),
    matchButton(match, 'rules', { label: buttons.rules }),
    matchButton(match, 'seats', { label: seating.buttons.seats }),
    matchButton(match, 'invite', { label: invitations.buttons.invite }),
    ...(match.invited.length === 0
      ? []
      : [matchButton(match, 'decline', { label: invitations.buttons.decline })]),
  ];
  const rows = [people, computers, host].flatMap(buttonRows);
  const parts = [text(lobbyLines(match, words, kept).join('\n')), ...rows];
  return { ...framedPayload(parts, 'lobby'), mentions: calls };
}
