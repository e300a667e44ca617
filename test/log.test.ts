import { afterEach, describe, expect, test, vi } from 'vitest';
import { CARDS } from '../src/engine/core/cards.ts';
import { createLogger, type Log, type LogLevel } from '../src/log.ts';

/** What a logger writes while the given function uses it. */
function written(use: (log: Log) => void, options: { level?: LogLevel; pretty?: boolean } = {}) {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  use(createLogger({ level: options.level ?? 'info', pretty: options.pretty ?? false, write }));
  return text;
}

const botToken = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB';

describe('a line of the log', () => {
  test('is one JSON object with level, time, fields and message', () => {
    const line = written((log) => log.child({ channel: '1' }).warn({ user: '2' }, 'slow'));
    expect(line).toMatch(/\n$/);
    expect(JSON.parse(line)).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      channel: '1',
      user: '2',
      msg: 'slow',
    });
  });

  test('is not written below the level', () => {
    expect(written((log) => log.debug('details'))).toBe('');
    expect(written((log) => log.debug('details'), { level: 'debug' })).toContain('details');
    expect(written((log) => log.fatal('the end'), { level: 'silent' })).toBe('');
  });

  test('for people has the message, the fields and the stack of an error', () => {
    const text = written((log) => log.error({ match: 7, err: new Error('no such card') }, 'oh'), {
      pretty: true,
    });
    expect(text).toMatch(/^\d\d:\d\d:\d\d error oh {2}match=7\n {4}Error: no such card\n {8}at /);
  });
});

describe('a secret', () => {
  test.each(['token', 'authorization', 'hand', 'hands'])('%s is hidden at any depth', (name) => {
    const fields = { [name]: 's3cret', a: { [name]: 's3cret', b: { [name]: ['s3cret'] } } };
    const line = written((log) => log.info(fields, 'x'));
    expect(line).toContain('[hidden]');
    expect(line).not.toContain('s3cret');
  });

  test('token inside a text is hidden', () => {
    const url =
      'https://discord.com/api/v10/webhooks/123456789012345678/aW50ZXJhY3Rpb24/messages/@original';
    const line = written((log) => log.info({ url }, `with ${botToken}`));
    expect(line).not.toContain('aW50ZXJhY3Rpb24');
    expect(line).not.toContain(botToken);
    expect(JSON.parse(line)).toMatchObject({
      url: 'https://discord.com/api/v10/webhooks/123456789012345678/[hidden]/messages/@original',
      msg: 'with [hidden]',
    });
  });

  test('seed or secret of a match is hidden in whatever text it stands', () => {
    const keys = ['ab'.repeat(32), `hmac256:${'cd'.repeat(32)}`, `sfc32:${'0f'.repeat(16)}`];
    const text = written((log) => log.error({ err: new Error(`Failed query: ${keys}`) }, 'oh'));
    expect(text).toContain('Failed query: [hidden],hmac256:[hidden],sfc32:[hidden]');
  });

  test('card is hidden in whatever text it stands', () => {
    for (const { id } of CARDS) {
      const err = new Error(`no such move: play:${id}`);
      const line = written((log) => log.error({ err, what: `move/1/2/capture:${id}` }, id));
      expect(line).not.toContain(id);
    }
  });

  test('request that hangs on an error is not written, its code is', () => {
    const error = Object.assign(new Error('Unknown interaction'), {
      code: 10062,
      status: 404,
      requestBody: { json: { content: 'pine.crane' } },
    });
    const line = written((log) =>
      log.error({ err: new Error('no answer', { cause: error }) }, 'x'),
    );
    expect(JSON.parse(line)).toMatchObject({ err: { cause: { code: 10062, status: 404 } } });
    expect(line).toContain('Unknown interaction');
    expect(line).not.toContain('pine.crane');
  });
});

describe('a failure that repeats', () => {
  afterEach(() => vi.useRealTimers());

  const lines: string[] = [];
  const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  function limited() {
    lines.length = 0;
    const write = (line: string) => void lines.push(line);
    const limit = { burst: 2, windowMs: 60_000 };
    return createLogger({ level: 'info', pretty: false, write, limit });
  }

  const reset = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

  test('is written a few times, and then counted in one line with what it has in common', () => {
    const log = limited();
    const err = new TypeError('not sent', { cause: reset() });
    for (let n = 0; n < 400; n++) log.error({ err, channel: String(n) }, 'not shown');
    expect(lines).toHaveLength(2);
    log.flushRepeats();
    expect(written().slice(2)).toEqual([
      {
        level: 'error',
        time: expect.any(String),
        repeated: 398,
        err: { type: 'TypeError', cause: { type: 'Error', code: 'ECONNRESET' } },
        msg: 'not shown',
      },
    ]);
  });

  test('is told apart by message, by kind of error and by level', () => {
    const log = limited();
    for (let n = 0; n < 5; n++) {
      log.warn({ err: reset() }, 'one');
      log.warn({ err: reset() }, 'other');
      log.warn({ err: new Error('socket hang up') }, 'one');
      log.warn({ err: new Error('no', { cause: reset() }) }, 'one');
      log.error({ err: reset() }, 'one');
      log.info({ errorKind: 'transient' }, 'one');
      log.info({ errorKind: 'unknown-message' }, 'one');
    }
    expect(lines).toHaveLength(2 * 7);
  });

  test('is summed up once a window while it lasts, and written again after a quiet one', () => {
    vi.useFakeTimers();
    const log = limited();
    const sums = () => written().filter(({ repeated }) => repeated !== undefined).length;
    for (let n = 0; n < 300; n++) {
      log.warn('not connected');
      vi.advanceTimersByTime(600);
    }
    expect([sums(), lines.length]).toEqual([3, 5]);
    // A window in which nothing failed is the end of it.
    vi.advanceTimersByTime(2 * 60_000);
    log.warn('not connected');
    expect(lines.length - sums()).toBe(3);
  });

  test('keeps the references that people were told', () => {
    const log = limited();
    for (const reference of ['a1', 'b2', 'c3', 'd4']) log.error({ reference }, 'failed');
    log.flushRepeats();
    expect(written().at(-1)).toMatchObject({ repeated: 2, references: ['c3', 'd4'] });
  });

  test('is nothing that is only told: every line of that is written', () => {
    const log = limited();
    for (let n = 0; n < 10; n++) log.info({ server: String(n) }, 'deleted');
    for (let n = 0; n < 10; n++) log.fatal('the end');
    expect(lines).toHaveLength(20);
  });

  test('is told to whom counts lines, however often it is written', () => {
    const levels: string[] = [];
    const write = () => {};
    const onLine = (level: LogLevel) => void levels.push(level);
    const log = createLogger({ level: 'info', pretty: false, write, onLine });
    for (let n = 0; n < 10; n++) log.error('no');
    log.debug('details');
    expect(levels).toEqual(Array(10).fill('error'));
  });
});
