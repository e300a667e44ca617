import { beforeEach, expect, test } from 'vitest';
import { createGuard } from '../../../src/bot/failure/guard.ts';
import { createLogger } from '../../../src/log.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';

let lines: string[];
const log = createLogger({ level: 'info', pretty: false, write: (line) => lines.push(line) });
const guard = createGuard(log);

beforeEach(() => {
  lines = [];
});

function said(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each([
  ['a bug', new RangeError('no such match'), 'error', 'other'],
  ['a lost way', Object.assign(new Error(), { code: 'ECONNRESET' }), 'warn', 'transient'],
  ['a held database', new StoreFailure('is held', 'transient'), 'warn', 'store-transient'],
  ['a full disk', new StoreFailure('is full', 'permanent'), 'error', 'store-permanent'],
  ['what is no error', 'a text', 'error', 'other'],
])(
  '%s is one line in the log, by what it is, and harms nobody',
  async (_, thrown, level, errorKind) => {
    guard('the work', () => {
      throw thrown;
    })();
    guard('the work', async () => {
      throw thrown;
    })();
    await expect.poll(said).toHaveLength(2);
    for (const line of said())
      expect(line).toMatchObject({ level, errorKind, msg: 'the work failed' });
  },
);

test('what is given to the work comes through, and what goes well is not told', () => {
  const given: unknown[] = [];
  guard('the work', (a: number, b: string) => given.push(a, b))(1, 'b');
  expect(given).toEqual([1, 'b']);
  expect(lines).toEqual([]);
});
