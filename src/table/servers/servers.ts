import type { Outcome } from '../../model/outcome.ts';
import { type Deps, transact } from '../deps.ts';
import { change, stopped } from '../matches/change.ts';

/** What happens to the servers and channels in which tables are played. */
export function servers(deps: Deps) {
  const { store, now } = deps;
  return {
    /**
     * The channel was deleted: what was open or being played there is closed, and its message
     * forgotten. Refuses: no-table.
     */
    channelDeleted: (channelId: string): Promise<Outcome> =>
      transact(deps, async (tx) => {
        const outcome = await change(tx, { channelId }, (match) => stopped(match, 'channel-gone'));
        if (outcome.ok) await tx.store.deleteMessage(outcome.match.id);
        return outcome;
      }),
    /** The bot is no longer in the server: its tables are kept for when it comes back. */
    left: (serverId: string): Promise<void> =>
      store.transaction(async (tx) => {
        // Discord repeats it at each start; the first time counts.
        const at = await tx.leftAt(serverId);
        if (typeof at !== 'number') await tx.putLeftAt(serverId, now());
      }),
    /** The bot is in the server. Tells whether it had left. */
    joined: (serverId: string): Promise<boolean> =>
      store.transaction(async (tx) => {
        const at = await tx.leftAt(serverId);
        if (typeof at !== 'number') return false;
        await tx.putLeftAt(serverId, null);
        const deletion = await tx.deletionOf(serverId);
        // Nobody could undo it meanwhile.
        if (deletion !== undefined)
          await tx.putDeletion(serverId, { ...deletion, dueAt: deletion.dueAt + now() - at });
        return true;
      }),
  };
}
