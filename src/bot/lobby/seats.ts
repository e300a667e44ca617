import { lengthOption } from '../../engine/core/options.ts';
import { gameOf } from '../../games/index.ts';
import { CLOCKS, type Clock, clocksOffered, isSlow } from '../../model/clock.ts';
import type { Match, Person, Player } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { seatsAt, takenAt } from '../../model/seats.ts';
import type { Occupant } from '../../table/lobby/lobby-changes.ts';
import { playerName } from '../../text/format/names.ts';
import { newHost } from '../../text/lobby/seating.ts';
import { choiceName, optionName, optionSentence } from '../../text/rules/game-words.ts';
import { People } from '../../text/words/people.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, payloadOf, type Row, selectRow, text, textPayload } from '../api/payload.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type { ComponentHandler, ComponentHandlers } from '../interaction/component-handler.ts';
import { formatCustomId, type Verb } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { hostedLobby, matchIn } from '../table-component.ts';

const showSeats: ComponentHandler = {
  expected: 'private',
  work: 'words',
  async run(bot, request) {
    const match = await hostedLobby(request);
    if (match) await request.answer.reply(await menuOf(bot, match, request.context));
  },
};

interface Choice {
  readonly at: ReturnType<typeof matchIn>;
  readonly person: Person;
  readonly argument: string;
  readonly value: string;
}

/** A choice in that menu: done, shown in it, and on the lobby. */
function inMenu(act: (bot: Bot, choice: Choice) => Promise<Outcome | undefined>): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const { context, customId, answer, values } = request;
      const { person } = context;
      const [value = ''] = values;
      const choice = { at: matchIn(request), person, argument: customId.argument, value };
      const outcome = await act(bot, choice);
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
  { tables }: Bot,
  match: Match,
  { words }: InteractionContext,
): Promise<Payload> {
  const { clock } = await tables.stored.serverSettings(match.where.serverId);
  return seatsMenu({ match, offered: clocksOffered(clock, match.clock) }, words);
}

export const SEATS_COMPONENTS = {
  seats: showSeats,
  size: inMenu(async ({ tables }, { at, person, value }) => {
    if (!/^\d$/.test(value)) return undefined;
    return await tables.lobby.setSeats({ at, person, seats: Number(value) });
  }),
  length: inMenu(({ tables }, { at, person, argument: option, value }) =>
    tables.lobby.setOption({ at, person, option, value }),
  ),
  clock: inMenu(async ({ tables }, { at, person, value }) => {
    const clock = CLOCKS.find((one) => one === value);
    return clock && (await tables.lobby.setClock({ at, person, clock }));
  }),
  free: inMenu(({ tables }, { at, person, value }) =>
    tables.lobby.freeSeat({ at, person, occupant: parseOccupant(value) }),
  ),
  host: inMenu(({ tables }, { at, person, value }) =>
    tables.lobby.makeHost({ at, person, personId: value }),
  ),
} as const satisfies ComponentHandlers;

interface SeatsQuery {
  readonly match: Match;
  readonly offered: readonly Clock[];
}

export function seatsMenu({ match, offered }: SeatsQuery, words: Words): Payload {
  const { seating } = words;
  const clockRow = row(match, 'clock', {
    entries: offered.map((value) => ({
      label: paceName(value, words),
      value,
      default: value === match.clock,
    })),
  });
  const others = match.players.filter(
    (player) => player.type === 'computer' || player.person.id !== match.hostId,
  );
  const people = others.filter(({ type }) => type === 'person');
  const components = [
    text(seating.seatsHint),
    ...section(match, 'size', { heading: seating.sizeHeading, entries: sizes(match, words) }),
    ...lengthSection(match, words),
    text(seating.clockHeading),
    clockRow,
    ...section(match, 'free', {
      heading: seating.freeHeading,
      placeholder: seating.freeChoice,
      entries: [
        ...others.map((player) => entryOf(player, words)),
        ...match.invited.map(({ person: { id, name } }) => ({
          label: words.invitations.listed(People.of(name)),
          value: id,
        })),
      ],
    }),
    ...section(match, 'host', {
      heading: seating.hostHeading,
      placeholder: seating.hostChoice,
      entries: people.map((player) => entryOf(player, words)),
    }),
  ];
  return payloadOf(components);
}

function lengthSection(match: Match, words: Words) {
  const { game } = match;
  const { options } = gameOf(game);
  const option = lengthOption(options);
  if (option === undefined) return [];
  const entries = options[option]?.choices.map((value) => ({
    label: choiceName(words, game, { option, value }),
    value: String(value),
    default: value === match.options[option],
  }));
  const heading = `**${optionName(words, game, option)}** · ${optionSentence(words, game, option)}`;
  return section(match, 'length', { heading, argument: option, entries: entries ?? [] });
}

function paceName(clock: Clock, { seating, clocks }: Words): string {
  if (clock === 'none') return clocks[clock];
  return isSlow(clock) ? seating.overDays(clocks[clock]) : seating.now(clocks[clock]);
}

/** As many seats as the host may choose; none to choose from in a game with but one number. */
function sizes(match: Match, { seating }: Words): Menu['entries'] {
  const game = gameOf(match.game);
  const seats = seatsAt(game, match);
  const possible = game.seats.filter((count) => count >= takenAt(match));
  return possible.length < 2
    ? []
    : possible.map((count) => ({
        label: seating.size(count),
        value: String(count),
        default: count === seats,
      }));
}

interface Menu {
  readonly argument?: string;
  readonly placeholder?: string;
  readonly entries: Parameters<typeof selectRow>[1];
}

/** A heading and its menu; nothing if there is nobody to choose. */
function section(match: Match, verb: Verb, menu: Menu & { readonly heading: string }) {
  return menu.entries.length === 0 ? [] : [text(menu.heading), row(match, verb, menu)];
}

function row({ id }: Match, verb: Verb, { argument, placeholder, entries }: Menu): Row {
  const customId = formatCustomId({ verb, match: id, ...(argument !== undefined && { argument }) });
  return selectRow(customId, entries, placeholder);
}

/** Computers by number, people by Discord's id, which is never that short. */
function entryOf(player: Player, words: Words) {
  const value = player.type === 'computer' ? `c${player.number}` : player.person.id;
  return { label: playerName(player, words), value };
}

export function parseOccupant(value: string): Occupant {
  const computer = /^c(\d{1,2})$/.exec(value)?.[1];
  return computer === undefined ? { personId: value } : { computer: Number(computer) };
}
