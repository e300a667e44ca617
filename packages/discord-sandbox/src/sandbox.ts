import { Administration } from './administration.ts';
import { Faults, type InjectedFault, type SocketLoss } from './faults.ts';
import { Gateway, type ShardConnection } from './gateway/gateway.ts';
import { LocalServer } from './http/local-server.ts';
import { serveOverHttp } from './http/rest-server.ts';
import { Interactions } from './interactions/interactions.ts';
import type { SentInteraction } from './interactions/outcome.ts';
import { type LocalTransport, localTransport } from './local/local-transport.ts';
import { DISCORD_LIMITS, type SandboxOptions } from './options.ts';
import { PageServer } from './page/page-server.ts';
import type { Message } from './protocol/wire.ts';
import { applicationRoutes } from './rest/application-routes.ts';
import { channelRoutes, interactionRoutes } from './rest/message-routes.ts';
import { RateLimits } from './rest/rate-limits.ts';
import { type LoggedRequest, RequestLog } from './rest/request-log.ts';
import { Rest } from './rest/rest.ts';
import { threadRoutes } from './rest/thread-routes.ts';
import { waitFor } from './waiting.ts';
import { isUsedElsewhere } from './world/installations.ts';
import { Storage } from './world/storage.ts';
import { randomToken, World } from './world/world.ts';

const WAIT_MS = 120_000;

/**
 * A local stand-in for Discord: REST API, gateway, CDN and a page for people, on 127.0.0.1. An unchanged
 * discord.js client connects to it with `new Client({ rest: { api: sandbox.api, cdn: sandbox.cdn } })` and
 * `login(sandbox.token)`.
 *
 * What Discord's app would not allow a person throws `Refused`.
 */
export class Sandbox extends Administration {
  readonly #interactions: Interactions;
  readonly #gateway: Gateway;
  readonly #log = new RequestLog();
  readonly #faults: Faults;
  readonly #storage: Storage | undefined;
  #server: LocalServer | undefined;

  constructor(options: SandboxOptions = {}) {
    const settings = { token: randomToken(), ...DISCORD_LIMITS, ...options };
    const world = new World(settings);
    const faults = new Faults();
    const gateway = new Gateway(world, faults);
    const interactions = new Interactions(world, (data, { channel, owners }) => {
      const { serverId } = channel;
      const isElsewhere = isUsedElsewhere(world, serverId, owners);
      gateway.dispatch({ name: 'INTERACTION_CREATE', data, serverId, isElsewhere });
    });
    super(world, interactions);
    this.#faults = faults;
    this.#gateway = gateway;
    this.#interactions = interactions;
    if (settings.dataDir !== undefined) this.#storage = new Storage(world, settings.dataDir);
  }

  /**
   * Starts to listen, on 127.0.0.1 only. With `dataDir`, the stored world is restored first.
   * @param port 0 takes any free port
   * @throws {PortInUse}
   */
  async listen(port = 0): Promise<this> {
    const rest = await this.#rest();
    const page = new PageServer(this, this.#gateway);
    const server = new LocalServer({
      api: (request, response, url) => serveOverHttp(rest, { request, response, url }),
      file: (path) => this.world.files.get(path),
      page: (response, path) => page.serve(response, path),
      gateway: (socket, version) => this.#gateway.accept(socket, version),
      pageSocket: (socket) => page.accept(socket),
      log: this.world.settings.log,
    });
    // The world is restored before the first connection: a waiting page would find it empty otherwise.
    const restore = await this.#storage?.load();
    this.world.origin = `http://127.0.0.1:${await server.listen(port)}`;
    restore?.();
    this.#server = server;
    return this;
  }

  /**
   * Serves bots of this process without a socket: nothing listens, and there is no page.
   * @param latency milliseconds that a request, an answer or an event takes; none unless given
   */
  async connectWithin(latency: () => number = () => 0): Promise<LocalTransport> {
    this.world.origin = 'http://sandbox.local';
    const rest = await this.#rest();
    return localTransport({ rest, gateway: this.#gateway, latency });
  }

  async #rest(): Promise<Rest> {
    const limits = new RateLimits(() => this.world.now);
    const { checkSchema, refuseUnknownFields } = this.world.settings;
    const check = checkSchema
      ? (await import('./validation/schema-check.ts')).schemaCheck(refuseUnknownFields)
      : undefined;
    const routes = [
      ...applicationRoutes(this.world, this.#gateway, limits),
      ...channelRoutes(this.world, limits),
      ...threadRoutes(this.world),
      ...interactionRoutes(this.world, this.#interactions),
    ];
    const { world } = this;
    return new Rest({ world, routes, limits, check, log: this.#log, faults: this.#faults });
  }

  /** Ends every connection and stores pending changes. */
  async close(): Promise<void> {
    this.#interactions.close();
    this.#gateway.close();
    await this.#server?.close();
    await this.#storage?.close();
  }

  /** For discord.js's `rest.api`. */
  get api(): string {
    return `${this.world.origin}/api`;
  }

  /** For discord.js's `rest.cdn`. */
  get cdn(): string {
    return `${this.world.origin}/cdn`;
  }

  /** The address of the page. */
  get url(): string {
    return `${this.world.origin}/`;
  }

  /** The bot's token; `resetToken` changes it. */
  get token(): string {
    return this.world.token;
  }

  /** Whether a bot is connected to the gateway. */
  get isBotOnline(): boolean {
    return this.#gateway.isOnline;
  }

  /**
   * The bot's connections that have identified, by shard. Several processes may have some each, or
   * the same one.
   */
  get connections(): readonly ShardConnection[] {
    return this.#gateway.connections();
  }

  /** Calls back when the bot connects or disconnects. */
  onPresence(listener: (isOnline: boolean) => void): void {
    this.#gateway.events.on('presence', listener);
  }

  // Waiting and inspection.

  /** The first message that fits, present or future, new or edited, ephemeral ones included. */
  waitForMessage(fits: (message: Message) => boolean, timeoutMs = WAIT_MS): Promise<Message> {
    const { events, messages } = this.world;
    const wait = { what: 'a message', timeoutMs, emitter: events, event: 'message' };
    return waitFor(
      wait,
      () => [...messages.values()].find(({ message }) => fits(message))?.message,
    );
  }

  /** The first answered request that fits, past or future. */
  waitForRequest(
    fits: (request: LoggedRequest) => boolean,
    timeoutMs = WAIT_MS,
  ): Promise<LoggedRequest> {
    const wait = { what: 'a request', timeoutMs, emitter: this.#log.events, event: 'request' };
    const answered = (entry: LoggedRequest) => entry.status !== null && fits(entry);
    return waitFor(wait, () => this.requests.find(answered));
  }

  /** Waits until a bot is connected and has registered `command`, if given. */
  async waitForBot(command?: string, timeoutMs = WAIT_MS): Promise<void> {
    await this.#waitForShards('the bot', timeoutMs, () => this.isBotOnline);
    if (command === undefined) return;
    const { events, commands } = this.world;
    const wait = { what: `/${command}`, timeoutMs, emitter: events, event: 'commands' };
    await waitFor(wait, () => [...commands.values()].find(({ name }) => name === command));
  }

  /** Waits until every shard of this many is connected, by whichever process. */
  waitForShards(count: number, timeoutMs = WAIT_MS): Promise<void> {
    return this.#waitForShards(`${count} shards`, timeoutMs, () => {
      const own = this.connections.filter(({ shards }) => shards === count);
      return new Set(own.map(({ shard }) => shard)).size === count;
    });
  }

  waitForNoBot(timeoutMs = WAIT_MS): Promise<void> {
    return this.#waitForShards('the bot to leave', timeoutMs, () => !this.isBotOnline);
  }

  async #waitForShards(what: string, timeoutMs: number, isSo: () => boolean): Promise<void> {
    const wait = { what, timeoutMs, emitter: this.#gateway.events, event: 'connections' };
    await waitFor(wait, () => isSo() || undefined);
  }

  /** The bot's requests, the latest last. */
  get requests(): readonly LoggedRequest[] {
    return this.#log.entries;
  }

  /** The rules of Discord that the bot's requests broke, as sentences. */
  get violations(): readonly string[] {
    return this.#log.violations;
  }

  // Time.

  /**
   * Moves Discord's clock ahead: tokens expire, messages grow old, rate limits reset. The deadline for an
   * answer runs on the real clock all the same.
   */
  advance(ms: number): void {
    this.world.advance(ms);
    this.#interactions.endOverdue();
  }

  // Failures.

  /** Makes a coming request, connection or event fail; faults.ts lists how. */
  injectFault(fault: InjectedFault): void {
    this.#faults.add(fault);
  }

  clearFaults(): void {
    this.#faults.clear();
  }

  /** Sends an interaction to the bot once more, as Discord sometimes does. */
  deliverAgain(press: SentInteraction): void {
    this.#interactions.deliver(press.id);
  }

  /** Breaks the bot's gateway connections, of one shard or all, by default without a close code. */
  dropSockets(loss: SocketLoss = { kind: 'terminate' }, shard?: number): void {
    this.#gateway.drop(loss, shard);
  }

  /** Sends the bot any event, also one that Discord should not send, to one shard or all. */
  sendEvent(name: string, data: object, shard?: number): void {
    this.#gateway.sendEvent(name, data, shard);
  }

  /** Sends a raw text on each gateway connection, such as half a payload. */
  sendFrame(text: string): void {
    this.#gateway.sendFrame(text);
  }

  /** Resets the bot's token: connections close with 4004, and requests with the old token answer 401. */
  resetToken(): void {
    this.world.token = randomToken();
    this.#gateway.revoke();
  }
}

/** Starts an empty sandbox on a free port, for a test. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return new Sandbox(options).listen(0);
}
