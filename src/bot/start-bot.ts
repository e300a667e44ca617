import { type Client, Events, type Interaction } from 'discord.js';
import type { Log } from '../log.ts';
import { type Meter, NO_METER } from '../meter.ts';
import { hasOthers } from '../model/shards.ts';
import type { Painter } from '../render/painter.ts';
import { within } from '../table/background.ts';
import type { SettingsReader } from '../table/settings/settings-store.ts';
import type { Tables } from '../table/tables.ts';
import type { SteadyClock } from '../table/timers/steady-clock.ts';
import { AlertMessages } from './alerts/alert-messages.ts';
import { DiscordApi } from './api/discord-api.ts';
import type { Bot } from './bot.ts';
import { COMPONENT_HANDLERS } from './component-handlers.ts';
import { DirectMessages } from './direct/direct-messages.ts';
import { TurnMessages } from './direct/turn-messages.ts';
import { type Backoff, retryUntilDone } from './failure/backoff.ts';
import { createGuard, type Guard } from './failure/guard.ts';
import type { Channels } from './gateway/channels.ts';
import { type ClientOptions, createClients } from './gateway/clients.ts';
import { connect, type FatalReason, gatewayProblem, isConnected } from './gateway/connection.ts';
import { completeInstallLink, inviteLink } from './gateway/install-settings.ts';
import { managesServer, memberFinder } from './gateway/members.ts';
import { isRegistrar, type ReadyInfo, register } from './gateway/registration.ts';
import { Hands } from './hand/hands.ts';
import { CostlyMoves } from './history/costly-moves.ts';
import { AdmissionQueue } from './interaction/admission.ts';
import { Budget } from './interaction/budget.ts';
import type { Commands } from './interaction/command.ts';
import { type Allowances, Dispatch, USUAL_ALLOWANCES } from './interaction/dispatch.ts';
import type { Servers } from './interaction/interaction-context.ts';
import { wordsOfServer } from './interaction/localize.ts';
import { SerialQueue } from './interaction/serial-queue.ts';
import { createPainters } from './painters.ts';
import { tellDeletions } from './privacy/deletion-notices.ts';
import { eraseForgotten } from './privacy/maintenance.ts';
import { privateEndPayload } from './private-end.ts';
import { RedrawQueue } from './redraw-queue.ts';
import { RuleBooks } from './rules/rule-books.ts';
import { ClosedChannels } from './servers/closed-channels.ts';
import { ServerTracker, type Session } from './servers/server-tracker.ts';
import { TableMessages } from './table-message/table-messages.ts';
import { Scheduler } from './timers/scheduler.ts';
import { keepUp, onceAtATime, repeated } from './upkeep.ts';

export interface BotDeps extends ClientOptions {
  readonly token: string;
  /** The one server to register the commands to; undefined: every server. */
  readonly serverId: string | undefined;
  readonly commands: Commands;
  readonly tables: Tables;
  readonly computers: Bot['computers'];
  /** Absent: nobody says. */
  readonly operator?: Bot['operator'];
  readonly settings: SettingsReader;
  readonly painter: Painter;
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
  /** When nothing ran for so long, the process stood still; longer in a test whose time leaps. */
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

export interface RunningBot {
  /** Why people cannot be heard, in words for the bot's owner; undefined when they can. */
  gatewayProblem(): string | undefined;
  /** Takes no more work, finishes what was taken, and disconnects. */
  stop(): Promise<void>;
}

/** How long what was taken may still take when the bot goes down. */
const GRACE_MS = 2500;
/** A connection that is gone does not say goodbye. */
const GOODBYE_MS = 500;

/**
 * Starts the bot and keeps it connected. Returns at once; `onReady` and `onFatal` report the outcome.
 */
export function startBot(deps: BotDeps): RunningBot {
  const { log, clock, token, meter = NO_METER, backoff, patience = 1, onFatal } = deps;
  const ending = new AbortController();
  const { signal } = ending;
  const guard = createGuard(log);
  const { client, byToken, channels } = createClients(deps, { meter, guard });
  const admission = new AdmissionQueue({ backlog: () => deps.painter.backlog(), patience });
  const queue = new SerialQueue(log, { meter, admit: () => admission.admit('display') });
  const api = new DiscordApi(client.rest, byToken);
  const isIn = (serverId: string) => serverTracker.isIn(serverId);
  const { now } = clock;
  const outside = { client, guard, log, now, monotonic, signal, backoff, onFatal };
  const known = { ...outside, ...whoAmI(client, channels), ...serverPreferences(deps, client) };
  const direct = new DirectMessages({ ...deps, ...known, api, meter });
  const shared = { ...deps, ...known, api, isIn, channels, meter, queue, admission, direct };
  const tableMessages = new TableMessages(shared);
  const privateEnd = privateEndPayload(deps.tables, patience);
  const hands = new Hands({ ...shared, privateEnd });
  const costlyMoves = new CostlyMoves(shared);
  const isBusy = () => admission.isBusy;
  const messages = { direct, tableMessages, hands, costlyMoves };
  const matchBudget = new Budget((deps.allowances ?? USUAL_ALLOWANCES).matches);
  const own = { isBusy, signal, matchBudget, tellDeletions: () => tellDeletions(shared) };
  const bot = { ...botDeps(deps, shared), ...messages, ...own };
  const redraw = new RedrawQueue({ ...deps, guard, tableMessages, hands, signal });
  const handlers = { components: COMPONENT_HANDLERS, bot, redraw };
  const dispatch = new Dispatch({ allowances: USUAL_ALLOWANCES, ...shared, ...handlers });
  const { isHeard } = connect(outside, token);
  const closedChannels = new ClosedChannels({ ...shared, tableMessages });
  const serverTracker = new ServerTracker({ ...shared, tableMessages, closedChannels, isHeard });
  const scheduler = createScheduler({
    ...shared,
    tableMessages,
    isConnected: () => isConnected(client),
    isReachable: (where) => serverTracker.isReachable(where),
  });
  client.on(Events.InteractionCreate, guard('an interaction', takeBy(dispatch, serverTracker)));
  serverTracker.watch();
  const begin = guard('the beginning', async (ready: Client<true>) => {
    await serverTracker.serving;
    guard(MISSED, () => catchUp(outside, [hands, tableMessages]))();
    guard('the start of the clocks', () => scheduler.start())();
    guard('the rest of a deletion', () => eraseForgotten({ ...deps, signal }))();
    present(ready, { ...deps, ...deps.commands, guard, signal, api });
  });
  client.once(Events.ClientReady, begin);
  const upkeep = onceAtATime(() => keepUp({ ...shared, tableMessages }, serverTracker, scheduler));
  const timers = repeated(shared, {
    upkeep: upkeep.run,
    tick: () => scheduler.tick(),
    look: async () => {
      await closedChannels.lookAgain();
      if (serverTracker.isReviewed && hasOthers(deps.shards)) await tableMessages.showStale();
    },
  });

  return {
    gatewayProblem: () => gatewayProblem(client),
    async stop() {
      ending.abort();
      for (const timer of timers) clearInterval(timer);
      admission.close();
      const changed = Promise.allSettled([dispatch.close(), scheduler.idle()]);
      const shown = changed.then(() => redraw.idle()).then(() => queue.idle());
      // After what is being deleted, whose rest is for the next process.
      const erased = deps.tables.privacy.finishErasures(signal);
      await within(GRACE_MS * patience, Promise.allSettled([shown, erased, upkeep.idle()]));
      redraw.stop();
      await within(GOODBYE_MS, client.destroy());
    },
  };
}

/** Sees to what Discord shows of the application: its commands, and how it is added to servers. */
function present(
  ready: Client<true>,
  deps: Parameters<typeof register>[1] & { readonly guard: Guard },
): void {
  const { guard, log } = deps;
  if (isRegistrar(deps)) guard('the install link', () => completeInstallLink(ready.rest, log))();
  guard('the registration', () => register(ready, deps))();
}

/** Deals with an interaction once the bot may serve; it is as old as it is from when it came. */
function takeBy(dispatch: Dispatch, { serving }: Pick<ServerTracker, 'serving'>) {
  return async (interaction: Interaction): Promise<void> => {
    const { now } = dispatch;
    await serving;
    dispatch.take(interaction, now);
  };
}

type DepsOf<Class extends new (deps: never) => unknown> = ConstructorParameters<Class>[0];

/** What does what falls due, and writes to people of it. */
function createScheduler(
  deps: Omit<DepsOf<typeof Scheduler>, 'alerts' | 'turnMessages'> &
    DepsOf<typeof AlertMessages> &
    DepsOf<typeof TurnMessages>,
): Scheduler {
  const [alerts, turnMessages] = [new AlertMessages(deps), new TurnMessages(deps)];
  return new Scheduler({ ...deps, alerts, turnMessages });
}

/** Milliseconds of a clock that nobody sets. */
const monotonic = () => performance.now();

const MISSED = 'what was missed';

/** Shows what was not shown before the last process ended. */
async function catchUp(
  how: Omit<Parameters<typeof retryUntilDone>[0], 'what'>,
  shown: readonly { catchUp(): Promise<void> }[],
): Promise<void> {
  await retryUntilDone({ ...how, what: MISSED }, async () => {
    for (const one of shown) await one.catchUp();
  });
}

/** What Discord tells of. */
interface Seen extends Pick<Servers, 'isIn'> {
  readonly client: Client;
  readonly channels: Channels;
}

/** What handlers use, without the messages that the bot keeps up to date. */
function botDeps(
  { painter, tables, computers, settings, log, meter = NO_METER, clock, shards, operator }: BotDeps,
  { client, channels, isIn }: Seen,
): Omit<
  Bot,
  | 'direct'
  | 'tableMessages'
  | 'hands'
  | 'costlyMoves'
  | 'isBusy'
  | 'signal'
  | 'tellDeletions'
  | 'matchBudget'
> {
  const discord = {
    isChannel: (serverId: string, id: string) => channels.find(serverId, id) !== undefined,
    mayPost: (serverId: string, id: string) => {
      const guild = client.guilds.cache.get(serverId);
      return guild !== undefined && (channels.mayPlayIn(guild, id) ?? false);
    },
    async servers() {
      const own = client.guilds.cache.size;
      if (!hasOthers(shards)) return own;
      return (await client.application?.fetch())?.approximateGuildCount ?? own;
    },
    since: clock.now(),
  };
  const ruleBooks = new RuleBooks();
  const findMember = memberFinder(client, channels);
  const known = {
    painter,
    tables,
    computers,
    settings,
    ruleBooks,
    discord,
    servers: { isIn, inviteLink: (id: string) => inviteLink(client, id) },
    channels,
    operator: operator ?? { contact: null, source: null },
    findMember,
    managesServer: managesServer(client),
    log,
    meter,
  };
  return { ...known, ...createPainters(painter) };
}

/** How a server wants to see its tables. */
function serverPreferences(deps: BotDeps, client: Client) {
  return {
    ...createPainters(deps.painter),
    wordsOf: async (serverId: string, settings: SettingsReader = deps.settings) => {
      const locale = client.guilds.cache.get(serverId)?.preferredLocale ?? 'en-US';
      return wordsOfServer(await settings.serverSettings(serverId), locale);
    },
  };
}

/** The bot's ids and whom it knows, once it is connected. */
function whoAmI(client: Client, channels: Channels) {
  return {
    applicationId: () => client.application?.id ?? '',
    botId: () => client.user?.id ?? '',
    findMember: memberFinder(client, channels),
    findGuild: (serverId: string) => client.guilds.cache.get(serverId),
    serverName: (serverId: string) => client.guilds.cache.get(serverId)?.name ?? '',
  };
}
