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
  /** The present, in milliseconds since 1970, for the ages of messages and tokens. */
  readonly clock: () => number;
  /** How long a bot has for its first answer to an interaction. */
  readonly deadlineMs: number;
  /** How long an interaction's token is valid. */
  readonly tokenLifeMs: number;
  readonly heartbeatMs: number;
  /** How long a gateway session can be resumed after its socket is lost. */
  readonly resumeMs: number;
  /** How often a bot may IDENTIFY before its token is reset. */
  readonly identifyBudget: number;
  /** How many shards may IDENTIFY at once: those whose ids differ modulo this number. */
  readonly maxConcurrency: number;
  /** How long a shard has to wait after another of the same remainder. */
  readonly identifyWindowMs: number;
  /** The least number of gateway connections that Discord recommends. */
  readonly shards: number;
  /** How many servers one gateway connection may serve (close code 4011 beyond). */
  readonly serversPerShard: number;
  /** The gateway intents that the bot may use, as bits. */
  readonly allowedIntents: number;
  /** All requests with the bot token. */
  readonly globalLimit: Limit;
  /** Answers 401, 403 and 429 to the bot; beyond the limit it is blocked for a while by a page of 429. */
  readonly invalidLimit: Limit;
  /** Edits of messages in one channel. */
  readonly editLimit: Limit;
  /** New messages in one channel. */
  readonly postLimit: Limit;
  /** Direct messages newly opened by one bot (code 40003). */
  readonly directLimit: Limit;
  /** Edits and follow-ups with one interaction token. */
  readonly webhookLimit: Limit;
  /** Commands of a new name in one server, or global ones (code 30034). */
  readonly commandLimit: Limit;
  /** The age of a message from which `oldEditLimit` applies. */
  readonly oldMessageMs: number;
  /** Edits of old messages in one channel (code 30046). */
  readonly oldEditLimit: Limit;
  /** How long a nonce is remembered for `enforce_nonce`. */
  readonly nonceMs: number;
  readonly maxFileBytes: number;
  readonly maxRequestBytes: number;
  /** Messages kept in one channel; the oldest are dropped first. */
  readonly messagesPerChannel: number;
  /** Whether each request is checked against Discord's published schema. */
  readonly checkSchema: boolean;
  /**
   * Whether a field that Discord has not is refused, which finds typos; Discord itself ignores such fields.
   * Takes `checkSchema`.
   */
  readonly refuseUnknownFields: boolean;
  /** A folder that keeps the world between runs; undefined keeps it in memory only. */
  readonly dataDir: string | undefined;
  /** Receives a sentence about what a person should know, such as a broken rule or an unreadable world file. */
  readonly log: (sentence: string) => void;
  /** Font files (TTF) for the page, used if the visitor's machine has none of the usual ones. */
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
  // Discord says 1 to all but the largest bots; discord.js then takes five seconds for each shard.
  maxConcurrency: 16,
  identifyWindowMs: 5 * SECOND,
  shards: 1,
  serversPerShard: 2500,
  allowedIntents: 0x7fff_ffff,
  globalLimit: { count: 50, windowMs: SECOND },
  invalidLimit: { count: 10_000, windowMs: 10 * MINUTE },
  editLimit: { count: 5, windowMs: 5 * SECOND },
  postLimit: { count: 5, windowMs: 5 * SECOND },
  // Discord names no number: some 25 in a row have shut bots out.
  directLimit: { count: 20, windowMs: MINUTE },
  webhookLimit: { count: 5, windowMs: 2 * SECOND },
  commandLimit: { count: 200, windowMs: 24 * 60 * MINUTE },
  oldMessageMs: 60 * MINUTE,
  oldEditLimit: { count: 3, windowMs: 6 * SECOND },
  nonceMs: 5 * MINUTE,
  maxFileBytes: 10 * MIB,
  maxRequestBytes: 25 * MIB,
  messagesPerChannel: 500,
  checkSchema: true,
  refuseUnknownFields: false,
  dataDir: undefined,
  log: () => {},
  fallbackFonts: undefined,
} as const satisfies Omit<SandboxSettings, 'token'>;
