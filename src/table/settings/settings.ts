import type { PersonSettings, ServerSettings } from '../../model/settings.ts';
import { type Deps, transact } from '../deps.ts';
import { planAfter } from '../posting/posting.ts';

type PersonChoice = Partial<PersonSettings> | ((chosen: PersonSettings) => Partial<PersonSettings>);

/** What servers and people choose, stored with all that follows from it. */
export function settings(deps: Deps) {
  return {
    /** `personId`: who chooses; null if that is nobody in the server. */
    chooseForServer: (
      serverId: string,
      change: Partial<ServerSettings>,
      personId: string | null = null,
    ): Promise<void> =>
      transact(deps, async (tx) => {
        const before: Readonly<Record<string, unknown>> = {
          ...(await tx.store.serverSettings(serverId)),
        };
        await tx.store.putServerSettings(serverId, change);
        for (const [what, value] of Object.entries(change)) {
          if (JSON.stringify(before[what]) === JSON.stringify(value)) continue;
          await tx.store.addServerChange(serverId, { at: tx.now(), what, value, personId });
        }
        await planAfter(tx, serverId, change);
      }),
    /**
     * Changes what somebody has chosen, or what follows from that. Someone who asks for messages on their turns is taken to
     * accept direct messages again.
     */
    chooseForPerson: (personId: string, choice: PersonChoice): Promise<void> =>
      transact(deps, async ({ store }) => {
        const change =
          typeof choice === 'function' ? choice(await store.personSettings(personId)) : choice;
        if (Object.keys(change).length === 0) return;
        await store.putPersonSettings(personId, change);
        if (change.turnMessages) await store.putRefusal(personId, null);
      }),
  };
}
