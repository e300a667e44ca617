import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { room } from '../table/support/a-table.ts';
import { AKI, BENI, SERVER } from '../table/support/people.ts';

const PLAYER = fileURLToPath(new URL('support/crash-player.ts', import.meta.url));

/** What a killed process had been told was done. */
interface Acknowledged {
  readonly matchId: number;
  readonly version: number;
  readonly status: string;
  readonly interaction: string;
}

/** Lets a process play for a while after its first move, kills it, and gives all that it said. */
async function playAndKill(path: string, milliseconds: number): Promise<readonly Acknowledged[]> {
  const child = spawn(process.execPath, [PLAYER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said === '') setTimeout(() => child.kill('SIGKILL'), milliseconds);
    said += text;
  });
  const signal = await new Promise((resolve) => {
    child.on('close', (_code, killedBy) => resolve(killedBy));
  });
  expect(signal).toBe('SIGKILL');
  const lines = said.split('\n').slice(0, -1);
  return lines.map((line) => {
    const [matchId = '', version = '', status = '', interaction = ''] = line.split(' ');
    return { matchId: Number(matchId), version: Number(version), status, interaction };
  });
}

/** Opens what is left, and holds it against everything acknowledged so far. */
async function check(path: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const { tables, store } = room({ path });
  expect(await store.integrityProblems()).toEqual([]);
  for (const { matchId, version, status, interaction } of acknowledged) {
    const match = await tables.stored.match(matchId);
    expect(match?.version).toBeGreaterThanOrEqual(version);
    if (status === 'over') expect(match).toMatchObject({ version, status });
    expect(await store.addInteraction(interaction, 0)).toBe(false);
  }
  const overs = new Map([AKI, BENI].map(({ id }) => [id, 0]));
  const last = Math.max(...acknowledged.map(({ matchId }) => matchId));
  // One more may have been stored and not yet told.
  for (let id = 1; id <= last + 1; id++) {
    const match = await tables.stored.match(id);
    if (match === undefined) continue;
    const steps = await tables.play.replay(match);
    expect(steps.at(-1)?.state ?? null).toEqual(match.state);
    if (match.state !== null && match.status === 'playing') {
      expect(steps.at(-1)?.version).toBe(match.version);
    }
    for (const player of match.players) {
      if (match.status !== 'over' || player.type !== 'person') continue;
      overs.set(player.person.id, (overs.get(player.person.id) ?? 0) + 1);
    }
  }
  for (const [personId, matches] of overs) {
    expect((await tables.stored.stats(SERVER, personId))?.all.matches ?? 0).toBe(matches);
  }
  await store.close();
}

test('what was acknowledged before a kill at any moment is there, whole and sound', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  const path = join(folder, 'crash.sqlite');
  const acknowledged: Acknowledged[] = [];
  const isAnyOver = () => acknowledged.some(({ status }) => status === 'over');
  for (let kill = 0; kill < 6 || !isAnyOver(); kill++) {
    acknowledged.push(...(await playAndKill(path, (kill + Math.random()) * 40)));
    await check(path, acknowledged);
  }
  expect(acknowledged.length).toBeGreaterThan(6);
  rmSync(folder, { recursive: true });
});
