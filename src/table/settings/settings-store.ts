import type { PersonSettings, ServerSettings } from '../../model/settings.ts';

/** What servers and people have chosen. */
export interface SettingsReader {
  serverSettings(serverId: string): Promise<ServerSettings>;
  personSettings(personId: string): Promise<PersonSettings>;
}

/** Stores it. What follows from a choice belongs to the same transaction: see the use cases of settings. */
export interface SettingsStore extends SettingsReader {
  putServerSettings(serverId: string, change: Partial<ServerSettings>): Promise<void>;
  /** Keeps what was changed for a server, and forgets the oldest of many changes. */
  addServerChange(serverId: string, change: ServerChange): Promise<void>;
  /** What was changed for a server, the newest first. */
  serverChanges(serverId: string): Promise<readonly ServerChange[]>;
  putPersonSettings(personId: string, change: Partial<PersonSettings>): Promise<void>;
}

export interface ServerChange {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** A setting's id, or `deletion`. */
  readonly what: string;
  /** What it is from then on: of a setting its value, of a deletion when it is due, or null. */
  readonly value: unknown;
  /** Who changed it; null if that is not known any more. */
  readonly personId: string | null;
}
