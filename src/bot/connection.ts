import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  RESTEvents,
  Status,
} from 'discord.js';
import type { Log } from '../log.ts';

/** Why a bot cannot go on. */
export type Fatal =
  /** Discord does not know the token, or not any more. */
  | 'token-refused'
  /** Discord does not let the application have the intents that it asks for. */
  | 'intents-refused'
  /** No connection for so long that a new process may do better. */
  | 'unreachable';

interface Parts {
  readonly client: Client;
  readonly log: Log;
  readonly now: () => number;
  /** Aborted when the bot goes down. */
  readonly signal: AbortSignal;
  /** Before the second login, in milliseconds; shorter in a test. */
  readonly firstPause?: number;
  /** Called once, when nothing can be done any more. */
  readonly onFatal: (why: Fatal) => void;
}

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;
const CHECK_EVERY_MS = 30_000;
/** Twice Discord's heartbeat, and a little. */
const HEARTBEAT_MAX_MS = 90_000;
const UNHEALTHY_MAX_MS = 10 * 60_000;
const AUTHENTICATION_FAILED = 4004;
const INTENTS_REFUSED = new Set([4013, 4014]);

/**
 * Logs in, however often it takes while Discord cannot be reached: pauses grow, since only 1,000
 * logins a day are allowed.
 *
 * @returns false when Discord refuses, or the bot goes down meanwhile
 */
export async function logIn(parts: Parts, token: string): Promise<boolean> {
  const { client, log, signal, firstPause = FIRST_PAUSE_MS } = parts;
  let pause = firstPause;
  while (!signal.aborted) {
    try {
      await client.login(token);
      return true;
    } catch (error) {
      const refused = refusalOf(error);
      if (refused !== undefined) {
        parts.onFatal(refused);
        return false;
      }
      log.warn({ err: error, pause }, 'Discord cannot be reached; trying again');
      await sleep(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }
  return false;
}

function refusalOf(error: unknown): Fatal | undefined {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
    return 'token-refused';
  }
  if (!(error instanceof Error)) return undefined;
  if (/disallowed intents|invalid intents/i.test(error.message)) return 'intents-refused';
  return 'status' in error && error.status === 401 ? 'token-refused' : undefined;
}

/**
 * Watches the connection. discord.js reconnects by itself, but stays silent when Discord has closed
 * the door for good, and when nothing comes through any more.
 */
export function watch({ client, log, now, signal, onFatal }: Parts): void {
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord.js failed'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'the connection failed'));
  client.on(Events.ShardReconnecting, () => {
    // discord.js also tells so when it is to disconnect.
    if (!signal.aborted) log.info('reconnecting');
  });
  client.on(Events.ShardResume, (_shard, replayed) => log.info({ replayed }, 'connected again'));
  client.on(Events.ShardDisconnect, ({ code }) => {
    log.error({ code }, 'Discord has closed the connection for good');
    if (code === AUTHENTICATION_FAILED) onFatal('token-refused');
    else if (INTENTS_REFUSED.has(code)) onFatal('intents-refused');
  });
  client.rest.on(RESTEvents.RateLimited, ({ route, timeToReset, scope }) => {
    log.info({ route, timeToReset, scope }, 'Discord asks to slow down');
  });
  let healthyAt = now();
  const timer = setInterval(() => {
    if (isHealthy(client, now())) healthyAt = now();
    else log.warn({ since: new Date(healthyAt).toISOString() }, 'no connection to Discord');
    if (now() - healthyAt > UNHEALTHY_MAX_MS) onFatal('unreachable');
  }, CHECK_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Connected, and heard of lately: `isReady` stays true for a connection that is gone. */
function isHealthy(client: Client, now: number): boolean {
  // -1 until the first heartbeat was answered.
  return (
    isConnected(client) &&
    client.ws.shards.every(({ lastPingTimestamp: at }) => at < 0 || now - at < HEARTBEAT_MAX_MS)
  );
}

/** Why people cannot be heard, in words for the bot's owner; undefined when they can. */
export function gatewayProblem(client: Client): string | undefined {
  if (isConnected(client)) return undefined;
  const lost = client.ws.shards.filter(({ status }) => status !== Status.Ready);
  if (lost.size === 0) return 'There is no connection to Discord yet.';
  return lost.map(({ id, status }) => `Shard ${id} is not ready (${Status[status]}).`).join(' ');
}

/** Whether people can be heard: every connection stands, as far as is known. */
export function isConnected({ ws }: Client): boolean {
  return ws.status === Status.Ready && ws.shards.every(({ status }) => status === Status.Ready);
}
