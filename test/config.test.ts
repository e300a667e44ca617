import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, type Environment, loadEnvironment, readConfig } from '../src/config.ts';
import { ownFolder } from './support/own-folder.ts';
import { expectSentences, type Told } from './support/sentences.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB';

const folder = ownFolder();

function problemsOf(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const problems = (env: Environment) => problemsOf(() => readConfig(env));

describe('settings', () => {
  test('an empty environment means the sandbox and the defaults', () => {
    const config = readConfig({});
    expect(config).toEqual({
      databasePath: resolve('data/hanafuda.sqlite'),
      keepLeftDays: 30,
      logLevel: 'info',
      metricsHost: '127.0.0.1',
      sandboxPort: 8712,
    });
    expect(config.discordToken).toBeUndefined();
  });

  test('every setting is read', () => {
    const env = {
      DISCORD_TOKEN: ` ${token}\n`,
      DISCORD_GUILD: '81384788765712384',
      DISCORD_API: 'http://127.0.0.1:3000/api/',
      DATABASE_PATH: join(folder, 'new/one.sqlite'),
      KEEP_LEFT_DAYS: '7',
      KEEP_MATCH_DAYS: '365',
      LOG_LEVEL: 'DEBUG',
      METRICS_HOST: '::',
      METRICS_PORT: '9464',
      SANDBOX: '0',
      SANDBOX_PORT: '0',
      SHARDS: '0-2',
      SHARD_COUNT: '3',
    };
    expect(readConfig(env)).toEqual({
      discordToken: token,
      discordGuild: '81384788765712384',
      discordApi: 'http://127.0.0.1:3000/api',
      databasePath: join(folder, 'new/one.sqlite'),
      keepLeftDays: 7,
      keepMatchDays: 365,
      logLevel: 'debug',
      metricsHost: '::',
      metricsPort: 9464,
      sandboxPort: 0,
      shards: { count: 3, ids: [0, 1, 2] },
    });
  });

  test('an empty value counts as absent', () => {
    expect(readConfig({ DISCORD_TOKEN: '', LOG_LEVEL: ' ', SANDBOX_PORT: '' })).toEqual(
      readConfig({}),
    );
  });

  test('the settings cannot be changed', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  test('everything that is wrong is said at once', () => {
    const found = problems({
      DISCORD_TOKEN: 'hello',
      DISCORD_GUILD: 'my server',
      DISCORD_API: 'discord.com',
      DATABASE_PATH: folder,
      KEEP_LEFT_DAYS: 'long',
      KEEP_MATCH_DAYS: 'ever',
      LOG_LEVEL: 'loud',
      SANDBOX_PORT: '70000',
    });
    expect(found.map((problem) => problem.split(' ')[0])).toEqual([
      'DISCORD_TOKEN',
      'DISCORD_GUILD',
      'DISCORD_API',
      'DATABASE_PATH',
      'KEEP_LEFT_DAYS',
      'KEEP_MATCH_DAYS',
      'LOG_LEVEL',
      'SANDBOX_PORT',
    ]);
    for (const problem of found) expect(problem).toMatch(/\.$/);
  });
});

const SECRET = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
const SHARED = { DISCORD_TOKEN: token, DATABASE_URL: 'postgres://localhost/hanafuda' };
const sharing = (SHARDS: string, SHARD_COUNT: string) => ({ ...SHARED, SHARDS, SHARD_COUNT });
const each = (name: string, ...values: readonly string[]): readonly Environment[] =>
  values.map((value) => ({ [name]: value }));

/** Each is refused with a sentence of its own. */
const REFUSED: readonly Environment[] = [
  ...each('DISCORD_TOKEN', '123456789012345678', SECRET, 'a1'.repeat(32), `Bot ${token}`),
  ...each('DISCORD_TOKEN', 'abc.def', `"${token}"`),
  { ...SHARED, SHARDS: '0-1' },
  { ...SHARED, SHARD_COUNT: '2' },
  ...[sharing('0-16', '16'), sharing('0,1-3,2', '4')],
  ...['3-1', '1..3', 'all', '1,', '-1'].map((ids) => sharing(ids, '8')),
  ...['0', '1.5', 'many', '99999'].map((count) => sharing('0', count)),
  { ...sharing('0', '2'), DISCORD_TOKEN: '' },
  { ...sharing('0', '2'), DATABASE_URL: '' },
  ...each('KEEP_LEFT_DAYS', '-1', '3651', '1.5', 'week'),
  ...each('KEEP_MATCH_DAYS', '0', '3651', 'ever'),
  ...each('DATABASE_PATH', '/proc', '/proc/nowhere/x', '/proc/self/x.sqlite', '/sys/x.sqlite'),
  ...each('DATABASE_PATH', '/dev/x/y.sqlite', '/dev/null'),
  ...each('DATABASE_URL', 'mysql://bot:s3cret@db/hanafuda', 'db:s3cret'),
  ...each('DATABASE_URL', 'postgres://bot:s3c/ret@db:x/hanafuda'),
  ...each('SANDBOX_PORT', '-1', '65536', '80.5', '1e3', 'eighty', '0x50'),
  ...['DISCORD_TOKE', 'DISCORD_TOEKN', 'DATABSE_PATH', 'SANDBOXPORT'].map((name) => ({
    [name]: 'x',
  })),
  ...[{ DISCORD_BOT_TOKEN: 'x' }, { HANAFUDA_PORT: '1' }],
  ...each('OPERATOR_CONTACT', 'Ann\nBob', 'x'.repeat(201)),
  ...each(
    'SOURCE_URL',
    'example.org',
    'https://',
    'https://a.b/ c',
    `https://a.b/${'x'.repeat(200)}`,
  ),
];

test('what is wrong is said in a sentence, without what is secret in it', async () => {
  const about = (env: Environment) =>
    Object.entries(env)
      .map(([name, value]) => `${name}=${JSON.stringify(value?.replaceAll(token, 'TOKEN'))}`)
      .join(' ');
  const told = REFUSED.map((env): Told => [about(env), ...problems(env)]);
  await expectSentences('settings-refused', told);
  const said = told.flatMap(([, ...lines]) => lines).join('\n');
  for (const secret of [SECRET, token, 's3c']) expect(said).not.toContain(secret);
  expect(told.filter((row) => row.length !== 2)).toEqual([]);
});

test('what is read is what was meant', () => {
  const shards = (SHARDS: string, SHARD_COUNT: string) =>
    readConfig(sharing(SHARDS, SHARD_COUNT)).shards?.ids;
  expect(shards('0', '1')).toEqual([0]);
  expect(shards('0-3', '4')).toEqual([0, 1, 2, 3]);
  expect(shards(' 0, 2,5-7 ', '64')).toEqual([0, 2, 5, 6, 7]);
  expect(problems({ SHARDS: '0-1', SHARD_COUNT: '2' })).toEqual([]);
  const left = ['0', '3650'].map((days) => readConfig({ KEEP_LEFT_DAYS: days }).keepLeftDays);
  expect(left).toEqual([0, 3650]);
  const kept = ['', '1', '3650'].map((days) => readConfig({ KEEP_MATCH_DAYS: days }).keepMatchDays);
  expect(kept).toEqual([undefined, 1, 3650]);
  for (const DATABASE_URL of [
    'postgres://bot:s3cret@db.example.org:5432/hanafuda',
    'postgresql:///hanafuda?host=/run',
  ]) {
    const config = readConfig({ DATABASE_URL, DATABASE_PATH: '/proc/nowhere/x' });
    expect(config.databaseUrl).toBe(DATABASE_URL);
  }
  const operator = {
    OPERATOR_CONTACT: 'Ann, ann@example.org',
    SOURCE_URL: 'https://example.org/ann',
  };
  expect(readConfig(operator)).toMatchObject({
    operatorContact: operator.OPERATOR_CONTACT,
    sourceUrl: operator.SOURCE_URL,
  });
});

test('a name that is not a setting is let alone where it resembles none, or what it resembles is given', () => {
  expect(problems({ LOG_LEVELS: 'x', LOG_LEVEL: '' })).toEqual([]);
  expect(problems({ PATH: '/bin', HOME: '/', DISCORD_WEBHOOK: 'x', REDIS_URL: 'x' })).toEqual([]);
});

describe('where the bot plays', () => {
  const starting = (env: Environment) => problemsOf(() => readConfig(env, { starts: true }));
  const NODE_ENV = 'production';

  test('is the sandbox without a token, unless it is a service', () => {
    expect(starting({})).toEqual([]);
    expect(starting({ NODE_ENV: 'test' })).toEqual([]);
    for (const env of [{}, { DISCORD_TOKEN: ' ' }, { SANDBOX: '0' }]) {
      expect(starting({ ...env, NODE_ENV })).toEqual([
        'DISCORD_TOKEN is missing. Set it, or set SANDBOX=1 to play in the sandbox.',
      ]);
    }
  });

  test('is the sandbox for a service that asks for it', () => {
    expect(starting({ SANDBOX: '1', NODE_ENV })).toEqual([]);
    expect(starting({ DISCORD_TOKEN: token, NODE_ENV })).toEqual([]);
  });

  test('is said once', () => {
    expect(starting({ DISCORD_TOKEN: token, SANDBOX: '1' })).toEqual([
      'SANDBOX asks for the sandbox, and DISCORD_TOKEN for Discord: leave one of them out.',
    ]);
    expect(starting({ DISCORD_TOKEN: 'Bot me', SANDBOX: '0', NODE_ENV })).toHaveLength(1);
    expect(starting({ SANDBOX: 'yes' })).toEqual(['SANDBOX must be 1 or 0, not "yes".']);
  });

  test('matters only to the bot: backups and health checks may lack the token', () => {
    expect(problems({ NODE_ENV })).toEqual([]);
  });
});

describe('the path of the database', () => {
  test('may lead to folders that do not exist yet', () => {
    const path = join(folder, 'a/b/c.sqlite');
    expect(readConfig({ DATABASE_PATH: path }).databasePath).toBe(path);
  });

  test('is refused when it is a folder, with a file to name instead', () => {
    expect(problems({ DATABASE_PATH: folder })[0]).toContain(join(folder, 'hanafuda.sqlite'));
    expect(problems({ DATABASE_PATH: `${folder}/new/` })[0]).toContain('is a folder');
  });

  test('is refused when a file stands where a folder should', () => {
    writeFileSync(join(folder, 'plain'), '');
    expect(problems({ DATABASE_PATH: join(folder, 'plain/x.sqlite') })[0]).toContain('is a file');
  });

  test('is refused where a link leads to such a place', () => {
    symlinkSync('/proc/self', join(folder, 'linked'));
    const path = join(folder, 'linked/x.sqlite');
    expect(problems({ DATABASE_PATH: path })).toEqual([
      `DATABASE_PATH is ${path}, but /proc keeps no files.`,
    ]);
  });

  test('is refused when it is a pipe or a socket', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const socket = join(folder, 'socket');
    const server = createServer().listen(socket);
    await once(server, 'listening');
    for (const path of [pipe, socket]) {
      expect(problems({ DATABASE_PATH: path })).toEqual([
        `DATABASE_PATH must name a file, but ${path} is a device, a pipe or a socket.`,
      ]);
    }
    server.close();
  });

  test('is refused when it may not be written', () => {
    const asked: string[] = [];
    const canWrite = (path: string) => {
      asked.push(path);
      return false;
    };
    const path = join(folder, 'data/x.sqlite');
    expect(problemsOf(() => readConfig({ DATABASE_PATH: path }, { canWrite }))).toEqual([
      `DATABASE_PATH is ${path}, but ${folder} may not be written.`,
    ]);
    expect(asked).toEqual([folder]);
    expect(problemsOf(() => readConfig({}, { canWrite }))[0]).toMatch(/^DATABASE_PATH is data/);
  });
});

describe('the file .env', () => {
  const load = (text: string, real: Environment = {}) => {
    writeFileSync(join(folder, '.env'), text);
    return loadEnvironment(folder, real);
  };

  test('is not needed', () => {
    expect(loadEnvironment(folder, { A: '1' })).toEqual({ A: '1' });
  });

  test('gives what the environment does not', () => {
    const text = '# ours\n\nA=1\r\nexport B = "two words" # note\n C=\'x\ny\'\nD=\n';
    expect(load(text, { A: 'real', E: '5' })).toEqual({
      A: 'real',
      B: 'two words',
      C: 'x\ny',
      D: '',
      E: '5',
    });
  });

  test('may begin with a byte order mark', () => {
    expect(load('\uFEFFA=1')).toEqual({ A: '1' });
  });

  test('is refused with the numbers of the lines that are malformed', () => {
    expect(problemsOf(() => load('A=1\nDISCORD_TOKEN abc\nB=2\n= 3\n'))).toEqual([
      '.env: line 2 is not NAME=value.',
      '.env: line 4 is not NAME=value.',
    ]);
  });

  test('is refused when a quotation mark is never closed', () => {
    expect(problemsOf(() => load('A="1\nB=2\n'))).toEqual([
      '.env: the quotation mark in line 1 is never closed.',
    ]);
  });

  test('is refused when it is a folder', () => {
    mkdirSync(join(folder, '.env'));
    expect(problemsOf(() => loadEnvironment(folder, {}))).toEqual([
      '.env must be a file, but it is a folder.',
    ]);
  });
});

describe('what is written about the settings', () => {
  const names = [
    ...['DISCORD_TOKEN', 'DISCORD_GUILD', 'DATABASE_PATH', 'DATABASE_URL', 'KEEP_LEFT_DAYS'],
    ...['KEEP_MATCH_DAYS', 'LOG_LEVEL', 'METRICS_HOST', 'METRICS_PORT', 'OPERATOR_CONTACT'],
    ...['SANDBOX', 'SANDBOX_PORT', 'SHARDS', 'SHARD_COUNT', 'SOURCE_URL'],
  ];

  test('.env.example holds each setting with its default', () => {
    const lines = readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z])/gm, '');
    writeFileSync(join(folder, '.env'), lines);
    const env = loadEnvironment(folder, {});
    expect(Object.keys(env).sort()).toEqual([...names, 'DISCORD_API'].sort());
    const { discordApi: _, ...config } = readConfig({ ...env, DISCORD_GUILD: '' });
    expect(config).toEqual(readConfig({}));
  });

  test('the usage names each setting', () => {
    const usage = readFileSync('scripts/usage.txt', 'utf8');
    for (const name of names) expect(usage).toContain(`  ${name} `);
  });
});
