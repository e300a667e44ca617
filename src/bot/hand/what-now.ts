import { gameOf } from '../../games/index.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { isInvited, isPractice, seatsAt } from '../../model/seats.ts';
import { cardName } from '../../text/format/cards.ts';
import { wayInLabel } from '../../text/lobby/seating.ts';
import { type Context, contextOf } from '../../text/story/context.ts';
import { askLine, blockedLine, choiceLabel, turnLine } from '../../text/story/moves.ts';
import type { Words } from '../../text/words/words.ts';
import { isAwayFrom, movesOf, viewOf } from '../match-view.ts';

/**
 * What a person can do now at the table of a channel, and what the table waits for, in markdown. For
 * their eyes alone: it names their cards.
 */
export function nowLines(
  match: Match | undefined,
  personId: string,
  words: Words,
): readonly string[] {
  const { now } = words.playing;
  switch (match?.status) {
    case undefined:
      return [now.noTable];
    case 'open':
      return [lobbyLine(match, personId, words)];
    case 'playing':
      return playingLines(match, personId, contextOf(match, words));
    case 'over':
    case 'stopped':
      return [now.ended];
  }
}

function lobbyLine(match: Match, personId: string, { playing: { now } }: Words): string {
  if (match.hostId === personId) return now.inLobbyHost;
  if (seatOf(match, personId) !== undefined) return now.inLobby;
  return match.players.length < seatsAt(gameOf(match.game), match) ? now.atLobby : now.lobbyFull;
}

function playingLines(match: Match, personId: string, context: Context): readonly string[] {
  const { words } = context;
  const { now } = words.playing;
  const seat = seatOf(match, personId);
  const waitsFor = turnLine(viewOf(match, 'spectator'), context);
  if (isInvited(match, personId)) return [waitsFor, words.playing.youAreIn];
  if (seat === undefined) return [waitsFor, now.watching(wayInLabel(match, words))];
  if (isAwayFrom(match.players[seat])) return [waitsFor, now.away];
  const choices = moveLines(match, personId, words);
  const view = viewOf(match, seat);
  if (choices.length === 0) return [askLine(view, context), waitsFor, now.waiting];
  return [
    askLine(view, context),
    ...choices,
    ...blockedLines(match, seat, context),
    now.howToMove,
    ...(isPractice(match) ? [words.hint.offer] : []),
  ];
}

/** What somebody with a seat can do now; nothing while others are to play. */
export function moveLines(match: Match, personId: string, words: Words): readonly string[] {
  const seat = seatOf(match, personId);
  const moves = movesOf(match, personId);
  if (seat === undefined || moves.length === 0) return [];
  const view = viewOf(match, seat);
  return [
    words.playing.now.yourMoves,
    ...moves.map((move) => `- ${choiceLabel(move, view, words)}`),
  ];
}

function blockedLines(match: Match, seat: number, context: Context): readonly string[] {
  const { hand, phase } = viewOf(match, seat);
  if (phase.type !== 'play') return [];
  return hand.flatMap(({ card, blocked }) => {
    if (blocked === undefined) return [];
    return [`-# ${blockedLine(cardName(context.words, card), blocked, context)}`];
  });
}
