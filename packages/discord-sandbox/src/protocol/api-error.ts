/** The error codes of Discord's API that the sandbox answers with. */
const SENTENCES = {
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10011: [404, 'Unknown Role'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20012: [403, 'You are not authorized to perform this action on this application'],
  30008: [400, 'Maximum number of emojis reached (2000)'],
  30034: [400, 'Max number of daily application command creates has been reached (200)'],
  40003: [403, 'You are opening direct messages too fast'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  40094: [400, 'Max number of follow-up messages reached for this interaction'],
  40333: [403, 'internal network error'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50028: [400, 'Invalid Role'],
  50027: [401, 'Invalid Webhook Token'],
  50033: [400, 'Invalid Recipient(s)'],
  50041: [400, 'Invalid API version provided'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  160002: [403, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [403, 'Thread is locked'],
  160006: [400, 'Maximum number of active threads reached'],
} as const;

export type ApiErrorCode = keyof typeof SENTENCES;

/** An answer other than 2xx, thrown by a route and turned into a response by the REST server. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: object;
  /** The rules that the request broke, for the log. */
  readonly violations: readonly Violation[];

  constructor(status: number, body: object, violations: readonly Violation[] = []) {
    super(JSON.stringify(body));
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.violations = violations;
  }
}

/** The error that Discord answers with under a code. */
export function apiError(code: ApiErrorCode, violations: readonly Violation[] = []): ApiError {
  const [status, message] = SENTENCES[code];
  return new ApiError(status, { message, code }, violations);
}

/** What is wrong with a body: where it is (`components.0.custom_id`) and a sentence. */
export interface Violation {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** The error for a body that breaks Discord's form (50035). */
export class InvalidForm extends ApiError {
  constructor(violations: readonly Violation[]) {
    super(400, { message: 'Invalid Form Body', code: 50035, errors: nest(violations) }, violations);
    this.name = 'InvalidForm';
  }
}

interface ErrorTree {
  [key: string]: ErrorTree | { code: string; message: string }[];
}

/** Discord nests its errors along the path: `{ components: { 0: { _errors: […] } } }`. */
function nest(violations: readonly Violation[]): ErrorTree {
  const root: ErrorTree = {};
  for (const { path, code, message } of violations) {
    let node = root;
    for (const key of path.split('.').filter((part) => part !== '' && part !== '_errors')) {
      const below = node[key];
      if (below !== undefined && !Array.isArray(below)) node = below;
      else {
        const fresh: ErrorTree = {};
        node[key] = fresh;
        node = fresh;
      }
    }
    const here = node['_errors'];
    if (Array.isArray(here)) here.push({ code, message });
    else node['_errors'] = [{ code, message }];
  }
  return root;
}
