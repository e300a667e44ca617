import { describe, expect, test } from 'vitest';
import type { State } from '../../src/engine/round/state.ts';
import { promiseOf } from '../../src/fairness/promise.ts';
import { CHECKS } from '../../src/fairness/verify.ts';
import { parseDay } from '../../src/model/day.ts';
import type { Match } from '../../src/model/match.ts';
import { dailyChannel } from '../../src/model/private.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import {
  checkLines,
  compareSentence,
  promisedSoFar,
  promiseLines,
} from '../../src/text/lobby/fairness.ts';
import { lobbyLines } from '../../src/text/lobby/lobby.ts';
import { lobbyOf, seated } from '../support/a-match.ts';

const ENGLISH = words('en-US');
const SECRET = 'ab'.repeat(32);
const [OPENED, CUT] = [
  { by: 'open', id: '1574269314469460017' },
  { by: 'cut', id: '1574269314469460018', words: 'cd'.repeat(32) },
] as const;
const AYA = seated({ id: '100', name: 'Aya_' });
const match = (change: Partial<Match> = {}) =>
  lobbyOf('koi-koi', [{ ...AYA, contributions: [OPENED, CUT] }], { secret: SECRET, ...change });

const promise = promiseOf({ match: 12, secret: SECRET });

describe.each(LANGUAGES)('in $language', (language) => {
  test('the whole promise of an open table is told behind its button, and no hash at the table', () => {
    expect(lobbyLines(match(), language).join()).not.toMatch(/`|[0-9a-f]{8}/);
    expect(promiseLines(match(), language)).toEqual([]);
    const told = promisedSoFar(match(), language).join('\n');
    expect(told).toContain(promise);
    expect(told).not.toContain(SECRET);
  });

  test('nothing is said of a table that promised nothing', () => {
    expect(promisedSoFar(match({ secret: null }), language)).toEqual([language.fairness.none]);
  });

  test('a match that began tells who added what in the same line, by the last digits', () => {
    const playing = match({ status: 'playing', state: {} as State });
    const [line = '', ...others] = promiseLines(playing, language);
    expect(others).toEqual([]);
    expect(line).toMatch(/^-# .*\*\*Aya\\_\*\* …60017 …60018$/);
    expect(line).toContain(promise.slice(0, 4));
    expect(line.length).toBeLessThan(90);
  });

  test('a match that was dealt with the press that opened its table has no such line', () => {
    const players = [{ ...AYA, contributions: [OPENED] }];
    const playing = match({ status: 'playing', state: {} as State, players });
    expect(promiseLines(playing, language)).toEqual([]);
    expect(compareSentence(playing, language)).toBe(language.fairness.compare.atOnce);
  });

  test('a match that promised before the deal is compared with its lobby', () => {
    const over = match({ status: 'over', state: {} as State });
    expect(compareSentence(over, language)).toBe(language.fairness.compare.lobby);
    const closed = match({ status: 'stopped', state: null, players: [] });
    expect(compareSentence(closed, language)).toBe(language.fairness.compare.lobby);
  });

  test('the deal of a day tells its promise, to which nobody adds anything', () => {
    const where = dailyChannel('100', parseDay('2026-11-22')!);
    const players = [{ ...AYA, contributions: [] }];
    const daily = match({ where, status: 'playing', state: {} as State, players });
    const [line, ...others] = promiseLines(daily, language);
    expect(others).toEqual([]);
    expect(line).toMatch(/^-# .*…`$/);
    expect(compareSentence(daily, language)).toBe(language.fairness.compare.daily);
  });

  test.each(CHECKS)('the check says what is wrong: %s', (failed) => {
    const lines = checkLines(match({ status: 'over' }), { ok: false, failed, line: 7 }, language);
    expect(lines.join('\n')).toContain(language.fairness.checks[failed]);
    expect(lines.join('\n')).toContain(SECRET);
  });
});

test('what was added is told in words', () => {
  expect(promisedSoFar(match(), ENGLISH)).toContain(
    '1. **Aya\\_**: opened 1574269314469460017, cut 1574269314469460018 with words cdcdcdcd…',
  );
});
