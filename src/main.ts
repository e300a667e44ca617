import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { storedServers } from 'discord-sandbox/stored-servers';
import type { ReadyInfo } from './bot/gateway/registration.ts';
import { VERSION } from './bot/gateway/version.ts';
import type { Session } from './bot/servers/server-tracker.ts';
import { type RunningBot, startBot } from './bot/start-bot.ts';
import { COMMANDS } from './commands/index.ts';
import { type Config, loadEnvironment, readConfig } from './config.ts';
import { findGame } from './games/index.ts';
import { createLogger, type LogLevel } from './log.ts';
import { type Meter, secondsSince } from './meter.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import type { Health } from './monitoring/server.ts';
import { adoptSandbox, sandboxFolder } from './process/database-file.ts';
import { openEndpoint } from './process/discord-endpoint.ts';
import { EXIT, fatalEnd, StartupError, startupErrorOf } from './process/exit.ts';
import { openDatabase } from './process/open-database.ts';
import { keepToOwner, narrowFiles } from './process/private-files.ts';
import { Shutdown } from './process/shutdown.ts';
import { cardEmojis } from './render/deck/emojis.ts';
import { createPainter } from './render/painter.ts';
import { botIdIn } from './store/queries/application.ts';
import type { DatabaseStore } from './store/store-over.ts';
import { createTables, type Tables } from './table/tables.ts';
import { SteadyClock } from './table/timers/steady-clock.ts';
import { Computers } from './workers/computers.ts';

const COMMAND_PROBLEMS: Readonly<Record<BotStatus['commands'], string | undefined>> = {
  registered: undefined,
  unchanged: undefined,
  refused: 'Discord refuses the commands; the log says why.',
  unknown: 'The commands are not registered yet.',
};

/** Which bot runs on which platform, for the log. */
const PLATFORM = {
  version: VERSION,
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
};

/** What the health checks know of the bot; it changes as the bot starts. */
interface BotStatus {
  bot: RunningBot | undefined;
  commands: ReadyInfo['commands'] | 'unknown';
}

// Pictures count towards V8's heap: while people press, it would collect all of it once a second, which takes a tenth of
// the processor time. Now it waits until twice as much is in use as after the last collection.
setFlagsFromString('--heap-growing-percent=100');
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
    await run(readConfig(loadEnvironment(process.cwd()), { starts: true }));
  } catch (error) {
    const startupError = startupErrorOf(error);
    if (startupError === undefined) throw error;
    process.stderr.write(`${startupError.message}\n`);
    process.exit(startupError.code);
  }
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
  const store = await openFor(config, { meter, shutdown });
  shutdown.before(() => store.close());
  const { shards } = config;
  log.info({ ...PLATFORM, ...(await store.info()), ...(shards && { shards }) }, 'starting');
  const clock = new SteadyClock({ wall: Date.now, monotonic: () => performance.now() });
  const computers = new Computers({
    onLost: (why) => log.warn({ err: why }, 'a worker was lost and is replaced'),
  });
  shutdown.before(() => computers.close());
  const tables = tablesOver(store, config, { computers, clock });
  const status: BotStatus = { bot: undefined, commands: 'unknown' };
  const url = await monitoring.serve(healthOf(store, shutdown, status));
  if (url !== undefined) log.info({ url }, 'metrics and health are served');
  shutdown.before(() => monitoring.close());
  const painter = await createPainter(meter);
  const endpoint = await openEndpoint(config, log);
  shutdown.before(() => endpoint.close());
  const bot = startBot({
    token: endpoint.token,
    ...(endpoint.rest && { rest: endpoint.rest }),
    serverId: config.discordGuild,
    shards,
    operator: { contact: config.operatorContact ?? null, source: config.sourceUrl ?? null },
    commands: COMMANDS,
    tables,
    computers,
    painter,
    cards: cardEmojis,
    log,
    meter,
    clock,
    mayServe: async (session) => {
      const sentence = await refusalOfClaim(store, config, session);
      if (sentence === undefined) return true;
      void shutdown.begin({ why: 'other-application', code: EXIT.database, sentence });
      return false;
    },
    onReady: (info) => {
      const { applicationId: application, shards, servers, commands } = info;
      status.commands = commands;
      const seconds = secondsSince(begunAt);
      log.info({ application, shards, servers, commands, seconds }, 'ready');
      process.stdout.write(endpoint.greeting(info));
    },
    onFatal: (why) => void shutdown.begin({ why, ...fatalEnd(why, config) }),
  });
  status.bot = bot;
  shutdown.before(() => bot.stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void shutdown.begin({ why: signal, code: EXIT.stopped }));
  }
}

/** What the health checks report: what works, or a sentence that says why it does not. */
function healthOf(store: DatabaseStore, shutdown: Shutdown, status: BotStatus): Health {
  return {
    alive: { database: () => store.readProblem() },
    ready: {
      process: () => (shutdown.isBegun ? 'The bot is stopping.' : undefined),
      gateway: () =>
        status.bot === undefined ? 'The bot is starting.' : status.bot.gatewayProblem(),
      commands: () => COMMAND_PROBLEMS[status.commands],
      database: () => store.writeProblem(),
    },
  };
}

function countLines(meter: Meter): (level: LogLevel) => void {
  return (level) => meter.count('hanafuda_log_lines_total', { level });
}

function tablesOver(
  store: DatabaseStore,
  { keepLeftDays, keepMatchDays }: Config,
  { computers, clock }: { readonly computers: Computers; readonly clock: SteadyClock },
): Tables {
  const entropy = () => randomBytes(32);
  const { chooseMove, think } = computers;
  const keeping = { keepLeftDays, keepMatchDays };
  const { now } = clock;
  return createTables({ store, findGame, chooseMove, think, entropy, now, ...keeping });
}

/** Opens the database for the application that the token is of, or the sandbox's own. */
async function openFor(
  config: Config,
  { meter, shutdown }: { readonly meter: Meter; readonly shutdown: Shutdown },
): Promise<DatabaseStore> {
  const { discordToken } = config;
  const user = discordToken === undefined ? 'sandbox' : { botId: botIdIn(discordToken) };
  const onTaken = (sentence: string) =>
    void shutdown.begin({ why: 'database-taken', code: EXIT.database, sentence });
  return openDatabase(config, { meter, user, onTaken });
}

/** Why the database is not this application's; in the sandbox it is anybody's. */
async function refusalOfClaim(
  store: DatabaseStore,
  { discordToken, databasePath }: Config,
  { applicationId: id, isIn }: Session,
): Promise<string | undefined> {
  if (discordToken === undefined) return undefined;
  // Version 0.1 kept in it what was played in the sandbox, where no application ever is.
  const played = storedServers(sandboxFolder(databasePath));
  const botId = botIdIn(discordToken);
  return await store.claim({
    id,
    botId,
    isIn: (id) => (played.includes(id) ? undefined : isIn(id)),
  });
}
