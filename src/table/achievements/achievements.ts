import { type Career, careerAfter, NO_CAREER } from '../../model/achievements/career.ts';
import type { Deps } from '../deps.ts';
import type { Earned, MadeAt, Member } from './achievement-store.ts';

/** What people have achieved. */
export function achievements({ store }: Deps) {
  return {
    /** The newest first. */
    of: (member: Member): Promise<readonly Earned[]> => store.achievements(member),
    /** All that they have done so far. */
    career: async (member: Member): Promise<Career> =>
      (await store.career(member)).reduce(careerAfter, NO_CAREER),
    /** In which match, and in which seat, they made their best yaku in a game. */
    bestYaku: (member: Member, game: string): Promise<MadeAt | undefined> =>
      store.bestYaku(member, game),
  };
}
