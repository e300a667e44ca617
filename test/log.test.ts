import { describe, expect, test } from 'vitest';
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
