import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import {
  DEFAULT_PERSON_SETTINGS,
  DEFAULT_SERVER_SETTINGS,
  type SettingsStore,
} from '../../../model/settings.ts';
import { profile, server } from '../schema.ts';

/** What servers and people have chosen. Only what was ever changed is stored. */
export function settingsQueries(db: BetterSQLite3Database): SettingsStore {
  return { ...serverQueries(db), ...personQueries(db) };
}

type OfServers = Pick<SettingsStore, 'serverSettings' | 'putServerSettings'>;
type OfPeople = Pick<SettingsStore, 'personSettings' | 'putPersonSettings'>;

function serverQueries(db: BetterSQLite3Database): OfServers {
  const byId = db
    .select({ settings: server.settings })
    .from(server)
    .where(eq(server.id, sql.placeholder('id')))
    .prepare();
  return {
    serverSettings: (id) => ({
      ...DEFAULT_SERVER_SETTINGS,
      ...chosen(byId.get({ id })?.settings),
    }),
    putServerSettings(id, change) {
      const settings = JSON.stringify({ ...chosen(byId.get({ id })?.settings), ...change });
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
  return {
    personSettings: (id) => ({
      ...DEFAULT_PERSON_SETTINGS,
      ...chosen(byId.get({ id })?.settings),
    }),
    putPersonSettings(id, change) {
      const settings = JSON.stringify({ ...chosen(byId.get({ id })?.settings), ...change });
      db.insert(profile)
        .values({ personId: id, settings })
        .onConflictDoUpdate({ target: profile.personId, set: { settings } })
        .run();
    },
  };
}

function chosen(json: string | undefined): object {
  return json === undefined ? {} : (JSON.parse(json) as object);
}
