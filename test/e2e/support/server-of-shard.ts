import type { Sandbox, Server } from 'discord-sandbox';
import { shardOf } from '../../../src/model/shards.ts';

/** Adds a server of one of this many shards: that follows from its id, and its id from when it was made. */
export function addServerOf(
  sandbox: Sandbox,
  name: string,
  { shard, shards }: { readonly shard: number; readonly shards: number },
): Server {
  for (;;) {
    const server = sandbox.addServer(name);
    if (shardOf(server.id, shards) === shard) return server;
    sandbox.removeBot(server);
    sandbox.advance(1);
  }
}
