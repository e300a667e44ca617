import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/**
 * The kinds of failed requests to Discord:
 *
 * - `unknown-message`: the message was deleted: post another;
 * - `unknown-channel`: the channel was deleted;
 * - `forbidden`: the bot has no access to the channel: do not try again unasked;
 * - `no-direct-messages`: the person takes none from the bot, or shares no server with it any more;
 * - `no-such-person`: the account was deleted;
 * - `too-many-direct`: the bot writes to too many people: stop, or Discord takes it for spam;
 * - `unknown-member`: nobody of that id is in the server;
 * - `thread-exists`: a thread was started from the message before;
 * - `archived`: the thread is archived: its messages cannot be edited, but a new message reopens it,
 *   unless it is locked;
 * - `too-late`: the three seconds were over; `already-answered`: it was answered before;
 * - `expired`: the interaction's quarter of an hour is over;
 * - `too-old`: the message is too old to be edited at this pace, post another;
 * - `transient`: Discord, what stands before it, or the way there is down; try later;
 * - `invalid`: Discord refuses the request itself: a bug, which a retry does not mend;
 * - `other`: no failure of a request at all, but a bug too.
 */
export type DiscordErrorKind =
  | (typeof BY_CODE)[keyof typeof BY_CODE]
  | 'transient'
  | 'invalid'
  | 'other';

const BY_CODE = {
  10003: 'unknown-channel',
  10004: 'forbidden',
  10007: 'unknown-member',
  10008: 'unknown-message',
  10013: 'no-such-person',
  10015: 'expired',
  10062: 'too-late',
  30046: 'too-old',
  40003: 'too-many-direct',
  40060: 'already-answered',
  40333: 'transient',
  50001: 'forbidden',
  50007: 'no-direct-messages',
  50013: 'forbidden',
  50027: 'expired',
  50033: 'no-such-person',
  50083: 'archived',
  50278: 'no-direct-messages',
  160004: 'thread-exists',
  160005: 'forbidden',
  // The server has as many open threads as it can.
  160006: 'forbidden',
} as const;
/** Refusals under no code of Discord's: of a proxy before it, of its firewall, of a token in doubt. */
const TRANSIENT_STATUS = new Set([401, 403, 404, 408, 429]);
const FORBIDDEN = 403;
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNABORTED']);
const TIMED_OUT = new Set([
  'AbortError',
  'TimeoutError',
  'ETIMEDOUT',
  'UND_ERR_ABORTED',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** An answer of success that is not what Discord answers: a page, half an object, or nothing. */
export class MalformedAnswer extends Error {
  constructor(options?: ErrorOptions) {
    super("Discord's answer cannot be read", options);
    this.name = 'MalformedAnswer';
  }
}

/** What Discord answers; rejects with `MalformedAnswer` if discord.js cannot read that. */
export async function readable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isUnreadable(error) ? new MalformedAnswer({ cause: error }) : error;
  }
}

/** What discord.js throws over a body that isn't JSON, or none that it expects with the status. */
function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof TypeError && error.cause === undefined);
}

export function discordErrorKind(error: unknown): DiscordErrorKind {
  if (error instanceof DiscordAPIError) return kindOfRefusal(error);
  return isTransient(error) ? 'transient' : 'other';
}

/** Whether a message was refused for an emoji of the application that is gone. */
export function isUnknownEmoji(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    JSON.stringify(error.rawError).includes('COMPONENT_INVALID_EMOJI')
  );
}

/** Whether Discord says that somebody is not in a server, or nowhere any more. */
export function isNobody(error: unknown): boolean {
  const kind = discordErrorKind(error);
  return kind === 'unknown-member' || kind === 'no-such-person';
}

/** Whether the bot may not post in a channel, or it is gone. */
export function isClosed(error: unknown): boolean {
  const kind = discordErrorKind(error);
  return kind === 'forbidden' || kind === 'unknown-channel' || kind === 'archived';
}

function kindOfRefusal({ code, status }: DiscordAPIError): DiscordErrorKind {
  const number = Number(code) || 0;
  const known = (BY_CODE as Readonly<Record<number, DiscordErrorKind>>)[number];
  if (known !== undefined) return known;
  if (number === 0 && TRANSIENT_STATUS.has(status)) return 'transient';
  return status === FORBIDDEN ? 'forbidden' : 'invalid';
}

function isTransient(error: unknown): boolean {
  if (error instanceof HTTPError || error instanceof MalformedAnswer) return true;
  // Only if a clock was set back; any other limit is waited for.
  if (error instanceof RateLimitError) return true;
  // What the HTTP parser cannot read.
  return [CLOSED, TIMED_OUT, UNREACHABLE].some((set) => has(error, set)) || has(error, /^HPE_/);
}

/** Whether an error, or one that it comes from, has one of those codes or names. */
function has(error: unknown, codes: ReadonlySet<string> | RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const names = ['code' in error ? String(error.code) : '', error.name];
  const fits = (name: string) => (codes instanceof RegExp ? codes.test(name) : codes.has(name));
  return names.some(fits) || has(error.cause, codes);
}

/** Whether the connection was closed under a request, so that nobody knows whether it was done. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof MalformedAnswer || has(error, CLOSED) || has(error, /^HPE_/);
}

/** Whether a request that failed may do better in an instant. */
export function isBrief(error: unknown): boolean {
  return discordErrorKind(error) === 'transient' && !has(error, TIMED_OUT);
}
