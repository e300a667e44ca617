import type { PersonSettings, ServerSettings } from '../../model/settings.ts';

/** What servers and people have chosen. */
export interface SettingsReader {
  serverSettings(serverId: string): Promise<ServerSettings>;
  personSettings(personId: string): Promise<PersonSettings>;
}

/** Stores it. What follows from a choice belongs to the same transaction: see the use cases of settings. */
export interface SettingsStore extends SettingsReader {
  /** Changes some of a server's settings. */
  putServerSettings(serverId: string, change: Partial<ServerSettings>): Promise<void>;
  /** Changes some of a person's settings. */
  putPersonSettings(personId: string, change: Partial<PersonSettings>): Promise<void>;
}
