import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { botIdIn, type User } from '../../src/store/sqlite/database/application.ts';
import { StoreError } from '../../src/store/sqlite/database/store-error.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';

const OURS = { id: '111111111111111111', botId: '111111111111111111' };
const THEIRS = { id: '222222222222222222', botId: '222222222222222222' };

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  path = join(folder, 'hanafuda.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the database and lets an application claim it. */
function claimedBy(application: typeof OURS | { id: string; botId: undefined }, user?: User): void {
  const store = openStore(path, user === undefined ? {} : { user });
  try {
    store.claim(application);
  } finally {
    store.close();
  }
}

describe('a database', () => {
  test('belongs to the first application that logs in with it, and to no other', () => {
    claimedBy(OURS);
    claimedBy(OURS);
    expect(() => claimedBy(THEIRS)).toThrow(
      new StoreError(
        `The database ${path} belongs to the application ${OURS.id}, but DISCORD_TOKEN is of ${THEIRS.id}. Give the token of ${OURS.id}, or name another file in DATABASE_PATH.`,
      ),
    );
    claimedBy(OURS);
  });

  test('of another application is refused by its token before anything is changed', () => {
    claimedBy(OURS);
    // As a version with fewer tables left it: opening it brings it up to date.
    const { $client } = drizzle(path);
    $client.exec(
      'drop index rating_step_newest; delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
    );
    $client.close();
    const before = readFileSync(path);
    const user = { botId: THEIRS.botId };
    expect(() => openStore(path, { user })).toThrow(
      `${OURS.id}, but DISCORD_TOKEN is of ${THEIRS.id}`,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('of any application is refused to the sandbox', () => {
    claimedBy(OURS);
    expect(() => openStore(path, { user: 'sandbox' })).toThrow('DISCORD_TOKEN is absent');
  });

  test('that belongs to none is opened for whoever comes', () => {
    openStore(path, { user: 'sandbox' }).close();
    claimedBy(OURS, { botId: OURS.botId });
  });

  test('of an application whose token has another id than itself is opened by its token', () => {
    const old = { id: OURS.id, botId: '333333333333333333' };
    claimedBy(old, { botId: old.botId });
    claimedBy(old, { botId: old.botId });
    expect(() => openStore(path, { user: { botId: THEIRS.botId } })).toThrow(OURS.id);
  });

  test('is judged by what Discord says where the token tells nothing', () => {
    claimedBy({ id: OURS.id, botId: undefined });
    openStore(path, { user: { botId: undefined } }).close();
    openStore(path, { user: { botId: THEIRS.botId } }).close();
    expect(() => claimedBy({ id: THEIRS.id, botId: undefined })).toThrow('belongs to');
  });
});

test.each([
  ['MTA5ODc2NTQzMjEwOTg3NjU0.Gabcde.secret', '109876543210987654'],
  ['MTIz.abc.def', undefined],
  ['!.abc.def', undefined],
  ['', undefined],
])('the token %s is of the bot %s', (token, id) => {
  expect(botIdIn(token)).toBe(id);
});
