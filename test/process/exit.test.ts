import { describe, expect, test } from 'vitest';
import { EXIT, fatalEnd, startupErrorOf } from '../../src/process/exit.ts';
import { StoreError } from '../../src/store/store-error.ts';

describe('more connections than there are', () => {
  test('are made by the next start, where their number is up to Discord', () => {
    const { code, sentence } = fatalEnd('sharding-required', {});
    expect(code).toBe(EXIT['sharding-required']);
    expect(sentence).toContain('Start the bot again');
  });

  test('are not made by a start, where SHARD_COUNT says how many there are', () => {
    const { code, sentence } = fatalEnd('sharding-required', { shards: { count: 2, ids: [1] } });
    expect(code).toBe(EXIT.settings);
    expect(sentence).toContain('SHARD_COUNT 2');
  });
});

test.each([
  ['logins-exhausted', 9, /logged in too often/],
  ['version-refused', 11, /Update the bot/],
] as const)('%s ends the bot with a code of its own, and a sentence', (why, code, said) => {
  expect(fatalEnd(why, {})).toEqual({ code, sentence: expect.stringMatching(said) });
});

test('a start is tried again where the database may be there in a moment, and not where a person has to help', () => {
  const away = new StoreError('The database x cannot be reached.', { kind: 'transient' });
  expect(startupErrorOf(away)?.code).toBe(EXIT.unreachable);
  expect(startupErrorOf(new StoreError('The database x is damaged.'))?.code).toBe(EXIT.database);
});
