import { CLOCKS, clocksOffered } from '../../model/clock.ts';
import type { Match } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { newHost } from '../../text/lobby/seating.ts';
import { type Payload, textPayload } from '../api/payload.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type {
  ComponentHandler,
  ComponentHandlers,
  ComponentRequest,
} from '../interaction/component-handler.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { matchOf } from '../table-component.ts';
import { hostRefusal } from './host-refusal.ts';
import { parseOccupant, seatsMenu } from './seats-menu.ts';

const showSeats: ComponentHandler = {
  expected: 'private',
  work: 'words',
  async run(bot, request) {
    const { context, answer, match } = request;
    const refusal = hostRefusal(match, context.person.id);
    if (match === undefined || refusal !== null) {
      return await sayRefusal(request, refusal ?? { reason: 'no-table' });
    }
    await answer.reply(await menuOf(bot, match, context));
  },
};

/** A choice in that menu: done, shown in it, and on the lobby. */
function inMenu(
  act: (
    bot: Bot,
    request: ComponentRequest & { readonly value: string },
  ) => Promise<Outcome | undefined>,
): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const { context, answer, values } = request;
      const [value = ''] = values;
      const outcome = await act(bot, { ...request, value });
      if (outcome === undefined) return await say(request, context.words.notices.unknownButton);
      if (!outcome.ok) return await sayRefusal(request, outcome);
      await answer.update(await menuAfter(bot, outcome.match, context));
    },
  };
}

/** The current menu; for a person who is no longer the host, a sentence that names the new one. */
async function menuAfter(bot: Bot, match: Match, context: InteractionContext): Promise<Payload> {
  if (match.hostId === context.person.id) return await menuOf(bot, match, context);
  return textPayload(newHost(match, context.words));
}

async function menuOf(
  { settings }: Bot,
  match: Match,
  { words }: InteractionContext,
): Promise<Payload> {
  const { clock } = await settings.serverSettings(match.where.serverId);
  return seatsMenu({ match, offered: clocksOffered(clock, match.clock) }, words);
}

const setSeats = inMenu(async ({ tables }, request) => {
  const { person } = request.context;
  if (!/^\d$/.test(request.value)) return undefined;
  return await tables.lobby.setSeats({
    at: matchOf(request),
    person,
    seats: Number(request.value),
  });
});

const setClock = inMenu(async ({ tables }, request) => {
  const clock = CLOCKS.find((one) => one === request.value);
  const { person } = request.context;
  return clock && (await tables.lobby.setClock({ at: matchOf(request), person, clock }));
});

const freeSeat = inMenu(({ tables }, request) => {
  const { person } = request.context;
  return tables.lobby.freeSeat({
    at: matchOf(request),
    person,
    occupant: parseOccupant(request.value),
  });
});

const handHostOn = inMenu(({ tables }, request) => {
  const { person } = request.context;
  return tables.lobby.makeHost({ at: matchOf(request), person, personId: request.value });
});

export const SEATS_COMPONENTS = {
  seats: showSeats,
  size: setSeats,
  clock: setClock,
  free: freeSeat,
  host: handHostOn,
} as const satisfies ComponentHandlers;
