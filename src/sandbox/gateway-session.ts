import type { WebSocket } from 'ws';

/** The gateway's opcodes. */
export const Op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

export type CloseReason = readonly [code: number, reason: string];

/** Why the gateway closes a connection: Discord's close codes and words. */
export const Close = {
  unknownOpcode: [4001, 'Unknown opcode.'],
  decodeError: [4002, 'Error while decoding payload.'],
  notAuthenticated: [4003, 'Not authenticated.'],
  authenticationFailed: [4004, 'Authentication failed.'],
  alreadyAuthenticated: [4005, 'Already authenticated.'],
  rateLimited: [4008, 'Rate limited.'],
  invalidShard: [4010, 'Invalid shard.'],
  shardingRequired: [4011, 'Sharding required.'],
  disallowedIntents: [4014, 'Disallowed intent(s).'],
} as const satisfies Readonly<Record<string, CloseReason>>;

const EVENTS_KEPT = 1000;

/** One bot connection's session; it outlasts its socket for a while, to be resumed. */
export interface Session {
  readonly id: string;
  readonly shard: number;
  readonly shards: number;
  readonly intents: number;
  /** Undefined while the connection is lost. */
  socket: WebSocket | undefined;
  sequence: number;
  /** The latest events, to be sent again on resuming. */
  readonly sent: { readonly s: number }[];
  expiry: NodeJS.Timeout | undefined;
}

/** What a bot sends. */
export interface ClientPayload {
  readonly op: number;
  readonly d: unknown;
}

export interface Identity {
  readonly token: unknown;
  readonly intents: number;
  readonly shard: number;
  readonly shards: number;
}

export interface Resumption {
  readonly token: unknown;
  readonly sessionId: string;
  readonly sequence: number;
}

export function send(socket: WebSocket, payload: object): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ s: null, t: null, ...payload }));
}

/** Sends an event, and keeps it for resuming; a session without a socket only keeps it. */
export function sendEvent(session: Session, name: string, data: object): void {
  session.sequence += 1;
  const payload = { op: Op.dispatch, t: name, s: session.sequence, d: data };
  session.sent.push(payload);
  if (session.sent.length > EVENTS_KEPT) session.sent.shift();
  if (session.socket) send(session.socket, payload);
}

export function close(socket: WebSocket, [code, reason]: CloseReason): void {
  socket.close(code, reason);
}

/** A client's message; undefined when it cannot be read. */
export function parsePayload(text: string): ClientPayload | undefined {
  try {
    const value = fieldsOf(JSON.parse(text));
    const op = value['op'];
    return typeof op === 'number' ? { op, d: value['d'] } : undefined;
  } catch {
    return undefined;
  }
}

export function identityIn(data: unknown): Identity {
  const { token, intents, shard: wanted } = fieldsOf(data);
  const [shard, shards] = Array.isArray(wanted) ? wanted : [0, 1];
  return { token, intents: Number(intents ?? 0), shard: Number(shard), shards: Number(shards) };
}

export function resumptionIn(data: unknown): Resumption {
  const { token, session_id: sessionId, seq } = fieldsOf(data);
  return { token, sessionId: String(sessionId), sequence: Number(seq ?? 0) };
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
