/**
 * How long computers block the bot, and how long they take: strong and master ones play whole rounds of each game by
 * the bot's own way (a stored match, worker threads), while the delay of the event loop is watched. Prints for each
 * game and strength the moves, what 19 of 20 moves take at most from question to answer, and the longest time for which
 * the event loop stood still, by the clock and by what its thread computed meanwhile (on a busy machine it also waits for
 * its turn); in the end whether both keep to their limits.
 *
 *     node bench/computers.ts [matches [GAME]]
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import { findGame, GAMES } from '../src/games/index.ts';
import type { Think } from '../src/model/computer.ts';
import type { Match, Strength } from '../src/model/match.ts';
import { openStore } from '../src/store/sqlite/open-store.ts';
import { createTables } from '../src/table/tables.ts';
import { Computers } from '../src/workers/computers.ts';
import { done } from './support/crowd.ts';
import { percentile } from './support/percentile.ts';

const [, , matches = '1', onlyGame] = process.argv;
const MATCHES = Number(matches);
/** In milliseconds. */
const LIMITS = { move: 250, block: 20 };
/** How often the event loop is looked at, in milliseconds. */
const RESOLUTION = 1;
const ANN = { id: '100000000000000001', name: 'Ann' };
const ROUNDS = 1;

const store = openStore(':memory:');
const computers = new Computers({ onLost: (why) => console.error(why) });
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
let busy = 0;
let spent = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(spent);
  spent = process.threadCpuUsage();
  busy = Math.max(busy, (user + system) / 1000);
}, RESOLUTION);
let times: number[] = [];
const think: Think = async (question) => {
  const began = performance.now();
  const move = await computers.think(question);
  times.push(performance.now() - began);
  return move;
};
let seeds = 0;
const tables = createTables({
  store,
  findGame,
  chooseMove: computers.chooseMove,
  think,
  now: Date.now,
  entropy: () => new Uint8Array(32).fill(++seeds),
});
const draw = drawsOf(seedOf(1), 'bench');

async function openAgainst(game: string, seats: number, strength: Strength): Promise<Match> {
  const where = { serverId: '200000000000000001', channelId: `3000000000000${seeds + 10_000}` };
  const opened = await tables.lobby.open({ where, host: ANN, game, seats, options: {} });
  let match = done(opened);
  for (let seat = 1; seat < seats; seat++) {
    match = done(await tables.lobby.addComputer(match.where, ANN, strength));
  }
  return done(await tables.lobby.start(match.where, ANN));
}

/** Plays a round, the person at random, and leaves. */
async function playRounds(match: Match): Promise<void> {
  const game = findGame(match.game);
  let current = match;
  while (current.status === 'playing' && (current.state?.round ?? 0) <= ROUNDS) {
    const { state } = current;
    const seat = state === null ? undefined : game?.toAct(state);
    if (state === null || game === undefined || seat === undefined) break;
    if (current.players[seat]?.type === 'computer') {
      await sleep(20);
      current = (await tables.stored.match(current.id)) ?? current;
      continue;
    }
    const moves = game.legalMoves(state, seat);
    const move = moves[draw(moves.length)];
    if (move === undefined) break;
    current = done(await tables.play.move({ at: { matchId: current.id }, person: ANN, move }));
  }
  await tables.leaving.leave({ matchId: match.id }, ANN);
}

const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(28) : String(cell).padStart(12)))
    .join('');

let isKept = true;
console.log(
  row(['game, seats, strength', 'moves', 'p95 ms', 'longest ms', 'block ms', 'of it CPU']),
);
for (const game of GAMES.filter(({ id }) => onlyGame === undefined || id === onlyGame)) {
  for (const seats of game.seats) {
    for (const strength of ['strong', 'master'] as const) {
      // What was learned is read, and code made fast, before anything is measured.
      await playRounds(await openAgainst(game.id, seats, strength));
      times = [];
      let block = 0;
      let computed = 0;
      for (let number = 0; number < MATCHES; number++) {
        const match = await openAgainst(game.id, seats, strength);
        delay.reset();
        delay.enable();
        busy = 0;
        await playRounds(match);
        delay.disable();
        block = Math.max(block, delay.max / 1e6 - RESOLUTION);
        computed = Math.max(computed, busy);
      }
      // What the machine did besides is not the computers' doing.
      const blocked = Math.min(block, computed);
      if (percentile(times, 0.95) > LIMITS.move || blocked > LIMITS.block) isKept = false;
      const figures = [
        times.length,
        percentile(times, 0.95).toFixed(0),
        Math.max(0, ...times).toFixed(0),
      ];
      console.log(
        row([
          `${game.id}, ${seats}, ${strength}`,
          ...figures,
          block.toFixed(1),
          computed.toFixed(1),
        ]),
      );
    }
  }
}
await computers.close();
await store.close();
console.log(
  `${isKept ? 'Kept' : 'Not kept'}: p95 a move ${LIMITS.move} ms, the event loop blocked for ${LIMITS.block} ms at most.`,
);
process.exit(0);
