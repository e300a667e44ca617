import { openingOptions } from '../../src/engine/core/options.ts';
import { GAMES, gameOf } from '../../src/games/index.ts';
import { type Match, type Player, STRENGTHS } from '../../src/model/match.ts';
import type { LobbyPicture } from '../../src/render/layout/lobby.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { lobbyPicture } from '../../src/text/pictures/lobby-picture.ts';
import { lobbyOf, seated } from '../support/a-match.ts';

const NAMES = [
  'Hanako',
  '松尾芭蕉',
  'Bartholomew Featherstonehaugh III',
  'Zoë',
  '민준',
  'Александра',
];

interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly people?: number;
  readonly computers?: number;
  readonly invited?: number;
}

/** An open table of a game, with so many of its seats taken and kept. */
function openTable({ game, seats, people = 1, computers = 0, invited = 0 }: Wish): Match {
  const persons = NAMES.map((name, id) => ({ id: String(id), name }));
  const players: readonly Player[] = [
    ...persons.slice(0, people).map(seated),
    ...STRENGTHS.slice(0, computers).map(
      (strength, index) => ({ type: 'computer', number: index + 1, strength }) as const,
    ),
  ];
  return lobbyOf(game, players, {
    seats,
    options: openingOptions(gameOf(game).options),
    invited: persons.slice(people, people + invited).map((person) => ({ person, since: 0 })),
  });
}

/** Sakura is for the most people: a table of each size with some seats taken, one kept, and some free. */
function fillingUp(seats: number): Wish {
  const people = Math.ceil(seats / 3);
  const [computers, invited] = [seats > 3 ? 1 : 0, seats > 2 ? 1 : 0];
  return { game: 'sakura', seats, people, computers, invited };
}

const TABLES: readonly (readonly [string, Wish])[] = [
  ...GAMES.map(({ id, usualSeats }) => [`${id}-lobby`, { game: id, seats: usualSeats }] as const),
  ...gameOf('sakura').seats.map((seats) => [`sakura-lobby-${seats}`, fillingUp(seats)] as const),
  ['sakura-lobby-full', { game: 'sakura', seats: 7, people: 6, computers: 1 }],
];

/** Open tables of every game, in each language of the games. */
export const LOBBY_SAMPLES: Readonly<Record<string, LobbyPicture>> = Object.fromEntries(
  LANGUAGES.flatMap((words) =>
    TABLES.map(([name, wish]) => [
      words.language === 'en' ? name : `${name}-${words.language}`,
      lobbyPicture(openTable(wish), words),
    ]),
  ),
);
