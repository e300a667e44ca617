/**
 * What work is for: `change`: what somebody did is stored. `words`: an answer that draws nothing and
 * takes next to no time. `show`: somebody asked to see something. `display`: messages are kept as the
 * matches are.
 */
export type WorkKind = 'change' | 'words' | 'show' | 'display';

interface Waiting {
  readonly arrivedAt: number;
  readonly begin: (isAdmitted: boolean) => void;
}

interface Deps {
  /** So many pictures are being drawn that another would only wait. */
  readonly isBusy: () => boolean;
  /** The present, in milliseconds; only differences count. */
  readonly now?: () => number;
}

/**
 * How old what waits may become, in milliseconds. Discord gives up on an interaction after 3,000, and
 * an answer takes its way there; a change counts all the same, until people will have tried again.
 */
const OLDEST: Readonly<Record<WorkKind, number>> = {
  change: 10_000,
  words: 2000,
  show: 2000,
  display: Number.POSITIVE_INFINITY,
};
/** How often it is looked whether pictures can be drawn again. */
const LOOK_AGAIN_MS = 5;
const LAG_EVERY_MS = 50;

/**
 * Lets works begin, in one turn of the event loop one that changes something and one that only talks, in the
 * next one that draws: no number of them keeps the loop from sockets and timers, and what is drawn does not
 * get between a change and its answer. While there is too much to
 * do, what changes something goes on; what draws waits until pictures can be drawn, the newest that is asked
 * for first, and what nobody waits for any more is dropped.
 */
export class AdmissionQueue {
  readonly #isBusy: () => boolean;
  readonly #now: () => number;
  readonly #waiting: Readonly<Record<WorkKind, Waiting[]>> = {
    change: [],
    words: [],
    show: [],
    display: [],
  };
  readonly #lagTimer: NodeJS.Timeout;
  #lag = 0;
  #isScheduled = false;
  #isClosed = false;
  #isTurnToDraw = false;
  /** Which of the two that show goes next. */
  #next: 'show' | 'display' = 'show';

  constructor({ isBusy, now = () => performance.now() }: Deps) {
    this.#isBusy = isBusy;
    this.#now = now;
    let due = now() + LAG_EVERY_MS;
    this.#lagTimer = setInterval(() => {
      this.#lag = Math.max(0, now() - due);
      due = now() + LAG_EVERY_MS;
    }, LAG_EVERY_MS).unref();
  }

  /** So much is to be done that what can be done later should be. */
  get isBusy(): boolean {
    return this.#isBusy();
  }

  /** Since when something that is heard of now may have been waiting for the event loop. */
  get arrival(): number {
    return this.#now() - this.#lag;
  }

  /** Resolves when the work may begin: to false when it is not to be done any more. */
  admit(kind: WorkKind, arrivedAt = this.#now()): Promise<boolean> {
    return new Promise((begin) => {
      this.#waiting[kind].push({ arrivedAt, begin });
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
    if (quick > 0 || !this.#isBusy()) setImmediate(turn);
    else setTimeout(turn, LOOK_AGAIN_MS);
  }

  #turn(): void {
    for (const kind of ['change', 'words', 'show'] as const) this.#drop(kind);
    if (this.#isClosed && this.#isBusy()) {
      for (const kind of ['show', 'display'] as const) this.#drop(kind, Number.NEGATIVE_INFINITY);
    }
    if (this.#isTurnToDraw) {
      if (!this.#isBusy()) this.#takeDrawing()?.begin(true);
    } else {
      this.#waiting.change.shift()?.begin(true);
      this.#waiting.words.pop()?.begin(true);
    }
    this.#isTurnToDraw = !this.#isTurnToDraw;
  }

  /** The next of those that draw: by turns the newest that is asked to be shown, and the oldest display. */
  #takeDrawing(): Waiting | undefined {
    const { show, display } = this.#waiting;
    const isShow = display.length === 0 || (this.#next === 'show' && show.length > 0);
    this.#next = isShow ? 'display' : 'show';
    return isShow ? show.pop() : display.shift();
  }

  /** Turns away what is older than that. */
  #drop(kind: WorkKind, oldest = OLDEST[kind]): void {
    const waiting = this.#waiting[kind];
    const isOld = ({ arrivedAt }: Waiting) => this.#now() - arrivedAt > oldest;
    for (let first = waiting[0]; first !== undefined && isOld(first); first = waiting[0]) {
      waiting.shift();
      first.begin(false);
    }
  }
}
