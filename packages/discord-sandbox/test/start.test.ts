import { expect, test } from 'vitest';
import { PortInUse } from '../src/http/local-server.ts';
import { startSandbox } from '../src/start.ts';
import { ownPort } from './support/own-port.ts';

test('the first start makes a server with two channels and five people', async () => {
  const running = await startSandbox();
  const { world } = running.sandbox;
  expect([...world.servers.values()].map(({ name }) => name)).toEqual(['Test Server']);
  const channels = [...world.servers.keys()].flatMap((id) => world.channelsOf(id));
  expect(channels.map(({ name }) => name)).toEqual(['general', 'testing']);
  expect(running.sandbox.users).toHaveLength(5);
  expect(running.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect((await fetch(running.url)).status).toBe(200);
  await running.close();
});

test('a token never begins with the word that clients cut off', async () => {
  const { token, sandbox, close } = await startSandbox();
  expect(token).toMatch(/^[\da-f]{72}$/);
  sandbox.resetToken();
  expect(sandbox.token).toMatch(/^[\da-f]{72}$/);
  await close();
});

test('a port in use is said in a plain sentence', async () => {
  const port = ownPort();
  const first = await startSandbox({ port });
  const second = startSandbox({ port });
  await expect(second).rejects.toBeInstanceOf(PortInUse);
  await expect(second).rejects.toThrow(`Port ${port} is in use by another program.`);
  await first.close();
  const third = await startSandbox({ port });
  await third.close();
});

test('ids are Discord’s: they grow, and tell when they were made', async () => {
  const begun = Date.now();
  const running = await startSandbox();
  const [room = { id: '' }] = [...running.sandbox.world.channels.values()];
  const [aoi] = running.sandbox.users;
  const ids = [1, 2, 3].map((n) => BigInt(aoi?.post(room, `${n}`).id ?? 0));
  expect(ids.toSorted((a, b) => Number(a - b))).toEqual(ids);
  const [first = 0n] = ids;
  const made = Number((first >> 22n) + 1_420_070_400_000n);
  expect(made).toBeGreaterThanOrEqual(begun);
  expect(made).toBeLessThanOrEqual(Date.now());
  expect(String(first)).toMatch(/^\d{17,19}$/);
  await running.close();
});
