import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Log } from '../../log.ts';
import type { DiscordApi, Ticket } from '../api/discord-api.ts';
import type { Audience } from '../api/message-request.ts';
import type { Payload } from '../api/payload.ts';
import { discordErrorKind } from '../failure/discord-error.ts';

/** The likely kind of answer, which decides how a slow answer is deferred. */
export type Expected = 'private' | 'public' | 'update';

/**
 * What came of changing a pressed message: done; said in a new one, as that cannot be; or not taken
 * by Discord any more.
 */
export type Updated = 'updated' | 'replied' | 'lost';

export type AnswerApi = Pick<
  DiscordApi,
  | 'reply'
  | 'update'
  | 'form'
  | 'deferReply'
  | 'deferUpdate'
  | 'editAnswer'
  | 'removeAnswer'
  | 'followUp'
>;

interface ResponderDeps {
  readonly api: AnswerApi;
  readonly log: Log;
  readonly ticket: Ticket;
  readonly expected: Expected;
  /** When the interaction came, by `performance.now()`; absent: now. */
  readonly arrivedAt?: number;
  readonly patience?: number;
}

/** Discord waits three seconds; half of them are left for the way there and back. */
const SLOW_AFTER_MS = 1500;

/**
 * Answers one interaction exactly once. When the answer takes long, or the interaction was heard of late, it
 * first tells Discord that one is coming, and then fills that in.
 */
export class Responder {
  readonly ticket: Ticket;
  readonly #api: AnswerApi;
  readonly #log: Log;
  readonly #expected: Expected;
  readonly #timer: NodeJS.Timeout | undefined;
  #deferral: Promise<boolean> | undefined;
  #answered = false;
  /** When Discord took something from us, "thinking…" or the answer; by `performance.now()`. */
  #acknowledgedAt: number | undefined;
  #isLate = false;
  #done: { readonly result: unknown } | undefined;
  /** Whether the answer refuses the request. */
  isRefusal = false;

  constructor({
    api,
    log,
    ticket,
    expected,
    arrivedAt = performance.now(),
    patience = 1,
  }: ResponderDeps) {
    this.ticket = ticket;
    this.#api = api;
    this.#log = log;
    this.#expected = expected;
    const timeLeft = arrivedAt + SLOW_AFTER_MS * patience - performance.now();
    const defer = () => {
      this.#deferral = this.#acknowledge(() => this.#defer());
      // An answer awaits it and sees its failure; without an answer nobody does.
      this.#deferral.catch(() => {});
    };
    // By a timer other work would come before it.
    if (timeLeft <= 0) defer();
    else this.#timer = setTimeout(defer, timeLeft);
  }

  get isAnswered(): boolean {
    return this.#answered;
  }

  /** Undefined: not yet, or never. */
  get acknowledgedAt(): number | undefined {
    return this.#acknowledgedAt;
  }

  /** Discord would not take an answer any more. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /**
   * Does what may be stored once, however often the request is begun again because its answer failed;
   * gives what came of it.
   */
  async once<T>(work: () => Promise<T>): Promise<T> {
    this.#done ??= { result: await work() };
    return this.#done.result as T;
  }

  /**
   * A new message for the asker alone, or for everybody.
   *
   * @returns its id; undefined when Discord would not take the answer any more
   */
  async reply(payload: Payload, audience: Audience = 'asker'): Promise<string | undefined> {
    if (!(await this.#begin())) return undefined;
    const { ticket } = this;
    let id: string | undefined;
    await this.#acknowledge(async () => {
      if (this.#deferral === undefined) id = await this.#api.reply(ticket, payload, audience);
      else if (this.#expected === 'update') await this.#api.followUp(ticket, payload, audience);
      else id = await this.#fillIn(payload, audience);
    });
    return id;
  }

  /**
   * The message that was pressed on, changed; a new one for the asker alone if it is there no
   * more, or its thread is archived.
   */
  async update(payload: Payload): Promise<Updated> {
    if (!(await this.#begin())) return 'lost';
    const { ticket } = this;
    const isDeferred = this.#deferral !== undefined;
    try {
      const isTaken = await this.#acknowledge(async () => {
        if (isDeferred) await this.#api.editAnswer(ticket, payload);
        else await this.#api.update(ticket, payload);
      });
      return isTaken ? 'updated' : 'lost';
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind !== 'unknown-message' && kind !== 'archived') throw error;
    }
    const isTaken = await this.#acknowledge(async () => {
      if (isDeferred) await this.#api.followUp(ticket, payload);
      else await this.#api.reply(ticket, payload, 'asker');
    });
    return isTaken ? 'replied' : 'lost';
  }

  /**
   * Tells Discord that this was seen, and leaves the message that was pressed on as it is; what answers a
   * command is put in the place of "thinking…" by its token.
   *
   * @returns false when Discord would not take that any more
   */
  async acknowledge(): Promise<boolean> {
    if (!(await this.#begin())) return false;
    return this.#deferral !== undefined || (await this.#acknowledge(() => this.#sendDeferral()));
  }

  /** A form to fill in; nothing if Discord was told to wait for an answer, so that they press again. */
  async ask(form: APIModalInteractionResponseCallbackData): Promise<void> {
    if (!(await this.#begin()) || this.#deferral !== undefined) return;
    await this.#acknowledge(() => this.#api.form(this.ticket, form));
  }

  /** Says something more in a message of its own. To be called once the answer is given. */
  async add(payload: Payload, audience: Audience): Promise<void> {
    if (!this.#answered) throw new Error(`interaction ${this.ticket.id} is not answered yet`);
    await this.#acknowledge(() => this.#api.followUp(this.ticket, payload, audience));
  }

  /** Nothing to say: a second delivery of what was answered before. */
  silence(): void {
    this.#answered = true;
    clearTimeout(this.#timer);
  }

  /** Says something to the asker after the answer failed, in whatever way is still open. */
  async apologize(payload: Payload): Promise<void> {
    this.silence();
    try {
      await this.#deferral;
      if (this.#acknowledgedAt !== undefined) await this.#api.followUp(this.ticket, payload);
      else await this.#api.reply(this.ticket, payload, 'asker');
      this.#acknowledgedAt ??= performance.now();
    } catch (error) {
      this.#log.warn({ err: error, interaction: this.ticket.id }, 'an apology was not taken');
    }
  }

  /** Whether an answer may be given now: once, and only if the deferral before it was taken. */
  async #begin(): Promise<boolean> {
    if (this.#answered) throw new Error(`interaction ${this.ticket.id} was answered before`);
    this.#answered = true;
    clearTimeout(this.#timer);
    return this.#deferral === undefined || (await this.#deferral);
  }

  async #defer(): Promise<void> {
    this.#log.warn({ interaction: this.ticket.id }, 'slow: the answer is deferred');
    await this.#sendDeferral();
  }

  async #sendDeferral(): Promise<void> {
    if (this.#expected === 'update') await this.#api.deferUpdate(this.ticket);
    else await this.#api.deferReply(this.ticket, this.#deferredAudience);
  }

  get #deferredAudience(): Audience {
    return this.#expected === 'public' ? 'everybody' : 'asker';
  }

  /** A deferred reply keeps the audience that it was deferred with, so another needs a new message. */
  async #fillIn(payload: Payload, audience: Audience): Promise<string | undefined> {
    if (audience === this.#deferredAudience)
      return await this.#api.editAnswer(this.ticket, payload);
    if (audience === 'everybody') throw new Error('a private deferral cannot become public');
    await this.#api.removeAnswer(this.ticket);
    await this.#api.followUp(this.ticket, payload);
    return undefined;
  }

  /** Late and double answers are the world's, not ours: the person presses again. */
  async #acknowledge(request: () => Promise<void>): Promise<boolean> {
    try {
      await request();
      this.#acknowledgedAt ??= performance.now();
      return true;
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind !== 'too-late' && kind !== 'already-answered' && kind !== 'expired') throw error;
      this.#isLate = true;
      this.#log.warn({ interaction: this.ticket.id, errorKind: kind }, 'an answer was not taken');
      return false;
    }
  }
}
