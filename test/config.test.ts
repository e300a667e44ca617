import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, type Environment, loadEnvironment, readConfig } from '../src/config.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-config-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

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
      'KEEP_MATCH_DAYS',
      'DATABASE_PATH',
      'KEEP_LEFT_DAYS',
      'LOG_LEVEL',
      'SANDBOX_PORT',
    ]);
    for (const problem of found) expect(problem).toMatch(/\.$/);
  });
});

describe('a token', () => {
  test.each([
    ['an application id', '123456789012345678', "application's id"],
    ['a client secret', 'AbCdEfGhIjKlMnOpQrStUvWxYz012345', 'client secret'],
    ['a public key', 'a1'.repeat(32), 'public key'],
    ['the word Bot before it', `Bot ${token}`, 'without the word Bot'],
    ['two parts only', 'abc.def', 'three parts'],
    ['quotation marks within', `"${token}"`, 'three parts'],
  ])('is refused when it is %s', (_, value, expected) => {
    const found = problems({ DISCORD_TOKEN: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test('is never repeated in what is said', () => {
    const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
    expect(problems({ DISCORD_TOKEN: secret }).join()).not.toContain(secret);
  });
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

describe('the shards of a process', () => {
  const shared = { DISCORD_TOKEN: token, DATABASE_URL: 'postgres://localhost/hanafuda' };

  test.each([
    ['0', '1', [0]],
    ['0-3', '4', [0, 1, 2, 3]],
    [' 0, 2,5-7 ', '64', [0, 2, 5, 6, 7]],
    ['63', '64', [63]],
  ])('are read from SHARDS=%s of SHARD_COUNT=%s', (SHARDS, SHARD_COUNT, ids) => {
    const { shards } = readConfig({ ...shared, SHARDS, SHARD_COUNT });
    expect(shards).toEqual({ count: Number(SHARD_COUNT), ids });
  });

  test.each([
    [{ SHARDS: '0-1' }, 'SHARDS needs SHARD_COUNT beside it: how many shards there are.'],
    [{ SHARD_COUNT: '2' }, 'SHARD_COUNT needs SHARDS beside it: those of this process.'],
    [
      { SHARDS: '0-16', SHARD_COUNT: '16' },
      'SHARDS names 16, but with SHARD_COUNT 16 the last one is 15.',
    ],
    [{ SHARDS: '0,1-3,2', SHARD_COUNT: '4' }, 'SHARDS names 2 twice.'],
  ])('are refused as %j', (env, problem) => {
    expect(problems({ ...shared, ...env })).toEqual([problem]);
  });

  test.each(['3-1', '1..3', 'all', '1,', '-1'])('are not %s', (SHARDS) => {
    expect(problems({ ...shared, SHARDS, SHARD_COUNT: '8' })).toEqual([
      `SHARDS must be numbers and ranges, such as 0-15 or 0,2,5-7, not "${SHARDS}".`,
    ]);
  });

  test.each(['0', '1.5', 'many', '99999'])('are not counted by %s', (SHARD_COUNT) => {
    expect(problems({ ...shared, SHARDS: '0', SHARD_COUNT })).toEqual([
      `SHARD_COUNT must be a whole number from 1 to 16384, not "${SHARD_COUNT}".`,
    ]);
  });

  test.each(['DISCORD_TOKEN', 'DATABASE_URL'])('are not shared without %s', (missing) => {
    expect(problems({ ...shared, [missing]: '', SHARDS: '0', SHARD_COUNT: '2' })).toEqual([
      'SHARDS leaves shards to other processes, and all of them need the same bot and the same database: set DISCORD_TOKEN, and DATABASE_URL to one of PostgreSQL.',
    ]);
    expect(problems({ [missing]: '', SHARDS: '0-1', SHARD_COUNT: '2' })).toEqual([]);
  });
});

describe('the days for which a left server is kept', () => {
  test('are from none to ten years', () => {
    expect(['0', '3650'].map((days) => readConfig({ KEEP_LEFT_DAYS: days }).keepLeftDays)).toEqual([
      0, 3650,
    ]);
  });

  test.each(['-1', '3651', '1.5', 'week'])('are not %s', (value) => {
    expect(problems({ KEEP_LEFT_DAYS: value })).toEqual([
      `KEEP_LEFT_DAYS must be a whole number of days from 0 to 3650, not "${value}".`,
    ]);
  });
});

describe('the days for which matches are kept', () => {
  test('are from one to ten years', () => {
    const read = (days: string) => readConfig({ KEEP_MATCH_DAYS: days }).keepMatchDays;
    expect(['', '1', '3650'].map(read)).toEqual([undefined, 1, 3650]);
  });

  test.each(['0', '3651', 'ever'])('are not %s', (value) => {
    expect(problems({ KEEP_MATCH_DAYS: value })).toEqual([
      `KEEP_MATCH_DAYS must be a whole number of days from 1 to 3650, not "${value}".`,
    ]);
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

  test.each([
    '/proc',
    '/proc/nowhere/x',
    '/proc/self/x.sqlite',
    '/sys/x.sqlite',
    '/dev/x/y.sqlite',
  ])('is refused where nobody keeps files: %s', (DATABASE_PATH) => {
    const [problem, ...others] = problems({ DATABASE_PATH });
    expect(problem).toMatch(/^DATABASE_PATH (must name a file|is .* keeps no files\.$)/);
    expect(others).toEqual([]);
  });

  test('is refused where a link leads to such a place', () => {
    symlinkSync('/proc/self', join(folder, 'linked'));
    const path = join(folder, 'linked/x.sqlite');
    expect(problems({ DATABASE_PATH: path })).toEqual([
      `DATABASE_PATH is ${path}, but /proc keeps no files.`,
    ]);
  });

  test('is refused when it is a device, a pipe or a socket', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const socket = join(folder, 'socket');
    const server = createServer().listen(socket);
    await once(server, 'listening');
    for (const path of ['/dev/null', pipe, socket]) {
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

describe('the address of the database', () => {
  test.each([
    'postgres://bot:s3cret@db.example.org:5432/hanafuda',
    'postgresql:///hanafuda?host=/run',
  ])('is taken as it is: %s', (DATABASE_URL) => {
    const config = readConfig({ DATABASE_URL, DATABASE_PATH: '/proc/nowhere/x' });
    expect(config.databaseUrl).toBe(DATABASE_URL);
  });

  test.each([
    'mysql://bot:s3cret@db/hanafuda',
    'db:s3cret',
    'postgres://bot:s3c/ret@db:x/hanafuda',
  ])('is refused without repeating it: %s', (DATABASE_URL) => {
    const [problem, ...others] = problems({ DATABASE_URL });
    expect(problem).toMatch(/^DATABASE_URL must be the address of a PostgreSQL database/);
    expect(problem).not.toContain('s3c');
    expect(others).toEqual([]);
  });
});

describe('a port', () => {
  test.each(['-1', '65536', '80.5', '1e3', 'eighty', '0x50'])('%s is refused', (value) => {
    expect(problems({ SANDBOX_PORT: value })).toEqual([
      `SANDBOX_PORT must be a whole number from 0 to 65535, not "${value}".`,
    ]);
  });
});

describe('a name that is not a setting', () => {
  test.each([
    ['DISCORD_TOKE', 'DISCORD_TOKEN'],
    ['DISCORD_TOEKN', 'DISCORD_TOKEN'],
    ['DATABSE_PATH', 'DATABASE_PATH'],
    ['SANDBOXPORT', 'SANDBOX_PORT'],
    ['DISCORD_BOT_TOKEN', 'DISCORD_TOKEN'],
  ])('%s is said to mean %s', (name, meant) => {
    expect(problems({ [name]: 'x' })).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
  });

  test('is let alone when the setting that it resembles is given', () => {
    expect(problems({ LOG_LEVELS: 'x', LOG_LEVEL: '' })).toEqual([]);
  });

  test('is let alone when it resembles none', () => {
    expect(problems({ PATH: '/bin', HOME: '/', DISCORD_WEBHOOK: 'x', REDIS_URL: 'x' })).toEqual([]);
  });

  test('is refused when it begins with HANAFUDA_', () => {
    expect(problems({ HANAFUDA_PORT: '1' })[0]).toContain('HANAFUDA_PORT is not a setting.');
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

describe('what the operator says of themselves', () => {
  test('is shown as it is written', () => {
    const OPERATOR_CONTACT = 'Ann, ann@example.org';
    const SOURCE_URL = 'https://example.org/ann/hanafuda';
    expect(readConfig({ OPERATOR_CONTACT, SOURCE_URL })).toMatchObject({
      operatorContact: OPERATOR_CONTACT,
      sourceUrl: SOURCE_URL,
    });
  });

  test.each([
    ['OPERATOR_CONTACT', 'Ann\nBob', /^OPERATOR_CONTACT must be one line of at most 200/],
    ['OPERATOR_CONTACT', 'x'.repeat(201), /^OPERATOR_CONTACT must be one line of at most 200/],
    ['SOURCE_URL', 'example.org', /^SOURCE_URL must be an address of the web/],
    ['SOURCE_URL', 'https://', /^SOURCE_URL must be an address of the web/],
    ['SOURCE_URL', 'https://a.b/ c', /^SOURCE_URL must be an address of the web/],
    ['SOURCE_URL', `https://a.b/${'x'.repeat(200)}`, /^SOURCE_URL must be an address of the web/],
  ])('%s is not %j', (name, value, problem) => {
    expect(problems({ [name]: value })).toEqual([expect.stringMatching(problem)]);
  });
});

describe('what is written about the settings', () => {
  const names = [
    'DISCORD_TOKEN',
    'DISCORD_GUILD',
    'DATABASE_PATH',
    'DATABASE_URL',
    'KEEP_LEFT_DAYS',
    'KEEP_MATCH_DAYS',
    'LOG_LEVEL',
    'METRICS_HOST',
    'METRICS_PORT',
    'OPERATOR_CONTACT',
    'SANDBOX',
    'SANDBOX_PORT',
    'SHARDS',
    'SHARD_COUNT',
    'SOURCE_URL',
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
