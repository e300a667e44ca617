import { CLOCKS } from '../../model/clock.ts';
import { type Match, STRENGTHS } from '../../model/match.ts';
import type { Outcome, Refusal } from '../../model/outcome.ts';
import { newHost } from '../../text/lobby/seating.ts';
import { type Payload, textPayload } from '../api/payload.ts';
import { type Bot, refuse, say } from '../bot.ts';
import type { ComponentHandler, ComponentRequest } from '../interaction/component-handler.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { parseOccupant, seatsMenu } from './seats-menu.ts';

/** A press on a public message: done, and shown where it was pressed. */
export function onTableMessage(
  act: (bot: Bot, request: ComponentRequest) => Outcome,
): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const outcome = act(bot, request);
      if (!outcome.ok) return await refuse(request, outcome);
      await bot.tableMessages.answerComponent(outcome.match, request);
    },
  };
}

/** The match of the message that was pressed on. */
export function at({ customId }: ComponentRequest): { readonly matchId: number } {
  return { matchId: customId.match };
}

/** Adds a computer; without a strength, as on a message from before there were any, a normal one. */
export const addComputer = onTableMessage(({ tables }, request) => {
  const strength = STRENGTHS.find((one) => one === request.customId.argument);
  return tables.lobby.addComputer(at(request), request.context.person, strength);
});

/** Shows the host the menu of seats and clock. */
export const showSeats: ComponentHandler = {
  expected: 'private',
  work: 'words',
  async run({ tables }, request) {
    const { context, answer, customId } = request;
    const match = tables.matches.find(customId.match);
    const refusal = hostRefusal(match, context.person.id);
    if (match === undefined || refusal !== null) {
      return await refuse(request, refusal ?? { reason: 'no-table' });
    }
    await answer.reply(seatsMenu(match, context.words));
  },
};

/** Why somebody may not see a host's menu; null when they may. */
export function hostRefusal(match: Match | undefined, personId: string): Refusal | null {
  if (match === undefined) return { reason: 'no-table' };
  if (match.status === 'playing') return { reason: 'not-open', match };
  if (match.status !== 'open') return { reason: 'over', match };
  return match.hostId === personId ? null : { reason: 'not-host', match };
}

/** A choice in that menu: done, shown in it, and on the lobby. */
function inMenu(
  act: (bot: Bot, request: ComponentRequest & { readonly value: string }) => Outcome | undefined,
): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const { context, answer, values } = request;
      const [value = ''] = values;
      const outcome = act(bot, { ...request, value });
      if (outcome === undefined) return await say(request, context.words.notices.unknownButton);
      if (!outcome.ok) return await refuse(request, outcome);
      await answer.update(menuAfter(outcome.match, context));
    },
  };
}

/** The menu as it now is; for whoever is the host no more, who it is instead. */
function menuAfter(match: Match, { person, words }: InteractionContext): Payload {
  if (match.hostId === person.id) return seatsMenu(match, words);
  return textPayload(newHost(match, words));
}

/** The number of seats that the host has chosen. */
export const setSeats = inMenu(({ tables }, request) => {
  const { person } = request.context;
  return /^\d$/.test(request.value)
    ? tables.lobby.setSeats({ at: at(request), person, seats: Number(request.value) })
    : undefined;
});

/** The clock that the host has chosen. */
export const setClock = inMenu(({ tables }, request) => {
  const clock = CLOCKS.find((one) => one === request.value);
  const { person } = request.context;
  return clock && tables.lobby.setClock({ at: at(request), person, clock });
});

/** Frees the seat of whom the host has chosen. */
export const freeSeat = inMenu(({ tables }, request) => {
  const { person } = request.context;
  return tables.lobby.freeSeat({ at: at(request), person, occupant: parseOccupant(request.value) });
});

/** Makes whom the host has chosen the host. */
export const handHostOn = inMenu(({ tables }, request) => {
  const { person } = request.context;
  return tables.lobby.makeHost({ at: at(request), person, personId: request.value });
});
