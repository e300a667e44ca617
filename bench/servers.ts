/**
 * How much memory the bot takes when nobody plays, by the number of its servers. Each has the channels and roles of an
 * ordinary one: 24 channels for text and 4 for voice, a third of them hidden from some, and 15 roles.
 *
 *     node bench/servers.ts [servers …]
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSandbox, type Sandbox } from 'discord-sandbox';
import { runBot } from '../test/e2e/support/process.ts';

const COUNTS = process.argv.slice(2).map(Number);
const TEXT_CHANNELS = 24;
const VOICE_CHANNELS = 4;
const ROLES = 15;
/** One channel of this many is hidden from some. */
const HIDDEN = 3;
const MOST_ON_A_CONNECTION = 2500;
/** The most that the largest number of servers may take. */
const MOST_MB = 500;
/** Until what the start left over is collected. */
const IDLE_MS = 20_000;
const MEGABYTE = 1024;

/** Laid into the sandbox's world as it stands: told one by one, they would be shown on its page each time. */
function addServers(sandbox: Sandbox, count: number): void {
  const { world } = sandbox;
  const template = sandbox.addServer('Template');
  const room = sandbox.addChannel(template, 'room');
  const hiddenFrom = [sandbox.addUser('Ann'), sandbox.addUser('Bob')].map(({ id }) => id);
  for (let at = 1; at < count; at++) {
    // The time in a server's id says which connection serves it.
    world.advance(1);
    const serverId = world.newId();
    const roles = Array.from({ length: ROLES }, (_, role) => {
      const plain = { permissions: 0n, isMentionable: true, isManaged: false, memberIds: [] };
      return { id: world.newId(), name: `Role ${role}`, ...plain };
    });
    world.servers.set(serverId, { ...template, id: serverId, name: `Server ${at}`, roles });
    for (let index = 0; index < TEXT_CHANNELS + VOICE_CHANNELS; index++) {
      const id = world.newId();
      const [name, isVoice] = [`channel-${index}`, index >= TEXT_CHANNELS];
      const isHidden = index % HIDDEN === 0;
      const channel = { ...room, id, serverId, name, isVoice };
      world.channels.set(id, isHidden ? { ...channel, hiddenFrom } : channel);
    }
  }
}

/** What the bot's process holds in memory, in megabytes, once it has been idle. */
async function memoryWith(count: number): Promise<number> {
  mkdirSync('data', { recursive: true });
  const folder = resolve(mkdtempSync(join('data', 'bench-')));
  const token = `${randomBytes(12).toString('hex')}.bench0.${randomBytes(24).toString('hex')}`;
  const shards = Math.max(1, Math.ceil(count / MOST_ON_A_CONNECTION));
  const sandbox = await createSandbox({ token, shards, checkSchema: false, identifyWindowMs: 0 });
  addServers(sandbox, count);
  const bot = runBot({
    DISCORD_TOKEN: sandbox.token,
    DISCORD_API: sandbox.api,
    DATABASE_PATH: join(folder, 'bench.sqlite'),
  });
  while (bot.isRunning && !bot.output.includes('is up')) await wait(500);
  await wait(IDLE_MS);
  if (!bot.isRunning) throw new Error(bot.output);
  const status = readFileSync(`/proc/${bot.pid}/status`, 'utf8');
  bot.kill('SIGTERM');
  await bot.ended;
  await sandbox.close();
  rmSync(folder, { recursive: true });
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / MEGABYTE;
}

const measured: number[] = [];
for (const count of COUNTS.length > 0 ? COUNTS : [0, 2500, 8333]) {
  measured.push(await memoryWith(count));
  console.log(`${String(count).padStart(6)} servers  ${measured.at(-1)?.toFixed(0)} MB`);
}
const most = Math.max(...measured);
if (most > MOST_MB) process.exitCode = 1;
console.log(`${most.toFixed(0)} of ${MOST_MB} MB  ${most > MOST_MB ? 'MISSED' : 'ok'}`);
