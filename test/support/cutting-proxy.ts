import { connect as connectTo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Stands between a process and its PostgreSQL server, and breaks what goes through. */
export interface CuttingProxy {
  /** An address of the server, by way of here. */
  through(address: string): string;
  /** Cuts each connection of which `isHit` says so; gives how many. */
  cut(isHit: () => boolean): number;
  /**
   * Cuts the next connection that commits: before the server has heard of that, or once it has answered and
   * the process has not heard of it.
   *
   * @param how with `isForGood` all connections are cut then, and there are no new ones
   */
  cutAtCommit(when: 'before' | 'after', how?: { readonly isForGood?: boolean }): void;
  /** Lets nothing through for a while, as when a cable is out. */
  stall(ms: number): Promise<void>;
  close(): Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
}

/** A query of PostgreSQL's simple protocol that says only this. */
const COMMIT = Buffer.from('commit\0');

/** Starts a proxy before the server on a port of this machine. */
export async function openCuttingProxy(port: number): Promise<CuttingProxy> {
  const links = new Set<Link>();
  let armed: 'before' | 'after' | undefined;
  let isLast = false;
  const drop = (link: Link) => {
    links.delete(link);
    link.client.destroy();
    link.server.destroy();
  };
  const forward = (link: Link, chunk: Buffer) => {
    const hit = chunk.includes(COMMIT) ? armed : undefined;
    if (hit !== undefined) armed = undefined;
    if (hit === 'before') return drop(link);
    if (hit === 'after') {
      link.server.removeAllListeners('data');
      link.server.once('data', () => {
        for (const one of isLast ? [...links] : [link]) drop(one);
      });
      if (isLast) listener.close();
    }
    link.server.write(chunk);
  };
  const listener = createServer((client) => {
    const server = connectTo(port, '127.0.0.1');
    const link = { client, server };
    links.add(link);
    client.on('data', (chunk) => forward(link, chunk));
    server.on('data', (chunk) => client.write(chunk));
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', () => drop(link));
      socket.on('close', () => drop(link));
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const own = listener.address();
  if (own === null || typeof own === 'string') throw new Error('no port is free');
  return {
    through(address) {
      const url = new URL(address);
      url.host = `127.0.0.1:${own.port}`;
      return url.href;
    },
    cut(isHit) {
      const hit = [...links].filter(isHit);
      for (const link of hit) drop(link);
      return hit.length;
    },
    cutAtCommit(when, { isForGood = false } = {}) {
      armed = when;
      isLast = isForGood;
    },
    async stall(ms) {
      const sockets = [...links].flatMap(({ client, server }) => [client, server]);
      for (const socket of sockets) socket.pause();
      await wait(ms);
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const link of links) drop(link);
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
