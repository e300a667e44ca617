import { beforeEach, describe, expect, test } from 'vitest';
import { SILENCE_TIME } from '../../../src/model/clock.ts';
import { type Room, room } from '../support/a-table.ts';
import { dealt, lobby, playOut } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, CHIKA, HERE, SERVER, WHERE } from '../support/people.ts';

const DAY = 24 * 60 * 60 * 1000;

let here: Room;

beforeEach(() => {
  here = room();
  return () => here.store.close();
});

test('what is stored of a person is told in full, and no secret with it', async () => {
  const { clock, tables, store } = here;
  const match = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  await store.putPersonSettings(AKI.id, { names: 'kanji' });
  const shown = { matchId: match.id, expiresAt: clock.now + 1000, locale: 'ja' };
  await tables.stored.putHand({ ...shown, personId: AKI.id, token: 's3cret' });

  const data = await tables.privacy.personalData(AKI.id);

  expect(data['settings']).toMatchObject({ names: 'kanji' });
  expect(data['names']).toEqual([{ serverId: SERVER, name: 'Aki' }]);
  expect(data.results).toMatchObject([{ matchId: match.id, game: 'botan-cho', fled: false }]);
  expect(data.matches).toMatchObject([{ id: match.id, isHost: true, seat: 0, status: 'over' }]);
  const moves = data.matches[0]?.['moves'] as readonly unknown[];
  expect(moves.length).toBeGreaterThan(20);
  expect(data['hands']).toEqual([shown]);
  const text = JSON.stringify(data);
  expect(text).not.toContain('s3cret');
  expect(text).not.toContain(match.seed ?? '-');
  expect(text).not.toContain(BENI.id);
  expect(text).not.toContain(BENI.name);
});

describe('a person who is forgotten', () => {
  test('does not sit at the table of before when they come again', async () => {
    const { tables } = here;
    const running = await dealt(tables, 'botan-cho', AKI, BENI);
    await tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();
    expect(await tables.lobby.join({ matchId: running.id }, AKI)).toMatchObject({ ok: false });
    expect((await tables.privacy.personalData(AKI.id)).matches).toEqual([]);
  });

  test('is another pseudonym in each server', async () => {
    const { tables, store } = here;
    const other = { serverId: `${SERVER}9`, channelId: `${CHANNEL}9` };
    const first = await dealt(tables, 'botan-cho', AKI, BENI);
    await playOut(tables, first);
    const opening = { where: other, host: AKI, game: 'botan-cho', options: {}, seats: 2 };
    const open = done(await tables.lobby.open(opening));
    expect(done(await tables.lobby.join({ matchId: open.id }, BENI)).status).toBe('playing');

    await tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();

    const ids = await Promise.all(
      [first.id, open.id].map(async (id) => {
        const player = (await store.match(id))?.players[0];
        return player?.type === 'person' ? player.person.id : '';
      }),
    );
    expect(ids[0]).toMatch(/^former-[0-9a-f]{64}$/);
    expect(ids[1]).toMatch(/^former-[0-9a-f]{64}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('takes an offer to stop along, and the next waits as long as any', async () => {
    const { tables, clock } = here;
    const match = await dealt(tables, 'ino-shika-cho', AKI, BENI, CHIKA);
    done(await tables.leaving.offerStop(HERE, AKI));
    clock.now += SILENCE_TIME[match.clock] - 60_000;
    await tables.privacy.forgetPerson(AKI);
    expect(await tables.timers.stopDueAt(match.id)).toBeNull();
    done(await tables.leaving.offerStop(HERE, BENI));
    expect(await tables.timers.stopDueAt(match.id)).toBe(clock.now + SILENCE_TIME[match.clock]);
  });
});

/** What the bot does now and then. */
async function deleteLeft({ tables }: Room): Promise<readonly string[]> {
  const servers = await tables.privacy.forgetLeftServers();
  await tables.privacy.finishErasures();
  return servers;
}

describe('a server', () => {
  test('to which the bot came back is kept', async () => {
    const { tables, clock } = here;
    await lobby(tables, 'botan-cho', AKI);
    await tables.servers.left(SERVER);
    clock.now += 20 * DAY;
    await tables.servers.joined(SERVER);
    clock.now += 20 * DAY;
    await deleteLeft(here);
    expect((await tables.stored.newestMatch(CHANNEL))?.where).toEqual(WHERE);
  });

  test('is forgotten as soon as the keeper of the bot wants', async () => {
    const soon = room({ keepLeftDays: 2 });
    await lobby(soon.tables, 'botan-cho', AKI);
    await soon.tables.servers.left(SERVER);
    soon.clock.now += 2 * DAY;
    await deleteLeft(soon);
    expect(await soon.tables.stored.newestMatch(HERE.channelId)).toBeUndefined();
    await soon.store.close();
  });
});
