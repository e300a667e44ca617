import type { Member } from '../../model/match.ts';
import type { Pace } from '../../model/pace.ts';

/** Whoever wants to hear when a table opens in a server, by direct message. */
export interface Alert extends Member {
  /** Ids of games; empty: any. */
  readonly games: readonly string[];
  readonly pace: Pace;
  /** Discord's locale of the person when they asked for it. */
  readonly locale: string;
  /** When they were told last, in milliseconds since 1970; null: never. */
  readonly toldAt: number | null;
  /** Of which match; null: of none. */
  readonly toldMatch: number | null;
}

/** Who is to be told of a table. */
export interface AlertQuery {
  readonly serverId: string;
  readonly game: string;
  readonly matchId: number;
  readonly now: number;
  readonly most: number;
}

/** Who wants direct messages, and who does not take them. */
export interface AlertStore {
  alert(member: Member): Promise<Alert | undefined>;
  putAlert(alert: Alert): Promise<void>;
  deleteAlert(member: Member): Promise<void>;
  /** In every server. */
  alertsOf(personId: string): Promise<readonly Alert[]>;
  hasAlerts(serverId: string): Promise<boolean>;
  /** Those who have not been told of this table or a later one, nor of any as lately as their pace has it. */
  alertsDue(query: AlertQuery): Promise<readonly Alert[]>;
  /** They are told of a table; null: as good as of none, or never before. */
  markTold(
    member: Member,
    told: { readonly matchId: number | null; readonly at: number | null },
  ): Promise<void>;
  /** When Discord last refused a direct message to somebody; null: it takes them, as far as is known. */
  refusal(personId: string): Promise<DirectRefusal | null>;
  /** Null: they may take them again. */
  putRefusal(personId: string, refusal: DirectRefusal | null): Promise<void>;
}

/** Somebody whose direct messages are closed to the bot: since when, and whether they have been told. */
export interface DirectRefusal {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isTold: boolean;
}
