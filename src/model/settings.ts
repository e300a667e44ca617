import type { Clock } from './clock.ts';

/**
 * When the table message mentions people whose turn it is. `quiet`: unless they have just been active
 * at the table themselves.
 */
export const MENTION_STYLES = ['quiet', 'always', 'never'] as const;
export type MentionStyle = (typeof MENTION_STYLES)[number];

/** In which form cards and yaku are named; `auto`: as the language has it. */
export const NAME_STYLES = ['auto', 'english', 'romaji', 'kanji'] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

/** What a server's managers choose. */
export interface ServerSettings {
  /** `auto`: Discord's language of the server. */
  readonly language: string;
  /** The clock that a new table has. */
  readonly clock: Clock;
  /** Ids of the only channels (their threads included) where tables may be opened; empty: all. */
  readonly channels: readonly string[];
  /** So many tables at once at most; null: any number. */
  readonly tableCap: number | null;
  readonly isRated: boolean;
  /** Matches in which a computer sat from the start are rated too. */
  readonly ratesComputers: boolean;
  /** Somebody who fled is rated as the last, even where the match was not played to its end. */
  readonly ratesFled: boolean;
  /** Pictures bear the numbers of the months on the cards. */
  readonly hasBadges: boolean;
  readonly mentions: MentionStyle;
}

/** What a person chooses for themselves, in every server. */
export interface PersonSettings {
  /** `auto`: the language of their Discord. */
  readonly language: string;
  /** `server`: as the server has it. */
  readonly mentions: MentionStyle | 'server';
  /** Each move is asked about once more before it is made. */
  readonly confirms: boolean;
  readonly names: NameStyle;
}

export const DEFAULT_SERVER_SETTINGS: ServerSettings = {
  language: 'auto',
  clock: 'none',
  channels: [],
  tableCap: null,
  isRated: true,
  ratesComputers: false,
  ratesFled: true,
  hasBadges: false,
  mentions: 'quiet',
};

export const DEFAULT_PERSON_SETTINGS: PersonSettings = {
  language: 'auto',
  mentions: 'server',
  confirms: false,
  names: 'auto',
};

/** What servers and people have chosen. Synchronous; what a finished call wrote is on the disk. */
export interface SettingsStore {
  serverSettings(serverId: string): ServerSettings;
  /** Changes some of a server's settings. */
  putServerSettings(serverId: string, change: Partial<ServerSettings>): void;
  personSettings(personId: string): PersonSettings;
  /** Changes some of a person's settings. */
  putPersonSettings(personId: string, change: Partial<PersonSettings>): void;
}
