import {
  Client,
  GatewayIntentBits,
  REST,
  type RESTOptions,
  type WebSocketOptions,
} from 'discord.js';
import { Agent } from 'undici';
import type { Meter } from '../../meter.ts';
import type { Shards } from '../../model/shards.ts';
import type { Guard } from '../failure/guard.ts';
import { leanCaches } from './caches.ts';
import { Channels } from './channels.ts';
import { meterDiscord, meteredRequest } from './discord-meter.ts';
import { outliveSetBackClock } from './rate-limits.ts';
import { TokenRest } from './token-rest.ts';

/** Where Discord is, and which part of it is served. */
export interface ClientOptions {
  /** Absent: at its own address. */
  readonly rest?: Partial<
    Pick<RESTOptions, 'api' | 'cdn' | 'globalRequestsPerSecond' | 'makeRequest'>
  >;
  /** The part of Discord's shards that this process serves; absent: all, as many as Discord asks for. */
  readonly shards?: Shards | undefined;
  /** How connections wait for one another before they log in; without a pause in a test. */
  readonly gateway?: Pick<WebSocketOptions, 'buildIdentifyThrottler'>;
}

/** Interactions' routes are exempt from the limit of the bot's token. */
const TOKEN_REQUESTS_PER_SECOND = 1000;

/** Discord's client, the channels of which it hears, and what makes requests by the tokens of interactions; see `DiscordApi`. */
export function createClients(
  { rest: where, gateway, shards }: ClientOptions,
  { meter, guard }: { readonly meter: Meter; readonly guard: Guard },
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
