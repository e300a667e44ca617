/** At most `count` requests in each window of `windowMs` milliseconds. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** Discord's limits and clocks; each can be shortened for a test. Durations are in milliseconds. */
export interface SandboxSettings {
  /** The bot token that is accepted; a random one by default. */
  readonly token: string;
  /** The bot's name. */
  readonly botName: string;
  /** The present, in milliseconds since 1970: ages of messages and tokens are measured by it. */
  readonly clock: () => number;
  /** How long a bot may take for its first answer to an interaction. */
  readonly deadlineMs: number;
  /** How long an interaction's token serves after its interaction. */
  readonly tokenLifeMs: number;
  readonly heartbeatMs: number;
  /** How long a gateway session without a socket can be resumed. */
  readonly resumeMs: number;
  /** How often a bot may IDENTIFY before its token is reset. */
  readonly identifyBudget: number;
  /** How many gateway connections Discord recommends at least. */
  readonly shards: number;
  /** How many servers one gateway connection may serve (close code 4011 beyond). */
  readonly serversPerShard: number;
  /** The gateway intents that the bot may ask for, as bits. */
  readonly allowedIntents: number;
  /** Requests with the bot token, all routes together. */
  readonly globalLimit: Limit;
  /** Answers 401, 403 and 429 to the bot; beyond them it is shut out for a while, by a page of 429. */
  readonly invalidLimit: Limit;
  /** Edits of messages in one channel. */
  readonly editLimit: Limit;
  /** New messages in one channel. */
  readonly postLimit: Limit;
  /** Edits and follow-ups with one interaction token. */
  readonly webhookLimit: Limit;
  /** Commands of a new name in one server, or global ones (code 30034). */
  readonly commandLimit: Limit;
  /** How old a message is when `oldEditLimit` begins to count. */
  readonly oldMessageMs: number;
  /** Edits of old messages in one channel (code 30046). */
  readonly oldEditLimit: Limit;
  /** How long a nonce is remembered for `enforce_nonce`. */
  readonly nonceMs: number;
  readonly maxFileBytes: number;
  readonly maxRequestBytes: number;
  /** Messages kept in one channel; the oldest go first. */
  readonly messagesPerChannel: number;
  /** Whether each request is checked against Discord's published schema. */
  readonly checkSchema: boolean;
  /** A folder in which the world is kept between runs; undefined keeps it in memory only. */
  readonly dataDir: string | undefined;
  /** Told in a plain sentence about what a person should know, such as a broken rule or an unreadable world file. */
  readonly log: (sentence: string) => void;
  /** Font files (TTF) that the page falls back to, where the visitor's machine has none of the usual. */
  readonly fallbackFonts: { readonly regular: string; readonly bold: string } | undefined;
}

export type SandboxOptions = { readonly [K in keyof SandboxSettings]?: SandboxSettings[K] };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MIB = 1024 * 1024;

/** Discord's own limits, where Discord documents or shows them. */
export const DISCORD_LIMITS = {
  botName: 'Bot',
  clock: Date.now,
  deadlineMs: 3 * SECOND,
  tokenLifeMs: 15 * MINUTE,
  heartbeatMs: 41_250,
  resumeMs: 2 * MINUTE,
  identifyBudget: 1000,
  shards: 1,
  serversPerShard: 2500,
  allowedIntents: 0x7fff_ffff,
  globalLimit: { count: 50, windowMs: SECOND },
  invalidLimit: { count: 10_000, windowMs: 10 * MINUTE },
  editLimit: { count: 5, windowMs: 5 * SECOND },
  postLimit: { count: 5, windowMs: 5 * SECOND },
  webhookLimit: { count: 5, windowMs: 2 * SECOND },
  commandLimit: { count: 200, windowMs: 24 * 60 * MINUTE },
  oldMessageMs: 60 * MINUTE,
  oldEditLimit: { count: 3, windowMs: 6 * SECOND },
  nonceMs: 5 * MINUTE,
  maxFileBytes: 10 * MIB,
  maxRequestBytes: 25 * MIB,
  messagesPerChannel: 500,
  checkSchema: true,
  dataDir: undefined,
  log: () => {},
  fallbackFonts: undefined,
} as const satisfies Omit<SandboxSettings, 'token'>;
