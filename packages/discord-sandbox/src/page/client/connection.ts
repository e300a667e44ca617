import type { PageAction, PageNews, PageOutcome, PagePush } from '../page-protocol.ts';

export type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never;

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5000;

/** The socket to the sandbox. It reconnects. */
export class Connection {
  #socket: WebSocket | undefined;
  #retryMs = FIRST_RETRY_MS;
  #ref = 0;
  #waiting: Map<number, (outcome: PageOutcome) => void> = new Map();
  #onPush;
  #onState;

  constructor(onPush: (push: PageNews) => void, onState: (isOpen: boolean) => void) {
    this.#onPush = onPush;
    this.#onState = onState;
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/page-socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retryMs = FIRST_RETRY_MS;
      this.#onState(true);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
  }

  /** Looks as a person at a channel; null takes the first. */
  watch(person: string | null, channel: string | null) {
    this.#send({ op: 'watch', person, channel });
  }

  /**
   * Does something as the watched person.
   * @returns never rejects
   */
  ask(action: WithoutRef<PageAction>): Promise<PageOutcome> {
    this.#ref += 1;
    const ref = this.#ref;
    if (!this.#send({ ...action, ref })) return Promise.resolve(LOST);
    return new Promise((resolve) => this.#waiting.set(ref, resolve));
  }

  #send(message: object) {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket?.send(JSON.stringify(message));
    return isOpen;
  }

  #receive(push: PagePush) {
    if (push.op !== 'outcome') return this.#onPush(push);
    this.#waiting.get(push.ref)?.(push.outcome);
    this.#waiting.delete(push.ref);
  }

  #lost() {
    for (const resolve of this.#waiting.values()) resolve(LOST);
    this.#waiting.clear();
    this.#onState(false);
    setTimeout(() => this.open(), this.#retryMs);
    this.#retryMs = Math.min(LAST_RETRY_MS, this.#retryMs * 2);
  }
}

const LOST: PageOutcome = { kind: 'failed', text: '' };
