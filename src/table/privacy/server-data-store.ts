import type { Options } from '../../engine/core/game.ts';
import type { Clock } from '../../model/clock.ts';
import type { Player, Status } from '../../model/match.ts';
import type { ServerSettings } from '../../model/settings.ts';
import type { ServerChange } from '../settings/settings-store.ts';
import type { PersonalData } from './personal-data-store.ts';

/** Whose something is; null for a computer. */
interface OfSomebody {
  readonly personId: string | null;
}

export interface ServerMatch {
  readonly id: number;
  readonly channelId: string;
  readonly game: string;
  readonly options: Options;
  readonly clock: Clock;
  readonly status: Status;
  readonly isRated: boolean;
  readonly players: readonly Player[];
  readonly openedAt: number;
  readonly changedAt: number;
  /** When its moves and its seed were deleted, since its time was over. */
  readonly strippedAt: number | null;
  /** What it was dealt from, and its moves as text; null while it is played, and if they are not shown. */
  readonly seed: string | null;
  readonly moves:
    | readonly { readonly seat: number | null; readonly move: string | null; readonly at: number }[]
    | null;
}

/** Some of a server's matches, with what came of them. */
export interface ServerMatches {
  readonly matches: readonly ServerMatch[];
  readonly results: readonly (Omit<PersonalData['results'][number], 'serverId'> & OfSomebody)[];
  readonly ratings: readonly (Omit<PersonalData['ratings'][number], 'serverId'> & OfSomebody)[];
}

/** What is stored of a server, except for what belongs to its members alone. Times are milliseconds since 1970. */
export interface ServerData extends ServerMatches {
  readonly serverId: string;
  readonly settings: ServerSettings;
  readonly changes: readonly ServerChange[];
  readonly seasons: readonly {
    readonly number: number;
    readonly startedAt: number;
    readonly endedAt: number;
  }[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly achievements: readonly (Omit<PersonalData['achievements'][number], 'serverId'> &
    OfSomebody)[];
}

/** What is stored of servers, to be shown to those who manage them. */
export interface ServerDataStore {
  serverInfo(serverId: string): Promise<Omit<ServerData, keyof ServerMatches>>;
  /** A page of its matches, the oldest first; `cursor` is 0 for the first, and `next` null at the end. */
  serverMatches(
    serverId: string,
    cursor: number,
  ): Promise<ServerMatches & { readonly next: number | null }>;
}
