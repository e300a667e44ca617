import { expect, test } from 'vitest';
import {
  type DiscordErrorKind,
  discordErrorKind,
  MalformedAnswer,
} from '../../../src/bot/failure/discord-error.ts';
import { brokenOff, DOWN, refusalOf } from '../support/discord-errors.ts';

const refused = (status: number, code?: number) => refusalOf(code as number, status);

const KINDS: readonly (readonly [string, unknown, DiscordErrorKind])[] = [
  ['10003', refused(404, 10003), 'unknown-channel'],
  ['10004', refused(404, 10004), 'forbidden'],
  ['10008', refused(404, 10008), 'unknown-message'],
  ['10015', refused(404, 10015), 'expired'],
  ['10062', refused(404, 10062), 'too-late'],
  ['30046', refused(429, 30046), 'too-old'],
  ['40060', refused(400, 40060), 'already-answered'],
  ['40333', refused(403, 40333), 'transient'],
  ['50001', refused(403, 50001), 'forbidden'],
  ['50013', refused(403, 50013), 'forbidden'],
  ['50027', refused(401, 50027), 'expired'],
  ['50035', refused(400, 50035), 'invalid'],
  ['50083', refused(400, 50083), 'archived'],
  ['160005', refused(403, 160005), 'forbidden'],
  ['50007', refused(403, 50007), 'no-direct-messages'],
  ['50278', refused(403, 50278), 'no-direct-messages'],
  ['10013', refused(404, 10013), 'no-such-person'],
  ['50033', refused(403, 50033), 'no-such-person'],
  ['40003', refused(403, 40003), 'too-many-direct'],
  ['a 403 of another code', refused(403, 50003), 'forbidden'],
  ['a 400 of another code', refused(400, 50006), 'invalid'],
  ['a 400 without a code', refused(400), 'invalid'],
  ['a 413 without a code', refused(413), 'invalid'],
  ...[401, 403, 404, 408, 429].flatMap((status) => [
    [`a ${status} without a code`, refused(status), 'transient'] as const,
    [`a ${status} of code 0`, refused(status, 0), 'transient'] as const,
  ]),
  ['a 5xx', DOWN, 'transient'],
  ['an answer that cannot be read', new MalformedAnswer(), 'transient'],
  ...['UND_ERR_SOCKET', 'EPIPE', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', 'ECONNREFUSED'].map(
    (code) => [code, brokenOff(code), 'transient'] as const,
  ),
  ['a header that is none', brokenOff('HPE_INVALID_HEADER_TOKEN'), 'transient'],
  ['a cause', new TypeError('terminated', { cause: brokenOff('UND_ERR_SOCKET') }), 'transient'],
  ['a request that was given up', Object.assign(new Error(), { name: 'AbortError' }), 'transient'],
  ['a wrong argument of ours', brokenOff('UND_ERR_INVALID_ARG'), 'other'],
  ['a failure of the disk', brokenOff('SQLITE_FULL'), 'other'],
  ['a bug', new RangeError('no such seat'), 'other'],
  ['what is no error', 'oops', 'other'],
];

test.each(KINDS)('%s is sorted', (_name, error, kind) => {
  expect(discordErrorKind(error)).toBe(kind);
});
