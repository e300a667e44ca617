import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/tools/matches/replay-lines.ts';

/** Transcripts as version 0.1 wrote them, each of a round that a later ruling settles otherwise. */
const FOLDER = new URL('../fixtures/0.1/', import.meta.url);
const recorded = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');

describe('a transcript of version 0.1', () => {
  test.each(recorded)('is replayed by the rules of its time: %s', (file) => {
    expect(replay(read(file))).toMatchObject({ ok: true });
  });

  test.each(recorded.filter((file) => !file.startsWith('botan-cho')))(
    'is not what the newest edition of the rules makes of it: %s',
    (file) => {
      const newest = read(file).replace('{"type":"match",', '{"type":"match","edition":2,');
      expect(replay(newest)).toMatchObject({ ok: false });
    },
  );

  test('keeps the house rules that it names, whatever is usual now (B3)', () => {
    const text = read('botan-cho-whole-stacks.jsonl');
    expect(text).toContain('"wildTakesStack":true');
    const other = text.replace('"wildTakesStack":true', '"wildTakesStack":false');
    expect(replay(other)).toMatchObject({ ok: false });
  });

  test('of an edition that is not there yet is told apart from a wrong one', () => {
    const text = read('koi-koi-rained-out.jsonl');
    for (const edition of [0, 4, 1.5]) {
      expect(replay(text.replace('{"type"', `{"edition":${edition},"type"`))).toEqual({
        ok: false,
        line: 1,
        reason: `koi-koi has no edition ${edition} of its rules; the newest is 3`,
      });
    }
  });
});
