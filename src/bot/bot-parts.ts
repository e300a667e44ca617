import type { Log } from '../log.ts';
import { type Meter, NO_METER } from '../meter.ts';
import { hasOthers } from '../model/shards.ts';
import type { CardEmoji } from '../render/deck/emojis.ts';
import type { Painter } from '../render/painter.ts';
import type { Tables } from '../table/tables.ts';
import type { SteadyClock } from '../table/timers/steady-clock.ts';
import { announceTable } from './alerts/alert-messages.ts';
import { DiscordApi } from './api/discord-api.ts';
import type { Bot, Connected } from './bot.ts';
import type { CommonDeps } from './common-deps.ts';
import { DirectMessages } from './direct/direct-messages.ts';
import { tellTurn } from './direct/turn-messages.ts';
import { createGuard } from './failure/guard.ts';
import { type Backoff, createUntilDone, Retries } from './failure/retry.ts';
import { CardEmojis } from './gateway/card-emojis.ts';
import { type ClientOptions, createClients } from './gateway/clients.ts';
import { type FatalReason, isConnected } from './gateway/connection.ts';
import { inviteLink } from './gateway/install-settings.ts';
import { managesServer, memberFinder } from './gateway/members.ts';
import type { ReadyInfo } from './gateway/registration.ts';
import { Hands } from './hand/hands.ts';
import { CostlyMoves } from './history/costly-moves.ts';
import { AdmissionQueue } from './interaction/admission.ts';
import { Budget } from './interaction/budget.ts';
import type { Commands } from './interaction/command.ts';
import { type Allowances, USUAL_ALLOWANCES } from './interaction/dispatch.ts';
import { wordsOfServer } from './interaction/localize.ts';
import { SerialQueue } from './interaction/serial-queue.ts';
import { createPainters, type Painters } from './painters.ts';
import { tellDeletions } from './privacy/deletion-notices.ts';
import { privateEndPayload } from './private-end.ts';
import { Roles } from './servers/roles.ts';
import type { ServerTracker, Session } from './servers/server-tracker.ts';
import { TableMessages } from './table-message/table-messages.ts';
import { Scheduler } from './timers/scheduler.ts';

export interface BotDeps extends ClientOptions {
  readonly token: string;
  /** The one server to register the commands to; undefined: every server. */
  readonly serverId: string | undefined;
  readonly commands: Commands;
  readonly tables: Tables;
  readonly computers: Bot['computers'];
  /** Absent: nobody says. */
  readonly operator?: Bot['operator'];
  readonly painter: Painter;
  /** The cards for buttons; absent: those have words alone. */
  readonly cards?: () => Promise<readonly CardEmoji[]>;
  readonly log: Log;
  /** Absent: nothing is measured. */
  readonly meter?: Meter;
  readonly clock: SteadyClock;
  /** How much a person can do; more in a test that presses without pauses. */
  readonly allowances?: Allowances;
  /** Pauses after what failed; shorter in a test. */
  readonly backoff?: Backoff;
  /** How many times as long as usual Discord and people wait; more in a test. */
  readonly patience?: number;
  /** How often the clocks are looked at, in milliseconds; shorter in a test. */
  readonly tickMs?: number;
  /** How often expired data is deleted, in milliseconds; shorter in a test. */
  readonly maintenanceMs?: number;
  /** When nothing ran for this long, the process stood still; longer in a test whose time leaps. */
  readonly standstillMs?: number;
  /**
   * Whether the bot may be this application, asked as soon as that is known and before anything is done, and
   * again while it throws; when it may not, `stop` is still to be called. Absent: any.
   */
  readonly mayServe?: (session: Session) => Promise<boolean>;
  /** Called once the bot is connected, and its commands are registered or refused. */
  readonly onReady: (up: ReadyInfo) => void;
  /** Called when the bot cannot go on; `stop` is still to be called. */
  readonly onFatal: (why: FatalReason) => void;
}

/** What the parts of the bot are made of, each taking what it needs: what it is started with, Discord, and how work is done. */
export interface Foundation extends Omit<BotDeps, 'token' | 'meter'>, Painters, CommonDeps {
  readonly patience: number;
  readonly api: DiscordApi;
  readonly cardEmojis: CardEmojis;
  readonly admission: AdmissionQueue;
  readonly queue: SerialQueue;
  readonly allowances: Allowances;
}

export function foundationOf({ token, ...deps }: BotDeps, signal: AbortSignal): Foundation {
  const { log, painter, backoff, meter = NO_METER, patience = 1 } = deps;
  const guard = createGuard(log);
  const { client, byToken, channels } = createClients(deps, { meter, guard });
  const api = new DiscordApi(client.rest, byToken);
  const admission = new AdmissionQueue({ backlog: () => painter.backlog(), patience });
  return {
    ...deps,
    ...createPainters(painter),
    meter,
    patience,
    signal,
    guard,
    untilDone: createUntilDone({ log, signal, backoff }),
    client,
    channels,
    api,
    cardEmojis: new CardEmojis({ ...deps, client, api, signal }),
    admission,
    queue: new SerialQueue(log, { meter, admit: () => admission.admit('display') }),
    allowances: deps.allowances ?? USUAL_ALLOWANCES,
    botId: () => client.user?.id ?? '',
    findMember: memberFinder(client, channels),
    mayPost: (serverId, id) => {
      const guild = client.guilds.cache.get(serverId);
      return guild !== undefined && (channels.mayPlayIn(guild, id) ?? false);
    },
    wordsOf: async (serverId, settings = deps.tables.stored) => {
      const locale = client.guilds.cache.get(serverId)?.preferredLocale ?? 'en-US';
      return wordsOfServer(await settings.serverSettings(serverId), locale);
    },
  };
}

export interface Messages {
  readonly direct: DirectMessages;
  readonly tableMessages: TableMessages;
  readonly hands: Hands;
  readonly costlyMoves: CostlyMoves;
}

/** @param isIn whether the bot is in a server */
export function messagesOver(base: Foundation, isIn: (serverId: string) => boolean): Messages {
  const { backoff, client, clock, patience, signal, tables } = base;
  const { now, monotonic } = clock;
  const guildOf = (id: string) => client.guilds.cache.get(id);
  const retries = new Retries(signal, backoff);
  const isRole = (id: string, role: string) => guildOf(id)?.roles.cache.has(role) === true;
  const privateEnd = privateEndPayload(tables, patience);
  const applicationId = () => client.application?.id ?? '';
  return {
    direct: new DirectMessages({ ...base, serverName: (id) => guildOf(id)?.name ?? '' }),
    tableMessages: new TableMessages({ ...base, isRole, now, isIn, retries }),
    hands: new Hands({ ...base, privateEnd, now, monotonic, applicationId, retries }),
    costlyMoves: new CostlyMoves(base),
  };
}

export function handlersBot(
  base: Foundation,
  messages: Messages,
  isIn: (serverId: string) => boolean,
): Bot {
  const { admission, allowances, api, client, operator } = base;
  return {
    ...base,
    ...messages,
    discord: connectedOver(base),
    roles: new Roles(client, api),
    servers: { isIn, inviteLink: (id) => inviteLink(client, id) },
    operator: operator ?? { contact: null, source: null },
    managesServer: managesServer(client),
    tellDeletions: () => noticesOver(base, messages),
    isBusy: () => admission.isBusy,
    matchBudget: new Budget(allowances.matches),
  };
}

function connectedOver({ client, clock, shards }: Foundation): Connected {
  return {
    async servers() {
      const own = client.guilds.cache.size;
      if (!hasOthers(shards)) return own;
      return (await client.application?.fetch())?.approximateGuildCount ?? own;
    },
    since: clock.now(),
  };
}

export async function noticesOver(base: Foundation, { direct }: Messages): Promise<void> {
  const findGuild = (id: string) => base.client.guilds.cache.get(id);
  await tellDeletions({ ...base, direct, findGuild });
}

/** What does what falls due, and writes to people of it. */
export function schedulerOver(
  base: Foundation,
  messages: Messages,
  servers: Pick<ServerTracker, 'isReachable'>,
): Scheduler {
  const all = { ...base, ...messages };
  return new Scheduler({
    ...all,
    announce: (id) => announceTable(all, id),
    tellTurn: (due) => tellTurn(all, due),
    isConnected: () => isConnected(base.client),
    isReachable: (where) => servers.isReachable(where),
  });
}
