import { eq, sql } from 'drizzle-orm';
import {
  DEFAULT_PERSON_SETTINGS,
  DEFAULT_SERVER_SETTINGS,
  PERSON_SETTINGS,
  SERVER_SETTINGS,
  storedValues,
} from '../../../model/settings.ts';
import type { SettingsStore } from '../../../table/settings/settings-store.ts';
import type { Database } from '../database.ts';

type OfServers = Pick<SettingsStore, 'serverSettings' | 'putServerSettings'>;
type OfPeople = Pick<SettingsStore, 'personSettings' | 'putPersonSettings'>;

/** What servers and people have chosen. Only what was ever changed is stored. */
export function settingsQueries(database: Database): SettingsStore {
  return { ...serverQueries(database), ...personQueries(database) };
}

function serverQueries({ db, prepared, tables: { server } }: Database): OfServers {
  const byId = prepared(
    db
      .select({ settings: server.settings })
      .from(server)
      .where(eq(server.id, sql.placeholder('id'))),
  );
  const stored = async (id: string) => parsed(await byId({ id }));
  return {
    async serverSettings(id) {
      const chosen = await stored(id);
      return chosen ? storedValues(SERVER_SETTINGS, chosen) : DEFAULT_SERVER_SETTINGS;
    },
    async putServerSettings(id, change) {
      const settings = JSON.stringify({ ...(await stored(id)), ...change });
      await db
        .insert(server)
        .values({ id, settings })
        .onConflictDoUpdate({ target: server.id, set: { settings } });
    },
  };
}

function personQueries({ db, prepared, tables: { profile } }: Database): OfPeople {
  const byId = prepared(
    db
      .select({ settings: profile.settings })
      .from(profile)
      .where(eq(profile.personId, sql.placeholder('id'))),
  );
  const stored = async (id: string) => parsed(await byId({ id }));
  return {
    async personSettings(id) {
      const chosen = await stored(id);
      return chosen ? storedValues(PERSON_SETTINGS, chosen) : DEFAULT_PERSON_SETTINGS;
    },
    async putPersonSettings(id, change) {
      const settings = JSON.stringify({ ...(await stored(id)), ...change });
      await db
        .insert(profile)
        .values({ personId: id, settings })
        .onConflictDoUpdate({ target: profile.personId, set: { settings } });
    },
  };
}

function parsed([row]: readonly { readonly settings: string }[]):
  | Readonly<Record<string, unknown>>
  | undefined {
  return row && (JSON.parse(row.settings) as Readonly<Record<string, unknown>>);
}
