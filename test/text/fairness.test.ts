import { describe, expect, test } from 'vitest';
import { promiseOf } from '../../src/fairness/promise.ts';
import { CHECKS } from '../../src/fairness/verify.ts';
import type { Match, Player } from '../../src/model/match.ts';
import { NEW_MATCH } from '../../src/model/match.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { checkLines, promisedSoFar } from '../../src/text/lobby/fairness.ts';
import { lobbyLines } from '../../src/text/lobby/lobby.ts';
import { aboutLines } from '../../src/text/lobby/seating.ts';

const ENGLISH = words('en-US');
const SECRET = 'ab'.repeat(32);
const AYA: Player = {
  ...{ type: 'person', person: { id: '100', name: 'Aya_' }, away: false, missed: 0 },
  contributions: [
    { by: 'open', id: '1303' },
    { by: 'cut', id: '1304', words: 'cd'.repeat(32) },
  ],
};

function match(change: Partial<Match> = {}): Match {
  return {
    ...NEW_MATCH,
    ...{ id: 12, where: { serverId: 's', channelId: 'c' }, game: 'koi-koi', options: {} },
    ...{ status: 'open', hostId: '100', players: [AYA], secret: SECRET },
    ...change,
  };
}

const promise = promiseOf({ match: 12, secret: SECRET });

describe.each(LANGUAGES.map((one) => [one.language, one] as const))('in %s', (_, language) => {
  test('a lobby tells of the promise in one short line, and not the secret', () => {
    const lines = lobbyLines(match(), language).filter((line) => line.includes('`'));
    expect(lines).toHaveLength(1);
    expect(lines[0]!.length).toBeLessThan(80);
    expect(lines[0]).toContain(promise.slice(0, 4));
    expect(lines[0]).toContain('**Aya\\_**');
    expect(lobbyLines(match(), language).join()).not.toContain(SECRET);
  });

  test('nothing is said of a table that promised nothing', () => {
    expect(lobbyLines(match({ secret: null }), language).join()).not.toContain('`');
    expect(promisedSoFar(match({ secret: null }), language)).toEqual([language.fairness.none]);
  });

  test('a match that began lists what was added where the lobby was', () => {
    const told = lobbyLines(match({ status: 'playing' }), language).join('\n');
    expect(told).toMatch(/^-# 1\. \*\*Aya\\_\*\*.*1303.*1304.*cdcdcdcd…/m);
  });

  test('the whole promise stands in the menu of a match', () => {
    const playing = match({ status: 'playing' });
    const told = aboutLines({ match: playing, stopAt: null }, language).join('\n');
    expect(told).toContain(promise);
    expect(told).not.toContain(SECRET);
  });

  test.each(CHECKS)('the check says what is wrong: %s', (failed) => {
    const lines = checkLines(match({ status: 'over' }), { ok: false, failed, line: 7 }, language);
    expect(lines.join('\n')).toContain(language.fairness.checks[failed]);
    expect(lines.join('\n')).toContain(SECRET);
  });
});

test('what was added is told in words', () => {
  expect(promisedSoFar(match(), ENGLISH)).toContain(
    '1. **Aya\\_**: opened 1303, cut 1304 with words cdcdcdcd…',
  );
});
