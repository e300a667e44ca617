import { Actor, type Ref } from './actor.ts';
import { Faults, type InjectedFault } from './faults.ts';
import { Gateway, type SocketLoss } from './gateway.ts';
import { Interactions } from './interactions.ts';
import { RateLimits } from './limits.ts';
import { DISCORD_LIMITS, type SandboxOptions } from './options.ts';
import { PageServer } from './page-server.ts';
import { MANAGER, ORDINARY, type PermissionName, permissionBits } from './permissions.ts';
import type { Press } from './press.ts';
import { Refused } from './refused.ts';
import { type LoggedRequest, RequestLog } from './request-log.ts';
import { Rest } from './rest.ts';
import { applicationRoutes } from './routes-application.ts';
import { channelRoutes, interactionRoutes } from './routes-message.ts';
import { LocalServer } from './server.ts';
import { Storage } from './storage.ts';
import { waitFor } from './waiting.ts';
import type { Message } from './wire.ts';
import { type Channel, type Person, randomToken, type Server, World } from './world.ts';

const WAIT_MS = 2000;
const MAX_NAME = 32;

/**
 * A Discord to try a bot in: REST API, gateway, CDN and a page for people, on 127.0.0.1. A discord.js
 * client connects to it unchanged, by `new Client({ rest: { api: sandbox.api, cdn: sandbox.cdn } })` and
 * `login(sandbox.token)`.
 *
 * What Discord's app would not let a person do throws `Refused`.
 */
export class Sandbox {
  readonly world: World;
  readonly #interactions: Interactions;
  readonly #gateway: Gateway;
  readonly #log = new RequestLog();
  readonly #faults = new Faults();
  readonly #storage: Storage | undefined;
  #server: LocalServer | undefined;

  constructor(options: SandboxOptions = {}) {
    const settings = { token: randomToken(), ...DISCORD_LIMITS, ...options };
    this.world = new World(settings);
    this.#gateway = new Gateway(this.world);
    this.#interactions = new Interactions(this.world, (payload, serverId) =>
      this.#gateway.dispatch({ name: 'INTERACTION_CREATE', data: payload, serverId }),
    );
    if (settings.dataDir !== undefined) this.#storage = new Storage(this.world, settings.dataDir);
  }

  /**
   * Starts to listen, on 127.0.0.1 alone. With `dataDir`, the world of the last run is there afterwards.
   * @param port 0 takes any free port
   * @throws {PortInUse}
   */
  async listen(port = 0): Promise<this> {
    const { settings } = this.world;
    const limits = new RateLimits(settings.clock);
    const check = settings.checkSchema
      ? (await import('./schema-check.ts')).schemaFaults
      : undefined;
    const routes = [
      ...applicationRoutes(this.world, this.#gateway),
      ...channelRoutes(this.world, limits),
      ...interactionRoutes(this.world, this.#interactions),
    ];
    const parts = {
      world: this.world,
      routes,
      limits,
      log: this.#log,
      faults: this.#faults,
      check,
    };
    const rest = new Rest(parts);
    const page = new PageServer(this);
    const server = new LocalServer({
      api: (request, response, url) => rest.serve(request, response, url),
      file: (path) => this.world.files.get(path),
      page: (response, path) => page.serve(response, path),
      gateway: (socket) => this.#gateway.accept(socket),
      pageSocket: (socket) => page.accept(socket),
    });
    // The world is there before the first connection: a page that waits would find nobody otherwise.
    const restore = await this.#storage?.load();
    this.world.origin = `http://127.0.0.1:${await server.listen(port)}`;
    restore?.();
    this.#server = server;
    return this;
  }

  /** Ends every connection, and stores what is not yet stored. */
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

  /** The bot's token; another one after `resetToken`. */
  get token(): string {
    return this.world.token;
  }

  /** Whether a bot is connected to the gateway. */
  get isBotOnline(): boolean {
    return this.#gateway.isOnline;
  }

  /** Tells when the bot comes or goes. */
  onPresence(listener: (isOnline: boolean) => void): void {
    this.#gateway.events.on('presence', listener);
  }

  // The world.

  /**
   * Adds a person, who is in every server.
   * @returns the person, to act as: `ann.command(…)`, `ann.click(…)`
   * @param options `locale` is `en-US` unless given; `permissions` is a list of names beyond the ordinary
   *   ones, or `manager` for somebody with "Manage Server"
   */
  addUser(
    name: string,
    options: {
      readonly locale?: string;
      readonly permissions?: readonly PermissionName[] | 'manager';
    } = {},
  ): Actor {
    const clean = name.trim().replace(/\s+/g, ' ');
    if (clean === '' || clean.length > MAX_NAME)
      throw new Refused(`A name has 1 to ${MAX_NAME} letters.`);
    if ([...this.world.people.values()].some((person) => person.name === clean)) {
      throw new Refused(`There is a ${clean} already.`);
    }
    const { locale = 'en-US', permissions = [] } = options;
    const bits = permissions === 'manager' ? MANAGER : ORDINARY | permissionBits(permissions);
    return this.actor(this.world.addPerson(clean, locale, bits));
  }

  /** A person, to act as. */
  actor(user: Ref): Actor {
    return new Actor(this.world.person(user.id).id, this.world, this.#interactions);
  }

  /** Everybody, in the order of their coming. */
  get users(): readonly Actor[] {
    return [...this.world.people.values()].map((person) => this.actor(person));
  }

  /** Changes a person's language or whether they may manage the server. */
  setUser(user: Ref, change: { readonly locale?: string; readonly isManager?: boolean }): Person {
    const person = this.world.person(user.id);
    const permissions =
      change.isManager === undefined ? person.permissions : change.isManager ? MANAGER : ORDINARY;
    const changed = { ...person, locale: change.locale ?? person.locale, permissions };
    this.world.putPerson(changed);
    return changed;
  }

  /** Adds a server in which the bot is a member. */
  addServer(name: string, options: { readonly locale?: string } = {}): Server {
    return this.world.addServer(name, options.locale ?? 'en-US');
  }

  /** Adds a channel; `permissions` is all that the bot may do in it, everything ordinary unless given. */
  addChannel(
    server: Ref,
    name: string,
    options: { readonly permissions?: readonly PermissionName[] } = {},
  ): Channel {
    const { permissions } = options;
    return this.world.addChannel(
      server.id,
      name,
      permissions ? permissionBits(permissions) : ORDINARY,
    );
  }

  /** Says what the bot may do in a channel: all of `permissions` and nothing else, or all but `without`. */
  setPermissions(
    channel: Ref,
    permissions: readonly PermissionName[] | { readonly without: readonly PermissionName[] },
  ): void {
    const bits =
      'without' in permissions
        ? ORDINARY & ~permissionBits(permissions.without)
        : permissionBits(permissions);
    this.world.setBotPermissions(channel.id, bits);
  }

  deleteChannel(channel: Ref): void {
    this.world.deleteChannel(channel.id);
  }

  /** Removes the bot from a server (GUILD_DELETE). */
  removeBot(server: Ref): void {
    this.world.setBotIn(server.id, false);
  }

  /** Invites the bot again (GUILD_CREATE). */
  inviteBot(server: Ref): void {
    this.world.setBotIn(server.id, true);
  }

  // Waiting and looking.

  /** The first message, there or yet to come, new or edited, that fits. Private ones are looked at too. */
  waitForMessage(fits: (message: Message) => boolean, timeoutMs = WAIT_MS): Promise<Message> {
    const { events, messages } = this.world;
    const wait = { what: 'a message', timeoutMs, emitter: events, events: ['message'] };
    return waitFor(
      wait,
      () => [...messages.values()].find(({ message }) => fits(message))?.message,
    );
  }

  /** The first answered request, made or yet to come, that fits. */
  waitForRequest(
    fits: (request: LoggedRequest) => boolean,
    timeoutMs = WAIT_MS,
  ): Promise<LoggedRequest> {
    const wait = { what: 'a request', timeoutMs, emitter: this.#log.events, events: ['request'] };
    const answered = (entry: LoggedRequest) => entry.status !== null && fits(entry);
    return waitFor(wait, () => this.requests.find(answered));
  }

  /** Until a bot is connected, and has registered a command named `command` if that is given. */
  async waitForBot(command?: string, timeoutMs = WAIT_MS): Promise<void> {
    const online = {
      what: 'the bot',
      timeoutMs,
      emitter: this.#gateway.events,
      events: ['presence'],
    };
    await waitFor(online, () => this.isBotOnline || undefined);
    if (command === undefined) return;
    const registered = {
      what: `/${command}`,
      timeoutMs,
      emitter: this.world.events,
      events: ['commands'],
    };
    await waitFor(registered, () =>
      [...this.world.commands.values()].find(({ name }) => name === command),
    );
  }

  /** Until no bot is connected. */
  async waitForNoBot(timeoutMs = WAIT_MS): Promise<void> {
    const wait = {
      what: 'the bot to leave',
      timeoutMs,
      emitter: this.#gateway.events,
      events: ['presence'],
    };
    await waitFor(wait, () => !this.isBotOnline || undefined);
  }

  /** The bot's requests, the latest last. */
  get requests(): readonly LoggedRequest[] {
    return this.#log.entries;
  }

  /** What the bot's requests broke of Discord's rules; empty is well. */
  get violations(): readonly string[] {
    return this.#log.violations;
  }

  // What goes wrong.

  /** Makes some of the bot's next requests fail; see `tooManyRequests` for a 429. */
  injectFault(fault: InjectedFault): void {
    this.#faults.add(fault);
  }

  clearFaults(): void {
    this.#faults.clear();
  }

  /** Sends the bot an interaction once more, as Discord may. */
  deliverAgain(press: Press): void {
    this.#interactions.deliver(press.id);
  }

  /** Breaks the bot's gateway connections; without an argument as a torn cable does. */
  dropSockets(loss: SocketLoss = { kind: 'terminate' }): void {
    this.#gateway.drop(loss);
  }

  /** Resets the bot's token: connections end with 4004 and requests with the old token answer 401. */
  resetToken(): void {
    this.world.token = randomToken();
    this.#gateway.revoke();
  }
}

/** A sandbox that listens on a free port; what a test wants. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return new Sandbox(options).listen(0);
}
