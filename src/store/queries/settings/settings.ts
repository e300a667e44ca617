import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { PERSON_SETTINGS, SERVER_SETTINGS, storedValues } from '../../../model/settings.ts';
import type { SettingsStore } from '../../../table/settings/settings-store.ts';
import { profile, server } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

type OfServers = Sync<Pick<SettingsStore, 'serverSettings' | 'putServerSettings'>>;
type OfPeople = Sync<Pick<SettingsStore, 'personSettings' | 'putPersonSettings'>>;

/** What servers and people have chosen. Only what was ever changed is stored. */
export function settingsQueries(db: BetterSQLite3Database): Sync<SettingsStore> {
  return { ...serverQueries(db), ...personQueries(db) };
}

function serverQueries(db: BetterSQLite3Database): OfServers {
  const byId = db
    .select({ settings: server.settings })
    .from(server)
    .where(eq(server.id, sql.placeholder('id')))
    .prepare();
  const stored = (id: string) => parsed(byId.get({ id })?.settings);
  return {
    serverSettings: (id) => storedValues(SERVER_SETTINGS, stored(id)),
    putServerSettings(id, change) {
      const settings = JSON.stringify({ ...stored(id), ...change });
      db.insert(server)
        .values({ id, settings })
        .onConflictDoUpdate({ target: server.id, set: { settings } })
        .run();
    },
  };
}

function personQueries(db: BetterSQLite3Database): OfPeople {
  const byId = db
    .select({ settings: profile.settings })
    .from(profile)
    .where(eq(profile.personId, sql.placeholder('id')))
    .prepare();
  const stored = (id: string) => parsed(byId.get({ id })?.settings);
  return {
    personSettings: (id) => storedValues(PERSON_SETTINGS, stored(id)),
    putPersonSettings(id, change) {
      const settings = JSON.stringify({ ...stored(id), ...change });
      db.insert(profile)
        .values({ personId: id, settings })
        .onConflictDoUpdate({ target: profile.personId, set: { settings } })
        .run();
    },
  };
}

function parsed(json: string | undefined): Readonly<Record<string, unknown>> {
  return json === undefined ? {} : (JSON.parse(json) as Readonly<Record<string, unknown>>);
}
