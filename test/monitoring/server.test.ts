import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createExporter, type Exporter } from '../../src/monitoring/exporter.ts';
import {
  type HealthCheck,
  PortUnusable,
  type RunningMonitoring,
  serveMonitoring,
} from '../../src/monitoring/server.ts';

let exporter: Exporter;
let running: RunningMonitoring;
let database: string | undefined;
let gateway: string | undefined;

beforeEach(async () => {
  database = undefined;
  gateway = undefined;
  exporter = createExporter();
  running = await serve();
});

afterEach(() => running.close());

function serve(place: { readonly host?: string; readonly port?: number } = {}) {
  const look: HealthCheck = () => database;
  return serveMonitoring({
    host: '127.0.0.1',
    port: 0,
    exporter,
    health: { alive: { database: look }, ready: { gateway: () => gateway, database: look } },
    ...place,
  });
}

const ask = (path: string, method = 'GET') => fetch(running.url + path, { method });

describe('/metrics', () => {
  test('tells what was counted and measured, in the format of Prometheus', async () => {
    const { meter } = exporter;
    const press = { kind: 'press', name: 'move', outcome: 'ok' };
    meter.count('hanafuda_interactions_total', press);
    meter.count('hanafuda_interactions_total', press, 2);
    meter.observe('hanafuda_interaction_acknowledge_seconds', { kind: 'press' }, 0.2);
    let tables = 1;
    meter.watch('hanafuda_tables', () => [{ labels: { status: 'open' }, value: tables }]);
    await ask('/metrics');
    tables = 7;
    const answer = await ask('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toContain('# TYPE hanafuda_interactions_total counter');
    expect(text).toContain('hanafuda_interactions_total{kind="press",name="move",outcome="ok"} 3');
    expect(text).toContain(
      'hanafuda_interaction_acknowledge_seconds_bucket{le="0.1",kind="press"} 0',
    );
    expect(text).toContain(
      'hanafuda_interaction_acknowledge_seconds_bucket{le="0.25",kind="press"} 1',
    );
    expect(text).toContain('hanafuda_tables{status="open"} 7');
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('tells of what has not happened yet, where that is known', async () => {
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('hanafuda_database_errors_total{code="SQLITE_FULL"} 0');
    expect(text).toContain('hanafuda_log_lines_total{level="error"} 0');
  });

  test('leaves out a gauge that cannot be read, and tells the rest', async () => {
    exporter.meter.watch('hanafuda_tables', () => {
      throw new Error('the disk failed');
    });
    exporter.meter.watch('hanafuda_servers', () => [{ labels: {}, value: 5 }]);
    exporter.meter.watch('hanafuda_database_last_backup_timestamp_seconds', () => []);
    const text = await (await ask('/metrics')).text();
    expect(text).not.toContain('hanafuda_tables{');
    expect(text).not.toMatch(/^hanafuda_database_last_backup_timestamp_seconds/m);
    expect(text).toContain('hanafuda_servers 5');
  });

  test('tells no longer what a gauge does not show any more', async () => {
    let shards = ['0', '1'];
    exporter.meter.watch('hanafuda_gateway_ready', () =>
      shards.map((shard) => ({ labels: { shard }, value: 1 })),
    );
    expect(await (await ask('/metrics')).text()).toContain('hanafuda_gateway_ready{shard="1"} 1');
    shards = ['0'];
    expect(await (await ask('/metrics')).text()).not.toContain('shard="1"');
  });

  test('tells what /readyz does', async () => {
    gateway = 'There is no connection to Discord yet.';
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('hanafuda_ready{check="gateway"} 0');
    expect(text).toContain('hanafuda_ready{check="database"} 1');
  });
});

describe('health', () => {
  test('is well with 200 while all is', async () => {
    for (const path of ['/healthz', '/readyz', '/healthz?verbose=1']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: 'ok', checks: { database: 'ok' } });
    }
  });

  test('is 503 with the reason, each for what it asks', async () => {
    gateway = 'Shard 0 is not ready (Reconnecting).';
    expect((await ask('/healthz')).status).toBe(200);
    const answer = await ask('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: 'failing',
      checks: { gateway: 'Shard 0 is not ready (Reconnecting).', database: 'ok' },
    });
    database = 'The disk failed.';
    expect((await ask('/healthz')).status).toBe(503);
  });
});

describe('anything else', () => {
  test('is not there', async () => {
    for (const path of ['/', '/metrics/', '/constructor', '/../metrics%00']) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  test('cannot be done: it can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await ask('/metrics', method);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
    const head = await ask('/healthz', 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

describe('a place that cannot be listened on is said in a sentence:', () => {
  let other: Server;
  afterEach(() => other?.close());

  test('a port that is taken', async () => {
    other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const refused = serve({ port });
    await expect(refused).rejects.toThrow(PortUnusable);
    await expect(refused).rejects.toThrow(`METRICS_PORT ${port} is in use by another program.`);
  });

  test('an address of another machine', async () => {
    await expect(serve({ host: '203.0.113.1' })).rejects.toThrow(
      'METRICS_HOST 203.0.113.1 is not an address of this machine.',
    );
  });
});
