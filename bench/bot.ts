/**
 * What the bot bears: how quickly it answers a few, from how many presses a second on it answers
 * slowly, what it still answers at twice that, and whether it recovers. The bot is a process of its
 * own, as its owner runs it; Discord and the people are the sandbox, here. People press at their own
 * times whether they were answered or not, at tables of every game.
 *
 * Beside the first presses a bot that only says "pong" is pressed, so that both see the same machine;
 * trust the ratios, not the milliseconds. The same holds against the bot of another checkout, and with
 * `--postgres` against one process over PostgreSQL and two that share it: they are measured in turn, a
 * stage of one, then the same of the next. `--ramp` presses more and more, and leaves the rest out.
 *
 *     node bench/bot.ts [tables] [seconds] [--against FOLDER] [--postgres] [--ramp] [--from PRESSES]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSandbox } from 'discord-sandbox';
import { startPostgres } from '../test/support/postgres-server.ts';
import { type Club, openClub, type Stage } from './support/club.ts';
import { percentile } from './support/percentile.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    ramp: { type: 'boolean', default: false },
    from: { type: 'string', default: '30' },
  },
});
const TABLES = Number(positionals[0] ?? 250);
const SECONDS = Number(positionals[1] ?? 15);
const PONG_SCRIPT = fileURLToPath(new URL('./support/pong-bot.ts', import.meta.url));
/** Presses a second: of people who play, of the first stage of the ramp, and from stage to stage. */
const QUIET = 20;
const FIRST = Number(values.from);
const STEP = 1.15;
/** What is promised: milliseconds of the slowest hundredth, shares, seconds and megabytes. */
const LIMITS = { p99: 250, ratio: 1.5, goodput: 0.9, recovery: 10, resident: 450, stop: 5 };

interface Measured {
  readonly name: string;
  readonly club: Club;
  /** The last stage whose slowest hundredth was quick enough. */
  best: Stage | undefined;
  /** The presses a second at which it no longer is; undefined while it is. */
  load: number | undefined;
}

function timesOf({ samples }: Stage): readonly number[] {
  return samples.map(({ ms }) => ms);
}

/** Answers in time, a second. */
function goodput({ samples, seconds }: Stage): number {
  return samples.filter(({ isInTime }) => isInTime).length / seconds;
}

function row(name: string, ...figures: readonly string[]): void {
  console.log(`${name.padEnd(32)}${figures.map((figure) => figure.padStart(10)).join('')}`);
}

function verdict(name: string, figure: string, isMet: boolean): void {
  console.log(`${name.padEnd(48)}${figure}: ${isMet ? 'ok' : 'MISSED'}`);
}

/** The milliseconds that the bot that only says "pong" takes, meanwhile. */
async function pongTimes(seconds: number): Promise<readonly number[]> {
  const sandbox = await createSandbox();
  const room = sandbox.addChannel(sandbox.addServer('Club'), 'pong');
  const child = spawn(process.execPath, [PONG_SCRIPT], {
    env: { API: sandbox.api, TOKEN: sandbox.token },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await sandbox.waitForBot(undefined, 30_000);
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'Ping', custom_id: 'ping' }] };
  await fetch(`${sandbox.api}/v10/channels/${room.id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'ping?', components: [row] }),
  });
  const ann = sandbox.addUser('Ann');
  const [message] = ann.view(room);
  if (message === undefined) throw new Error('there is nothing to press');
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const start = performance.now();
    await ann.click(message, 'ping').done;
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 1000 / QUIET));
  }
  child.kill();
  await once(child, 'close');
  await sandbox.close();
  return times;
}

async function quietly({ name, club }: Measured): Promise<void> {
  const [stage, pong] = await Promise.all([club.stage(QUIET, SECONDS), pongTimes(SECONDS)]);
  const least = percentile(pong, 0.5);
  console.log(`\n${name}: ${TABLES} tables, ${QUIET} presses a second; milliseconds to the answer`);
  row('', 'count', 'p50', 'p99', 'x "pong"');
  const kinds = Map.groupBy(stage.samples, ({ kind }) => kind);
  for (const [kind, list] of [...kinds, ['all', stage.samples] as const]) {
    const times = list.map(({ ms }) => ms);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    row(kind, `${times.length}`, p50.toFixed(1), p99.toFixed(1), (p50 / least).toFixed(1));
  }
}

function reportStage({ name }: Measured, stage: Stage): void {
  const times = timesOf(stage);
  row(
    name,
    stage.rate.toFixed(0),
    percentile(times, 0.5).toFixed(0),
    percentile(times, 0.99).toFixed(0),
    goodput(stage).toFixed(1),
    stage.blockMs.toFixed(0),
    stage.cpuPerThousand.toFixed(1),
    stage.residentMb.toFixed(0),
  );
}

/** A stage; undefined when its slowest hundredth was slow. */
async function quickStage(one: Measured, rate: number): Promise<Stage | undefined> {
  const stage = await one.club.stage(rate, SECONDS);
  reportStage(one, stage);
  return percentile(timesOf(stage), 0.99) <= LIMITS.p99 ? stage : undefined;
}

/** Presses quicker from stage to stage until each of them answers slowly, and again slowly. */
async function ramp(measured: readonly Measured[]): Promise<void> {
  console.log('');
  row('', 'presses/s', 'p50', 'p99', 'in time/s', 'block ms', 'CPU s/1000', 'MB');
  for (let rate = FIRST; measured.some(({ load }) => load === undefined); rate *= STEP) {
    for (const one of measured.filter(({ load }) => load === undefined)) {
      const stage = (await quickStage(one, rate)) ?? (await quickStage(one, rate));
      if (stage === undefined) one.load = rate;
      else one.best = stage;
    }
  }
}

/** Twice what it answers quickly; then as people play, until it answers quickly again. */
async function storm(one: Measured): Promise<void> {
  const { name, club, best } = one;
  if (best === undefined) return console.log(`${name} is slow from the first stage on`);
  const stormy = await club.stage(2 * best.rate, 2 * SECONDS);
  reportStage(one, stormy);
  let seconds = 0;
  for (let p99 = LIMITS.p99 + 1; p99 > LIMITS.p99 && seconds < 6 * LIMITS.recovery; seconds += 2) {
    p99 = percentile(timesOf(await club.stage(QUIET, 2)), 0.99);
  }
  const share = goodput(stormy) / goodput(best);
  const resident = Math.max(best.residentMb, stormy.residentMb);
  console.log(`\n${name}`);
  console.log(`quick up to ${best.rate.toFixed(0)} presses a second (p99 <= ${LIMITS.p99} ms)`);
  verdict('at twice that, of what it answered there', share.toFixed(2), share >= LIMITS.goodput);
  verdict('quick again after', `${seconds} s`, seconds <= LIMITS.recovery);
  console.log(`longest block of the event loop: ${stormy.blockMs.toFixed(0)} ms`);
  const isSmall = resident <= LIMITS.resident;
  verdict('resident memory after the storm', `${resident.toFixed(0)} MB`, isSmall);
}

/** How long it takes to end while it is pressed more than it bears. */
async function stop({ name, club, best }: Measured): Promise<void> {
  const pressed = club.stage(2 * (best?.rate ?? FIRST), 3);
  await new Promise((done) => setTimeout(done, 2000));
  const start = performance.now();
  for (const bot of club.bots) bot.kill('SIGTERM');
  await Promise.all(club.bots.map(({ ended }) => ended));
  const seconds = (performance.now() - start) / 1000;
  verdict(`${name}: SIGTERM ends it after`, `${seconds.toFixed(1)} s`, seconds <= LIMITS.stop);
  await pressed;
}

const THIS = 'this bot';
const server = values.postgres ? await startPostgres({ isSafe: true }) : undefined;
const measured: Measured[] = [];

async function add(name: string, spec: Partial<Parameters<typeof openClub>[0]>): Promise<void> {
  const club = await openClub({ tables: TABLES, ...spec });
  measured.push({ name, club, best: undefined, load: undefined });
}

try {
  await add(THIS, {});
  if (values.against !== undefined) {
    await add(`that of ${values.against}`, { root: resolve(values.against) });
  }
  if (server !== undefined) {
    await server.ready;
    await add('over PostgreSQL', { database: server.address('postgres') });
    // A database of its own; the first is the server's, too.
    await add('two over PostgreSQL', { database: server.address('template1'), processes: 2 });
  }
  for (const one of measured) {
    // A bot that has just begun is slow.
    if (values.ramp) await one.club.stage(QUIET, SECONDS);
    else await quietly(one);
  }
  await ramp(measured);
  if (!values.ramp) for (const one of measured) await storm(one);
  if (!values.ramp) for (const one of measured) await stop(one);
  const [ours, ...others] = measured;
  for (const { name, best } of others) {
    if (ours?.best === undefined || best === undefined) continue;
    const ratio = ours.best.rate / best.rate;
    const what = `\npresses a second, of ${THIS} to ${name}`;
    if (name === `that of ${values.against}`)
      verdict(what, ratio.toFixed(2), ratio >= LIMITS.ratio);
    else console.log(`${what}: ${ratio.toFixed(2)}`);
  }
} finally {
  for (const { club } of measured) await club.close();
  await server?.stop();
}
