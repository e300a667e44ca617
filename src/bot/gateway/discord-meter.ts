import { type Client, Events, type REST, RESTEvents, Status } from 'discord.js';
import type { Meter } from '../../meter.ts';

/** Tells of the connections to Discord, and of the waits of requests: by the bot's token, and by others. */
export function meterDiscord(client: Client, byToken: REST, meter: Meter): void {
  meterGateway(client, meter);
  for (const rest of [client.rest, byToken]) meterRateLimits(rest, meter);
}

/** Tells of each connection to Discord whether it stands and how quick it is, and of the servers behind them. */
function meterGateway(client: Client, meter: Meter): void {
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

  function connected(shard: number, session: 'new' | 'resumed'): void {
    meter.count('hanafuda_gateway_connects_total', { shard: String(shard), session });
  }
}

/** Tells how long requests are held back for a rate limit. */
function meterRateLimits(rest: REST, meter: Meter): void {
  rest.on(RESTEvents.RateLimited, ({ timeToReset, scope }) => {
    meter.observe('hanafuda_rest_rate_limit_wait_seconds', { scope }, timeToReset / 1000);
  });
}
