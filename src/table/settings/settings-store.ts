import type { PersonSettings, ServerSettings } from '../../model/settings.ts';

/** What servers and people have chosen. */
export interface SettingsStore {
  serverSettings(serverId: string): Promise<ServerSettings>;
  /** Changes some of a server's settings. */
  putServerSettings(serverId: string, change: Partial<ServerSettings>): Promise<void>;
  personSettings(personId: string): Promise<PersonSettings>;
  /** Changes some of a person's settings. */
  putPersonSettings(personId: string, change: Partial<PersonSettings>): Promise<void>;
}
