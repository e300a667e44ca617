import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textPayload } from '../../../src/bot/api/payload.ts';
import {
  type AnswerApi,
  type Expected,
  Responder,
} from '../../../src/bot/interaction/responder.ts';
import { createLogger } from '../../../src/log.ts';
import { refusalOf } from '../support/discord-errors.ts';

const TICKET = { id: '1', applicationId: '2', token: 'x' };
const HELLO = textPayload('hello');
const log = createLogger({ level: 'silent' });

let calls: string[];
/** What the next request ends with instead of being done. */
let failures: unknown[];

const request = async (name: string) => {
  calls.push(name);
  const failure = failures.shift();
  if (failure !== undefined) throw failure;
};

const api: AnswerApi = {
  reply: async (_ticket, _payload, audience) => {
    await request(`reply to ${audience}`);
    return 'message';
  },
  update: () => request('update'),
  form: () => request('form'),
  deferReply: (_ticket, audience) => request(`defer reply to ${audience}`),
  deferUpdate: () => request('defer update'),
  editAnswer: async () => {
    await request('edit');
    return 'message';
  },
  removeAnswer: () => request('remove'),
  followUp: (_ticket, _payload, audience = 'asker') =>
    request(audience === 'asker' ? 'follow up' : 'follow up to everybody'),
};

function responder(expected: Expected): Responder {
  return new Responder({ api, log, ticket: TICKET, expected });
}

beforeEach(() => {
  calls = [];
  failures = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const slowly = () => vi.advanceTimersByTimeAsync(1500);

describe('a quick answer', () => {
  test('is one request', async () => {
    expect(await responder('private').reply(HELLO)).toBe('message');
    expect(await responder('update').update(HELLO)).toBe('updated');
    expect(await responder('public').reply(HELLO, 'everybody')).toBe('message');
    await slowly();
    expect(calls).toEqual(['reply to asker', 'update', 'reply to everybody']);
  });

  test('may be followed by more, and by nothing before it', async () => {
    const answer = responder('update');
    await expect(answer.add(HELLO, 'everybody')).rejects.toThrow('not answered yet');
    await answer.update(HELLO);
    await answer.add(HELLO, 'everybody');
    expect(calls).toEqual(['update', 'follow up to everybody']);
  });

  test('is given once: a second one is our mistake', async () => {
    const answer = responder('private');
    await answer.reply(HELLO);
    await expect(answer.reply(HELLO)).rejects.toThrow('answered before');
    expect(calls).toHaveLength(1);
  });
});

describe('a slow answer', () => {
  test.each([
    ['private', 'reply', ['defer reply to asker', 'edit']],
    ['update', 'update', ['defer update', 'edit']],
    ['update', 'reply', ['defer update', 'follow up']],
  ] as const)(
    'where %s is expected and %s comes is announced first',
    async (expected, kind, seen) => {
      const answer = responder(expected);
      await slowly();
      await answer[kind](HELLO);
      expect(calls).toEqual(seen);
    },
  );

  test('that was announced to everybody and is private after all takes that back', async () => {
    const answer = responder('public');
    await slowly();
    await answer.reply(HELLO);
    expect(calls).toEqual(['defer reply to everybody', 'remove', 'follow up']);
  });

  test('to a press stays for everybody where it was meant so', async () => {
    const answer = responder('update');
    await slowly();
    await answer.reply(HELLO, 'everybody');
    expect(calls).toEqual(['defer update', 'follow up to everybody']);
  });

  test('is not tried when the announcement came too late', async () => {
    failures = [refusalOf(10062)];
    const answer = responder('update');
    await slowly();
    expect(await answer.update(HELLO)).toBe('lost');
    expect(calls).toEqual(['defer update']);
  });
});

test.each([10062, 40060, 50027])(
  'an answer refused with %d is nothing to stumble over',
  async (code) => {
    failures = [refusalOf(code)];
    expect(await responder('private').reply(HELLO)).toBeUndefined();
  },
);

test.each([
  ['that is gone', 10008],
  ['in a thread that was put away', 50083],
])('a change of a message %s is said in a new one', async (_which, code) => {
  failures = [refusalOf(code)];
  expect(await responder('update').update(HELLO)).toBe('replied');
  expect(calls).toEqual(['update', 'reply to asker']);
});

describe('an apology', () => {
  test('is the answer where none was taken', async () => {
    failures = [refusalOf(50035)];
    const answer = responder('update');
    await expect(answer.update(HELLO)).rejects.toThrow();
    await answer.apologize(HELLO);
    expect(calls).toEqual(['update', 'reply to asker']);
  });

  test('follows an answer that was taken', async () => {
    const answer = responder('update');
    await answer.update(HELLO);
    await answer.apologize(HELLO);
    expect(calls).toEqual(['update', 'follow up']);
  });

  test('that cannot be made harms nobody', async () => {
    failures = [refusalOf(10062)];
    await responder('update').apologize(HELLO);
    expect(calls).toEqual(['reply to asker']);
  });
});
