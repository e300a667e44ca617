import { playedMatch, say } from '../bot/bot.ts';
import { giveHint } from '../bot/hand/hand-components.ts';
import { moveLines, nowLines } from '../bot/hand/what-now.ts';
import { command } from '../bot/interaction/command.ts';
import { answerWithHand } from '../bot/lesson/first-hand.ts';
import { seatOf } from '../model/match.ts';

/** Shows a player their own cards and what they can do, privately; anybody else, what they can do here. */
export const hand = command({
  expected: 'private',
  isAnywhere: true,
  work: 'show',
  async run(bot, request) {
    const { person, words } = request.context;
    const { here: match } = request;
    if (match?.status !== 'playing' || seatOf(match, person.id) === undefined) {
      return await say(request, nowLines(match, person.id, words).join('\n'));
    }
    const text = moveLines(match, person.id, words).join('\n') || undefined;
    await answerWithHand(bot, { ...request, advice: { version: match.version, text } }, match);
  },
});

/** Shows what a strong computer would do in the player's place, and why, above their cards. */
export const hint = command({
  expected: 'private',
  isAnywhere: true,
  work: 'show',
  async run(bot, request) {
    const match = await playedMatch(request, request.here);
    if (match !== undefined) await giveHint(bot, { ...request, show: 'reply' }, match);
  },
});
