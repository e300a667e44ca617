import {
  type Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  type RateLimitData,
  RESTEvents,
  Status,
  type WebSocketShard,
} from 'discord.js';
import type { CommonDeps } from '../common-deps.ts';
import { readable } from '../failure/discord-error.ts';
import type { Backoff } from '../failure/retry.ts';
import { TokenCheck } from './token-rest.ts';

/** Why a bot cannot go on. */
export type FatalReason =
  /** Discord does not know the token, or not any more. */
  | 'token-refused'
  /** Discord does not let the application have the intents that it asks for. */
  | 'intents-refused'
  /** Discord wants more connections than it asked for at the start. */
  | 'sharding-required'
  /** Discord no longer supports the gateway version that the bot uses. */
  | 'version-refused'
  /** The bot has used up its logins of the day. */
  | 'logins-exhausted'
  /** No connection for so long that a new process may do better. */
  | 'unreachable';

interface ConnectionDeps
  extends Pick<CommonDeps, 'client' | 'guard' | 'log' | 'signal' | 'untilDone'> {
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonic: () => number;
  /** Called once, when nothing can be done any more. */
  readonly onFatal: (why: FatalReason) => void;
}

interface Deps extends ConnectionDeps {
  readonly pulse: Pulse;
  readonly isTokenRefused: () => Promise<boolean>;
}

/** Only 1,000 logins a day are allowed. */
const LOGIN_BACKOFF: Backoff = { first: 5000, longest: 5 * 60_000 };
const CHECK_EVERY_MS = 30_000;
/** Ten minutes: checks are counted, so that no clock and no sleep of the machine counts as them. */
const MOST_BAD_CHECKS = 20;
/** Discord's heartbeat is 41 seconds. */
const HEARTBEAT_MAX_MS = 60_000;
const FATAL_CODES: Readonly<Record<number, FatalReason>> = {
  4004: 'token-refused',
  // The servers were dealt out to other numbers of connections.
  4010: 'sharding-required',
  4011: 'sharding-required',
  4012: 'version-refused',
  4013: 'intents-refused',
  4014: 'intents-refused',
};

/** Connects, and stays connected. Returns at once: a function that says whether people can be heard over a shard. */
export function connect(deps: ConnectionDeps, token: string): (shardId: number) => boolean {
  const { client, guard, signal } = deps;
  let hasFailed = false;
  const onFatal = (why: FatalReason) => {
    if (hasFailed || signal.aborted) return;
    hasFailed = true;
    deps.onFatal(why);
  };
  const pulse = new Pulse(deps);
  const onRefused = () => onFatal('token-refused');
  const check = new TokenCheck({ ...deps, rest: client.rest, onRefused });
  const isTokenRefused = () => check.isRefused();
  const connection = { ...deps, onFatal, pulse, isTokenRefused };
  watch(connection);
  guard('the login', () => logIn(connection, token))();
  return (shardId) => {
    const shard = client.ws.shards.get(shardId);
    return shard !== undefined && pulse.isHeard(shard);
  };
}

/**
 * Logs in, however often it takes while Discord cannot be reached.
 *
 * @returns false when Discord refuses, or the bot goes down meanwhile
 */
export async function logIn(deps: Deps, token: string): Promise<boolean> {
  const { client, log, untilDone, isTokenRefused, onFatal } = deps;
  let refused: FatalReason | undefined;
  const login = async () => {
    try {
      return await readable(client.login(token));
    } catch (error) {
      refused = await refusalOf(error, isTokenRefused);
      throw error;
    }
  };
  const ending = { isFinal: () => refused !== undefined, usual: LOGIN_BACKOFF };
  try {
    return (await untilDone('the login', login, ending)) !== undefined;
  } catch (error) {
    if (refused === undefined) throw error;
    log.error({ err: error }, 'Discord refuses the login');
    onFatal(refused);
    return false;
  }
}

async function refusalOf(
  error: unknown,
  isTokenRefused: Deps['isTokenRefused'],
): Promise<FatalReason | undefined> {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
    return (await isTokenRefused()) ? 'token-refused' : undefined;
  }
  const message = error instanceof Error ? error.message : '';
  if (/disallowed intents|invalid intents/i.test(message)) return 'intents-refused';
  if (/sharding is required|invalid shard/i.test(message)) return 'sharding-required';
  if (/invalid API version/i.test(message)) return 'version-refused';
  return /not enough sessions remaining/i.test(message) ? 'logins-exhausted' : undefined;
}

/**
 * Watches the connection. discord.js reconnects automatically, but stays silent when Discord
 * refuses for good, and when nothing comes through any more.
 */
export function watch(deps: Deps): void {
  const { client, guard, log, signal, pulse, onFatal } = deps;
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord.js failed'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'the connection failed'));
  const closed = guard('the end of a connection', ({ code }: { readonly code: number }) => {
    log.error({ code }, 'Discord has closed the connection for good');
    const why = FATAL_CODES[code];
    if (why !== undefined) onFatal(why);
  });
  client.on(Events.ShardDisconnect, closed);
  const slowed = guard(
    'the note of a rate limit',
    ({ route, timeToReset, scope, global }: RateLimitData) => {
      // To wait a little for one channel is usual; to wait with everything is not.
      log[global ? 'warn' : 'debug']({ route, timeToReset, scope }, 'Discord asks to slow down');
    },
  );
  client.rest.on(RESTEvents.RateLimited, slowed);
  logOutages(deps);
  let bad = 0;
  const check = guard('the check of the connection', () => {
    const heard = client.ws.shards.map((one) => pulse.isHeard(one));
    bad = isConnected(client) && heard.every(Boolean) ? 0 : bad + 1;
    if (bad === 0) return;
    log.warn({ checks: bad }, 'no connection to Discord');
    if (bad >= MOST_BAD_CHECKS) onFatal('unreachable');
  });
  const timer = setInterval(check, CHECK_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Tells of each outage twice: when it begins, and when it has ended. */
function logOutages({ client, guard, log, monotonic, signal }: Deps): void {
  const what = 'the note of an outage';
  const lostAt = new Map<number, number>();
  const lost = guard(what, (shard: number) => {
    if (signal.aborted || lostAt.has(shard)) return;
    lostAt.set(shard, monotonic());
    log.info({ shard }, 'reconnecting');
  });
  client.on(Events.ShardReconnecting, lost);
  const connected = guard(what, (shard: number, fields: object) => {
    const at = lostAt.get(shard);
    if (at === undefined) return;
    lostAt.delete(shard);
    const seconds = Math.round((monotonic() - at) / 100) / 10;
    log.info({ shard, seconds, ...fields }, 'connected again');
  });
  client.on(Events.ShardResume, (shard, replayed) => connected(shard, { replayed }));
  // A new session: the events in between are lost.
  client.on(Events.ShardReady, (shard) => connected(shard, {}));
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

type PulseDeps = Pick<ConnectionDeps, 'client' | 'monotonic'>;

/** The last heartbeat of a connection that Discord answered, and when we first saw it. */
interface Beat {
  readonly ping: number;
  readonly at: number;
}

/**
 * Whether connections are alive. One that is gone without a word seems to stand until discord.js replaces
 * it, when two heartbeats were not answered.
 */
export class Pulse {
  readonly #deps: PulseDeps;
  readonly #beats = new Map<number, Beat>();

  constructor(deps: PulseDeps) {
    this.#deps = deps;
    const forget = (shard: number) => this.#beats.delete(shard);
    deps.client.on(Events.ShardReady, forget);
    deps.client.on(Events.ShardResume, forget);
  }

  /** To be asked at least every few seconds. */
  isHeard({ id, status, lastPingTimestamp: ping }: WebSocketShard): boolean {
    if (status !== Status.Ready) {
      this.#beats.delete(id);
      return false;
    }
    const now = this.#deps.monotonic();
    const last = this.#beats.get(id);
    if (last?.ping === ping) return now - last.at < HEARTBEAT_MAX_MS;
    this.#beats.set(id, { ping, at: now });
    return true;
  }
}
