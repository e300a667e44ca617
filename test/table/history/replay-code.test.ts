import { expect, test } from 'vitest';
import { isPrivate } from '../../../src/model/private.ts';
import { formatReplayCode, parseReplayCode } from '../../../src/table/history/replay-code.ts';
import { room } from '../support/a-table.ts';
import { dealt, playOut, practising } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, SERVER } from '../support/people.ts';

const KEY = '5a'.repeat(32);
const OTHER_SERVER = '200000000000000002';

test('a code is its match’s alone, and reads as people type it', () => {
  for (const id of [1, 2, 999, 1_048_576, 2 ** 31, 2 ** 40 - 1]) {
    const code = formatReplayCode(id, KEY);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code} `]) {
      expect(parseReplayCode(typed, KEY)).toBe(id);
    }
    const misread = code.replaceAll('0', 'o').replaceAll('1', 'l');
    expect(parseReplayCode(misread, KEY)).toBe(id);
  }
  for (const typed of ['', 'K3M9', 'K3M9-7QX', 'K3M9-7QXT2', 'UUUU-UUUU', '1/0/p0']) {
    expect(parseReplayCode(typed, KEY)).toBeUndefined();
  }
});

test('the code of one match tells nothing of the next', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
  const codes = ids.map((id) => formatReplayCode(id, KEY));
  expect(new Set(codes).size).toBe(ids.length);
  // Each place of the code takes on every symbol about equally often: 62.5 times of 2,000.
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) {
    const counts = Map.groupBy(codes, (code) => code[place]);
    expect(counts.size).toBe(32);
    for (const [, some] of counts) expect(some.length).toBeLessThan(110);
  }
  expect(codes.map((_, index) => formatReplayCode(index + 1, '5b'.repeat(32)))).not.toEqual(codes);
  // Codes nearby are of no match that there could be.
  const near = codes
    .slice(0, 50)
    .flatMap((code) =>
      [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].map((last) => `${code.slice(0, -1)}${last}`),
    );
  const found = near.filter((code) => Number(parseReplayCode(code, KEY)) <= ids.length);
  expect(found.toSorted()).toEqual(codes.slice(0, 50).toSorted());
});

test('a code opens a match that was played to its end, in its own server only', async () => {
  const { tables, store } = room();
  const playing = await dealt(tables, 'botan-cho', AKI, BENI);
  expect(await tables.history.codeOf(playing)).toBeNull();
  const match = await playOut(tables, playing);
  const code = String(await tables.history.codeOf(match));
  expect(await tables.history.byCode(code, SERVER)).toEqual(match);
  expect(await tables.history.byCode(code, OTHER_SERVER)).toBe('elsewhere');
  expect(await tables.history.byCode('0000-0000', SERVER)).toBe('unknown');
  expect(await tables.history.byCode('not a code', SERVER)).toBe('unknown');
  await store.close();
});

test('a match that goes on, was stopped or is private has no code', async () => {
  const { tables, store } = room();
  const key = String(await store.addReplayKey(KEY));
  const playing = await dealt(tables, 'botan-cho', AKI, BENI);
  const practice = await practising(tables, 'koi-koi');
  expect(isPrivate(practice)).toBe(true);
  for (const match of [playing, practice, { ...practice, status: 'over' as const }]) {
    expect(await tables.history.codeOf(match)).toBeNull();
    expect(await tables.history.byCode(formatReplayCode(match.id, key), SERVER)).toBe('unknown');
    expect(await tables.history.byCode(formatReplayCode(match.id, key), match.where.serverId)).toBe(
      'unknown',
    );
  }
  await store.close();
});

test('the code of a match that was deleted with its server says so', async () => {
  const { tables, store } = room();
  const match = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  const code = String(await tables.history.codeOf(match));
  const where = { serverId: OTHER_SERVER, channelId: '300000000000000002' };
  done(await tables.lobby.open({ where, host: AKI, game: 'koi-koi', options: {} }));
  await tables.privacy.forgetServer(SERVER);
  await tables.privacy.finishErasures();
  expect(await tables.history.byCode(code, SERVER)).toBe('deleted');
  await store.close();
});
