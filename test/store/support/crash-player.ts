/**
 * A process to be killed: plays one match after another on a database file as fast as it can, and
 * says on stdout what it was told was done, one line each: match, version, status, interaction.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { findGame } from '../../../src/games/index.ts';
import type { Match } from '../../../src/model/match.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import { createTables } from '../../../src/table/tables.ts';
import { anyMove } from '../../table/support/a-table.ts';
import { asked } from '../../table/support/matches.ts';
import { done } from '../../table/support/outcomes.ts';
import { AKI, BENI, SERVER } from '../../table/support/people.ts';

const [path = ''] = process.argv.slice(2);
const store = openStore(path);
const tables = createTables({
  store,
  findGame,
  chooseMove: anyMove,
  entropy: () => randomBytes(32),
  now: Date.now,
});

function say(match: Match, interaction: string): void {
  writeSync(1, `${match.id} ${match.version} ${match.status} ${interaction}\n`);
}

/** A running match of the channel: the one that a killed process left, or a new one. */
async function running(channelId: string): Promise<Match> {
  const left = await tables.stored.newestMatch(channelId);
  if (left?.status === 'playing') return left;
  if (left?.status === 'open')
    done(await tables.leaving.stop({ at: { channelId }, person: AKI, mayManage: true }));
  const where = { serverId: SERVER, channelId };
  const at = { channelId };
  if (channelId === 'two people') {
    done(
      await tables.lobby.open({ where, host: AKI, game: 'botan-cho', options: { rounds: '3' } }),
    );
    done(await tables.lobby.join(at, BENI));
  } else {
    done(
      await tables.lobby.open({ where, host: AKI, game: 'suhara-bana', options: { length: '3' } }),
    );
    for (let i = 0; i < 3; i++) done(await tables.lobby.addComputer(at, AKI));
  }
  // With its last seat a match starts by itself.
  const ready = await tables.stored.newestMatch(channelId);
  return ready?.status === 'playing' ? ready : done(await tables.lobby.start(at, AKI));
}

// In the pause after a round nobody may be asked.
await store.putServerSettings(SERVER, { pause: '0' });
for (;;) {
  for (const channelId of ['two people', 'computers']) {
    const match = await running(channelId);
    if (match.status === 'over') continue;
    const { person, move } = asked(match);
    const interactionId = randomUUID();
    const request = { at: { channelId }, person, move, version: match.version, interactionId };
    say(done(await tables.play.move(request)), interactionId);
  }
}
