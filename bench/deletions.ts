/**
 * What it costs to give somebody all that is stored of them, and to delete a person and a server, in a
 * database of many matches: how long it takes, and for how long at most nothing else is done meanwhile.
 *
 *     node bench/deletions.ts [matches] [servers]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportFile } from '../src/bot/privacy/privacy-menu.ts';
import { openStore } from '../src/store/sqlite/open-store.ts';
import type { Tables } from '../src/table/tables.ts';
import { done, PEOPLE, personOf, tablesOver } from './support/crowd.ts';

const MATCHES = Number(process.argv[2] ?? 100_000);
const SERVERS = Number(process.argv[3] ?? 20);
/** Tables that are being played in the server that is deleted, and of somebody who is deleted. */
const PLAYED_IN_SERVER = 100;
const PLAYED_BY_ONE = 20;
/** For this long nothing else may wait, in milliseconds. */
const LONGEST_BLOCK_MS = 50;
const FILL_SCRIPT = fileURLToPath(new URL('./support/fill-store.ts', import.meta.url));

/**
 * Prints how long work took, for how long at most nothing else could be done, and for how long at most
 * the processors were busy without a break: the rest of it is waiting for the disk, and for others.
 */
async function time(name: string, work: () => unknown): Promise<void> {
  let [longest, busiest] = [0, 0];
  let isOver = false;
  const from = performance.now();
  let last = { at: from, busy: process.cpuUsage() };
  const look = () => {
    const now = { at: performance.now(), busy: process.cpuUsage() };
    const { user, system } = process.cpuUsage(last.busy);
    longest = Math.max(longest, now.at - last.at);
    busiest = Math.max(busiest, (user + system) / 1000);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const found = await work();
  isOver = true;
  look();
  const columns = [performance.now() - from, longest, busiest].map((ms) =>
    ms.toFixed(0).padStart(9),
  );
  const isMet = longest <= LONGEST_BLOCK_MS;
  if (!isMet) process.exitCode = 1;
  const verdict = isMet ? 'ok' : 'MISSED';
  console.log(`${name.padEnd(44)}${columns.join('')}  ${verdict.padEnd(7)}${found ?? ''}`);
}

/** People play at tables of a server, one of them at some of those. */
async function playIn(tables: Tables, serverId: string): Promise<void> {
  for (let table = 0; table < PLAYED_IN_SERVER; table++) {
    const where = { serverId, channelId: `played ${table}` };
    const people = [personOf(table < PLAYED_BY_ONE ? 1 : 100 + table), personOf(300 + table)];
    done(
      await tables.lobby.open({
        where,
        host: personOf(600 + table),
        game: 'hana-awase',
        options: {},
      }),
    );
    for (const person of people) done(await tables.lobby.join(where, person));
    if ((await tables.stored.newestMatch(where.channelId))?.status === 'open') {
      done(await tables.lobby.start(where, personOf(600 + table)));
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
const path = join(folder, 'bench.sqlite');
// In a process of its own: what filling leaves in the heap would be collected during the first measurement.
execFileSync(process.execPath, [FILL_SCRIPT, path, `${MATCHES}`, `${SERVERS}`]);
console.log(
  `${MATCHES} matches in ${SERVERS} servers, ${(statSync(path).size / 1e6).toFixed(0)} MB`,
);
const begunAt = performance.now();
const store = openStore(path);
console.log(`opened in ${(performance.now() - begunAt).toFixed(0)} ms`);
console.log(`${''.padEnd(44)}   all ms  longest  busiest`);
const tables = tablesOver(store);
const download = async (index: number) => {
  const data = await tables.privacy.personalData(personOf(index).id);
  const { name, data: bytes } = await exportFile(data, 'hanafuda-data');
  return `${data.matches.length} matches, ${name}, ${(bytes.length / 1e6).toFixed(1)} MB`;
};
const erased = async () =>
  JSON.stringify((await tables.privacy.finishErasures()).map((one) => one.erased));
const full = '900000000000000003';
await playIn(tables, full);
await time('the data of nobody', () => download(PEOPLE));
await time('the data of somebody', () => download(77));
await time('the data of the keenest', () => download(0));
await time('deleting somebody', async () => {
  await tables.privacy.forgetPerson(personOf(77));
  return erased();
});
await time('deleting the keenest', async () => {
  await tables.privacy.forgetPerson(personOf(0));
  return erased();
});
await time(`deleting somebody at ${PLAYED_BY_ONE} tables`, async () => {
  await tables.privacy.forgetPerson(personOf(1));
  return erased();
});
await store.putDeletion(full, { dueAt: 0, personId: null });
await time(`closing ${PLAYED_IN_SERVER} tables`, () => tables.privacy.closeDue(full));
await time('deleting a server', async () => {
  await tables.privacy.forgetServer(full);
  return erased();
});
await time('what is done every five minutes', () => tables.interactions.prune());
await store.close();
rmSync(folder, { recursive: true });
