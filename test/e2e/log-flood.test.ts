import { expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';

// Nobody is answered, so Discord soon says so.
const club = eachInAClub({ deadlineMs: 3000, mayLog: true });

const PRESSES = 40;

test.each([
  ['answers nothing but 503', { status: 503 }],
  ['closes every connection', { hangUp: 'unread' as const }],
])('the log stays short while Discord %s', async (_, fault) => {
  const people = Array.from({ length: PRESSES }, (_person, at) => club.sandbox.addUser(`P${at}`));
  club.sandbox.injectFault({ path: /./, times: Number.POSITIVE_INFINITY, ...fault });
  const pressed = people.map((who) => who.command(club.room, 'hanafuda help').done);
  await Promise.allSettled(pressed);
  // Of each kind of failure five, and there are some kinds.
  await expect.poll(() => club.logged.length).toBeGreaterThan(4);
  club.sandbox.clearFaults();
  await expect
    .poll(async () => (await club.ann.command(club.room, 'hanafuda help').done).kind)
    .toBe('reply');
  expect(club.logged.length).toBeLessThan(PRESSES);
});
