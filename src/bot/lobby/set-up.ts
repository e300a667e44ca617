import { lengthOption } from '../../engine/core/options.ts';
import { gameOf } from '../../games/index.ts';
import { CLOCKS, type Clock, clocksOffered, isSlow } from '../../model/clock.ts';
import { ratingOfComputer, strengthsIn } from '../../model/computer-rating.ts';
import { type Match, type Player, STRENGTHS, type Strength } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { seatsAt, takenAt } from '../../model/seats.ts';
import { KEPT_TIME, type Occupant } from '../../table/lobby/lobby-changes.ts';
import type { Tables } from '../../table/tables.ts';
import { playerName } from '../../text/format/names.ts';
import { newHost } from '../../text/lobby/seating.ts';
import { People } from '../../text/words/facts.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type Payload,
  payloadOf,
  peopleRow,
  type Row,
  selectRow,
  textPayload,
} from '../api/payload.ts';
import { type Bot, sayRefusal, sayUnknown } from '../bot.ts';
import { fairButton } from '../fairness/deals-payload.ts';
import type { ComponentHandler, ComponentHandlers } from '../interaction/component-handler.ts';
import { formatCustomId, matchButton, type Verb } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { hostedLobby, onTableMessage, type Press, pressOf } from '../table-component.ts';
import { optionMenu } from './house-rules.ts';
import { answerGuest } from './lobby-components.ts';

/** To the host all that the table can be; to anybody else what they can do there. */
const showSetUp: ComponentHandler = {
  expected: 'private',
  work: 'words',
  async run(bot, request) {
    const { match, context } = request;
    const isGuest = match?.status === 'open' && match.hostId !== context.person.id;
    if (isGuest) return await answerGuest(bot, request, match);
    const lobby = await hostedLobby(request);
    if (lobby) await request.answer.reply(await menuOf(bot, { match: lobby }, context));
  },
};

/** A choice in that menu: done, shown in it, and on the lobby. */
function inMenu(
  act: (tables: Tables, press: Press) => Promise<Outcome | undefined>,
): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const { context, answer } = request;
      const outcome = await act(bot.tables, pressOf(request));
      if (outcome === undefined) return await sayUnknown(request);
      if (!outcome.ok) return await sayRefusal(request, outcome);
      await answer.update(await menuAfter(bot, outcome.match, context));
    },
  };
}

/** The current menu; for a person who is no longer the host, a sentence that names the new one. */
async function menuAfter(bot: Bot, match: Match, context: InteractionContext): Promise<Payload> {
  if (match.hostId === context.person.id) return await menuOf(bot, { match }, context);
  return textPayload(newHost(match, context.words));
}

export async function menuOf(
  { tables }: Bot,
  { match, notice }: Pick<SetUpQuery, 'match' | 'notice'>,
  { words }: InteractionContext,
): Promise<Payload> {
  const { clock } = await tables.stored.serverSettings(match.where.serverId);
  return setUpMenu({ match, offered: clocksOffered(clock, match.clock), notice }, words);
}

/** Adds a computer; without a strength, as on a message from before there were any, a normal one. */
const addFromTable = onTableMessage(({ lobby }, { at, person, argument }) => {
  const strength = STRENGTHS.find((one) => one === argument);
  return lobby.addComputer(at, person, strength);
});

const addFromMenu = inMenu(async ({ lobby }, { at, person, value }) => {
  const strength = STRENGTHS.find((one) => one === value);
  return strength && (await lobby.addComputer(at, person, strength));
});

/** Chosen in the menu; a button on the lobby of an earlier version. */
const addComputer: ComponentHandler = {
  expected: 'update',
  async run(bot, request) {
    await (request.values.length > 0 ? addFromMenu : addFromTable).run(bot, request);
  },
};

export const SET_UP_COMPONENTS = {
  seats: showSetUp,
  // On the lobbies of earlier versions.
  invite: showSetUp,
  add: addComputer,
  size: inMenu(async ({ lobby }, { at, person, value }) => {
    if (!/^\d$/.test(value)) return undefined;
    return await lobby.setSeats({ at, person, seats: Number(value) });
  }),
  length: inMenu(({ lobby }, { at, person, argument: option, value }) =>
    lobby.setOption({ at, person, option, value }),
  ),
  clock: inMenu(async ({ lobby }, { at, person, value }) => {
    const clock = CLOCKS.find((one) => one === value);
    return clock && (await lobby.setClock({ at, person, clock }));
  }),
  free: inMenu(({ lobby }, { at, person, value }) =>
    lobby.freeSeat({ at, person, occupant: parseOccupant(value) }),
  ),
  host: inMenu(({ lobby }, { at, person, value: personId }) =>
    lobby.makeHost({ at, person, personId }),
  ),
} as const satisfies ComponentHandlers;

interface SetUpQuery {
  readonly match: Match;
  readonly offered: readonly Clock[];
  /** What has just been done. */
  readonly notice?: string | undefined;
}

export function setUpMenu({ match, offered, notice }: SetUpQuery, words: Words): Payload {
  const { buttons, invitations, seating } = words;
  const clockRow = row(match, 'clock', {
    entries: offered.map((value) => ({
      label: paceName(value, words),
      value,
      default: value === match.clock,
    })),
  });
  const hasFree = freeSeats(match) > 0;
  const others = match.players.filter(
    (player) => player.type === 'computer' || player.person.id !== match.hostId,
  );
  const people = others.filter(({ type }) => type === 'person');
  const components = [
    [...(notice === undefined ? [] : [notice]), seating.seatsHint],
    ...section(match, 'size', { heading: seating.sizeHeading, entries: sizes(match, words) }),
    ...lengthSection(match, words),
    seating.clockHeading,
    clockRow,
    ...section(match, 'add', {
      heading: seating.addHeading,
      placeholder: seating.addChoice,
      entries: hasFree
        ? strengthsIn(match.game, seatsAt(gameOf(match.game), match)).map((strength) =>
            strengthEntry(match.game, strength, words),
          )
        : [],
    }),
    ...(hasFree ? [invitations.heading(KEPT_TIME / 60_000), inviteRow(match, words)] : []),
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
    [matchButton(match, 'rules', { label: buttons.rules }), fairButton(match, words)],
  ];
  return payloadOf(components);
}

/** Whose last digits say nothing. */
const ROUNDED_TO = 50;

function strengthEntry(game: string, strength: Strength, { seating }: Words) {
  const label = seating.buttons.add[strength];
  const rating = ratingOfComputer(game, strength);
  if (rating === null) return { label, value: strength };
  const rounded = ROUNDED_TO * Math.round(rating.value / ROUNDED_TO);
  return { label, value: strength, description: seating.likeRating(rounded) };
}

function inviteRow(match: Match, { invitations }: Words): Row {
  const id = formatCustomId({ verb: 'keep', match: match.id });
  return peopleRow(id, { most: freeSeats(match), placeholder: invitations.choose });
}

function lengthSection(match: Match, words: Words) {
  const { options } = gameOf(match.game);
  const option = lengthOption(options);
  if (option === undefined) return [];
  const { choices = [] } = options[option] ?? {};
  return optionMenu(match, { verb: 'length', option, choices }, words);
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
        label: seating.players(count),
        value: String(count),
        default: count === seats,
      }));
}

/** How many seats nobody has and that are kept for nobody. */
function freeSeats(match: Match): number {
  return (match.seats ?? Math.max(...gameOf(match.game).seats)) - takenAt(match);
}

interface Menu {
  readonly placeholder?: string;
  readonly entries: Parameters<typeof selectRow>[1];
}

/** A heading and its menu; nothing if there is nobody to choose. */
function section(match: Match, verb: Verb, menu: Menu & { readonly heading: string }) {
  return menu.entries.length === 0 ? [] : [menu.heading, row(match, verb, menu)];
}

function row({ id }: Match, verb: Verb, { placeholder, entries }: Menu): Row {
  return selectRow(formatCustomId({ verb, match: id }), entries, placeholder);
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
