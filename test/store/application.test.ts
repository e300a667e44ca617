import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drizzle } from '../../src/store/drizzle.ts';
import { botIdIn, type Claimant, type User } from '../../src/store/queries/application.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { ownFolder } from '../support/own-folder.ts';

const OURS = { id: '111111111111111111', botId: '111111111111111111' };
const THEIRS = { id: '222222222222222222', botId: '222222222222222222' };
const [CLUB, HALL] = ['900000000000000001', '900000000000000002'];

const folder = ownFolder();
const path = join(folder, 'hanafuda.sqlite');

/** Opens the database and lets an application claim it; gives why it is another's. */
async function claimedBy(
  application: Omit<Claimant, 'isIn'>,
  user?: User,
  isIn: Claimant['isIn'] = () => false,
): Promise<string | undefined> {
  const store = openStore(path, user === undefined ? {} : { user });
  try {
    return await store.claim({ ...application, isIn });
  } finally {
    await store.close();
  }
}

/** The database comes to know servers, as a version did that noted no owner. */
async function knowing(...servers: readonly string[]): Promise<void> {
  const store = openStore(path);
  for (const server of servers) await store.putServerSettings(server, { tableCap: 7 });
  await store.close();
}

describe('a database', () => {
  test('belongs to the first application that logs in with it, and to no other', async () => {
    await claimedBy(OURS);
    await claimedBy(OURS);
    expect(await claimedBy(THEIRS)).toBe(
      `The database ${path} belongs to the application ${OURS.id}, but DISCORD_TOKEN is of ${THEIRS.id}. Give the token of ${OURS.id}, or name another file in DATABASE_PATH.`,
    );
    expect(await claimedBy(OURS)).toBeUndefined();
  });

  test('that knows servers does not go to an application that is in none of them', async () => {
    await knowing(CLUB, HALL);
    expect(await claimedBy(THEIRS)).toBe(
      `The database ${path} is another application's: DISCORD_TOKEN is of ${THEIRS.id}, which is in none of the servers that it knows. Give the token that it was used with, or name another file in DATABASE_PATH. To give it to ${THEIRS.id} for good: npm run hand-over -- ${THEIRS.id}`,
    );
    expect(await claimedBy(OURS, undefined, (id) => id === HALL)).toBeUndefined();
    expect(await claimedBy(THEIRS, undefined, () => true)).toContain('belongs to the application');
  });

  test('of whose servers nothing is said yet goes to nobody before that', async () => {
    await knowing(CLUB, HALL);
    expect(await claimedBy(THEIRS, undefined, () => undefined)).toBeUndefined();
    const isIn = (id: string) => (id === HALL ? false : undefined);
    expect(await claimedBy(THEIRS, undefined, isIn)).toContain("another application's");
    expect(
      await claimedBy(OURS, undefined, (id) => (id === CLUB ? true : undefined)),
    ).toBeUndefined();
  });

  test('that is handed over belongs to the other application from then on', async () => {
    await knowing(CLUB);
    await claimedBy(OURS, undefined, () => true);
    const store = openStore(path);
    await store.handOver(THEIRS.id);
    await store.close();
    expect(await claimedBy(OURS, undefined, () => true)).toContain('belongs to the application');
    expect(await claimedBy(THEIRS, { botId: THEIRS.botId })).toBeUndefined();
    expect(() => openStore(path, { user: { botId: OURS.botId } })).toThrow(StoreError);
  });

  test('of another application is refused by its token before anything is changed', async () => {
    await claimedBy(OURS);
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

  test('of any application is refused to the sandbox', async () => {
    await claimedBy(OURS);
    expect(() => openStore(path, { user: 'sandbox' })).toThrow('DISCORD_TOKEN is absent');
  });

  test('that belongs to none is opened for whoever comes', async () => {
    await openStore(path, { user: 'sandbox' }).close();
    await claimedBy(OURS, { botId: OURS.botId });
  });

  test('of an application whose token has another id than itself is opened by its token', async () => {
    const old = { id: OURS.id, botId: '333333333333333333' };
    await claimedBy(old, { botId: old.botId });
    await claimedBy(old, { botId: old.botId });
    expect(() => openStore(path, { user: { botId: THEIRS.botId } })).toThrow(OURS.id);
  });

  test('is judged by what Discord says where the token tells nothing', async () => {
    await claimedBy({ id: OURS.id, botId: undefined });
    await openStore(path, { user: { botId: undefined } }).close();
    await openStore(path, { user: { botId: THEIRS.botId } }).close();
    expect(await claimedBy({ id: THEIRS.id, botId: undefined })).toContain('belongs to');
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
