import type { People } from './people.ts';

/** What is stored, and how to have it or to be rid of it. */
export interface PrivacyWords {
  /** What is stored and for how long. `days`: after the bot was removed from a server. */
  about(said: { readonly days: number; readonly contact: string | null }): string;
  /** A button, at most 38 characters. */
  readonly download: string;
  /** A button, at most 38 characters. */
  readonly forgetMe: string;
  /** A button, at most 38 characters. */
  readonly forgetServer: string;
  /** With the file. */
  readonly yours: string;
  /** Before it is done: what becomes of what. */
  readonly sureMe: string;
  readonly sureServer: string;
  /** A button, at most 38 characters. */
  readonly yesMe: string;
  /** A button, at most 38 characters. */
  readonly yesServer: string;
  /** A button, at most 38 characters. */
  readonly back: string;
  /** Once it is done. */
  readonly forgotMe: string;
  /** What is to come, and what undoes it. `who`: a mention, null for somebody unknown; `due`: a timestamp. */
  deletion(planned: { readonly who: People | null; readonly due: string }): string;
  /** The same to managers who have not asked. It stands for days, while an outage puts the deletion off: `due` is the earliest. */
  deletionNotice(planned: {
    readonly who: People | null;
    readonly due: string;
    readonly server: string;
  }): string;
  /** Buttons, at most 38 characters. */
  readonly keepServer: string;
  readonly exportServer: string;
  /** Once the deletion is undone, by somebody who is mentioned. */
  keptServer(who: People): string;
  /** To a press that would undo what is not to come. */
  readonly nothingToUndo: string;
  /** With the file of a server; it may have been too large with the moves. */
  serverFile(hasMoves: boolean): string;
  /** Even without the moves it is too large for Discord. */
  readonly serverFileTooLarge: string;
  /** To somebody who may not delete what belongs to the server. */
  readonly onlyManagers: string;
}

/** What runs here. */
export interface AboutWords {
  /** `up`: since when, as Discord's timestamp, which each reader sees in their own way. */
  lines(facts: {
    readonly version: string;
    readonly up: string;
    readonly servers: number;
    readonly tables: number;
    /** Of whoever runs the bot, and where its source is; null where that is not said. */
    readonly contact: string | null;
    readonly source: string | null;
  }): readonly string[];
}
