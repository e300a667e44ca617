import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { isWritable, readDatabasePath } from './config/database-path.ts';
import { distance } from './config/distance.ts';
import { malformedLines } from './config/env-file.ts';
import type { Reading } from './config/reading.ts';
import { shardIds, shardProblem } from './config/shards.ts';
import { type LogLevel, logLevels } from './log.ts';
import type { Shards } from './model/shards.ts';

/** Names to values, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Config {
  /** The bot's token. Absent: the bot plays in the sandbox. */
  readonly discordToken?: string | undefined;
  /** The one server to register the commands to. Absent: every server. */
  readonly discordGuild?: string | undefined;
  /** Base address of Discord's REST API, without a slash at its end. Absent: Discord's own. */
  readonly discordApi?: string | undefined;
  /** Absolute path of the database's file, which need not exist yet. */
  readonly databasePath: string;
  /** Address of a PostgreSQL database, in place of that file. Often with a password: never to be shown. */
  readonly databaseUrl?: string | undefined;
  /** The part of Discord's shards that this process serves. Absent: all, as many as Discord asks for. */
  readonly shards?: Shards | undefined;
  /** How many days a server's data is kept once the bot has left it. */
  readonly keepLeftDays: number;
  /** How many days rated matches are kept whole once they have ended, and others, at most 30. Absent: forever. */
  readonly keepMatchDays?: number | undefined;
  /** How whoever runs the bot is reached, as people read it. Absent: nobody says. */
  readonly operatorContact?: string | undefined;
  /** Where people find the source of what runs. Absent: nobody says. */
  readonly sourceUrl?: string | undefined;
  readonly logLevel: LogLevel;
  /** Port of the sandbox's page; 0 takes any that is free. */
  readonly sandboxPort: number;
  /** Port on which metrics and health are served; 0 takes any that is free. Absent: none. */
  readonly metricsPort?: number | undefined;
  /** Address of this machine on which they are served. */
  readonly metricsHost: string;
}

/** Everything that is wrong with the settings, one sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const knownNames = [
  'DISCORD_TOKEN',
  'DISCORD_GUILD',
  'DISCORD_API',
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

const defaults: Environment = {
  DATABASE_PATH: 'data/hanafuda.sqlite',
  KEEP_LEFT_DAYS: '30',
  LOG_LEVEL: 'info',
  METRICS_HOST: '127.0.0.1',
  SANDBOX_PORT: '8712',
};

const MOST_DAYS = 3650;
const MOST_CONTACT = 200;

/** What other bots call our settings. */
const otherNames: Environment = { DISCORD_BOT_TOKEN: 'DISCORD_TOKEN' };

/**
 * The settings in the file `.env` of a folder, under those of the real environment, and the rest of
 * the environment as it is. A setting that is empty in the real environment stays empty.
 * @throws {ConfigError} when the file cannot be read or a line of it cannot be understood
 */
export function loadEnvironment(folder: string, real: Environment = process.env): Environment {
  const text = readEnvFile(join(folder, '.env')).replace(/^\uFEFF/, '');
  const problems = malformedLines(text);
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...parseEnv(text), ...real };
}

/** For whom the settings are read. */
interface Reader {
  /** Whether the bot is started with them: then it must be clear where it plays. */
  readonly starts?: boolean;
  /** Whether a file or folder that exists may be written. */
  readonly canWrite?: (path: string) => boolean;
}

/**
 * Reads the settings. One that is empty counts as absent.
 * @throws {ConfigError} with all that is wrong
 */
export function readConfig(
  env: Environment,
  { starts = false, canWrite = isWritable }: Reader = {},
): Config {
  const problems = [...misspelledNames(env)];
  const settings = withDefaults(env);
  const read = <T, U>(name: string, reader: (text: string) => Reading<T>, otherwise: U): T | U => {
    const text = settings[name];
    if (text === undefined) return otherwise;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    problems.push(`${name} ${reading.problem}`);
    return otherwise;
  };
  const wantsSandbox = read('SANDBOX', readSwitch, false);
  if (starts) problems.push(...unclearPlaces(env, wantsSandbox));
  const databaseUrl = read('DATABASE_URL', readDatabaseUrl, undefined);
  // With another database the file is not used, and its folder may be one that cannot be written.
  const readPath = (text: string) =>
    databaseUrl === undefined ? readDatabasePath(text, canWrite) : { value: resolve(text) };
  const config: Config = {
    discordToken: read('DISCORD_TOKEN', readToken, undefined),
    discordGuild: read('DISCORD_GUILD', readSnowflake, undefined),
    discordApi: read('DISCORD_API', readAddress, undefined),
    shards: readShards(env, problems),
    databasePath: read('DATABASE_PATH', readPath, ''),
    databaseUrl,
    keepLeftDays: read('KEEP_LEFT_DAYS', daysFrom(0), 0),
    keepMatchDays: read('KEEP_MATCH_DAYS', daysFrom(1), undefined),
    operatorContact: read('OPERATOR_CONTACT', readContact, undefined),
    sourceUrl: read('SOURCE_URL', readLink, undefined),
    logLevel: read('LOG_LEVEL', readLogLevel, 'info'),
    sandboxPort: read('SANDBOX_PORT', readPort, 0),
    metricsPort: read('METRICS_PORT', readPort, undefined),
    metricsHost: read('METRICS_HOST', readHost, ''),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config);
}

/** The settings that are given, trimmed, and the default of those that are absent or empty. */
function withDefaults(env: Environment): Environment {
  const given = knownNames.map((name) => [name, env[name]?.trim() || defaults[name]]);
  return Object.fromEntries(given);
}

function readToken(text: string): Reading<string> {
  const problem = tokenProblem(text);
  return problem === undefined ? { value: text } : { problem };
}

/** Discord gives an application four things that look like secrets; only one of them logs in. */
function tokenProblem(text: string): string | undefined {
  const remedy = 'The token is shown once, under Bot, after "Reset Token".';
  if (/^Bot\s/i.test(text)) return 'must be given without the word Bot before it.';
  if (/^\d{17,20}$/.test(text)) return `holds an application's id, not the bot's token. ${remedy}`;
  if (/^[\da-f]{64}$/i.test(text)) return `holds a public key, not the bot's token. ${remedy}`;
  if (/^[\w-]{32}$/.test(text)) return `holds a client secret, not the bot's token. ${remedy}`;
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return undefined;
  return `is not a bot's token, which has three parts with dots between them. ${remedy}`;
}

/** What leaves open whether the bot plays on Discord or in the sandbox; a service must not do so by mistake. */
function unclearPlaces(env: Environment, wantsSandbox: boolean): readonly string[] {
  const hasToken = withDefaults(env)['DISCORD_TOKEN'] !== undefined;
  if (wantsSandbox && hasToken)
    return ['SANDBOX asks for the sandbox, and DISCORD_TOKEN for Discord: leave one of them out.'];
  if (wantsSandbox || hasToken || env['NODE_ENV'] !== 'production') return [];
  return ['DISCORD_TOKEN is missing. Set it, or set SANDBOX=1 to play in the sandbox.'];
}

function readSwitch(text: string): Reading<boolean> {
  if (text === '1' || text === '0') return { value: text === '1' };
  return { problem: `must be 1 or 0, not "${text}".` };
}

function readSnowflake(text: string): Reading<string> {
  if (/^\d{17,20}$/.test(text)) return { value: text };
  return { problem: `must be the id of a server, 17 to 20 digits, not "${text}".` };
}

function readAddress(text: string): Reading<string> {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (isAddress) return { value: text.replace(/\/+$/, '') };
  return { problem: `must be an address that begins with http:// or https://, not "${text}".` };
}

function readLogLevel(text: string): Reading<LogLevel> {
  const level = logLevels.find((name) => name === text.toLowerCase());
  if (level !== undefined) return { value: level };
  return { problem: `must be one of ${logLevels.join(', ')}, not "${text}".` };
}

function readPort(text: string): Reading<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return { value: port };
  return { problem: `must be a whole number from 0 to 65535, not "${text}".` };
}

/** The shards of this process; undefined if nothing is said of them, or something that is wrong. */
function readShards(env: Environment, problems: string[]): Shards | undefined {
  const { SHARDS: part, SHARD_COUNT: all, DATABASE_URL, DISCORD_TOKEN } = withDefaults(env);
  if (part === undefined && all === undefined) return undefined;
  const count = /^\d{1,5}$/.test(all ?? '') ? Number(all) : 0;
  const ids = shardIds(part ?? '');
  const isShared = DATABASE_URL !== undefined && DISCORD_TOKEN !== undefined;
  const problem = shardProblem({ part, all, ids, count });
  if (problem !== undefined) problems.push(problem);
  else if (ids.length < count && !isShared)
    problems.push(
      'SHARDS leaves shards to other processes, and all of them need the same bot and the same database: set DISCORD_TOKEN, and DATABASE_URL to one of PostgreSQL.',
    );
  else return { count, ids };
  return undefined;
}

function readHost(text: string): Reading<string> {
  if (isIP(text) !== 0 || text === 'localhost') return { value: text };
  return {
    problem: `must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${text}".`,
  };
}

/** Discord makes it a link. */
function readLink(text: string): Reading<string> {
  if (/^https?:\/\/[^\s<>]+$/.test(text) && URL.canParse(text) && text.length <= MOST_CONTACT)
    return { value: text };
  return { problem: `must be an address of the web, of at most ${MOST_CONTACT} characters.` };
}

/** It stands in a sentence on Discord. */
function readContact(text: string): Reading<string> {
  if (text.length <= MOST_CONTACT && !/[\r\n]/.test(text)) return { value: text };
  return { problem: `must be one line of at most ${MOST_CONTACT} characters.` };
}

function daysFrom(least: number): (text: string) => Reading<number> {
  return (text) => {
    const days = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (days >= least && days <= MOST_DAYS) return { value: days };
    const problem = `must be a whole number of days from ${least} to ${MOST_DAYS}, not "${text}".`;
    return { problem };
  };
}

/** Its text is not repeated: there may be a password in it. */
function readDatabaseUrl(text: string): Reading<string> {
  const isAddress = /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
  if (isAddress) return { value: text };
  return {
    problem:
      'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/database. In a password, write %40 for @, %3A for :, %2F for / and %23 for #.',
  };
}

/**
 * Names that mean nothing here, but were surely meant to: a bot that starts in the sandbox because of
 * a typing error is a riddle. A setting that is given, if only as empty, was not misspelled.
 */
function misspelledNames(env: Environment): readonly string[] {
  return Object.keys(env)
    .filter((name) => env[name] !== undefined && !knownNames.includes(name))
    .flatMap((name) => {
      const meant = otherNames[name] ?? knownNames.find((known) => distance(name, known) <= 2);
      if (meant !== undefined && env[meant] === undefined) {
        return [`${name} is not a setting. Did you mean ${meant}?`];
      }
      if (!name.startsWith('HANAFUDA_')) return [];
      return [`${name} is not a setting. There are ${knownNames.join(', ')}.`];
    });
}

function readEnvFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return '';
    if (code === 'EISDIR') throw new ConfigError(['.env must be a file, but it is a folder.']);
    throw new ConfigError([`.env cannot be read (${String(code)}).`]);
  }
}
