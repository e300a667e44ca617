import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RESTOptions } from 'discord.js';
import { storedServers } from 'discord-sandbox/stored-servers';
import type { FatalReason } from './bot/gateway/connection.ts';
import type { ReadyInfo } from './bot/gateway/registration.ts';
import type { Session } from './bot/gateway/server-tracker.ts';
import { VERSION } from './bot/gateway/version.ts';
import { type RunningBot, startBot } from './bot/start-bot.ts';
import { COMMANDS } from './commands/index.ts';
import { type Config, ConfigError, loadEnvironment, readConfig } from './config.ts';
import { chooseAs } from './cpu/choose-as.ts';
import { findGame } from './games/index.ts';
import { createLogger, type Log, type LogLevel } from './log.ts';
import { type Meter, secondsSince } from './meter.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import { PortUnusable } from './monitoring/server.ts';
import { adoptSandbox, databaseFile, sandboxFolder } from './process/database-file.ts';
import { keepToOwner, narrowFiles } from './process/private-files.ts';
import { Shutdown } from './process/shutdown.ts';
import { createPainter } from './render/painter.ts';
import { botIdIn } from './store/sqlite/database/application.ts';
import { StoreError } from './store/sqlite/database/store-error.ts';
import { openStore, type SqliteStore } from './store/sqlite/open-store.ts';
import type { Tables } from './table/tables.ts';
import { createTables } from './table/tables.ts';
import { SteadyClock } from './table/timers/steady-clock.ts';

/** What the process ends with, so that whatever keeps it running knows whether to start it again. */
const EXIT = {
  stopped: 0,
  failed: 1,
  settings: 2,
  database: 3,
  'port-in-use': 4,
  'token-refused': 5,
  'intents-refused': 6,
  unreachable: 7,
  'sharding-required': 8,
  'logins-exhausted': 9,
  /** An exception or a rejection that nobody caught. */
  crashed: 10,
  'version-refused': 11,
} as const;

const FATAL_SENTENCES: Readonly<Record<FatalReason, string>> = {
  'token-refused':
    'Discord does not accept DISCORD_TOKEN. Under Bot in the developer portal, "Reset Token" gives a new one.',
  'intents-refused': 'Discord refuses the intent "Guilds" that the bot asks for.',
  unreachable: 'Discord could not be reached for ten minutes.',
  'sharding-required':
    'Discord wants more connections for so many servers than it asked for at the start. Start the bot again: it then makes as many as are wanted.',
  'version-refused':
    'Discord no longer speaks the version of its gateway that this bot knows. Update the bot.',
  'logins-exhausted':
    'The bot has logged in too often today, and Discord lets it in again within 24 hours. Find out in the log why it was started so often.',
};

const COMMAND_SENTENCES: Readonly<Record<ReadyInfo['commands'], string>> = {
  registered: 'Its commands are registered: /hanafuda.',
  unchanged: 'Its commands are as they were: /hanafuda.',
  refused: 'DISCORD REFUSES ITS COMMANDS, see the log: /hanafuda may be missing.',
};

const COMMAND_PROBLEMS: Readonly<Record<ReadyInfo['commands'] | 'unknown', string | undefined>> = {
  registered: undefined,
  unchanged: undefined,
  refused: 'Discord refuses the commands; the log says why.',
  unknown: 'The commands are not registered yet.',
};

/** What runs, and on what. */
const ABOUT = {
  version: VERSION,
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
};

/** Where the bot logs in: Discord, or the sandbox. */
interface DiscordEndpoint {
  readonly token: string;
  readonly rest?: Partial<Pick<RESTOptions, 'api' | 'cdn'>>;
  /** Said once the bot is up. */
  greeting(up: ReadyInfo): string;
  close(): Promise<void>;
}

/** Something the person at the keyboard has to put right. */
class StartupError extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(readFileSync(new URL('../scripts/usage.txt', import.meta.url)));
    return;
  }
  keepToOwner();
  try {
    if (args.length > 0) {
      throw new StartupError(`Not understood: ${args.join(' ')}. Try --help.`, EXIT.settings);
    }
    await run(readConfig(loadEnvironment(process.cwd())));
  } catch (error) {
    const startupError = startupErrorOf(error);
    if (startupError === undefined) throw error;
    process.stderr.write(`${startupError.message}\n`);
    process.exit(startupError.code);
  }
}

function startupErrorOf(error: unknown): StartupError | undefined {
  if (error instanceof StartupError) return error;
  if (error instanceof ConfigError) return new StartupError(error.message, EXIT.settings);
  if (error instanceof StoreError) return new StartupError(error.message, EXIT.database);
  if (error instanceof PortUnusable) return new StartupError(error.message, EXIT['port-in-use']);
  return undefined;
}

/** Builds and wires everything; from then on events drive it. */
async function run(config: Config): Promise<void> {
  const begunAt = performance.now();
  const { metricsPort: port, metricsHost: host } = config;
  const monitoring = await createMonitoring({ port, host, version: VERSION });
  const { meter } = monitoring;
  const log = createLogger({ level: config.logLevel, onLine: countLines(meter) });
  const shutdown = new Shutdown(log);
  shutdown.afterCrash(EXIT.crashed);
  narrowFiles(config, process.cwd(), log);
  await adoptSandbox(config, log);
  const store = openFor(config, meter);
  shutdown.before(() => store.close());
  log.info({ ...ABOUT, ...store.info() }, 'starting');
  const clock = new SteadyClock({ wall: Date.now, monotonic: () => performance.now() });
  const tables = tablesOver(store, config, clock);
  let bot: RunningBot | undefined;
  let commands: ReadyInfo['commands'] | undefined;
  const url = await monitoring.serve({
    alive: { database: () => store.readProblem() },
    ready: {
      process: () => (shutdown.isBegun ? 'The bot is stopping.' : undefined),
      gateway: () => (bot === undefined ? 'The bot is starting.' : bot.gatewayProblem()),
      commands: () => COMMAND_PROBLEMS[commands ?? 'unknown'],
      database: () => store.writeProblem(),
    },
  });
  if (url !== undefined) log.info({ url }, 'metrics and health are served');
  shutdown.before(() => monitoring.close());
  const painter = await createPainter(meter);
  const endpoint = await (config.discordToken === undefined
    ? sandbox(config, log)
    : discord(config));

  shutdown.before(() => endpoint.close());
  const mayServe = (session: Session): boolean => {
    const sentence = refusalOfClaim(store, config, session);
    if (sentence === undefined) return true;
    void shutdown.begin({ why: 'other-application', code: EXIT.database, sentence });
    return false;
  };
  bot = startBot({
    token: endpoint.token,
    ...(endpoint.rest && { rest: endpoint.rest }),
    serverId: config.discordGuild,
    commands: COMMANDS,
    tables,
    settings: store,
    painter,
    log,
    meter,
    clock,
    mayServe,
    onReady: (up) => {
      commands = up.commands;
      const { applicationId: application, shards, servers } = up;
      const seconds = secondsSince(begunAt);
      log.info({ application, shards, servers, commands, seconds }, 'ready');
      process.stdout.write(endpoint.greeting(up));
    },
    onFatal: (why) => {
      void shutdown.begin({ why, code: EXIT[why], sentence: FATAL_SENTENCES[why] });
    },
  });
  shutdown.before(() => bot?.stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void shutdown.begin({ why: signal, code: EXIT.stopped }));
  }
}

function countLines(meter: Meter): (level: LogLevel) => void {
  return (level) => meter.count('hanafuda_log_lines_total', { level });
}

function tablesOver(store: SqliteStore, { keepLeftDays }: Config, { now }: SteadyClock): Tables {
  const entropy = () => randomBytes(16);
  return createTables({ store, findGame, chooseMove: chooseAs, entropy, keepLeftDays, now });
}

/** Opens the database for the application that the token is of, or the sandbox's own. */
function openFor(config: Config, meter: Meter): SqliteStore {
  const { discordToken } = config;
  const user = discordToken === undefined ? 'sandbox' : { botId: botIdIn(discordToken) };
  return openStore(databaseFile(config), { meter, user });
}

/** Why the database is not this application's; in the sandbox it is anybody's. */
function refusalOfClaim(
  store: SqliteStore,
  { discordToken, databasePath }: Config,
  { applicationId: id, isIn }: Session,
): string | undefined {
  if (discordToken === undefined) return undefined;
  // Version 0.1 kept in it what was played in the sandbox, where no application ever is.
  const played = storedServers(sandboxFolder(databasePath));
  const botId = botIdIn(discordToken);
  return store.claim({ id, botId, isIn: (id) => (played.includes(id) ? undefined : isIn(id)) });
}

async function discord({ discordToken = '', discordApi }: Config): Promise<DiscordEndpoint> {
  return {
    token: discordToken,
    ...(discordApi !== undefined && { rest: { api: discordApi } }),
    greeting: ({ name, inviteLink, commands }) =>
      `${name} is up. ${COMMAND_SENTENCES[commands]}\n` +
      `To invite it to a server, open\n${inviteLink}\n`,
    close: async () => {},
  };
}

/** Path of the font that comes along, for machines without a Japanese one. */
function fontFile(weight: '400Regular' | '700Bold'): string {
  const name = `@expo-google-fonts/biz-udpgothic/${weight}/BIZUDPGothic_${weight}.ttf`;
  return fileURLToPath(import.meta.resolve(name));
}

/** A Discord of our own on this machine, with a page to play on. */
async function sandbox({ sandboxPort, databasePath }: Config, log: Log): Promise<DiscordEndpoint> {
  const { PortInUse, startSandbox } = await import('discord-sandbox');
  try {
    const running = await startSandbox({
      port: sandboxPort,
      dataDir: sandboxFolder(databasePath),
      botName: 'Hanafuda',
      firstServer: { name: 'Hanafuda Club', channels: ['hanafuda', 'second-table'] },
      fallbackFonts: { regular: fontFile('400Regular'), bold: fontFile('700Bold') },
      log: (sentence) => log.warn(sentence),
    });
    const { api, cdn, token, url } = running;
    return {
      token,
      rest: { api, cdn },
      greeting: () =>
        `Open ${url} in a browser to play. (Without DISCORD_TOKEN the bot runs in a sandbox on this machine.)\n`,
      close: () => running.close(),
    };
  } catch (error) {
    if (!(error instanceof PortInUse)) throw error;
    throw new StartupError(error.message, EXIT['port-in-use']);
  }
}
