import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createLogger } from '../../src/log.ts';
import { openEndpoint } from '../../src/process/discord-endpoint.ts';

const log = createLogger({ level: 'silent', pretty: false, write: () => {} });
const env = {
  DISCORD_TOKEN: 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB',
  DATABASE_URL: 'postgres://localhost/hanafuda',
};

test.each([
  ['0-15', '64', 12],
  ['0-1', '2', 50],
  ['3', '64', 1],
])(
  'a process with shards %s of %s keeps to its share of the requests',
  async (part, all, share) => {
    const config = readConfig({ ...env, SHARDS: part, SHARD_COUNT: all });
    const { rest } = await openEndpoint(config, log);
    expect(rest).toEqual({ globalRequestsPerSecond: share });
  },
);

test('a process that has Discord to itself, or a proxy before it, does not divide them', async () => {
  expect((await openEndpoint(readConfig(env), log)).rest).toBeUndefined();
  const proxied = { ...env, SHARDS: '0', SHARD_COUNT: '2', DISCORD_API: 'http://proxy:8080/api' };
  const { rest } = await openEndpoint(readConfig(proxied), log);
  expect(rest).toEqual({ api: 'http://proxy:8080/api' });
});
