import { setTimeout as wait } from 'node:timers/promises';
import { UNAUTHORIZED } from 'discord-sandbox';
import { afterEach, describe, expect, test } from 'vitest';
import { type Club, openClub } from './support/club.ts';
import { annAlone, move, tableShown, takeHand } from './support/playing.ts';

let club: Club;

afterEach(async () => {
  const { violations } = club.sandbox;
  await club.close();
  expect(violations).toEqual([]);
});

const EDIT = { method: 'PATCH', path: /^\/channels\// };

describe('the token', () => {
  const WHO_AM_I = ({ path }: { readonly path: string }) => path === '/users/@me';

  test('that Discord refuses once, and knows when asked again, is used on', async () => {
    club = await openClub();
    await annAlone(club);
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ ...EDIT, ...UNAUTHORIZED });
    expect((await move(club, hand)).kind).toBe('update');
    await tableShown(club);
    expect(club.sandbox.requests.filter(WHO_AM_I)).toHaveLength(1);
    const said = club.logged.filter((line) => line.includes('refused the token once'));
    expect(said).toHaveLength(1);
    expect(club.fatal).toEqual([]);
  });

  test('that Discord refuses, and does not know when asked again, ends the bot', async () => {
    club = await openClub();
    await annAlone(club);
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ path: /^\/(channels|users)\//, ...UNAUTHORIZED, times: 9 });
    await move(club, hand);
    await expect.poll(() => club.fatal).toEqual(['token-refused']);
  });
});

test('a press that comes before the bot knows whose the database is, is answered once it does', async () => {
  const claims = [Promise.resolve(true)];
  club = await openClub({ mayServe: async () => (await claims.shift()) ?? true });
  await club.stopBot();
  await club.sandbox.waitForNoBot();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  claims.push(promise);
  const started = club.startBot();
  await club.sandbox.waitForBot();
  const press = club.ann.command(club.room, 'hanafuda help');
  await expect.poll(() => claims).toEqual([]);
  resolve(true);
  expect((await press.done).kind).toBe('reply');
  await started;
});

describe('many connections', () => {
  test('that Discord wants where there is one end the bot', async () => {
    club = await openClub();
    club.sandbox.injectFault({ on: 'identify', close: 4011 });
    club.sandbox.dropSockets({ kind: 'invalid-session', resumable: false });
    await expect.poll(() => club.fatal).toEqual(['sharding-required']);
  });

  test('that Discord does not grant any more today end the bot', async () => {
    club = await openClub({ identifyBudget: 1 });
    await club.stopBot();
    await club.startBot();
    expect(club.fatal).toEqual(['logins-exhausted']);
  });
});

describe('a connection', () => {
  test('that is gone without a word does not hold up the end', async () => {
    club = await openClub();
    club.sandbox.dropSockets({ kind: 'half-open' });
    // What waits for the other end of a connection waits for half a minute.
    const late = wait(20_000, 'late', { ref: false });
    expect(await Promise.race([club.stopBot(), late])).toBeUndefined();
  });
});
