import {
  type Client,
  DefaultRestOptions,
  Events,
  type RateLimitData,
  type REST,
  RESTEvents,
  type RESTOptions,
  Status,
} from 'discord.js';
import { type Meter, secondsSince } from '../../meter.ts';
import type { CommonDeps } from '../common-deps.ts';

type Metering = Pick<CommonDeps, 'meter' | 'guard'>;

/** Tells of the connections to Discord, and of the waits of requests: by the bot's token, and by others. */
export function meterDiscord(client: Client, byToken: REST, how: Metering): void {
  meterGateway(client, how);
  for (const rest of [client.rest, byToken]) meterRateLimits(rest, how);
}

function meterGateway(client: Client, { meter, guard }: Metering): void {
  const connected = guard(
    'the count of a connection',
    (shard: number, session: 'new' | 'resumed') =>
      meter.count('hanafuda_gateway_connects_total', { shard: String(shard), session }),
  );
  client.on(Events.ShardReady, (shard) => connected(shard, 'new'));
  client.on(Events.ShardResume, (shard) => connected(shard, 'resumed'));
  meter.watch('hanafuda_servers', () => [{ labels: {}, value: client.guilds.cache.size }]);
  meter.watch('hanafuda_gateway_ready', () =>
    client.ws.shards.map(({ id, status }) => ({
      labels: { shard: String(id) },
      value: status === Status.Ready ? 1 : 0,
    })),
  );
  meter.watch('hanafuda_gateway_ping_seconds', () =>
    client.ws.shards
      // Negative before the first heartbeat was answered.
      .filter(({ ping }) => ping >= 0)
      .map(({ id, ping }) => ({ labels: { shard: String(id) }, value: ping / 1000 })),
  );
}

function meterRateLimits(rest: REST, { meter, guard }: Metering): void {
  const waited = guard('the count of a wait', ({ timeToReset, scope }: RateLimitData) =>
    meter.observe('hanafuda_rest_rate_limit_wait_seconds', { scope }, timeToReset / 1000),
  );
  rest.on(RESTEvents.RateLimited, waited);
}

type MakeRequest = RESTOptions['makeRequest'];

/** Sends requests as discord.js does, and measures them. */
export function meteredRequest(
  meter: Meter,
  send: MakeRequest = DefaultRestOptions.makeRequest,
): MakeRequest {
  return async (url, init) => {
    const begunAt = performance.now();
    let status = 'none';
    try {
      const answer = await send(url, init);
      status = String(answer.status);
      return answer;
    } finally {
      const labels = { method: init.method ?? 'GET', status };
      meter.observe('hanafuda_rest_request_seconds', labels, secondsSince(begunAt));
    }
  };
}
