import { beforeAll, describe, expect, test } from 'vitest';
import { contentsSince } from '../../../src/bot/table-message/message-content.ts';
import { chooseAs } from '../../../src/cpu/choose-as.ts';
import { findGame } from '../../../src/games/index.ts';
import type { Match } from '../../../src/model/match.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import { createTables } from '../../../src/table/tables.ts';

/** A finished match of Botan-chō of three rounds, in which Ann makes the first move each time. */
async function playedMatch() {
  const store = openStore(':memory:');
  const entropy = () => new Uint8Array(32).fill(7);
  const tables = createTables({ store, findGame, chooseMove: chooseAs, entropy, now: () => 0 });
  const ann = { id: '1', name: 'Ann' };
  const where = { serverId: '2', channelId: '3' };
  await store.putServerSettings(where.serverId, { pause: '0' });
  await tables.lobby.open({ where, host: ann, game: 'botan-cho', options: { rounds: '3' } });
  const at = { matchId: 1 };
  await tables.lobby.addComputer(at, ann);
  const versions: number[] = [];
  let outcome = await tables.lobby.start(at, ann);
  while (outcome.ok && outcome.match.status === 'playing') {
    const { match } = outcome;
    versions.push(match.version);
    const [move] = findGame('botan-cho')!.legalMoves(match.state!, 0);
    outcome = await tables.play.move({ at, person: ann, move: move! });
  }
  const match = (await tables.stored.match(1))!;
  const kinds = async (since: number, shown: Match = match) =>
    contentsSince(shown, await tables.play.stepsSince(shown, since)).map(({ kind }) => kind);
  return { match, versions, kinds };
}

describe('the pages of a match', () => {
  let match: Match;
  let versions: readonly number[];
  let kinds: Awaited<ReturnType<typeof playedMatch>>['kinds'];

  beforeAll(async () => {
    ({ match, versions, kinds } = await playedMatch());
  });

  test('of an open one are its lobby', () => {
    const open: Match = { ...match, status: 'open', state: null, seed: null };
    expect(contentsSince(open, []).map(({ kind }) => kind)).toEqual(['lobby']);
  });

  test('of one that was played through unseen tell every round and the end', async () => {
    expect(await kinds(0)).toEqual(['round', 'round', 'round', 'standing']);
  });

  test('since a version tell what came after it', async () => {
    expect(await kinds(versions.at(-1)!)).toEqual(['round', 'standing']);
    expect(await kinds(match.version)).toEqual(['standing']);
  });

  test('of a stopped one end with that', async () => {
    expect(await kinds(match.version, { ...match, status: 'stopped' })).toEqual(['stopped']);
  });
});
