import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ConnectionFault, Faults, SocketLoss } from '../faults.ts';
import { listenTo } from '../http/socket-guard.ts';
import { shardOf } from '../protocol/snowflake.ts';
import { RateLimits } from '../rest/rate-limits.ts';
import { isServed } from '../rest/request-headers.ts';
import { knownServer } from '../world/payloads.ts';
import type { Server } from '../world/records.ts';
import { randomToken, type World } from '../world/world.ts';
import { forwardEvents, type GatewayEvent, Intent } from './gateway-events.ts';
import {
  type ClientPayload,
  Close,
  type CloseReason,
  close,
  type GatewaySocket,
  type Identity,
  identityIn,
  Op,
  parsePayload,
  type Resumption,
  resumptionIn,
  type Session,
  send,
  sendEvent,
} from './gateway-session.ts';

const IDENTIFY_WINDOW_MS = 24 * 60 * 60 * 1000;
const SENT_BY_CLIENT = { count: 120, windowMs: 60_000 };
/** Close codes after which Discord forgets a session. */
const GOODBYE = new Set([1000, 1001]);
/** The close code of a connection that ended without one. */
const LOST = 1006;

/** Opcodes that have no effect here: presence, voice state and requests for members. */
const IGNORED_OPS: ReadonlySet<number> = new Set([Op.presence, 4, 8, 31, 43]);
/** Beyond the last intent that Discord has. */
const INTENTS_END = 2 ** 26;

const FAULT_POINTS: Readonly<Record<number, ConnectionFault['on']>> = {
  [Op.heartbeat]: 'heartbeat',
  [Op.identify]: 'identify',
  [Op.resume]: 'resume',
};

/** A shard of the bot, as far as the gateway knows of it. */
export interface ShardConnection {
  readonly shard: number;
  /** How many shards the bot has, as its process said. */
  readonly shards: number;
  /** Since when it is connected, in milliseconds since 1970; null while it is not. */
  readonly since: number | null;
}

interface GatewayEvents {
  /** The bot came or went. */
  presence: [isOnline: boolean];
  /** A connection came or went. */
  connections: [];
}

/** Discord's gateway: sessions, heartbeats, resuming, and the events that a bot is sent. */
export class Gateway {
  readonly events = new EventEmitter<GatewayEvents>();
  readonly #world: World;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<GatewaySocket>();
  readonly #limits: RateLimits;
  readonly #faults: Faults;
  #identified = 0;
  #wasOnline = false;

  constructor(world: World, faults: Faults) {
    this.#world = world;
    this.#faults = faults;
    this.#limits = new RateLimits(() => world.now);
    this.events.setMaxListeners(0);
    forwardEvents(world, (event) => this.dispatch(event));
  }

  /** Whether the bot is connected. */
  get isOnline(): boolean {
    return this.connections().length > 0;
  }

  /**
   * Every connection that has identified, by shard; a shard has several where several processes say it is theirs.
   */
  connections(): readonly ShardConnection[] {
    return [...this.#sessions.values()]
      .filter(({ socket }) => socket !== undefined)
      .map(({ shard, shards, since }) => ({ shard, shards, since }))
      .sort((a, b) => a.shard - b.shard);
  }

  /**
   * The connection over which the bot learns of a server, or of direct messages for null; undefined
   * where it has not said how many shards it has.
   */
  connectionFor(serverId: string | null): ShardConnection | undefined {
    const connected = this.connections().find(
      (one) => one.shard === shardFor(serverId, one.shards),
    );
    if (connected !== undefined) return connected;
    const latest = [...this.#sessions.values()].at(-1);
    if (latest === undefined) return undefined;
    return { shard: shardFor(serverId, latest.shards), shards: latest.shards, since: null };
  }

  /** The answer to `GET /gateway/bot`. */
  information(): object {
    const { identifyBudget, maxConcurrency, shards, serversPerShard } = this.#world.settings;
    return {
      url: this.url,
      shards: Math.max(shards, Math.ceil(this.#servers.length / serversPerShard)),
      session_start_limit: {
        total: identifyBudget,
        remaining: Math.max(0, identifyBudget - this.#identified),
        reset_after: IDENTIFY_WINDOW_MS,
        max_concurrency: maxConcurrency,
      },
    };
  }

  get #servers(): readonly Server[] {
    return [...this.#world.servers.values()].filter(({ hasBot }) => hasBot);
  }

  get url(): string {
    return `${this.#world.origin.replace(/^http/, 'ws')}/gateway`;
  }

  /** Takes a new connection, which asks for a version of the gateway. */
  accept(socket: GatewaySocket, version: string | null): void {
    if (!isServed(version)) {
      close(socket, Close.invalidVersion);
      return;
    }
    this.#sockets.add(socket);
    const key = randomBytes(8).toString('hex');
    const { heartbeatMs } = this.#world.settings;
    if (!this.#playFault(socket, 'connect'))
      send(socket, { op: Op.hello, d: { heartbeat_interval: heartbeatMs } });
    const message = (text: string) => {
      const payload = parsePayload(text);
      if (!this.#limits.take(key, SENT_BY_CLIENT).isAllowed) close(socket, Close.rateLimited);
      else if (payload === undefined) close(socket, Close.decodeError);
      else this.#receive(socket, payload);
    };
    const listeners = { message, close: (code: number) => this.#closed(socket, code) };
    listenTo(socket, listeners, this.#world.settings.log);
  }

  /** Sends an event to the sessions whose shard and intents cover it. */
  dispatch(event: GatewayEvent): void {
    const { name, data, serverId, intent = 0, isElsewhere = false } = event;
    if (!isElsewhere && name !== 'GUILD_DELETE' && !this.#reaches(serverId)) return;
    for (const session of this.#sessions.values()) {
      const isServed = shardFor(serverId, session.shards) === session.shard;
      if (isServed && (session.intents & intent) === intent) this.#deliver(session, name, data);
    }
  }

  /** Sends an event regardless of intents, to one shard or to all. */
  sendEvent(name: string, data: object, shard?: number): void {
    for (const session of this.#sessions.values())
      if (shard === undefined || session.shard === shard) sendEvent(session, name, data);
  }

  /** Sends a raw text on each connection. */
  sendFrame(text: string): void {
    for (const socket of this.#sockets) socket.send(text);
  }

  #reaches(serverId: string | null): boolean {
    if (serverId === null) return true;
    const server = this.#world.servers.get(serverId);
    return server?.hasBot === true && server.isAvailable;
  }

  /** Breaks connections, those of one shard or all. */
  drop(loss: SocketLoss, shard?: number): void {
    for (const socket of this.#sockets)
      if (shard === undefined || this.#sessionOf(socket)?.shard === shard) this.#lose(socket, loss);
  }

  #lose(socket: GatewaySocket, loss: SocketLoss): void {
    if (loss.kind === 'terminate') socket.terminate();
    else if (loss.kind === 'close') socket.close(loss.code);
    else if (loss.kind === 'reconnect') send(socket, { op: Op.reconnect, d: null });
    else if (loss.kind === 'half-open') {
      socket.pause();
      this.#closed(socket, LOST);
    } else {
      if (!loss.resumable) this.#forget(socket);
      send(socket, { op: Op.invalidSession, d: loss.resumable });
    }
  }

  /** Ends all sessions as a reset of its token does (close code 4004). */
  revoke(): void {
    for (const { id, socket } of [...this.#sessions.values()]) {
      this.#sessions.delete(id);
      if (socket) close(socket, Close.authenticationFailed);
    }
    this.#emitPresence();
  }

  close(): void {
    for (const { expiry } of this.#sessions.values()) clearTimeout(expiry);
    for (const socket of this.#sockets) socket.terminate();
  }

  #receive(socket: GatewaySocket, { op, d }: ClientPayload): void {
    const session = this.#sessionOf(socket);
    const point = FAULT_POINTS[op];
    if (point !== undefined && this.#playFault(socket, point)) return;
    if (op === Op.heartbeat) send(socket, { op: Op.heartbeatAck, d: null });
    else if (op === Op.identify || op === Op.resume) {
      if (session) close(socket, Close.alreadyAuthenticated);
      else this.#authenticate(socket, op === Op.identify ? identityIn(d) : resumptionIn(d));
    } else if (!IGNORED_OPS.has(op)) close(socket, Close.unknownOpcode);
    else if (!session) close(socket, Close.notAuthenticated);
  }

  #authenticate(socket: GatewaySocket, sent: Identity | Resumption | undefined): void {
    if (sent === undefined) close(socket, Close.decodeError);
    else if ('sessionId' in sent) this.#resume(socket, sent);
    else this.#identify(socket, sent);
  }

  /** Plays the injected fault at this point, if there is one. */
  #playFault(socket: GatewaySocket, on: ConnectionFault['on']): boolean {
    const fault = this.#faults.takeForConnection(on);
    for (const payload of fault?.send ?? []) send(socket, payload);
    if (fault?.close !== undefined) socket.close(fault.close);
    return fault !== undefined;
  }

  /** Sends an event to a session, subject to injected faults. */
  #deliver(session: Session, name: string, data: object): void {
    const { copies = 1, delayMs, change } = this.#faults.takeForEvent(name) ?? {};
    const payload = change === undefined ? data : change(data);
    const go = () => {
      for (let copy = 0; copy < copies; copy += 1) sendEvent(session, name, payload);
    };
    if (delayMs === undefined) go();
    else setTimeout(go, delayMs).unref();
  }

  #identify(socket: GatewaySocket, identity: Identity): void {
    const { token, intents, shard, shards } = identity;
    const isOurs = token === this.#world.token;
    const refusal = isOurs ? this.#refusalOf(identity) : Close.authenticationFailed;
    if (refusal !== undefined || !this.#mayLogIn()) {
      close(socket, refusal ?? Close.authenticationFailed);
      return;
    }
    if (!this.#mayBegin(shard)) {
      send(socket, { op: Op.invalidSession, d: false });
      return;
    }
    const id = randomBytes(16).toString('hex');
    const session = {
      id,
      shard,
      shards,
      intents,
      socket,
      since: this.#world.now,
      sequence: 0,
      sent: [],
      expiry: undefined,
    };
    this.#sessions.set(id, session);
    this.#welcome(session);
    this.#emitPresence();
  }

  /** Counts a login; one too many resets the token. */
  #mayLogIn(): boolean {
    this.#identified += 1;
    if (this.#identified <= this.#world.settings.identifyBudget) return true;
    this.#world.token = randomToken();
    this.revoke();
    return false;
  }

  /** Shards whose ids leave the same remainder begin one after another. */
  #mayBegin(shard: number): boolean {
    const { maxConcurrency, identifyWindowMs: windowMs } = this.#world.settings;
    const key = `identify:${shard % maxConcurrency}`;
    return this.#limits.take(key, { count: 1, windowMs }).isAllowed;
  }

  #refusalOf({ intents, shard, shards }: Identity): CloseReason | undefined {
    if (intents < 0 || intents >= INTENTS_END) return Close.invalidIntents;
    if ((intents & ~this.#world.settings.allowedIntents) !== 0) return Close.disallowedIntents;
    if (!(shard >= 0 && shard < shards)) return Close.invalidShard;
    const { serversPerShard } = this.#world.settings;
    return this.#serversOfShard({ shard, shards }).length > serversPerShard
      ? Close.shardingRequired
      : undefined;
  }

  #serversOfShard({ shard, shards }: Pick<Session, 'shard' | 'shards'>) {
    return this.#servers.filter(({ id }) => shardOf(id, shards) === shard);
  }

  #welcome(session: Session): void {
    const { bot } = this.#world;
    const servers = this.#serversOfShard(session);
    this.#deliver(session, 'READY', {
      v: 10,
      user: bot,
      guilds: servers.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.url,
      shard: [session.shard, session.shards],
      application: { id: bot.id, flags: 0 },
      private_channels: [],
    });
    if ((session.intents & Intent.guilds) === 0) return;
    for (const server of servers.filter(({ isAvailable }) => isAvailable))
      this.#deliver(session, 'GUILD_CREATE', knownServer(this.#world, server));
  }

  #resume(socket: GatewaySocket, { token, sessionId, sequence }: Resumption): void {
    const session = this.#sessions.get(sessionId);
    if (session === undefined || token !== this.#world.token) {
      send(socket, { op: Op.invalidSession, d: false });
      return;
    }
    if (sequence > session.sequence) {
      close(socket, Close.invalidSequence);
      return;
    }
    clearTimeout(session.expiry);
    session.socket = socket;
    session.since = this.#world.now;
    for (const payload of session.sent) if (payload.s > sequence) send(socket, payload);
    sendEvent(session, 'RESUMED', {});
    this.#emitPresence();
  }

  #closed(socket: GatewaySocket, code: number): void {
    this.#sockets.delete(socket);
    const session = this.#sessionOf(socket);
    if (session === undefined) return;
    if (GOODBYE.has(code)) this.#sessions.delete(session.id);
    else {
      session.socket = undefined;
      session.expiry = setTimeout(
        () => this.#sessions.delete(session.id),
        this.#world.settings.resumeMs,
      );
      session.expiry.unref();
    }
    this.#emitPresence();
  }

  #forget(socket: GatewaySocket): void {
    const session = this.#sessionOf(socket);
    if (session) this.#sessions.delete(session.id);
    this.#emitPresence();
  }

  #sessionOf(socket: GatewaySocket): Session | undefined {
    return [...this.#sessions.values()].find((session) => session.socket === socket);
  }

  #emitPresence(): void {
    this.events.emit('connections');
    if (this.isOnline === this.#wasOnline) return;
    this.#wasOnline = this.isOnline;
    this.events.emit('presence', this.#wasOnline);
  }
}

/** The shard that learns of a server; direct messages are the first one's. */
function shardFor(serverId: string | null, shards: number): number {
  return serverId === null ? 0 : shardOf(serverId, shards);
}
