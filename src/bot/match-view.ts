import type { Viewer } from '../engine/core/game.ts';
import { type Seed, seedFrom } from '../engine/core/random.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { gameOf } from '../games/index.ts';
import { type Match, type Player, seatOf } from '../model/match.ts';
import { isPresent, seatAsked } from '../model/seats.ts';
import { emojiName } from '../render/deck/emojis.ts';
import { gameInfo } from '../text/rules/game-words.ts';
import type { Context } from '../text/story/context.ts';

/** The viewer's view of a match. Throws for a match that never started. */
export function viewOf(match: Match, viewer: Viewer): View {
  const { game, state } = dealt(match);
  return game.view(state, viewer);
}

/** A person's legal moves; none when it is not their turn, or while a computer plays for them. */
export function movesOf(match: Match, personId: string): readonly Move[] {
  const seat = seatOf(match, personId);
  if (seat === undefined || match.status !== 'playing' || isAwayFrom(match.players[seat]))
    return [];
  const { game, state } = dealt(match);
  return game.legalMoves(state, seat);
}

/** The person who owes a decision, by Discord's id; undefined if a computer does, or nobody. */
export function personToAct(match: Match): string | undefined {
  if (match.status !== 'playing') return undefined;
  const player = match.players[seatAsked(gameOf(match.game), match) ?? -1];
  return player?.type === 'person' ? player.person.id : undefined;
}

/** Whoever owes a decision, and if they are silent, those who can let a computer play for them. */
export function peopleToCall(match: Match): readonly string[] {
  const asked = personToAct(match);
  if (asked === undefined) return [];
  const present = match.players.filter(isPresent);
  const isSilent = present.some(({ person, silent }) => silent && person.id === asked);
  return isSilent ? present.map(({ person }) => person.id) : [asked];
}

/** Not the match's own, from which the hidden cards come: what is hidden must not sway an adviser. */
export function openChance({ id, version }: Pick<Match, 'id' | 'version'>): Seed {
  const bytes = new DataView(new ArrayBuffer(16));
  bytes.setBigUint64(0, BigInt(id));
  bytes.setBigUint64(8, BigInt(version));
  return seedFrom(new Uint8Array(bytes.buffer));
}

/** Whether a computer plays for somebody who has left. */
export function isAwayFrom(player: Player | undefined): boolean {
  return player?.type === 'person' && player.away;
}

function dealt(match: Match) {
  if (match.state === null) throw new RangeError(`match ${match.id} has not started`);
  return { game: gameOf(match.game), state: match.state };
}

/** The picture on a move's button: of the card that it plays, or of the first that it takes. */
export function moveEmoji(move: Move, { game, options }: Context): string | undefined {
  const taken = move.type === 'capture' ? move.take[0] : undefined;
  const card = 'card' in move ? move.card : taken;
  return card === undefined ? undefined : emojiName(card, gameInfo(game, options).face);
}
