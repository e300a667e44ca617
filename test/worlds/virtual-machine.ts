import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { Agenda, isBefore } from './agenda.ts';
import { currentProcess } from './virtual-process.ts';

/**
 * The machine that a world runs on: its clocks, timers and chance take the place of Node's, for every module
 * of the process. Nothing here waits: time passes from one timer to the next.
 *
 * Import this file before any other, and keep the process for worlds alone.
 */

const require = createRequire(import.meta.url);
const nextTurn = setImmediate;
const RealDate = Date;

type Callback = (...args: readonly unknown[]) => void;

/** A timer as Node hands it out. */
class VirtualTimer {
  at = 0;
  order = 0;
  isSet = false;
  /** How often it has fired since what had happened so far. */
  beats = 0;
  happened = 0;
  readonly delay: number;
  readonly repeats: boolean;
  /** It ends what takes too long: mostly nothing. */
  readonly isLimit: boolean;
  readonly process = currentProcess();
  readonly fire: () => void;

  constructor(
    work: Callback,
    delay: number,
    options: { args?: readonly unknown[]; repeats?: boolean; isLimit?: boolean },
  ) {
    const { args = [], repeats = false, isLimit = false } = options;
    this.delay = delay;
    this.repeats = repeats;
    this.isLimit = isLimit;
    const inContext = AsyncLocalStorage.snapshot();
    this.fire = () => inContext(work, ...args);
    machine.set(this);
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  get isBeat(): boolean {
    return this.repeats && this.delay <= machine.leaps.interval;
  }

  /** It is set, and by a process that runs. */
  get isMeant(): boolean {
    return this.isSet && this.process?.isKilled !== true;
  }

  hasRef(): boolean {
    return true;
  }

  refresh(): this {
    machine.clear(this);
    machine.set(this);
    return this;
  }

  close(): this {
    machine.clear(this);
    return this;
  }

  [Symbol.dispose](): void {
    machine.clear(this);
  }
}

/** Which intervals are leapt over while nothing happens: those up to the given one, and so far at once. */
export interface Leaps {
  readonly interval: number;
  readonly longest: number;
}

/** How many beats of a timer are lived through after something has happened, and before something will. */
const BEATS = 1;
/** Between two heartbeats of a connection to Discord. */
const HEARTBEAT_MS = 41_250;
const SECOND = 1000;
const { POSITIVE_INFINITY: EVER } = Number;
/** More often than that it is only looked how late the event loop is: here it never is. */
const LAG_MS = 100;
/** What takes so long at most is on its way between the bot and Discord: something has happened before it. */
const ON_ITS_WAY_MS = 100;

class VirtualMachine {
  /** Milliseconds since the world began. */
  monotonic = 0;
  /** What the wall clock shows before that, in milliseconds since 1970; a world may set it. */
  wallOffset = 0;
  /** When something outside of timers falls due next, as far as is known; nothing is leapt over. */
  nextDue: () => number = () => Number.POSITIVE_INFINITY;
  leaps: Leaps = { interval: 0, longest: 0 };
  readonly #agenda = new Agenda<VirtualTimer>();
  readonly #beats = new Agenda<VirtualTimer>();
  /** How much has happened that is no beat. */
  #happened = 0;
  #order = 0;
  #random = { seed: '', count: 0 };

  /** A new world: nothing is set, and chance starts over. */
  begin(seed: string, startsAt: number, leaps: Leaps): void {
    this.leaps = leaps;
    for (const agenda of [this.#agenda, this.#beats]) agenda.clear();
    [this.monotonic, this.wallOffset, this.#order] = [0, startsAt, 0];
    this.#random = { seed, count: 0 };
  }

  get wall(): number {
    return Math.floor(this.wallOffset + this.monotonic);
  }

  set(timer: VirtualTimer): void {
    timer.at = this.monotonic + timer.delay;
    timer.order = this.#order++;
    timer.isSet = true;
    if (timer.repeats && timer.delay < LAG_MS) return;
    (timer.isBeat || timer.isLimit ? this.#beats : this.#agenda).add(timer);
  }

  clear(timer: unknown): void {
    if (timer instanceof VirtualTimer) timer.isSet = false;
  }

  /** So many bytes of chance. */
  bytes(length: number): Buffer {
    const blocks: Buffer[] = [];
    for (let left = length; left > 0; left -= 32) {
      const { seed, count } = this.#random;
      blocks.push(createHash('sha256').update(`${seed} ${count}`).digest());
      this.#random.count = count + 1;
    }
    return Buffer.concat(blocks).subarray(0, length);
  }

  /**
   * Lets time pass until a condition holds, or for this many milliseconds.
   *
   * @returns whether it held
   */
  async runUntil(isSo: () => boolean, longest: number): Promise<boolean> {
    const until = this.monotonic + longest;
    this.#happened += 1;
    await quiet();
    while (!isSo()) {
      const timer = this.#next(until);
      if (timer === undefined) {
        this.monotonic = Math.max(this.monotonic, until);
        return false;
      }
      timer.isSet = false;
      this.monotonic = Math.max(this.monotonic, timer.at);
      const order = this.#order;
      timer.fire();
      if (timer.repeats && !timer.isSet) this.set(timer);
      await quiet();
      const isEvent = timer.isLimit ? this.#order > order : !timer.isBeat;
      if (isEvent && timer.delay > ON_ITS_WAY_MS) this.#happened += 1;
    }
    return true;
  }

  /** Takes the timer that fires next, at that time at the latest. */
  #next(until: number): VirtualTimer | undefined {
    for (;;) {
      const event = this.#agenda.next;
      const beat = this.#beats.next;
      const isBeat = beat !== undefined && (event === undefined || isBefore(beat, event));
      const timer = isBeat ? beat : event;
      if (timer === undefined || timer.at > until) return undefined;
      (isBeat ? this.#beats : this.#agenda).takeNext();
      if (!timer.isMeant) continue;
      if (!isBeat || !this.#leaps(timer, Math.min(until, event?.at ?? until))) return timer;
    }
  }

  /** Puts off a beat that is like those before it, and those after it. */
  #leaps(timer: VirtualTimer, until: number): boolean {
    if (timer.isLimit) return false;
    if (timer.happened !== this.#happened) [timer.happened, timer.beats] = [this.#happened, 0];
    timer.beats += 1;
    if (timer.beats <= BEATS || timer.at + BEATS * timer.delay > until) return false;
    const { longest } = this.leaps;
    const isSlow = timer.delay > HEARTBEAT_MS;
    const slow = isSlow
      ? EVER
      : this.#beats.earliest((one) => one.isMeant && one.delay > HEARTBEAT_MS);
    const to = Math.min(until, this.nextDue(), slow, timer.at + longest);
    // A connection counts as lost whose heart was not heard to beat: so it beats before anything else looks.
    const beatsAt = to - BEATS * HEARTBEAT_MS + SECOND - timer.at;
    const beats =
      timer.delay < HEARTBEAT_MS && beatsAt > 0
        ? Math.ceil(beatsAt / timer.delay)
        : Math.floor((to - timer.at) / timer.delay) - (isSlow ? 0 : BEATS);
    if (beats <= 0) return false;
    timer.at += beats * timer.delay;
    this.#beats.add(timer);
    return true;
  }

  /** Lets this many milliseconds pass. */
  async pass(ms: number): Promise<void> {
    await this.runUntil(() => false, ms);
  }
}

/** Once everything that needs no time is done. */
function quiet(): Promise<void> {
  return new Promise((resolve) => nextTurn(resolve));
}

export const machine = new VirtualMachine();

function delayOf(ms: unknown): number {
  const delay = Number(ms);
  return delay >= 1 && delay <= 0x7fff_ffff ? delay : 1;
}

const virtualTimers = {
  setTimeout: (work: Callback, ms?: unknown, ...args: readonly unknown[]) =>
    new VirtualTimer(work, delayOf(ms), { args }),
  setInterval: (work: Callback, ms?: unknown, ...args: readonly unknown[]) =>
    new VirtualTimer(work, delayOf(ms), { args, repeats: true }),
  setImmediate: (work: Callback, ...args: readonly unknown[]) =>
    new VirtualTimer(work, 0, { args }),
  clearTimeout: (timer: unknown) => machine.clear(timer),
  clearInterval: (timer: unknown) => machine.clear(timer),
  clearImmediate: (timer: unknown) => machine.clear(timer),
};

interface SleepOptions {
  readonly signal?: AbortSignal;
}

function sleep<T>(delay: number, value: T, { signal }: SleepOptions = {}): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const stop = () => {
    machine.clear(timer);
    reject(new DOMException('The operation was aborted', 'AbortError'));
  };
  const timer = new VirtualTimer(
    () => {
      signal?.removeEventListener('abort', stop);
      resolve(value);
    },
    delay,
    {},
  );
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { once: true });
  return promise;
}

class VirtualDate extends RealDate {
  constructor(...args: readonly []) {
    super(...((args.length === 0 ? [machine.wall] : args) as []));
  }

  static override now(): number {
    return machine.wall;
  }
}

function install(): void {
  Object.assign(globalThis, virtualTimers, { Date: VirtualDate });
  Object.assign(require('node:timers'), virtualTimers);
  Object.assign(require('node:timers/promises'), {
    setTimeout: <T>(ms: unknown, value: T, options?: SleepOptions) =>
      sleep(delayOf(ms), value, options),
    setImmediate: <T>(value: T, options?: SleepOptions) => sleep(0, value, options),
  });
  Object.assign(require('node:crypto'), { randomBytes: (length: number) => machine.bytes(length) });
  Object.defineProperty(performance, 'now', { value: () => machine.monotonic });
  Math.random = () => machine.bytes(6).readUIntBE(0, 6) / 2 ** 48;
  AbortSignal.timeout = (ms: number) => {
    const controller = new AbortController();
    const end = () => controller.abort(new DOMException('The time is over', 'TimeoutError'));
    new VirtualTimer(end, ms, { isLimit: true });
    return controller.signal;
  };
  syncBuiltinESMExports();
}

install();
