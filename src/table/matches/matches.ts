import type { Match } from '../../model/match.ts';
import type { Deps } from '../deps.ts';

/** The matches as they are stored. */
export function matches({ store }: Deps) {
  return {
    find: (matchId: number): Promise<Match | undefined> => store.match(matchId),
    /** The newest match of the channel, whatever its status. */
    newestIn: (channelId: string): Promise<Match | undefined> => store.newestMatch(channelId),
    /** What is open or being played in a server, the oldest first. */
    activeIn: (serverId: string): Promise<readonly Match[]> => store.activeMatches(serverId),
    /** What is open or being played, anywhere, with a seat that the person has not left. */
    activeOf: (personId: string): Promise<readonly Match[]> => store.seatsOf(personId),
    /** The thread in which a table stands from now on was made. */
    threadMade: (matchId: number, channelId: string): Promise<void> =>
      store.transaction((tx) => tx.putChannel(matchId, channelId)),
    /** How many matches are open or being played, anywhere. */
    countActive: (): Promise<number> => store.countActiveMatches(),
  };
}
