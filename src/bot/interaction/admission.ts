/**
 * What work is for: `change`: what somebody did is stored. `words`: an answer that draws nothing and
 * takes next to no time. `show`: somebody asked to see something. `display`: messages are kept as the
 * matches are.
 */
export type WorkKind = 'change' | 'words' | 'show' | 'display';

interface Waiting {
  readonly arrivedAt: number;
  /** The person who waits; '' for displays. */
  readonly who: string;
  readonly begin: (isAdmitted: boolean) => void;
}

interface Deps {
  /** How many pictures were asked for and are not finished. */
  readonly backlog: () => number;
  readonly patience?: number;
  /** The present, in milliseconds; only differences count. */
  readonly now?: () => number;
}

/** How long people wait for what they asked for, in milliseconds: after that they will have tried again. */
const LONGEST_WAIT_MS = 10_000;
/** With more pictures waiting, some 15 ms of work, another would only wait. */
const MOST_PICTURES = 6;
/** So many keep every thread of the painter busy; pictures that nobody waits for are held back. */
const ENOUGH_PICTURES = 3;
/** After this long what nobody waits for is drawn by turns with what somebody does. */
const PATIENCE_MS = 250;
/** How often it is looked whether pictures can be drawn again. */
const LOOK_AGAIN_MS = 5;
const LAG_EVERY_MS = 50;

/**
 * Lets works begin, in one turn of the event loop one that changes something and one that only talks, in the
 * next one that draws: no number of them keeps the loop from sockets and timers, and what is drawn does not
 * get between a change and its answer. While there is too much to
 * do, what changes something goes on; what draws waits until pictures can be drawn, the newest that is asked
 * for first, and what nobody waits for any more is turned away. Nobody has two turns in a row while others wait.
 * Displays go when the painter has next to nothing else to do, but do not wait for that for long.
 */
export class AdmissionQueue {
  readonly #backlog: () => number;
  readonly #now: () => number;
  readonly #longestWait: number;
  readonly #waiting: Readonly<Record<WorkKind, Waiting[]>> = {
    change: [],
    words: [],
    show: [],
    display: [],
  };
  /** Of each kind, who had the last turn. */
  readonly #lastWho = new Map<WorkKind, string>();
  readonly #lagTimer: NodeJS.Timeout;
  #lag = 0;
  #isScheduled = false;
  #isClosed = false;
  #isTurnToDraw = false;
  /** Which of the two kinds of drawing work goes next when they alternate. */
  #next: 'show' | 'display' = 'show';

  constructor({ backlog, patience = 1, now = () => performance.now() }: Deps) {
    this.#backlog = backlog;
    this.#longestWait = LONGEST_WAIT_MS * patience;
    this.#now = now;
    let due = now() + LAG_EVERY_MS;
    this.#lagTimer = setInterval(() => {
      this.#lag = Math.max(0, now() - due);
      due = now() + LAG_EVERY_MS;
    }, LAG_EVERY_MS).unref();
  }

  /** So much is to be done that what can be done later should be. */
  get isBusy(): boolean {
    return this.#backlog() > MOST_PICTURES;
  }

  /** Since when something that is heard of now may have been waiting for the event loop. */
  get arrival(): number {
    return this.#now() - this.#lag;
  }

  /** Resolves when the work may begin: to false when it is not to be done any more. */
  admit(kind: WorkKind, arrivedAt = this.#now(), who = ''): Promise<boolean> {
    return new Promise((begin) => {
      this.#waiting[kind].push({ arrivedAt, who, begin });
      this.#schedule();
    });
  }

  /** From now on nothing waits for other pictures to be drawn: what would have to is turned away. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#lagTimer);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    const { change, words, show, display } = this.#waiting;
    const quick = change.length + words.length;
    if (quick + show.length + display.length === 0) return;
    this.#isScheduled = true;
    const turn = () => {
      this.#isScheduled = false;
      this.#turn();
      this.#schedule();
    };
    if (quick > 0 || this.#nextDrawing() !== undefined) setImmediate(turn);
    else setTimeout(turn, LOOK_AGAIN_MS);
  }

  #turn(): void {
    for (const kind of ['change', 'words', 'show'] as const) this.#drop(kind, this.#longestWait);
    if (this.#isClosed && this.isBusy) {
      for (const kind of ['show', 'display'] as const) this.#drop(kind, Number.NEGATIVE_INFINITY);
    }
    if (this.#isTurnToDraw) {
      this.#takeDrawing()?.begin(true);
    } else {
      this.#take('change', 'oldest')?.begin(true);
      this.#take('words', 'newest')?.begin(true);
    }
    this.#isTurnToDraw = !this.#isTurnToDraw;
  }

  /** What of those that draw may begin: while nobody waits too long, what somebody asked for. */
  #nextDrawing(): 'show' | 'display' | undefined {
    const { show, display } = this.#waiting;
    const [oldest] = display;
    if (this.isBusy || (oldest === undefined && show.length === 0)) return undefined;
    if (oldest === undefined) return 'show';
    if (this.#now() - oldest.arrivedAt > PATIENCE_MS)
      return show.length > 0 ? this.#next : 'display';
    if (show.length > 0) return 'show';
    return this.#backlog() < ENOUGH_PICTURES ? 'display' : undefined;
  }

  /** Of what somebody asked for the newest, of what is kept up to date the oldest. */
  #takeDrawing(): Waiting | undefined {
    const kind = this.#nextDrawing();
    if (kind === undefined) return undefined;
    this.#next = kind === 'show' ? 'display' : 'show';
    return kind === 'show' ? this.#take('show', 'newest') : this.#waiting.display.shift();
  }

  /** What is first in its kind, of those who did not have the last turn if anybody else waits. */
  #take(kind: WorkKind, first: 'oldest' | 'newest'): Waiting | undefined {
    const waiting = this.#waiting[kind];
    const last = this.#lastWho.get(kind);
    const isOther = ({ who }: Waiting) => who !== last;
    const other = first === 'oldest' ? waiting.findIndex(isOther) : waiting.findLastIndex(isOther);
    const otherwise = first === 'oldest' ? 0 : waiting.length - 1;
    const [taken] = waiting.splice(other === -1 ? otherwise : other, 1);
    if (taken !== undefined) this.#lastWho.set(kind, taken.who);
    return taken;
  }

  #drop(kind: WorkKind, oldest: number): void {
    const waiting = this.#waiting[kind];
    const isOld = ({ arrivedAt }: Waiting) => this.#now() - arrivedAt > oldest;
    for (let first = waiting[0]; first !== undefined && isOld(first); first = waiting[0]) {
      waiting.shift();
      first.begin(false);
    }
  }
}
