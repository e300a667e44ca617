import { type Client, Events, type Interaction } from 'discord.js';
import { hasOthers } from '../model/shards.ts';
import { within } from '../table/background.ts';
import {
  type BotDeps,
  type Foundation,
  foundationOf,
  handlersBot,
  type Messages,
  messagesOver,
  noticesOver,
  schedulerOver,
} from './bot-parts.ts';
import { COMPONENT_HANDLERS } from './component-handlers.ts';
import { type Guard, logFailure } from './failure/guard.ts';
import { connect, gatewayProblem } from './gateway/connection.ts';
import { completeInstallLink } from './gateway/install-settings.ts';
import { isRegistrar, register } from './gateway/registration.ts';
import { Dispatch } from './interaction/dispatch.ts';
import { postDue } from './posting/posts.ts';
import { eraseForgotten, maintain, reviveStranded } from './privacy/maintenance.ts';
import { RedrawQueue } from './redraw-queue.ts';
import { ClosedChannels } from './servers/closed-channels.ts';
import { ServerTracker } from './servers/server-tracker.ts';
import type { Scheduler } from './timers/scheduler.ts';

export interface RunningBot {
  /** Why people cannot be heard, in words for the bot's owner; undefined when they can. */
  gatewayProblem(): string | undefined;
  /** Takes no more work, finishes what it has, and disconnects. */
  stop(): Promise<void>;
}

/** How long what was taken may still take when the bot goes down. */
const GRACE_MS = 2500;
/** A connection that is gone does not say goodbye. */
const GOODBYE_MS = 500;

const MISSED = 'what was missed';

/**
 * Starts the bot and keeps it connected. Returns at once; `onReady` and `onFatal` report the outcome.
 */
export function startBot(deps: BotDeps): RunningBot {
  const ending = new AbortController();
  const { signal } = ending;
  const base = foundationOf(deps, signal);
  const { admission, client, guard, patience, queue, tables } = base;
  const isIn = (serverId: string) => servers.isIn(serverId);
  const messages = messagesOver(base, isIn);
  const { tableMessages } = messages;
  const redraw = new RedrawQueue({ ...base, ...messages });
  const bot = handlersBot(base, messages, isIn);
  const dispatch = new Dispatch({ ...base, bot, components: COMPONENT_HANDLERS, redraw });
  const isHeard = connect({ ...base, monotonic: () => performance.now() }, deps.token);
  const closedChannels = new ClosedChannels({ ...base, tableMessages });
  const servers = new ServerTracker({ ...base, tableMessages, closedChannels, isHeard });
  const scheduler = schedulerOver(base, messages, servers);
  client.on(Events.InteractionCreate, guard('an interaction', takeBy(dispatch, servers)));
  servers.watch();
  const begin = async (ready: Client<true>) => {
    await servers.serving;
    takeUp(base, messages, scheduler);
    present(ready, base);
  };
  client.once(Events.ClientReady, guard('the beginning', begin));
  const upkeep = onceAtATime(async () => {
    if (!servers.isReviewed) return;
    // Deletions that fell due while nobody could undo them are put off first.
    await scheduler.tick();
    await keepUp(base, messages, servers);
  });
  const timers = repeated(deps, guard, {
    upkeep: upkeep.run,
    tick: () => scheduler.tick(),
    look: async () => {
      await closedChannels.lookAgain();
      if (servers.isReviewed && hasOthers(deps.shards)) await tableMessages.showStale();
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
      const erased = tables.privacy.finishErasures(signal);
      await within(GRACE_MS * patience, Promise.allSettled([shown, erased, upkeep.idle()]));
      redraw.stop();
      await within(GOODBYE_MS, client.destroy());
    },
  };
}

/** Goes on with what the last process has left. */
function takeUp(base: Foundation, { hands, tableMessages }: Messages, scheduler: Scheduler): void {
  const { guard, untilDone } = base;
  const catchUp = async () => {
    await hands.catchUp();
    await tableMessages.catchUp();
  };
  guard(MISSED, () => untilDone(MISSED, catchUp))();
  guard('the start of the clocks', () => scheduler.start())();
  guard('the rest of a deletion', () => eraseForgotten(base))();
}

const EMOJIS = 'the upload of cards for buttons';

/** Sees to what Discord shows of the application: its commands, its emojis, and how it is added to servers. */
function present(ready: Client<true>, base: Foundation): void {
  const { cardEmojis, commands, guard, log } = base;
  if (isRegistrar(base)) guard('the install link', () => completeInstallLink(ready.rest, log))();
  guard('the registration', () => register(ready, { ...base, ...commands }))();
  guard(EMOJIS, () => cardEmojis.keep())();
}

/**
 * Deletes what has expired, and posts what is due, once what fell due meanwhile has been put off. What fails keeps
 * nothing else from being done.
 */
async function keepUp(
  base: Foundation,
  messages: Messages,
  servers: Pick<ServerTracker, 'isReachable'>,
): Promise<void> {
  const { cardEmojis, log } = base;
  const isReachable: ServerTracker['isReachable'] = (where) => servers.isReachable(where);
  const work: Readonly<Record<string, () => Promise<void>>> = {
    'the deletion of what is over': () => maintain({ ...base, ...messages, isReachable }),
    'the search for matches that wait for nobody': () => reviveStranded(base),
    'the end of notices': () => noticesOver(base, messages),
    [EMOJIS]: () => cardEmojis.keep(),
    'what is posted unasked': () => postDue(base),
  };
  for (const [what, step] of Object.entries(work)) {
    await step().catch((error: unknown) => logFailure(log, error, { what }));
  }
}

/** Deals with an interaction once the bot may serve; it is as old as it is from when it came. */
function takeBy(dispatch: Dispatch, { serving }: Pick<ServerTracker, 'serving'>) {
  return async (interaction: Interaction): Promise<void> => {
    const { now } = dispatch;
    await serving;
    dispatch.take(interaction, now);
  };
}

const MAINTENANCE_EVERY_MS = 5 * 60_000;
const TICK_MS = 1000;
/** How many ticks pass until it is looked again at what other processes have changed. */
const TICKS_A_LOOK = 5;

/** Work that is not begun again while it runs. */
function onceAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  return {
    async run(): Promise<void> {
      running ??= work().finally(() => {
        running = undefined;
      });
      await running;
    },
    idle: async (): Promise<void> => running,
  };
}

/** Begins to do each piece of work again and again. */
function repeated(
  { maintenanceMs = MAINTENANCE_EVERY_MS, tickMs = TICK_MS }: BotDeps,
  guard: Guard,
  work: Readonly<Record<'upkeep' | 'tick' | 'look', () => Promise<void>>>,
): readonly NodeJS.Timeout[] {
  return [
    setInterval(guard('the upkeep', work.upkeep), maintenanceMs),
    setInterval(guard('the look at the clocks', work.tick), tickMs),
    setInterval(guard('the look at what has changed elsewhere', work.look), tickMs * TICKS_A_LOOK),
  ];
}
