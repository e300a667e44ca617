import {
  DEFAULT_PERSON_SETTINGS,
  DEFAULT_SERVER_SETTINGS,
  PERSON_SETTINGS,
  type PersonSettings,
  SERVER_SETTINGS,
  type ServerSettings,
  storedValues,
} from '../../../model/settings.ts';
import type { SettingsStore } from '../../../table/settings/settings-store.ts';
import { and, asc, desc, eq, lt } from '../../drizzle.ts';
import { type Database, slot, upsert } from '../database.ts';

/** What servers and people have chosen. Only what was ever changed is stored. */
export function settingsQueries(database: Database): SettingsStore {
  return {
    ...serverQueries(database),
    ...changeQueries(database),
    ...personQueries(database),
  };
}

/** So many changes of a server are kept. */
const KEPT_CHANGES = 50;

function changeQueries({ db, serverChange }: Database) {
  const { serverId: ofServer, at, what, value, personId } = serverChange;
  return {
    async addServerChange(serverId, change) {
      const { at: changedAt, what: changed, personId: by } = change;
      const key = { serverId, at: changedAt, what: changed };
      const set = { value: JSON.stringify(change.value), personId: by };
      await upsert({ db }, serverChange, { key, set });
      const [oldest] = await db
        .select({ at })
        .from(serverChange)
        .where(eq(ofServer, serverId))
        .orderBy(desc(at))
        .limit(1)
        .offset(KEPT_CHANGES - 1);
      if (oldest === undefined) return;
      await db.delete(serverChange).where(and(eq(ofServer, serverId), lt(at, oldest.at)));
    },
    async serverChanges(serverId) {
      const rows = await db
        .select({ at, what, value, personId })
        .from(serverChange)
        .where(eq(ofServer, serverId))
        .orderBy(desc(at), asc(what));
      return rows.map((row) => ({ ...row, value: JSON.parse(row.value) as unknown }));
    },
  } satisfies Partial<SettingsStore>;
}

function serverQueries({ db, prepared, server }: Database) {
  const byId = prepared(
    db
      .select({ settings: server.settings })
      .from(server)
      .where(eq(server.id, slot('id'))),
  );
  const stored = async (id: string) => (await byId({ id }))[0]?.settings;
  return {
    serverSettings: async (id) => serverSettingsOf(await stored(id)),
    async putServerSettings(id, change) {
      const settings = JSON.stringify({ ...parsed(await stored(id)), ...change });
      await upsert({ db }, server, { key: { id }, set: { settings } });
    },
  } satisfies Partial<SettingsStore>;
}

function personQueries({ db, prepared, profile }: Database) {
  const byId = prepared(
    db
      .select({ settings: profile.settings })
      .from(profile)
      .where(eq(profile.personId, slot('id'))),
  );
  const stored = async (id: string) => (await byId({ id }))[0]?.settings;
  return {
    personSettings: async (id) => personSettingsOf(await stored(id)),
    async putPersonSettings(id, change) {
      const settings = JSON.stringify({ ...parsed(await stored(id)), ...change });
      await upsert({ db }, profile, { key: { personId: id }, set: { settings } });
    },
  } satisfies Partial<SettingsStore>;
}

/** A server's settings; `stored` is the JSON of what was ever changed, undefined if nothing was. */
export function serverSettingsOf(stored: string | undefined): ServerSettings {
  const chosen = parsed(stored);
  return chosen ? storedValues(SERVER_SETTINGS, chosen) : DEFAULT_SERVER_SETTINGS;
}

export function personSettingsOf(stored: string | undefined): PersonSettings {
  const chosen = parsed(stored);
  return chosen ? storedValues(PERSON_SETTINGS, chosen) : DEFAULT_PERSON_SETTINGS;
}

function parsed(stored: string | undefined): Readonly<Record<string, unknown>> | undefined {
  return stored === undefined
    ? undefined
    : (JSON.parse(stored) as Readonly<Record<string, unknown>>);
}
