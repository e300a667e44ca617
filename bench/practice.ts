/**
 * How quickly a press in practice is answered while many practise at once, each this many milliseconds after the last
 * answer: four seconds, as people take, unless another pace is given. The bot is a process of its own; Discord and the
 * people are the sandbox, here.
 *
 *     node bench/practice.ts [people] [seconds] [pace]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, type Channel, createSandbox, type Message } from 'discord-sandbox';
import { NO_LIMITS } from '../test/e2e/support/no-limits.ts';
import { runBot, TOKEN } from '../test/e2e/support/process.ts';
import { buttonsFor } from '../test/e2e/support/reading.ts';
import { percentile } from './support/percentile.ts';

const [PEOPLE = 50, SECONDS = 15, PACE = 4000] = process.argv.slice(2).map(Number);
/** What is promised: milliseconds at the median. */
const LIMIT = 100;

const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
const sandbox = await createSandbox({ ...NO_LIMITS, token: TOKEN });
const room = sandbox.addChannel(sandbox.addServer('Club'), 'cards');
const bot = runBot({
  DISCORD_TOKEN: TOKEN,
  DISCORD_API: sandbox.api,
  DATABASE_PATH: join(folder, 'bench.sqlite'),
});
await sandbox.waitForBot('hanafuda', 30_000);
const times: number[] = [];
let isOver = false;

/** Practises until it is over; if nothing leads on, another match begins. */
async function practise(who: Actor, channel: Channel): Promise<void> {
  let shown: Message = await who
    .command(channel, 'hanafuda practice', { strength: 'normal' })
    .message();
  while (!isOver) {
    await sleep(PACE * (0.5 + Math.random()));
    const [next] = ['taught', 'move', 'hand', 'practice'].flatMap((verb) =>
      buttonsFor(shown, verb as 'move').slice(0, 1),
    );
    if (next === undefined) throw new Error('nothing to press');
    const begun = performance.now();
    shown = await who.click(shown, next.id).message();
    times.push(performance.now() - begun);
  }
}

const people = Array.from({ length: PEOPLE }, (_, index) => sandbox.addUser(`P${index}`));
const playing = people.map((who) => practise(who, room));
await sleep(2 * Math.max(PACE, 1000));
times.length = 0;
await sleep(SECONDS * 1000);
isOver = true;
await Promise.all(playing);
bot.kill('SIGTERM');
await bot.ended;
await sandbox.close();
rmSync(folder, { recursive: true });

const [median, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
console.log(`${PEOPLE} people practise, ${(times.length / SECONDS).toFixed(1)} presses a second`);
console.log(`milliseconds to the answer: median ${median.toFixed(0)}, p99 ${p99.toFixed(0)}`);
const isMet = times.length > 0 && median < LIMIT;
console.log(`median under ${LIMIT} ms: ${isMet ? 'ok' : 'MISSED'}`);
process.exitCode = isMet ? 0 : 1;
