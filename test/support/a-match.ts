import type { State } from '../../src/engine/round/state.ts';
import { type Match, NEW_MATCH, type Person } from '../../src/model/match.ts';

export const seated = (person: Person) =>
  ({ type: 'person', person, away: false, missed: 0 }) as const;

/** A match that is played, with people at every seat; each bears their id as a name, which `ids` has by seats. */
export function matchOf(state: State, ids: readonly string[], change: Partial<Match> = {}): Match {
  const { game, options, seed, seats } = state.setup;
  const people = Array.from({ length: seats }, (_, seat) => ids[seat] ?? String(seat));
  return {
    ...NEW_MATCH,
    id: 12,
    where: { serverId: '1', channelId: '2' },
    game,
    options,
    status: 'playing',
    hostId: people[0] ?? '',
    players: people.map((id) => seated({ id, name: id })),
    version: 34,
    seed,
    state,
    ...change,
  };
}
