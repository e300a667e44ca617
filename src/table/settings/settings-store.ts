import type { PersonSettings, ServerSettings } from '../../model/settings.ts';

/** What servers and people have chosen. */
export interface SettingsStore {
  serverSettings(serverId: string): ServerSettings;
  /** Changes some of a server's settings. */
  putServerSettings(serverId: string, change: Partial<ServerSettings>): void;
  personSettings(personId: string): PersonSettings;
  /** Changes some of a person's settings. */
  putPersonSettings(personId: string, change: Partial<PersonSettings>): void;
}
