import {
  type ApiErrorCode,
  type RequestFault,
  refusal,
  tooManyRequests,
  UNAUTHORIZED,
  webPage,
} from 'discord-sandbox';

/** Which requests a fault hits: a path, counted, that can be taken away again. */
export class Aim extends RegExp {
  hits = 0;
  isOver = false;

  override test(path: string): boolean {
    if (this.isOver || !super.test(path)) return false;
    this.hits += 1;
    return true;
  }
}

/** What goes wrong with a request, whichever it is. */
export interface NamedFault {
  readonly name: string;
  readonly fault: Omit<RequestFault, 'path' | 'method'>;
  /** It stops the bot's requests everywhere. */
  readonly isForAll?: boolean;
  /** It says that something is wrong with the request itself: until somebody asks, it is not made again. */
  readonly isRefusal?: boolean;
}

/** Every status of an error that a client of HTTP may meet, without a code of Discord's. */
const STATUSES = [
  ...[400, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422],
  ...[423, 424, 425, 426, 428, 431, 451],
  ...[
    500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511, 520, 521, 522, 523, 524, 525, 526, 530,
  ],
];
const CODES: readonly ApiErrorCode[] = [
  ...([10003, 10004, 10008, 10015, 10062, 40005, 40060, 40333] as const),
  ...([50001, 50005, 50006, 50013, 50027, 50083, 50109, 160005] as const),
];

const CLOSED: readonly NamedFault[] = (['unread', 'before', 'halfway', 'after'] as const).flatMap(
  (hangUp) => [
    { name: `closed ${hangUp}`, fault: { hangUp } },
    { name: `closed ${hangUp} five times`, fault: { hangUp, times: 5 } },
  ],
);

/** Every way to answer wrongly, late, in part or not at all. */
export const EVERY_FAULT: readonly NamedFault[] = [
  ...STATUSES.map((status) => {
    const fault = { status, body: { message: `${status}`, code: 0 } };
    return { name: `${status}`, fault, isRefusal: status < 500 };
  }),
  ...CODES.map((code) => ({ name: `code ${code}`, fault: refusal(code), isRefusal: true })),
  {
    name: 'code 50035',
    fault: { status: 400, body: { message: 'Invalid Form Body', code: 50035, errors: {} } },
    isRefusal: true,
  },
  { name: 'code 30046', fault: { status: 400, body: { message: 'too old', code: 30046 } } },
  ...[500, 502, 503, 504].map((status) => {
    return { name: `${status} five times`, fault: { ...webPage(status), times: 5 } };
  }),
  ...[200, 403, 404, 429, 500].map((status) => {
    return { name: `a page with ${status}`, fault: webPage(status), isRefusal: status < 429 };
  }),
  { name: 'nothing with 500', fault: { status: 500, body: '' } },
  { name: 'done, answered with nothing', fault: { body: '' } },
  { name: 'done, answered with half a JSON', fault: { body: '{"id":' } },
  { name: 'done, answered with a page', fault: { body: '<html>' } },
  { name: 'done, answered with null', fault: { body: 'null' } },
  { name: 'done, answered with another thing', fault: { body: { what: 'is this' } } },
  ...CLOSED,
  { name: 'late by 1 s', fault: { delayMs: 1000 } },
  { name: 'late by 5 s', fault: { delayMs: 5000 } },
  { name: 'done, the answer late by 5 s', fault: { answerDelayMs: 5000 } },
  { name: 'never', fault: { delayMs: Number.POSITIVE_INFINITY } },
  { name: 'done, never answered', fault: { answerDelayMs: Number.POSITIVE_INFINITY } },
  { name: '429 of the route', fault: tooManyRequests(1500, 'user') },
  { name: '429 of all bots', fault: tooManyRequests(1500, 'shared') },
  { name: '429 of the bot', fault: tooManyRequests(1500, 'global'), isForAll: true },
  { name: '401', fault: UNAUTHORIZED, isForAll: true },
];
