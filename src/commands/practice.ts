import { command, fold, MAX_CHOICE } from '../bot/interaction/command.ts';
import { noteOf, replyWithHand } from '../bot/lesson/first-hand.ts';
import { beginPractice } from '../bot/practice/practice-components.ts';
import { insteadPayload } from '../bot/practice/practice-payloads.ts';
import {
  type PracticePlan,
  planFor,
  planOf,
  strengthCalled,
} from '../bot/practice/practice-plan.ts';
import { type Match, STRENGTHS } from '../model/match.ts';
import { gameCalled } from '../text/rules/game-list.ts';
import { choice, chosenGame, gamesLike, textOption } from './options.ts';

const strengthChoices = STRENGTHS.map((one) =>
  choice(one, ({ seating }) => seating.strengths[one]),
);

/** A private match against computers, wherever somebody is: the one that goes on, or a new one. */
export const practice = command({
  options: {
    game: textOption({
      autocomplete: true,
      max_length: MAX_CHOICE,
    }),
    strength: textOption({ choices: strengthChoices }),
  },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { context, answer, option } = request;
    const typed = option('game');
    const game = await chosenGame(request, typed && gameCalled(typed, isSame));
    if (game === undefined) return;
    const strength = strengthCalled(option('strength'));
    const newest = await bot.tables.practice.newest(context.person.id);
    const asked = { ...(game !== null && { game }), ...(strength && { strength }) };
    const plan = planFor(asked, newest);
    if (newest?.status === 'playing' && !isSamePlan(plan, newest)) {
      return void (await answer.reply(insteadPayload(newest, plan, context.words)));
    }
    const goesOn = newest?.status === 'playing';
    const match = goesOn ? newest : await beginPractice(bot, request, { plan });
    if (match !== undefined) {
      await replyWithHand(bot, { ...request, notice: noteOf(match, context.words) }, match);
    }
  },
  complete: async (_bot, { context, focused }) => gamesLike(focused.value, context.words),
});

const isSame = (one: string, other: string) => fold(one) === fold(other);

function isSamePlan({ game, strength }: PracticePlan, match: Match): boolean {
  const current = planOf(match);
  return current.game === game && current.strength === strength;
}
