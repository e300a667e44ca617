import { yieldToOthers } from '../background.ts';
import type { Deps } from '../deps.ts';
import type { TableMessage, UnpostedMatch } from './message-store.ts';

/** How long a second delivery of an interaction can still come; Discord's tokens live 15 minutes. */
const INTERACTION_AGE = 60 * 60 * 1000;

export function messages({ store }: Deps) {
  return {
    /** The one that shows a match. */
    find: async (matchId: number): Promise<TableMessage | undefined> =>
      (await store.messages(matchId)).shown,
    /**
     * Work left over from before a restart: open and running matches without a message or with an
     * old one, ended ones whose message shows an older version, and any with a message that is replaced.
     */
    async unposted(): Promise<readonly UnpostedMatch[]> {
      const unposted: UnpostedMatch[] = [];
      for (const one of await store.unposted()) {
        const { serverId } = one.match.where;
        if (!(await store.isBeingErased(serverId))) unposted.push(one);
      }
      return unposted;
    },
  };
}

/** Which interactions of Discord have been dealt with. */
export function interactions({ store, now }: Deps) {
  return {
    /** Drops interaction ids too old to come again, and expired hand tokens. Call now and then. */
    async prune(): Promise<void> {
      await store.deleteExpiredHands(now());
      while (await store.deleteInteractions(now() - INTERACTION_AGE)) await yieldToOthers();
      await store.emptyLog();
    },
  };
}
