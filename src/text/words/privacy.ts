/** What is stored, and how to have it or to be rid of it. */
export interface PrivacyWords {
  /** What is stored and for how long. `days`: after the bot was removed from a server. */
  about(days: number): string;
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
  readonly forgotServer: string;
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
  }): readonly string[];
}
