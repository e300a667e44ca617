import type { Channel, Sandbox } from 'discord-sandbox';
import type { BotProcess } from './bot-process.ts';
import { faultsOfDeadlines, type Query, type Snapshot, snapshot } from './deadlines.ts';
import { machine } from './virtual-machine.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** After whatever was done to the bot, it has this long to follow. */
const FOLLOWS = 3 * SECOND;
/** So long may go on what somebody has done; longer where the bot hears of it with the next connection. */
const ACTS = 15 * SECOND;
const ACTS_HEARD_LATE = 5 * MINUTE;

interface Watched {
  readonly sandbox: Sandbox;
  readonly places: () => readonly Channel[];
  readonly query: Query;
  readonly bot: () => BotProcess | undefined;
  /** What is done may be heard of with the next connection. */
  readonly isHeardLate: boolean;
}

/** Watches what falls due, and for how long nobody could press. */
export class Watch {
  readonly #watched: Watched;
  /** For how long nobody could press, by the channel. */
  readonly #lost = new Map<string, number>();
  /** When somebody did something, in which match, 0 if that is not known, and whether it asks for the next round. */
  #acts: { readonly at: number; readonly match: number; readonly goesOn: boolean }[] = [];
  /** What was stored when the bot had last followed whatever was done to it. */
  #before: Snapshot | undefined;
  #disturbedAt = 0;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Something was done to the bot. */
  disturb(): void {
    this.#disturbedAt = machine.monotonic;
  }

  /** Somebody does something, in a match if it is known which. */
  act(match: number, goesOn: boolean): void {
    const { isHeardLate, sandbox } = this.#watched;
    if (isHeardLate || sandbox.isBotOnline)
      this.#acts.push({ at: machine.monotonic, match, goesOn });
  }

  /** Nobody can press for this long. */
  lose(ms: number, places = this.#watched.places()): void {
    for (const { id } of places) this.#lost.set(id, (this.#lost.get(id) ?? 0) + ms);
  }

  /** Lets time pass, and counts for each place how much of it nobody could press there. */
  async pass(ms: number): Promise<void> {
    const { bot, isHeardLate, places, sandbox } = this.#watched;
    const wasOnline = sandbox.isBotOnline;
    const from = machine.monotonic;
    // What the bot may not have heard of does not count.
    const closed = isHeardLate ? [] : this.closed;
    await machine.pass(ms);
    // What it has missed it follows once it is connected.
    if (!(wasOnline && sandbox.isBotOnline)) this.disturb();
    const until = machine.monotonic;
    const down = bot()?.isRunning ? 0 : until - Math.max(from, bot()?.process.killedAt ?? 0);
    this.lose(until - from, closed);
    this.lose(
      down,
      places().filter(({ id }) => !closed.some((place) => place.id === id)),
    );
  }

  /** Where nobody can press, even if the bot runs. */
  get closed(): readonly Channel[] {
    const { places, sandbox } = this.#watched;
    return places().filter((place) => {
      if (place.kind !== 'text' && place.kind !== 'thread') return false;
      const { isAvailable, hasBot } = sandbox.world.server(place.serverId);
      if (!isAvailable || !hasBot) return true;
      // What is taken from the bot in a world is nothing that threads need.
      if (place.kind === 'thread') return false;
      const { botPermissions } = sandbox.world.textChannel(place.id);
      return botPermissions !== place.botPermissions;
    });
  }

  /** What does not hold of deadlines, once the bot has followed whatever was done to it, also while it was down. */
  look(): readonly string[] {
    const bot = this.#watched.bot();
    const { monotonic: at, wall } = machine;
    const hasFollowed = bot?.isReady === true && at - this.#disturbedAt >= FOLLOWS;
    if (bot?.isRunning !== true || !hasFollowed) return [];
    const [before, acts] = [this.#before, this.#acts];
    const now = snapshot(this.#watched.query, { at, wall, lost: this.#lost });
    this.#before = now;
    const lasting = this.#watched.isHeardLate ? ACTS_HEARD_LATE : ACTS;
    this.#acts = acts.filter((one) => one.at > at - lasting);
    if (before === undefined) return [];
    const isActed = (match: number, some = acts) =>
      some.some((one) => [0, match].includes(one.match));
    const goneOn = acts.filter(({ goesOn }) => goesOn);
    const hasGoneOn = (match: number) => isActed(match, goneOn);
    return faultsOfDeadlines(before, now, { hasGoneOn, isActed });
  }
}
