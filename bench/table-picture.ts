/**
 * What a picture of a table costs beside the least that a PNG of those pixels costs from a canvas:
 * `toBuffer` of an opaque canvas that already holds them, level 1, no filter, nothing drawn. Every
 * table is a new state with new names. One run takes a sample of each in turn, so that both see the
 * same machine; trust the ratio, not the milliseconds.
 *
 *     node --expose-gc bench/table-picture.ts [samples]
 */
import { Canvas, createCanvas, loadImage } from 'canvas';
import { defaultOptions } from '../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import type { Event } from '../src/engine/round/event.ts';
import type { View } from '../src/engine/view/view.ts';
import { GAMES, type HanafudaGame } from '../src/games/index.ts';
import { createPainter } from '../src/render/painter.ts';
import { sizeOf } from '../src/render/raster/png.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../src/render/scene.ts';
import type { PictureWords } from '../src/render/words.ts';
import { words } from '../src/text/language.ts';
import { pictureWords } from '../src/text/pictures/picture.ts';
import { contextOf } from '../src/text/story/context.ts';
import { percentile } from './support/percentile.ts';

const SAMPLES = Number(process.argv[2] ?? 1000);
const WARM_UP = 200;
/** Until then V8 gives young objects more and more room. */
const MEMORY_WARM_UP = 1000;
const MEMORY_ROUNDS = 5000;
/** What is promised: of the bare encode's time, bytes, how far apart times are, and memory. */
const LIMITS = { ratio: 0.65, kilobytes: 160, spread: 3, grown: 20 };
const MEGABYTE = 2 ** 20;
/** Pictures whose bare encode is timed, and the tables between one and the next. */
const BARE_PICTURES = 20;
const BARE_STEP = 17;

interface Table {
  readonly view: View;
  readonly recent: readonly Event[];
  readonly words: PictureWords;
}

/** As in the bot, the event loop turns between pictures: what is freed natively is freed then. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

let named = 0;

/** A name that no picture before had, half of them in Japanese. */
function newName(): string {
  named++;
  return named % 2 === 0 ? `Player ${named}` : `打ち手 ${named}`;
}

/** Tables of random matches without end, of one game and number of seats after another. */
function* tables(): Generator<Table, never> {
  const chance = drawsOf(seedOf(1), 'bench');
  for (let number = 0; ; number++) {
    for (const game of GAMES) for (const seats of game.seats) yield* match(game, seats, number);
  }
  function* match(game: HanafudaGame, seats: number, number: number): Generator<Table, void> {
    const options = defaultOptions(game.options);
    let { state, events } = game.start({ game: game.id, seats, options, seed: seedOf(number) });
    for (let turn = 0; turn < 60; turn++) {
      const names = Array.from({ length: seats }, newName);
      const players = names.map((name, id) => ({
        type: 'person' as const,
        person: { id: String(id), name },
        away: false,
        missed: 0,
      }));
      const context = contextOf({ game: game.id, players }, words(turn % 2 === 0 ? 'en' : 'ja'));
      yield { view: game.view(state, 'spectator'), recent: events, words: pictureWords(context) };
      const seat = game.toAct(state);
      if (seat === undefined) return;
      const moves = game.legalMoves(state, seat);
      const move = moves[chance(moves.length)];
      if (move === undefined) return;
      ({ state, events } = game.apply(state, seat, move));
    }
  }
}

async function timed<T>(samples: number[], run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  samples.push(performance.now() - start);
  return result;
}

/**
 * Resident memory, and what of it is alive (only with --expose-gc is that told apart). Buffers are
 * given back a turn of the event loop after they are found to be garbage.
 */
async function megabytes(): Promise<{ readonly resident: number; readonly alive: number }> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await turn();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss / MEGABYTE, alive: (heapUsed + external) / MEGABYTE };
}

const startUp: number[] = [];
const begun = performance.now();
const painter = await createPainter();
startUp.push(performance.now() - begun);

/** An opaque canvas that holds the pixels of a picture. */
async function canvasOf({ view, recent, words }: Table): Promise<Canvas> {
  const canvas = createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT);
  const image = await loadImage(Buffer.concat(await painter.table(view, recent, words)));
  canvas.getContext('2d', { alpha: false }).drawImage(image, 0, 0);
  return canvas;
}

let source = tables();
const nextTable = (): Table => source.next().value;
async function draw(rounds: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { view, recent, words } = nextTable();
    await timed(times, () => painter.table(view, recent, words));
    await turn();
  }
  return times;
}

// Before there is any canvas but the painter's own.
await draw(MEMORY_WARM_UP);
// From here on the same tables whatever the warm-up: the ratio depends on what lies on them.
source = tables();
await draw(WARM_UP);
const before = await megabytes();
const alone = await draw(MEMORY_ROUNDS);
const after = await megabytes();

const bareCanvases: Canvas[] = [];
for (let number = 0; number < BARE_PICTURES; number++) {
  for (let skipped = 0; skipped < BARE_STEP; skipped++) nextTable();
  bareCanvases.push(await canvasOf(nextTable()));
}
// The constants are statics of the class: on an instance they are undefined, and cost twice.
const bare = { compressionLevel: 1, filters: Canvas.PNG_FILTER_NONE } as const;

const ours: number[] = [];
const limit: number[] = [];
const bytes: number[] = [];
for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
  const table = nextTable();
  const canvas = bareCanvases[(sample + WARM_UP) % BARE_PICTURES];
  const warm = sample < 0;
  const png = await timed(warm ? [] : ours, () =>
    painter.table(table.view, table.recent, table.words),
  );
  await timed(warm ? [] : limit, () => canvas?.toBuffer('image/png', bare));
  if (!warm) bytes.push(sizeOf(png));
  await turn();
}

const [p50, least] = [percentile(ours, 0.5), percentile(limit, 0.5)];
const kilobytes = [0.5, 0.99, 1].map((part) => percentile(bytes, part) / 1000);
const grown = after.resident - before.resident;

/** A line of the report, with what is promised where something is. */
function report(name: string, figure: string, promised?: readonly [value: number, most: number]) {
  const [value = 0, most = 0] = promised ?? [];
  const verdict =
    promised === undefined ? '' : `  (at most ${most}: ${value <= most ? 'ok' : 'MISSED'})`;
  console.log(`${name.padEnd(40)}${figure}${verdict}`);
}

const { ratio, kilobytes: size, spread, grown: growth } = LIMITS;
report('start-up: fonts, deck and sprites', `${startUp[0]?.toFixed(0)} ms`);
report('table, new state and new names', `p50 ${p50.toFixed(2)} ms, of ${SAMPLES} samples`);
report('bare encode of the same pixels', `p50 ${least.toFixed(2)} ms`);
report('ratio', (p50 / least).toFixed(2), [p50 / least, ratio]);
const undisturbed = percentile(ours, 0.1) / percentile(limit, 0.1);
report('the same of the quickest tenth', undisturbed.toFixed(2));
const apart = percentile(alone, 0.99) / percentile(alone, 0.5);
report(`p99 / p50 of ${MEMORY_ROUNDS} tables alone`, apart.toFixed(2), [apart, spread]);
const sizes = kilobytes.map((each) => each.toFixed(0)).join(' / ');
report('bytes, p50 / p99 / most', `${sizes} KB`, [kilobytes[2] ?? 0, size]);
const memory = (part: 'resident' | 'alive') =>
  `${before[part].toFixed(0)} -> ${after[part].toFixed(0)} MB`;
report(`resident memory over ${MEMORY_ROUNDS} tables`, memory('resident'), [grown, growth]);
report('of which alive', memory('alive'));
