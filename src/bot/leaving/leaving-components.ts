import type { Outcome } from '../../model/outcome.ts';
import { isAtTable } from '../../model/seats.ts';
import type { Tables } from '../../table/tables.ts';
import { offerMade, type StopOffer } from '../../text/lobby/seating.ts';
import { type Payload, textPayload } from '../api/payload.ts';
import { type Bot, sayRefusal } from '../bot.ts';
import type {
  ComponentHandler,
  ComponentHandlers,
  ComponentRequest,
} from '../interaction/component-handler.ts';
import { matchButton, matchNumbered } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { onTableMessage, type Press, pressOf } from '../table-component.ts';
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

const offer = ({ leaving }: Tables, { at, person }: Press) => leaving.offerStop(at, person);

/** Ends the offer to stop, one's own or another's. */
const refuse = ({ leaving }: Tables, { at, person }: Press) => leaving.refuseStop(at, person);

/** Leaves the table of the message, or the one that was chosen in a list. */
const leave = ({ leaving }: Tables, { at, person, value }: Press) =>
  leaving.leave(value === '' ? at : { matchId: matchNumbered(value) }, person);

const agreeToStop = onTableMessage(offer, {
  'already-agreed': (match, { seating }) =>
    matchButton(match, 'unoffer', { label: seating.buttons.withdraw }),
});

/** Lets the computer play for somebody who has been silent for long. */
const giveSeat = onTableMessage(({ leaving }, { at, person, argument }) =>
  leaving.giveSeat({ at, person, seat: Number(argument) }),
);

async function showMatchMenu({ tables }: Bot, request: ComponentRequest): Promise<void> {
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
}

/** Handles a way out in that menu: acts, and replaces the menu with a sentence. */
function inMenu(
  act: (tables: Tables, press: Press) => Promise<Outcome>,
  say: (outcome: StopOffer, context: InteractionContext) => string,
): ComponentHandler {
  return {
    expected: 'update',
    isAlwaysOpen: true,
    isAnywhere: true,
    async run({ tables }, request) {
      const outcome = await act(tables, pressOf(request));
      if (!outcome.ok) return await sayRefusal(request, outcome);
      const { match } = outcome;
      const stopAt = await tables.timers.stopDueAt(match.id);
      await request.answer.update(textPayload(say({ match, stopAt }, request.context)));
    },
  };
}

const stopForAll = inMenu(
  ({ leaving }, { at, person, mayManage }) => leaving.stop({ at, person, mayManage }),
  (_offer, { words }) => words.seating.youStopped,
);

/** Stops the match, asks whether to, or leaves it at that question. */
const stopNow: ComponentHandler = {
  ...stopForAll,
  async run(bot, request) {
    const { answer, customId, context, match } = request;
    const { person, words } = context;
    if (customId.argument === KEEP) {
      return void (await answer.update(textPayload(words.seating.goesOn)));
    }
    if (customId.argument !== ASK || match?.status !== 'playing') {
      return await stopForAll.run(bot, request);
    }
    await answer.update(stopMenu(match, person.id, words));
  },
};

const quitTable = inMenu(leave, ({ match }, context) => leftSentence(match, context));

/** Leaves; asks first in a running match, if the button may be older than its start. */
const quit: ComponentHandler = {
  ...quitTable,
  async run(bot, request) {
    const isSure = request.customId.argument === LEAVE;
    const question = isSure ? undefined : questionBeforeLeaving(request);
    if (question === undefined) return await quitTable.run(bot, request);
    await request.answer.update(question);
  },
};

const leaveTable = onTableMessage(leave);

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
  about: { expected: 'private', work: 'words', run: showMatchMenu },
  offer: inMenu(offer, (made, { words }) => offerMade(made, words)),
  agree: agreeToStop,
  goon: onTableMessage(refuse),
  replace: giveSeat,
  unoffer: inMenu(refuse, (_offer, { words }) => words.seating.goesOn),
  stop: stopNow,
  leave: leaveLobby,
  quit,
} as const satisfies ComponentHandlers;
