import {
  type CacheFactory,
  Client,
  Collection,
  GatewayIntentBits,
  LimitedCollection,
  REST,
  type RESTOptions,
  type WebSocketOptions,
} from 'discord.js';
import { Agent } from 'undici';
import type { CommonDeps } from '../common-deps.ts';
import { Channels } from './channels.ts';
import { meterDiscord, meteredRequest } from './discord-meter.ts';
import { TokenRest } from './token-rest.ts';

/** Where Discord is, and which part of it is served. */
export interface ClientOptions extends Pick<CommonDeps, 'shards'> {
  /** Absent: at its own address. */
  readonly rest?: Partial<
    Pick<RESTOptions, 'api' | 'cdn' | 'globalRequestsPerSecond' | 'makeRequest'>
  >;
  /** How connections wait for one another before they log in; without a pause in a test. */
  readonly gateway?: Pick<WebSocketOptions, 'buildIdentifyThrottler'>;
}

/** Interactions' routes are exempt from the limit of the bot's token. */
const TOKEN_REQUESTS_PER_SECOND = 1000;

/** Discord's client, the channels of which it hears, and what makes requests by the tokens of interactions; see `DiscordApi`. */
export function createClients(
  { rest: where, gateway, shards }: ClientOptions,
  { meter, guard }: Pick<CommonDeps, 'meter' | 'guard'>,
) {
  // Not the shared agent, which is Node's copy of undici and of another version if that came first.
  const makeRequest = meteredRequest(meter, where?.makeRequest);
  const rest = { ...where, agent: new Agent(), makeRequest };
  const client = new Client({
    shards: 'auto',
    ...(shards && { shards: [...shards.ids], shardCount: shards.count }),
    intents: [GatewayIntentBits.Guilds],
    // A message that was posted, but of which Discord's answer was lost, is not posted twice.
    enforceNonce: true,
    allowedMentions: { parse: [] },
    makeCache: leanCaches,
    rest,
    ...(gateway && { ws: gateway }),
  });
  client.rest = outliveSetBackClock(new TokenRest(client.options.rest));
  const globalRequestsPerSecond = TOKEN_REQUESTS_PER_SECOND;
  const byToken = outliveSetBackClock(new REST({ ...rest, retries: 0, globalRequestsPerSecond }));
  meterDiscord(client, byToken, { meter, guard });
  const channels = new Channels();
  channels.watch(client);
  return { client, byToken, channels };
}

/**
 * What is read of discord.js's caches; channels are in `Channels`. Without overwrites, which go with their channel, it
 * prints a warning.
 */
const READ: ReadonlySet<string> = new Set([
  'GuildManager',
  'RoleManager',
  'PermissionOverwriteManager',
]);
/** Of these only the bot itself: of anybody else's changes Discord does not tell. */
const OF_THE_BOT: ReadonlySet<string> = new Set(['GuildMemberManager', 'UserManager']);

/**
 * One for all, since a server has dozens of caches, and each channel some more. discord.js warns of a class of
 * its own for overwrites, as its own answers about permissions need them: the bot asks `Channels` instead.
 */
const NOTHING = Object.assign(new Collection<string, never>(), { set: () => NOTHING });

interface Own {
  readonly id: string;
  readonly client: { readonly user: { readonly id: string } | null };
}

/** Keeps of servers what the bot reads, so that thousands of them fit into memory. */
export const leanCaches = (({ name }: { readonly name: string }) => {
  if (READ.has(name)) return new Collection();
  if (!OF_THE_BOT.has(name)) return NOTHING;
  const keepOverLimit = ({ id, client }: Own) => id === client.user?.id;
  return new LimitedCollection<string, Own>({ maxSize: 0, keepOverLimit });
}) as CacheFactory;

/** A clock that is set back by less holds nothing up for long. */
const TOLERANCE_MS = 1000;

/**
 * Keeps a clock that is set back from holding requests up for as long: discord.js reckons by it when a
 * limit is over. The request that meets such a limit fails, to be made again, and all limits are forgotten;
 * Discord tells them again with its next answers.
 */
export function outliveSetBackClock<T extends REST>(rest: T): T {
  const { options } = rest;
  const send = options.makeRequest;
  let latest = drift();
  options.makeRequest = (...request) => {
    latest = Math.max(latest, drift());
    return send(...request);
  };
  options.rejectOnRateLimit = () => {
    const now = drift();
    if (now > latest - TOLERANCE_MS) return false;
    latest = now;
    forgetLimits(rest);
    return true;
  };
  return rest;
}

/** By how much the clock is ahead of one that nobody sets. */
function drift(): number {
  return Date.now() - performance.now();
}

function forgetLimits(rest: REST): void {
  rest.globalReset = -1;
  rest.globalDelay = null;
  for (const handler of rest.handlers.values()) Reflect.set(handler, 'reset', -1);
}
