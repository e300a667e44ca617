import { command, MAX_CHOICE } from '../bot/interaction/command.ts';
import { answerWithHand, noteOf } from '../bot/lesson/first-hand.ts';
import { practiceFor } from '../bot/practice/practice-components.ts';
import { strengthCalled } from '../bot/practice/practice-plan.ts';
import { STRENGTHS } from '../model/match.ts';
import { choice, chosenGame, gamesLike, gameTyped, textOption } from './options.ts';

const strengthChoices = STRENGTHS.map((one) =>
  choice(one, ({ seating }) => seating.strengths[one]),
);

/** A private match against computers, wherever somebody is: the one that goes on, or a new one. */
export const practice = command({
  options: {
    game: textOption({ autocomplete: true, max_length: MAX_CHOICE }),
    strength: textOption({ choices: strengthChoices }),
  },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { option } = request;
    const typed = option('game');
    const game = await chosenGame(request, typed && gameTyped(typed));
    if (game === undefined) return;
    const strength = strengthCalled(option('strength'));
    const asked = { ...(game !== null && { game }), ...(strength && { strength }) };
    const match = await practiceFor(bot, request, asked);
    if (match === undefined) return;
    const notice = noteOf(match, request.context.words);
    await answerWithHand(bot, { ...request, notice }, match);
  },
  complete: async (_bot, { context, focused }) => gamesLike(focused.value, context.words),
});
