/**
 * What the bot takes to answer, with many tables playing at once: from the press or command to the
 * answer that the person sees. The bot is a process of its own, as its owner runs it; Discord and the
 * people are the sandbox, here. Beside each of them a bot that only says "pong" is pressed in the same
 * run, so that both see the same machine; trust the ratio, not the milliseconds.
 *
 *     node bench/bot.ts [tables] [seconds]
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Draw, drawsOf, seedOf } from '../src/engine/core/random.ts';
import { GAMES } from '../src/engine/games/index.ts';
import type { Actor } from '../src/sandbox/actor.ts';
import type { Press } from '../src/sandbox/press.ts';
import { createSandbox, type Sandbox } from '../src/sandbox/sandbox.ts';
import type { Message } from '../src/sandbox/wire.ts';
import type { TextChannel } from '../src/sandbox/world.ts';
import { keyOf, startMatch, tableOf } from '../test/e2e/support/playing.ts';
import { runBot } from '../test/e2e/support/process.ts';
import { buttonsFor, isPrivate, pictureOf } from '../test/e2e/support/reading.ts';

const TABLES = Number(process.argv[2] ?? 50);
const SECONDS = Number(process.argv[3] ?? 30);
const CHANNELS_IN_A_SERVER = 5;
/** How long a person looks before a press: 50 tables press some 25 times a second. */
const THINK_MS = 2000;
/** Of ten things that people do at a table, two are no press. */
const DEEDS = 10;
const PONG_SCRIPT = fileURLToPath(new URL('./support/pong-bot.ts', import.meta.url));

interface Sample {
  readonly kind: string;
  readonly ms: number;
  readonly isAnswered: boolean;
}

interface Table {
  readonly sandbox: Sandbox;
  readonly room: TextChannel;
  /** Who opens the matches, and reads the channel. */
  readonly ann: Actor;
  readonly people: readonly Actor[];
  readonly game: string;
  /** The hands that were pressed already. */
  readonly pressed: Set<string>;
  readonly draw: Draw;
}

const samples: Sample[] = [];

/** Until the person has the answer, a deferred one filled in. */
async function time(kind: string, press: Press): Promise<void> {
  const start = performance.now();
  const outcome = await press.done;
  const ms = performance.now() - start;
  samples.push({ kind, ms, isAnswered: outcome.kind !== 'failed' });
}

function layTables(sandbox: Sandbox): readonly Table[] {
  const servers = Array.from({ length: Math.ceil(TABLES / CHANNELS_IN_A_SERVER) }, (_, at) =>
    sandbox.addServer(`Club ${at}`),
  );
  return Array.from({ length: TABLES }, (_, at) => {
    const server = servers[Math.floor(at / CHANNELS_IN_A_SERVER)];
    const game = GAMES[at % GAMES.length];
    if (server === undefined || game === undefined) throw new Error('nothing to play');
    const people = Array.from({ length: Math.min(...game.seats) }, (_, seat) =>
      sandbox.addUser(`Player ${at}-${seat}`, { locale: at % 2 === 0 ? 'en-US' : 'ja' }),
    );
    const [ann] = people;
    if (ann === undefined) throw new Error(`nobody plays ${game.id}`);
    const room = sandbox.addChannel(server, `table-${at}`);
    const draw = drawsOf(seedOf(at), 'bench');
    return { sandbox, room, ann, people, game: game.id, pressed: new Set(), draw };
  });
}

/** Somebody's latest hand that has moves and was not pressed. */
function askedAt({ room, people, pressed }: Table) {
  for (const who of people) {
    const hand = who
      .view(room)
      .findLast((one) => isPrivate(one) && pictureOf(one) === 'hand' && !pressed.has(keyIn(one)));
    const moves = hand === undefined ? [] : buttonsFor(hand, 'move');
    if (hand !== undefined && moves.length > 0) return { who, hand, moves };
  }
  return undefined;
}

/** Each copy of a hand in each version. */
function keyIn(hand: Message): string {
  return `${hand.id} ${keyOf(hand)}`;
}

/** Presses a move, or asks for a hand where nobody sees one to press. */
async function act(table: Table): Promise<void> {
  const { people, room, draw } = table;
  const anybody = people[draw(people.length)] ?? table.ann;
  const deed = draw(DEEDS);
  if (deed === 0) return time('/hanafuda hand', anybody.command(room, 'hanafuda hand'));
  if (deed === 1) {
    const press = anybody.autocomplete(room, 'hanafuda play', { focused: 'card' });
    return time('completions of /hanafuda play', press);
  }
  const asked = askedAt(table);
  if (asked !== undefined) {
    const { who, hand, moves } = asked;
    table.pressed.add(keyIn(hand));
    return time('a move', who.click(hand, moves[draw(moves.length)]?.id ?? ''));
  }
  const shown = tableOf(table);
  const [button] = shown === undefined ? [] : buttonsFor(shown, 'hand');
  if (shown !== undefined && button !== undefined) {
    return time('"My hand"', anybody.click(shown, button.id));
  }
  await open(table);
}

/** Starts a match, and lets everybody look at their hand. */
async function open(table: Table): Promise<void> {
  const { people, game } = table;
  const shown = await startMatch(table, people, { game });
  const [button] = buttonsFor(tableOf(table) ?? shown, 'hand');
  if (button === undefined) return;
  for (const who of people) {
    const now = tableOf(table);
    if (now !== undefined) await who.click(now, button.id).done;
  }
}

async function play(table: Table, ping: () => Promise<void>, until: number): Promise<void> {
  for (;;) {
    await wait(THINK_MS / 2 + table.draw(THINK_MS));
    if (performance.now() > until) return;
    await act(table);
    await ping();
  }
}

/** The bot that only says "pong", with a button to press. */
async function startPong() {
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
  return {
    ping: () => time(PONG, ann.click(message, 'ping')),
    stop: async () => {
      child.kill();
      await once(child, 'close');
      await sandbox.close();
    },
  };
}

const PONG = 'a bare "pong"';

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;
}

function report(): void {
  const kinds = Map.groupBy(samples, ({ kind }) => kind);
  const ours = samples.filter(({ kind }) => kind !== PONG);
  const all: readonly (readonly [string, readonly Sample[]])[] = [
    ...kinds,
    ['every press and command', ours],
  ];
  const median = (list: readonly Sample[]) =>
    percentile(
      list.map(({ ms }) => ms),
      0.5,
    );
  const pong = median(kinds.get(PONG) ?? []);
  const rate = (ours.length / SECONDS).toFixed(1);
  console.log(`${TABLES} tables, ${SECONDS} s, ${rate} a second; milliseconds to the answer`);
  console.log(
    `${''.padEnd(34)}${['count', 'p50', 'p99'].map((head) => head.padStart(8)).join('')}`,
  );
  for (const [kind, list] of all) {
    const times = list.map(({ ms }) => ms);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    const numbers = [String(times.length), p50.toFixed(1), p99.toFixed(1)];
    const columns = numbers.map((text) => text.padStart(8)).join('');
    console.log(`${kind.padEnd(34)}${columns}  ${(p50 / pong).toFixed(1)} x "pong"`);
  }
  const unanswered = ours.filter(({ isAnswered }) => !isAnswered).length;
  console.log(`not answered: ${unanswered}`);
  if (unanswered > 0) process.exitCode = 1;
}

mkdirSync('data', { recursive: true });
const folder = resolve(mkdtempSync(join('data', 'bench-')));
// The bot checks that its token has the shape of Discord's.
const token = `${randomBytes(18).toString('base64url')}.bench0.${randomBytes(24).toString('hex')}`;
const sandbox = await createSandbox({ token });
const tables = layTables(sandbox);
const bot = runBot({
  DISCORD_TOKEN: token,
  DISCORD_API: sandbox.api,
  DATABASE_PATH: join(folder, 'bench.sqlite'),
});
const pong = await startPong();
try {
  await bot.waitFor('is up');
  for (const table of tables) await open(table);
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(tables.map((table) => play(table, pong.ping, until)));
  report();
  for (const violation of sandbox.violations) console.log(`broke a rule: ${violation}`);
} finally {
  bot.kill('SIGTERM');
  await Promise.all([bot.ended, pong.stop()]);
  if (bot.output.includes('ERROR')) console.log(bot.output);
  await sandbox.close();
  rmSync(folder, { recursive: true });
}
