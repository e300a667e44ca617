import type { Move } from '../engine/round/state.ts';
import { emojiName } from '../render/deck/emojis.ts';
import { gameInfo } from '../text/rules/game-words.ts';
import type { Context } from '../text/story/context.ts';

/** The picture on a move's button: of the card that it plays, or of the first that it takes. */
export function moveEmoji(move: Move, { game, options }: Context): string | undefined {
  const taken = move.type === 'capture' ? move.take[0] : undefined;
  const card = 'card' in move ? move.card : taken;
  return card === undefined ? undefined : emojiName(card, gameInfo(game, options).face);
}
