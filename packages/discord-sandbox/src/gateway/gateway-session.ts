import type { WebSocket } from 'ws';
import { z } from 'zod';

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
  invalidSequence: [4007, 'Invalid seq.'],
  rateLimited: [4008, 'Rate limited.'],
  invalidShard: [4010, 'Invalid shard.'],
  shardingRequired: [4011, 'Sharding required.'],
  invalidVersion: [4012, 'Invalid API version.'],
  invalidIntents: [4013, 'Invalid intent(s).'],
  disallowedIntents: [4014, 'Disallowed intent(s).'],
} as const satisfies Readonly<Record<string, CloseReason>>;

const EVENTS_KEPT = 1000;
/** The longest payload that a bot may send, in bytes. */
const MAX_PAYLOAD = 4096;

/** A connection of a bot, as the gateway uses it. */
export type GatewaySocket = Pick<
  WebSocket,
  'readyState' | 'OPEN' | 'send' | 'close' | 'terminate' | 'pause' | 'on'
>;

/** The session of a shard; it outlives its socket for a while, so that it can be resumed. */
export interface Session {
  readonly id: string;
  readonly shard: number;
  readonly shards: number;
  readonly intents: number;
  /** Undefined while the connection is lost. */
  socket: GatewaySocket | undefined;
  /** When it was last connected, in milliseconds since 1970. */
  since: number;
  sequence: number;
  /** The latest events, replayed when the session is resumed. */
  readonly sent: { readonly s: number }[];
  expiry: NodeJS.Timeout | undefined;
}

/** What a bot sends. */
const clientPayload = z.object({ op: z.int(), d: z.unknown().optional() });
export type ClientPayload = z.infer<typeof clientPayload>;

const identity = z
  .object({
    token: z.string(),
    intents: z.int(),
    properties: z.looseObject({}),
    compress: z.boolean().nullish(),
    large_threshold: z.int().min(50).max(250).nullish(),
    shard: z.tuple([z.int(), z.int()]).default([0, 1]),
  })
  .transform(({ token, intents, shard: [shard, shards] }) => ({ token, intents, shard, shards }));
const resumption = z
  .object({ token: z.string(), session_id: z.string(), seq: z.int() })
  .transform(({ token, session_id: sessionId, seq: sequence }) => ({ token, sessionId, sequence }));

export type Identity = z.infer<typeof identity>;
export type Resumption = z.infer<typeof resumption>;

export function send(socket: GatewaySocket, payload: object): void {
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

export function close(socket: GatewaySocket, [code, reason]: CloseReason): void {
  socket.close(code, reason);
}

/** A client's payload; undefined if it is malformed or too long. */
export function parsePayload(text: string): ClientPayload | undefined {
  if (Buffer.byteLength(text) > MAX_PAYLOAD) return undefined;
  try {
    return clientPayload.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What IDENTIFY says; undefined when it is malformed. */
export function identityIn(data: unknown): Identity | undefined {
  return identity.safeParse(data).data;
}

/** What RESUME says; undefined when it is malformed. */
export function resumptionIn(data: unknown): Resumption | undefined {
  return resumption.safeParse(data).data;
}
