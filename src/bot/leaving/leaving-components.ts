import type { Match } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { offerMade } from '../../text/lobby/seating.ts';
import { textPayload } from '../api/payload.ts';
import { type Bot, refuse } from '../bot.ts';
import type {
  ComponentHandler,
  ComponentHandlers,
  ComponentRequest,
} from '../interaction/component-handler.ts';
import { matchOf, onTableMessage } from '../table-component.ts';
import { leftSentence } from './leave-menu.ts';
import { KEEP, matchMenu } from './match-menu.ts';

/** Agrees on the table itself, where an offer to stop stands. */
const agreeToStop = onTableMessage(({ tables }, request) =>
  tables.leaving.offerStop(matchOf(request), request.context.person),
);

/** Shows what holds in a match, and the ways out of it. */
const showMatchMenu: ComponentHandler = {
  expected: 'private',
  work: 'words',
  async run({ tables }, request) {
    const { answer, customId, context } = request;
    const { person, mayManage, words } = context;
    const match = await tables.matches.find(customId.match);
    if (match === undefined) return await refuse(request, { reason: 'no-table' });
    if (match.status === 'open') return await refuse(request, { reason: 'not-playing', match });
    if (match.status !== 'playing') return await refuse(request, { reason: 'over', match });
    const mayStop = await tables.leaving.mayStop(match, { person, mayManage });
    await answer.reply(matchMenu({ match, personId: person.id, mayStop }, words));
  },
};

/** Handles a way out in that menu: acts, and replaces the menu with a sentence. */
function inMenu(
  act: (bot: Bot, request: ComponentRequest) => Promise<Outcome>,
  say: (match: Match, request: ComponentRequest) => string,
): ComponentHandler {
  return {
    expected: 'update',
    isAlwaysOpen: true,
    async run(bot, request) {
      const outcome = await act(bot, request);
      if (!outcome.ok) return await refuse(request, outcome);
      await request.answer.update(textPayload(say(outcome.match, request)));
    },
  };
}

/** Asks the others to stop, or agrees with who has asked. */
const offerStop = inMenu(
  ({ tables }, request) => tables.leaving.offerStop(matchOf(request), request.context.person),
  (match, { context }) => offerMade(match, context.words),
);

/** Takes back that one wants to stop. */
const withdrawStop = inMenu(
  ({ tables }, request) => tables.leaving.withdrawStop(matchOf(request), request.context.person),
  (_match, { context }) => context.words.seating.youWithdrew,
);

const stopForAll = inMenu(
  ({ tables }, request) => {
    const { person, mayManage } = request.context;
    return tables.leaving.stop({ at: matchOf(request), person, mayManage });
  },
  (_match, { context }) => context.words.seating.youStopped,
);

/** Stops the match, or leaves it at the question whether to. */
const stopNow: ComponentHandler = {
  ...stopForAll,
  async run(bot, request) {
    const { answer, customId, context } = request;
    if (customId.argument !== KEEP) return await stopForAll.run(bot, request);
    await answer.update(textPayload(context.words.seating.youPlayOn));
  },
};

/** Leaves the table of the menu, or the one that was chosen in a list. */
const quit = inMenu(
  ({ tables }, request) => {
    const { customId, values, context } = request;
    return tables.leaving.leave({ matchId: Number(values[0] ?? customId.match) }, context.person);
  },
  (match, { context }) => leftSentence(match, context),
);

/** The menu of a running match, with the ways out of it. */
export const LEAVING_COMPONENTS = {
  about: showMatchMenu,
  offer: offerStop,
  agree: agreeToStop,
  unoffer: withdrawStop,
  stop: stopNow,
  quit,
} as const satisfies ComponentHandlers;
