import { expect, test } from 'vitest';
import type { SandboxOptions } from '../../src/options.ts';
import { createSandbox } from '../../src/sandbox.ts';
import { pngOf } from '../support/png.ts';
import { raw, reasonsOf } from '../support/raw.ts';

const PICTURE = `data:image/png;base64,${pngOf(4, 4, () => [1, 2, 3]).toString('base64')}`;

async function emojiWorld(options: SandboxOptions = {}) {
  const sandbox = await createSandbox(options);
  const all = `/applications/${sandbox.world.bot.id}/emojis`;
  return {
    sandbox,
    all,
    create: (name: unknown, image: unknown = PICTURE) =>
      raw(sandbox, `POST ${all}`, { body: { name, image } }),
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
}

test.each([
  ['of one letter', 'a', PICTURE, /^name: .*2 to 32/],
  ['of 33 letters', 'a'.repeat(33), PICTURE, /^name: .*2 to 32/],
  ['with a hyphen', 'pine-crane', PICTURE, /^name: .*2 to 32/],
  ['without a name', undefined, PICTURE, /^name: .*2 to 32/],
  ['without a picture', 'crane', undefined, /^image: .*256 KiB/],
  ['with an address for a picture', 'crane', 'https://example.org/crane.png', /^image: .*256 KiB/],
  ['with a text for a picture', 'crane', 'data:text/plain;base64,YQ==', /^image: .*256 KiB/],
  [
    'with a picture of more than 256 KiB',
    'crane',
    `data:image/png;base64,${Buffer.alloc(256 * 1024 + 1).toString('base64')}`,
    /^image: .*256 KiB/,
  ],
])('an emoji %s is refused', async (_what, name, image, reason) => {
  await using world = await emojiWorld();
  const answer = await raw(world.sandbox, `POST ${world.all}`, { body: { name, image } });
  expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
  expect(reasonsOf(answer)).toEqual([expect.stringMatching(reason)]);
});

test('no two emojis have one name, whether made or renamed', async () => {
  await using world = await emojiWorld();
  const { create, sandbox, all } = world;
  await create('crane');
  expect(reasonsOf(await create('crane'))).toEqual([expect.stringMatching(/has that name/)]);
  const { body } = await create('moon');
  const rename = (name: string) => raw(sandbox, `PATCH ${all}/${body['id']}`, { body: { name } });
  expect(reasonsOf(await rename('crane'))).toEqual([expect.stringMatching(/has that name/)]);
  expect(reasonsOf(await rename('a'))).toEqual([expect.stringMatching(/2 to 32/)]);
  expect(await rename('moon')).toMatchObject({ status: 200, body: { name: 'moon' } });
});

test('an application has 2,000 emojis at most', async () => {
  await using world = await emojiWorld({
    emojiLimit: { count: 3000, windowMs: 60_000 },
    globalLimit: { count: 3000, windowMs: 1000 },
  });
  const { emojis } = world.sandbox.world;
  const image = { type: 'image/png', data: pngOf(4, 4, () => [1, 2, 3]) };
  for (let at = 0; at < 2000; at += 1) emojis.set(`${at}`, { id: `${at}`, name: `e${at}`, image });
  expect(await world.create('one_more')).toMatchObject({ status: 400, body: { code: 30008 } });
});

test('new emojis are limited, and others’ applications are not for the bot', async () => {
  await using world = await emojiWorld({ emojiLimit: { count: 1, windowMs: 60_000 } });
  const { all, create, sandbox } = world;
  expect(await create('crane')).toMatchObject({ status: 201, body: { name: 'crane' } });
  expect(await create('moon')).toMatchObject({ status: 429, body: { global: false } });
  expect(await raw(sandbox, `GET ${all}`)).toMatchObject({ status: 200 });
  const foreign = '/applications/100000000000000001/emojis';
  expect(await raw(sandbox, `GET ${foreign}`)).toMatchObject({ status: 403 });
  const gone = `${all}/100000000000000001`;
  expect(await raw(sandbox, `DELETE ${gone}`)).toMatchObject({
    status: 404,
    body: { code: 10014 },
  });
});
