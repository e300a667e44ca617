import type { Outcome } from '../../model/outcome.ts';
import { isAtTable } from '../../model/seats.ts';
import { offerMade, type StopOffer } from '../../text/lobby/seating.ts';
import { type Payload, textPayload } from '../api/payload.ts';
import { type Bot, sayRefusal } from '../bot.ts';
import type {
  ComponentHandler,
  ComponentHandlers,
  ComponentRequest,
} from '../interaction/component-handler.ts';
import { matchButton, matchNumbered } from '../interaction/custom-id.ts';
import { matchIn, onTableMessage } from '../table-component.ts';
import {
  ASK,
  isToBeAsked,
  KEEP,
  LEAVE,
  leftSentence,
  matchMenu,
  quitMenu,
  stopMenu,
} from './leaving-menus.ts';

const agreeToStop = onTableMessage(
  ({ tables }, request) => tables.leaving.offerStop(matchIn(request), request.context.person),
  {
    'already-agreed': (match, { seating }) =>
      matchButton(match, 'unoffer', { label: seating.buttons.withdraw }),
  },
);

const playOn = onTableMessage(({ tables }, request) =>
  tables.leaving.refuseStop(matchIn(request), request.context.person),
);

/** Lets the computer play for somebody who has been silent for long. */
const giveSeat = onTableMessage(({ tables }, request) =>
  tables.leaving.giveSeat({
    at: matchIn(request),
    person: request.context.person,
    seat: Number(request.customId.argument),
  }),
);

const showMatchMenu: ComponentHandler = {
  expected: 'private',
  work: 'words',
  async run({ tables }, request) {
    const { answer, context, match } = request;
    const { person, mayManage, words } = context;
    if (match === undefined) return await sayRefusal(request, { reason: 'no-table' });
    if (match.status === 'open') return await sayRefusal(request, { reason: 'not-playing', match });
    if (match.status !== 'playing') return await sayRefusal(request, { reason: 'over', match });
    const mayStop = (await isToBeAsked(tables, match, context))
      ? 'ask'
      : await tables.leaving.mayStop(match, { person, mayManage });
    const stopAt = await tables.timers.stopDueAt(match.id);
    await answer.reply(matchMenu({ match, stopAt, personId: person.id, mayStop }, words));
  },
};

/** Handles a way out in that menu: acts, and replaces the menu with a sentence. */
function inMenu(
  act: (bot: Bot, request: ComponentRequest) => Promise<Outcome>,
  say: (outcome: StopOffer, request: ComponentRequest) => string,
): ComponentHandler {
  return {
    expected: 'update',
    isAlwaysOpen: true,
    isAnywhere: true,
    async run(bot, request) {
      const outcome = await act(bot, request);
      if (!outcome.ok) return await sayRefusal(request, outcome);
      const { match } = outcome;
      const stopAt = await bot.tables.timers.stopDueAt(match.id);
      await request.answer.update(textPayload(say({ match, stopAt }, request)));
    },
  };
}

const offerStop = inMenu(
  ({ tables }, request) => tables.leaving.offerStop(matchIn(request), request.context.person),
  (offer, { context }) => offerMade(offer, context.words),
);

/** Ends the offer to stop, one's own or another's. */
const refuseStop = inMenu(
  ({ tables }, request) => tables.leaving.refuseStop(matchIn(request), request.context.person),
  (_offer, { context }) => context.words.seating.youRefused,
);

const stopForAll = inMenu(
  ({ tables }, request) => {
    const { person, mayManage } = request.context;
    return tables.leaving.stop({ at: matchIn(request), person, mayManage });
  },
  (_offer, { context }) => context.words.seating.youStopped,
);

/** Stops the match, asks whether to, or leaves it at that question. */
const stopNow: ComponentHandler = {
  ...stopForAll,
  async run(bot, request) {
    const { answer, customId, context, match } = request;
    const { person, words } = context;
    if (customId.argument === KEEP) {
      return void (await answer.update(textPayload(words.seating.youPlayOn)));
    }
    if (customId.argument !== ASK || match?.status !== 'playing') {
      return await stopForAll.run(bot, request);
    }
    await answer.update(stopMenu(match, person.id, words));
  },
};

/** Leaves the table of the menu, or the one that was chosen in a list. */
const quitTable = inMenu(
  ({ tables }, request) => {
    const { customId, values, context } = request;
    const [chosen] = values;
    const matchId = chosen === undefined ? customId.match : matchNumbered(chosen);
    return tables.leaving.leave({ matchId }, context.person);
  },
  ({ match }, { context }) => leftSentence(match, context),
);

/** The same. Of a running match asks first if the button may be older than its start. */
const quit: ComponentHandler = {
  ...quitTable,
  async run(bot, request) {
    const isSure = request.customId.argument === LEAVE;
    const question = isSure ? undefined : questionBeforeLeaving(request);
    if (question === undefined) return await quitTable.run(bot, request);
    await request.answer.update(question);
  },
};

const leaveTable = onTableMessage(({ tables }, request) =>
  tables.leaving.leave(matchIn(request), request.context.person),
);

/** Leaves the lobby; when its match has begun meanwhile, asks first. */
const leaveLobby: ComponentHandler = {
  ...leaveTable,
  async run(bot, request) {
    const question = questionBeforeLeaving(request);
    if (question === undefined) return await leaveTable.run(bot, request);
    await request.answer.reply(question);
  },
};

/** Asks who plays in the match of the component whether to leave it; undefined if they do not. */
function questionBeforeLeaving({ context, match }: ComponentRequest): Payload | undefined {
  return match?.status === 'playing' && isAtTable(match, context.person.id)
    ? quitMenu(match, context.words)
    : undefined;
}

export const LEAVING_COMPONENTS = {
  about: showMatchMenu,
  offer: offerStop,
  agree: agreeToStop,
  goon: playOn,
  replace: giveSeat,
  unoffer: refuseStop,
  stop: stopNow,
  leave: leaveLobby,
  quit,
} as const satisfies ComponentHandlers;
