import { setTimeout as sleep } from 'node:timers/promises';
import {
  Client,
  Events,
  GatewayIntentBits,
  OAuth2Scopes,
  Options,
  REST,
  type RESTOptions,
} from 'discord.js';
import type { Log } from '../log.ts';
import { type Meter, NO_METER } from '../meter.ts';
import type { Painter } from '../render/painter.ts';
import type { SettingsStore } from '../table/settings.ts';
import type { Tables } from '../table/tables.ts';
import { Board } from './board.ts';
import type { Bot } from './bot.ts';
import { INVITE_PERMISSIONS } from './caller.ts';
import { Clockwork } from './clockwork.ts';
import type { Command } from './command.ts';
import { type Fatal, gatewayProblem, isConnected, logIn, watch } from './connection.ts';
import { DiscordApi } from './discord-api.ts';
import { Dispatch } from './dispatch.ts';
import { meterGateway } from './gateway-meter.ts';
import { Guides } from './guide.ts';
import { Hands } from './hands.ts';
import { meteredRequest, meterRateLimits } from './metered-rest.ts';
import { isReachable, reviewPlaces, watchPlaces } from './places.ts';
import { wordsOfServer } from './reader.ts';
import { registerCommands } from './registration.ts';
import { SerialQueue } from './serial-queue.ts';

export interface BotParts {
  readonly token: string;
  /** Where Discord is; absent: at its own address. */
  readonly rest?: Partial<Pick<RESTOptions, 'api' | 'cdn'>>;
  /** The one server to register the commands to; undefined: every server. */
  readonly serverId: string | undefined;
  readonly commands: readonly Command[];
  readonly tables: Tables;
  readonly settings: SettingsStore;
  readonly painter: Painter;
  readonly log: Log;
  /** Absent: nothing is measured. */
  readonly meter?: Meter;
  readonly now: () => number;
  /** How often the clocks are looked at, in milliseconds; shorter in a test. */
  readonly tickMs?: number;
  /**
   * Whether the bot may be this application, asked once it is connected and before it does anything;
   * when it may not, `stop` is still to be called. Absent: any.
   */
  readonly mayServe?: (applicationId: string) => boolean;
  /** Called once the bot is connected and its commands are registered. */
  readonly onUp: (up: Up) => void;
  /** Called when the bot cannot go on; `stop` is still to be called. */
  readonly onFatal: (why: Fatal) => void;
}

/** A bot that is connected. */
export interface Up {
  readonly name: string;
  readonly inviteLink: string;
  /** Whether commands had changed since they were registered last. */
  readonly isNewlyRegistered: boolean;
  readonly applicationId: string;
  /** How many connections to Discord there are. */
  readonly shards: number;
  readonly servers: number;
}

export interface RunningBot {
  /** Why people cannot be heard, in words for the bot's owner; undefined when they can. */
  gatewayProblem(): string | undefined;
  /** Takes no more work, finishes what was taken, and disconnects. */
  stop(): Promise<void>;
}

/** Interactions' routes are exempt from the limit of the bot's token. */
const TOKEN_REQUESTS_PER_SECOND = 1000;
const PRUNE_EVERY_MS = 5 * 60_000;
const TICK_MS = 1000;
/** How long what was taken may still take when the bot goes down. */
const GRACE_MS = 5000;

/**
 * Starts the bot and keeps it connected. Returns at once: `onUp` and `onFatal` tell how it goes.
 */
export function startBot(parts: BotParts): RunningBot {
  const { log, now, token, onFatal, meter = NO_METER } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  const rest = { ...parts.rest, makeRequest: meteredRequest(meter) };
  const client = createClient(rest);
  const queue = new SerialQueue(log, meter);
  const wordsOf = (serverId: string) => {
    const locale = client.guilds.cache.get(serverId)?.preferredLocale ?? 'en-US';
    return wordsOfServer(parts.settings.serverSettings(serverId), locale);
  };
  const byToken = createTokenRest(rest);
  const api = new DiscordApi(client.rest, byToken);
  for (const each of [client.rest, byToken]) meterRateLimits(each, meter);
  meterGateway(client, meter);
  const painterOf = (serverId: string) =>
    parts.settings.serverSettings(serverId).hasBadges ? parts.painter.withMonths : parts.painter;
  const shared = { ...parts, ...knownOnceConnected(client), api, queue, wordsOf, painterOf };
  const board = new Board({ ...shared, signal });
  const hands = new Hands(shared);
  const bot = { ...botParts(parts, client), board, hands };
  const dispatch = new Dispatch({ bot, api, meter, commands: parts.commands });
  let hasFailed = false;
  const failOnce = (why: Fatal) => {
    if (hasFailed || signal.aborted) return;
    hasFailed = true;
    onFatal(why);
  };
  const connection = { client, log, now, signal, onFatal: failOnce };

  client.on(Events.InteractionCreate, (interaction) => dispatch.take(interaction));
  const places = { ...shared, client, board };
  const clockwork = new Clockwork({
    ...shared,
    board,
    hands,
    isConnected: () => isConnected(client),
    isReachable: (where) => isReachable(client, board, where),
  });
  watchPlaces(places);
  client.once(Events.ClientReady, (ready) => {
    if (parts.mayServe?.(ready.application.id) === false) return;
    queue.add('places', 'review', () => reviewPlaces(places));
    hands.catchUp();
    board.catchUp();
    clockwork.start();
    queue.add('registration', 'commands', () => register(ready, parts));
  });
  every(PRUNE_EVERY_MS, () => parts.tables.prune(), connection);
  every(parts.tickMs ?? TICK_MS, () => clockwork.tick(), connection);
  watch(connection);
  void logIn(connection, token);

  return {
    gatewayProblem: () => gatewayProblem(client),
    async stop() {
      ending.abort();
      const finished = dispatch.close().then(() => queue.idle());
      await Promise.race([finished, sleep(GRACE_MS, undefined, { ref: false })]);
      await client.destroy();
    },
  };
}

/** What answers are made with, but for the messages that the bot keeps. */
function botParts(
  { painter, tables, settings, log, now }: BotParts,
  client: Client,
): Omit<Bot, 'board' | 'hands'> {
  const discord = {
    isChannel: (id: string) => client.channels.cache.has(id),
    servers: () => client.guilds.cache.size,
    since: now(),
  };
  return { painter, tables, settings, guides: new Guides(painter), discord, log };
}

/** Who the bot is, and where. */
function knownOnceConnected(client: Client) {
  return {
    applicationId: () => client.application?.id ?? '',
    botId: () => client.user?.id ?? '',
    isIn: (serverId: string) => client.guilds.cache.has(serverId),
  };
}

/** A database that fails, such as on a full disk, may do better the next time. */
function every(
  ms: number,
  work: () => void,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): void {
  const timer = setInterval(() => {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, 'what is done at intervals failed');
    }
  }, ms);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

function createClient(rest: Partial<RESTOptions>): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    // A message that was posted, but of which Discord's answer was lost, is not posted twice.
    enforceNonce: true,
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    rest,
  });
}

/** For requests by the token of an interaction; see `DiscordApi`. */
function createTokenRest(rest: Partial<RESTOptions>): REST {
  const globalRequestsPerSecond = TOKEN_REQUESTS_PER_SECOND;
  return new REST({ ...rest, retries: 0, globalRequestsPerSecond });
}

async function register(client: Client<true>, parts: BotParts): Promise<void> {
  const scope = { applicationId: client.application.id, serverId: parts.serverId };
  const definitions = parts.commands.map(({ definition }) => definition);
  const isNewlyRegistered = await registerCommands(client.rest, scope, definitions);
  const inviteLink = client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: INVITE_PERMISSIONS,
  });
  parts.onUp({
    name: client.user.username,
    inviteLink,
    isNewlyRegistered,
    applicationId: client.application.id,
    shards: client.ws.shards.size,
    servers: client.guilds.cache.size,
  });
}
