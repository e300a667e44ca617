import { type Career, careerOn } from '../../model/achievements/career.ts';
import { dayIn } from '../../model/day.ts';
import type { Member } from '../../model/match.ts';
import type { Deps } from '../deps.ts';
import type { Earned, MadeAt } from './achievement-store.ts';
import { careerIn } from './earn.ts';

/** What people have achieved. */
export function achievements({ store, now }: Deps) {
  return {
    /** The newest first. */
    of: (member: Member): Promise<readonly Earned[]> => store.achievements(member),
    /** All that they have done, as it stands today. */
    career: async (member: Member): Promise<Career> => {
      const { timeZone } = await store.serverSettings(member.serverId);
      return careerOn(
        await store.transaction((tx) => careerIn(tx, member)),
        dayIn(timeZone, now()),
      );
    },
    /** In which match, and in which seat, they made their best yaku in a game. */
    bestYaku: (member: Member, game: string): Promise<MadeAt | undefined> =>
      store.bestYaku(member, game),
  };
}
