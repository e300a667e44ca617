import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, HTTPError } from 'discord.js';

/**
 * What went wrong outside, as far as it matters:
 *
 * - `unknown-message`: the message is no more, post another;
 * - `unknown-channel`: the channel is no more;
 * - `forbidden`: the channel is closed to the bot, do not try again unasked;
 * - `archived`: the thread is put away: what is there cannot be edited, but a new message opens it,
 *   unless it is locked;
 * - `too-late`: the three seconds were over; `already-answered`: somebody answered before;
 * - `expired`: the interaction's quarter of an hour is over;
 * - `too-old`: the message is too old to be edited at this pace, post another;
 * - `transient`: Discord or the way there is down, try later;
 * - `other`: none of these, most likely our mistake.
 */
export type DiscordErrorKind =
  | 'unknown-message'
  | 'unknown-channel'
  | 'forbidden'
  | 'archived'
  | 'too-late'
  | 'already-answered'
  | 'expired'
  | 'too-old'
  | 'transient'
  | 'other';

const BY_CODE: Readonly<Record<number, DiscordErrorKind>> = {
  10003: 'unknown-channel',
  10004: 'forbidden',
  10008: 'unknown-message',
  10015: 'expired',
  10062: 'too-late',
  30046: 'too-old',
  40060: 'already-answered',
  50001: 'forbidden',
  50013: 'forbidden',
  50027: 'expired',
  50083: 'archived',
  160005: 'forbidden',
};
const TRANSIENT = new Set([
  'AbortError',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const FORBIDDEN = 403;
const RETRIES = 2;
const PAUSE_MS = 150;

/** Sorts an error of a request to Discord. */
export function discordErrorKind(error: unknown): DiscordErrorKind {
  if (error instanceof DiscordAPIError) {
    const known = BY_CODE[Number(error.code)];
    return known ?? (error.status === FORBIDDEN ? 'forbidden' : 'other');
  }
  if (error instanceof HTTPError) return 'transient';
  return error instanceof Error && isTransient(error) ? 'transient' : 'other';
}

function isTransient(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : error.name;
  if (TRANSIENT.has(code) || TRANSIENT.has(error.name)) return true;
  return error.cause instanceof Error && isTransient(error.cause);
}

/**
 * Asks again, twice at most, when the connection was closed under the request: discord.js does not
 * do that by itself. Only for requests that may arrive twice without harm.
 */
export async function withRetry<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await request();
    } catch (error) {
      if (tries >= RETRIES || !isClosedSocket(error)) throw error;
      await sleep(PAUSE_MS * (tries + 1));
    }
  }
}

function isClosedSocket(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'UND_ERR_SOCKET') return true;
  return isClosedSocket(error.cause);
}
