import { gameOf } from '../../games/index.ts';
import type { Clock } from '../../model/clock.ts';
import type { Match, Player } from '../../model/match.ts';
import { seatsAt, takenAt } from '../../model/seats.ts';
import type { Occupant } from '../../table/lobby/lobby-changes.ts';
import { playerName } from '../../text/format/names.ts';
import { People } from '../../text/words/people.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, payloadOf, type Row, selectRow, text } from '../api/payload.ts';
import { formatCustomId, type Verb } from '../interaction/custom-id.ts';

interface SeatsQuery {
  readonly match: Match;
  readonly offered: readonly Clock[];
}

export function seatsMenu({ match, offered }: SeatsQuery, words: Words): Payload {
  const { seating, clocks } = words;
  const clockRow = row(match, 'clock', {
    entries: offered.map((value) => ({
      label: clocks[value],
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
  readonly placeholder?: string;
  readonly entries: Parameters<typeof selectRow>[1];
}

/** A heading and its menu; nothing where there is nobody to choose. */
function section(match: Match, verb: Verb, menu: Menu & { readonly heading: string }) {
  return menu.entries.length === 0 ? [] : [text(menu.heading), row(match, verb, menu)];
}

function row({ id }: Match, verb: Verb, { placeholder, entries }: Menu): Row {
  const customId = formatCustomId({ verb, match: id });
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
