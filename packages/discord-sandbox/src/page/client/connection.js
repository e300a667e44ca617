/**
 * @typedef {import('../page-protocol.ts').PagePush} PagePush
 * @typedef {import('../page-protocol.ts').PageOutcome} PageOutcome
 * @typedef {import('../page-protocol.ts').PageAction} PageAction
 */
/**
 * @template T
 * @typedef {T extends unknown ? Omit<T, 'ref'> : never} WithoutRef
 */

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5000;

/** The socket to the sandbox. It comes back by itself when it is lost. */
export class Connection {
  /** @type {WebSocket | undefined} */
  #socket;
  #retryMs = FIRST_RETRY_MS;
  #ref = 0;
  /** @type {Map<number, (outcome: PageOutcome) => void>} */
  #waiting = new Map();
  #onPush;
  #onState;

  /**
   * @param {(push: PagePush) => void} onPush
   * @param {(isOpen: boolean) => void} onState
   */
  constructor(onPush, onState) {
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

  /**
   * Looks as a person at a channel; null takes the first.
   * @param {string | null} person
   * @param {string | null} channel
   */
  watch(person, channel) {
    this.#send({ op: 'watch', person, channel });
  }

  /**
   * Does something as the watched person.
   * @param {WithoutRef<PageAction>} action
   * @returns {Promise<PageOutcome>} never rejects
   */
  ask(action) {
    this.#ref += 1;
    const ref = this.#ref;
    if (!this.#send({ ...action, ref })) return Promise.resolve(LOST);
    return new Promise((resolve) => this.#waiting.set(ref, resolve));
  }

  /** @param {object} message */
  #send(message) {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket?.send(JSON.stringify(message));
    return isOpen;
  }

  /** @param {PagePush} push */
  #receive(push) {
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

/** @type {PageOutcome} */
const LOST = { kind: 'failed', text: '' };
