import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { seeing } from '../../src/table/settings/seen.ts';
import { ownFolder } from '../support/own-folder.ts';
import { runTool } from '../support/run-tool.ts';

const ANN = '123456789012345678';

const folder = ownFolder();
const path = join(folder, 'hanafuda.sqlite');

/** What `npm run bar` answers an operator with. */
const bar = (...args: readonly string[]) =>
  runTool('src/tools/bar.ts', args, { cwd: folder, settings: { DATABASE_PATH: path } });

test('people and servers are barred, listed and let in again while the bot runs', async () => {
  const bot = openStore(path);
  expect(await bar('list')).toEqual({ out: 'Nobody is barred.\n', err: '', code: 0 });
  const barred = { out: `The user ${ANN} is barred.\n`, err: '', code: 0 };
  expect(await bar('user', ANN)).toEqual(barred);
  expect(await bar('user', ANN)).toEqual(barred);
  expect((await bar('server', ANN)).out).toBe(`The server ${ANN} is barred.\n`);
  const { of } = seeing({ store: bot });
  expect((await of('9', [ANN])).barred(ANN)).toBe('user');
  expect((await of(ANN, ['9'])).barred('9')).toBe('server');
  expect((await bar('list')).out).toMatch(
    new RegExp(`^\\S+Z  user ${ANN}\n\\S+Z  server ${ANN}\n$`),
  );
  expect((await bar('lift', 'user', ANN)).out).toBe(`The user ${ANN} is no longer barred.\n`);
  expect((await bar('lift', 'user', ANN)).out).toBe(`The user ${ANN} was not barred.\n`);
  expect((await of('9', [ANN])).barred(ANN)).toBeUndefined();
  await bot.close();
});

describe('one sentence, and nothing changed, for', () => {
  test.each(['12', `${ANN}x`])('the id "%s"', async (id) => {
    const { out, err, code } = await bar('user', id);
    expect({ out, err, code }).toEqual({
      out: '',
      err: `"${id}" is not an ID of Discord: those have 17 to 20 digits.\n`,
      code: 2,
    });
  });

  test('a database that does not exist', async () => {
    const { err, code } = await bar('list');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(path);
    expect(code).toBe(3);
  });
});

test.each([[['person', ANN]], [['list', 'all']], [['user', ANN, ANN]]])(
  'other words are answered with what can be said: %j',
  async (words) => {
    const { err, code } = await bar(...words);
    expect(err).toContain('npm run bar -- list');
    expect(code).toBe(2);
  },
);
