import { expect, test } from 'vitest';
import type { Message } from '../../src/protocol/wire.ts';
import { createSandbox } from '../../src/sandbox.ts';
import { raw } from '../support/raw.ts';

test('a channel’s messages come newest first, before or after one of them', async () => {
  const sandbox = await createSandbox();
  const room = sandbox.addChannel(sandbox.addServer('Club'), 'cards');
  const ann = sandbox.addUser('Ann');
  const ids = ['a', 'b', 'c', 'd', 'e'].map((text) => ann.post(room, text).id);
  const texts = async (query: string) => {
    const { body } = await raw(sandbox, `GET /channels/${room.id}/messages?${query}`);
    return (body as unknown as readonly Message[]).map(({ content }) => content).join('');
  };
  expect(await texts('')).toBe('edcba');
  expect(await texts('limit=2')).toBe('ed');
  expect(await texts(`before=${ids[2]}`)).toBe('ba');
  expect(await texts(`after=${ids[2]}`)).toBe('ed');
  expect(await texts(`after=${ids[0]}&limit=2`)).toBe('cb');
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'before=x', 'after=-1']) {
    const answer = await raw(sandbox, `GET /channels/${room.id}/messages?${query}`);
    expect(answer, query).toMatchObject({ status: 400, body: { code: 50035 } });
  }
  await sandbox.close();
});
