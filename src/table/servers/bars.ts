import type { BarredKind } from '../../model/bar.ts';
import type { Deps } from '../deps.ts';

/** Whom the operator bars from the bot. */
export function bars({ store }: Pick<Deps, 'store'>) {
  return {
    /** Whether somebody, or the server that they ask from, is barred. */
    on: (serverId: string, personId: string): Promise<BarredKind | undefined> =>
      store.barOn(serverId, personId),
  };
}
