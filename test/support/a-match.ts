import { defaultOptions } from '../../src/engine/core/options.ts';
import type { State } from '../../src/engine/round/state.ts';
import { gameOf } from '../../src/games/index.ts';
import { type Match, NEW_MATCH, type Person, type Player } from '../../src/model/match.ts';

export const seated = (person: Person) =>
  ({ type: 'person', person, away: false, missed: 0 }) as const;

/** An open table with these players, by the usual house rules; the first of them is the host. */
export function lobbyOf(
  game: string,
  players: readonly Player[],
  change: Partial<Match> = {},
): Match {
  const [host] = players;
  return {
    ...NEW_MATCH,
    ...{ id: 12, where: { serverId: '1', channelId: '2' }, game, players, status: 'open' },
    options: defaultOptions(gameOf(game).options),
    hostId: host?.type === 'person' ? host.person.id : '',
    ...change,
  };
}

/** A match that is played, with people at every seat; each bears their id as a name, which `ids` has by seats. */
export function matchOf(state: State, ids: readonly string[], change: Partial<Match> = {}): Match {
  const { game, options, seed, seats } = state.setup;
  const people = Array.from({ length: seats }, (_, seat) => ids[seat] ?? String(seat));
  const players = people.map((id) => seated({ id, name: id }));
  const played = { options, status: 'playing', version: 34, seed, state } as const;
  return lobbyOf(game, players, { ...played, ...change });
}
