import { afterEach, expect, test } from 'vitest';
import { openClub } from './support/club.ts';

/** Where undici, and Node's copy of it, keep the agent of all who bring none. */
const SHARED = Symbol.for('undici.globalDispatcher.1');
const shared: unknown = Reflect.get(globalThis, SHARED);

afterEach(() => Reflect.set(globalThis, SHARED, shared));

// Node's copy is loaded with `node:http`, is of another version, and once ended the process under load.
test('the bot sends its requests through an agent of its own, whichever is shared', async () => {
  const dispatch = () => {
    throw new Error("not the bot's agent");
  };
  Reflect.set(globalThis, SHARED, { dispatch });
  const club = await openClub();
  await club.ann.command(club.room, 'hanafuda start', { game: 'mushi' }).message();
  await club.close();
  expect(club.logged).toEqual([]);
});
