/** At most `count` requests in each window of `windowMs` milliseconds. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MIB = 1024 * 1024;

function limit(count: number, windowMs: number): Limit {
  return { count, windowMs };
}

/** Discord's limits and clocks, where Discord documents or shows them. Durations are in milliseconds. */
export const DISCORD_LIMITS = {
  botName: 'Bot',
  /** The present, in milliseconds since 1970, for the ages of messages and tokens. */
  clock: Date.now as () => number,
  /** How long a bot has for its first answer to an interaction. */
  deadlineMs: 3 * SECOND,
  /** How long an interaction's token is valid. */
  tokenLifeMs: 15 * MINUTE,
  heartbeatMs: 41_250,
  /** How long a gateway session can be resumed after its socket is lost. */
  resumeMs: 2 * MINUTE,
  /** How often a bot may IDENTIFY before its token is reset. */
  identifyBudget: 1000,
  /**
   * How many shards may IDENTIFY at once: those whose ids differ modulo this number. Discord says 1 to all but the
   * largest bots; discord.js then takes five seconds for each shard.
   */
  maxConcurrency: 16,
  /** How long a shard has to wait after another of the same remainder. */
  identifyWindowMs: 5 * SECOND,
  /** The least number of gateway connections that Discord recommends. */
  shards: 1,
  /** How many servers one gateway connection may serve (close code 4011 beyond). */
  serversPerShard: 2500,
  /** The gateway intents that the bot may use, as bits. */
  allowedIntents: 0x7fff_ffff,
  /** All requests with the bot token. */
  globalLimit: limit(50, SECOND),
  /** Answers 401, 403 and 429 to the bot; beyond the limit it is blocked for a while by a page of 429. */
  invalidLimit: limit(10_000, 10 * MINUTE),
  editLimit: limit(5, 5 * SECOND),
  /** New messages in one channel. */
  postLimit: limit(5, 5 * SECOND),
  /** Direct messages newly opened (code 40003). Discord names no number: some 25 in a row have shut bots out. */
  directLimit: limit(20, MINUTE),
  /** Edits and follow-ups with one interaction token. */
  webhookLimit: limit(5, 2 * SECOND),
  /** New emojis of the application. Discord says only that it limits them by rules of their own. */
  emojiLimit: limit(100, MINUTE),
  /** Threads of one server that are not archived (code 160006). */
  activeThreads: 1000,
  /** Commands of a new name in one server, or global ones (code 30034). */
  commandLimit: limit(200, 24 * 60 * MINUTE),
  /** The age of a message from which `oldEditLimit` applies. */
  oldMessageMs: 60 * MINUTE,
  /** Edits of old messages in one channel (code 30046). */
  oldEditLimit: limit(3, 6 * SECOND),
  /** How long a nonce is remembered for `enforce_nonce`. */
  nonceMs: 5 * MINUTE,
  maxFileBytes: 10 * MIB,
  maxRequestBytes: 25 * MIB,
  /** Messages kept in one channel; the oldest are dropped first. */
  messagesPerChannel: 500,
  /** Whether each request is checked against Discord's published schema. */
  checkSchema: true,
  /**
   * Whether a field that Discord has not is refused, which finds typos; Discord itself ignores such fields.
   * Takes `checkSchema`.
   */
  refuseUnknownFields: false,
  /** A folder that keeps the world between runs; undefined keeps it in memory only. */
  dataDir: undefined as string | undefined,
  /** Receives a sentence about what a person should know, such as a broken rule or an unreadable world file. */
  log: (_sentence: string): void => {},
  /** Font files (TTF) for the page, used if the visitor's machine has none of the usual ones: at most two fonts. */
  fallbackFonts: [] as readonly { readonly regular: string; readonly bold: string }[],
};

export type SandboxSettings = Readonly<typeof DISCORD_LIMITS> & {
  /** The bot token that is accepted; a random one by default. */
  readonly token: string;
};

/** What a test may set otherwise. */
export type SandboxOptions = Partial<SandboxSettings>;
