import type { FatalReason } from '../bot/gateway/connection.ts';
import { type Config, ConfigError } from '../config.ts';
import { PortUnusable } from '../monitoring/server.ts';
import { StoreError } from '../store/store-error.ts';

/** Exit codes of the process, by which a service manager decides whether to start it again. */
export const EXIT = {
  stopped: 0,
  failed: 1,
  settings: 2,
  database: 3,
  'port-in-use': 4,
  'token-refused': 5,
  'intents-refused': 6,
  unreachable: 7,
  'sharding-required': 8,
  'logins-exhausted': 9,
  /** An uncaught exception or rejection. */
  crashed: 10,
  'version-refused': 11,
} as const;

/** What the bot's owner reads when the bot cannot go on. */
const FATAL_SENTENCES: Readonly<Record<FatalReason, string>> = {
  'token-refused':
    'Discord does not accept DISCORD_TOKEN. Under Bot in the developer portal, "Reset Token" gives a new one.',
  'intents-refused': 'Discord refuses the intent "Guilds" that the bot asks for.',
  unreachable: 'Discord could not be reached for ten minutes.',
  'sharding-required':
    'Discord wants more connections for so many servers than it asked for at the start. Start the bot again: it then makes as many as are wanted.',
  'version-refused':
    'Discord no longer speaks the version of its gateway that this bot knows. Update the bot.',
  'logins-exhausted':
    'The bot has logged in too often today, and Discord lets it in again within 24 hours. Find out in the log why it was started so often.',
};

/** How the process ends when the bot cannot go on: its exit code, and what the owner reads. */
export function fatalEnd(
  why: FatalReason,
  { shards }: Pick<Config, 'shards'>,
): { readonly code: number; readonly sentence: string } {
  if (why !== 'sharding-required' || shards === undefined)
    return { code: EXIT[why], sentence: FATAL_SENTENCES[why] };
  // A start would change nothing.
  const sentence = `Discord wants more connections than SHARD_COUNT ${shards.count} for so many servers. Stop all processes of the bot, and start them with a greater SHARD_COUNT.`;
  return { code: EXIT.settings, sentence };
}

/** A problem that the bot's owner must solve before the bot can start. */
export class StartupError extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** The exit code and sentence of an error at the start; undefined for a bug. */
export function startupErrorOf(error: unknown): StartupError | undefined {
  if (error instanceof StartupError) return error;
  if (error instanceof ConfigError) return new StartupError(error.message, EXIT.settings);
  if (error instanceof StoreError) {
    // In a moment it may do, without anybody's doing.
    const code = error.kind === 'transient' ? EXIT.unreachable : EXIT.database;
    return new StartupError(error.message, code);
  }
  if (error instanceof PortUnusable) return new StartupError(error.message, EXIT['port-in-use']);
  return undefined;
}
