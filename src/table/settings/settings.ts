import type { PersonSettings, ServerSettings } from '../../model/settings.ts';
import { type Deps, transact } from '../deps.ts';
import { planAfter } from '../ranking/posting.ts';

type PersonChoice = Partial<PersonSettings> | ((chosen: PersonSettings) => Partial<PersonSettings>);

/** What servers and people choose, stored with all that follows from it. */
export function settings(deps: Deps) {
  return {
    chooseForServer: (serverId: string, change: Partial<ServerSettings>): Promise<void> =>
      transact(deps, async (tx) => {
        await tx.store.putServerSettings(serverId, change);
        await planAfter(tx, serverId, change);
      }),
    /**
     * Changes what somebody has chosen, or what follows from that. Who chooses to be told of their turns is taken to
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
