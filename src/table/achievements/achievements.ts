import { type Career, careerOn } from '../../model/achievements/career.ts';
import { dayIn } from '../../model/day.ts';
import type { Member } from '../../model/match.ts';
import type { Deps } from '../deps.ts';
import { careerIn } from './earn.ts';

export function achievements({ store, now }: Deps) {
  return {
    /** All that they have done, as it stands today. */
    career: async (member: Member): Promise<Career> => {
      const { timeZone } = await store.serverSettings(member.serverId);
      return careerOn(
        await store.transaction((tx) => careerIn(tx, member)),
        dayIn(timeZone, now()),
      );
    },
  };
}
