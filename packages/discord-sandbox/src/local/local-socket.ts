import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { GatewaySocket } from '../gateway/gateway-session.ts';

const OPEN = 1;
const CLOSED = 3;
/** What a connection ends with where nobody said why. */
const LOST = 1006;

/** Hands over what one end sends after the time that it takes, in order. */
class Line {
  readonly #latency: () => number;
  readonly #inContext = AsyncLocalStorage.snapshot();
  #waiting: (() => void)[] = [];
  isPaused = false;

  constructor(latency: () => number) {
    this.#latency = latency;
  }

  send(deliver: () => void): void {
    this.#waiting.push(deliver);
    this.#inContext(() => setTimeout(() => this.#deliverNext(), this.#latency()));
  }

  #deliverNext(): void {
    const deliver = this.#waiting.shift();
    if (!this.isPaused) deliver?.();
  }

  cut(): void {
    this.#waiting = [];
  }
}

/** The end of a connection at which the gateway sits, as `ws` would give it. */
export class GatewayEnd extends EventEmitter {
  readonly OPEN = OPEN;
  readyState: 0 | 1 | 2 | 3 = OPEN;
  readonly #toBot: Line;
  readonly #bot: BotEnd;

  constructor(bot: BotEnd, toBot: Line) {
    super();
    this.#bot = bot;
    this.#toBot = toBot;
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#toBot.send(() => this.#bot.onmessage?.({ data: text }));
  }

  close(code = LOST): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSED;
    this.#toBot.send(() => this.#bot.ended(code));
    this.emit('close', code);
  }

  /** As by a torn cable: what is on its way is lost. */
  terminate(): void {
    this.#toBot.cut();
    this.close();
  }

  /** Nothing comes through any more, and nobody is told. */
  pause(): void {
    this.#toBot.isPaused = true;
    this.readyState = CLOSED;
  }
}

/**
 * The bot's end of a connection, with as much of a WebSocket as discord.js uses. What arrives is handled in the
 * context (`AsyncLocalStorage`) in which the connection was made.
 */
export class BotEnd {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  onerror: ((event: { readonly error: Error }) => void) | null = null;
  binaryType = 'arraybuffer';
  readyState: 0 | 1 | 2 | 3 = 0;
  readonly #gateway: GatewayEnd;
  readonly #toGateway: Line;

  /**
   * @param accept takes the other end, in the context of the gateway
   * @param run runs work in that context
   */
  constructor({ latency, accept, inContext }: LocalGateway) {
    const toBot = new Line(latency);
    this.#gateway = new GatewayEnd(this, toBot);
    this.#toGateway = inContext(() => new Line(latency));
    toBot.send(() => {
      this.readyState = OPEN;
      this.onopen?.();
    });
    this.#toGateway.send(() => accept(this.#gateway as unknown as GatewaySocket));
  }

  send(text: string): void {
    if (this.readyState === OPEN) {
      this.#toGateway.send(() => this.#gateway.emit('message', text));
    }
  }

  close(code = 1005): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    this.#toGateway.send(() => {
      if (this.#gateway.readyState === OPEN) this.#gateway.close(code);
      else this.ended(code);
    });
  }

  /** The connection has ended. */
  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}

/** Where connections within the process lead. */
export interface LocalGateway {
  /** Milliseconds that something takes on its way. */
  readonly latency: () => number;
  readonly accept: (socket: GatewaySocket) => void;
  /** Runs work in the gateway's context. */
  readonly inContext: <T>(work: () => T) => T;
}
