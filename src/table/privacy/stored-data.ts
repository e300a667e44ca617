/** A row as people may have it: its columns are those of `src/store/schema`, where they are explained. */
type Row = Readonly<Record<string, unknown>>;

/** What came of matches, for people and servers alike. Times are milliseconds since 1970. */
interface Outcomes {
  readonly results: readonly (Row & { readonly finishedAt: number })[];
  readonly ratings: readonly (Row & { readonly at: number })[];
}

/** Some of the matches that somebody took part in, without what others hold or chose. */
export interface PersonalMatches extends Outcomes {
  readonly matches: readonly Row[];
}

/** Everything that is stored of one person, a list for each kind. */
export type PersonalData = PersonalMatches & Row;

export interface ServerMatch extends Row {
  readonly channelId: string;
  /** What it was dealt from, and its moves; null while it is played, and if they are not shown. */
  readonly seed: string | null;
  readonly moves: readonly Row[] | null;
}

/** Some of a server's matches, with what came of them. */
export interface ServerMatches extends Outcomes {
  readonly matches: readonly ServerMatch[];
}

/** What is stored of a server, except for what belongs to its members alone. */
export type ServerData = ServerMatches & Row;

interface Page {
  /** Where to go on; null at the end. */
  readonly next: number | null;
}

/** What is stored, to be shown to those whom it is about. Pages begin with the oldest matches, at `cursor` 0. */
export interface StoredDataStore {
  /** What is stored of somebody apart from their matches. */
  personalInfo(personId: string): Promise<Row>;
  personalMatches(personId: string, cursor: number): Promise<PersonalMatches & Page>;
  /** What is stored of a server apart from its matches. */
  serverInfo(serverId: string): Promise<Row>;
  serverMatches(serverId: string, cursor: number): Promise<ServerMatches & Page>;
}
