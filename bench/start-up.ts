/**
 * What takes time at the start, beside importing discord.js: drizzle, as the bot loads it and as it would be imported;
 * and the fonts, the palette, all cards at the size of the table and a first text in Japanese, with the modules that do
 * it. Each sample is a process of its own, one of each kind in turn, so that all see the same machine; trust the ratio,
 * not the milliseconds.
 *
 *     node bench/start-up.ts [samples]
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { percentile } from './support/percentile.ts';

const PIECES: Readonly<Record<string, () => Promise<unknown>>> = {
  'import of discord.js': () => import('discord.js'),
  'drizzle, as it is loaded': () => import('../src/store/drizzle.ts'),
  'drizzle, imported': () =>
    Promise.all([
      import('drizzle-orm'),
      import('drizzle-orm/migrator'),
      import('drizzle-orm/better-sqlite3'),
      import('drizzle-orm/sqlite-core'),
      import('drizzle-orm/pg-core'),
    ]),
  'fonts, palette, 48 cards, first text': async () => {
    const { textStrip } = await import('../src/render/raster/lettering.ts');
    const { loadSprites } = await import('../src/render/deck/sprites.ts');
    const { FACES } = await import('../src/render/deck/deck.ts');
    const { sprite } = await loadSprites();
    for (const face of FACES) sprite(face, 84);
    textStrip('親は花子', { size: 36, bold: true });
  },
};
const SELF = fileURLToPath(import.meta.url);

/** How long a fresh process takes for a piece, in milliseconds. */
function timed(piece: string): number {
  return Number(execFileSync(process.execPath, [SELF, piece], { encoding: 'utf8' }));
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function compare(samples: number): void {
  const taken = Object.keys(PIECES).map((piece) => ({ piece, times: [] as number[] }));
  // Node keeps what it compiles.
  for (const { piece } of taken) timed(piece);
  for (let sample = 0; sample < samples; sample++) {
    for (const { piece, times } of taken) times.push(timed(piece));
  }
  const least = percentile(taken[0]?.times ?? [], 0.5);
  for (const { piece, times } of taken) {
    const median = percentile(times, 0.5);
    const ratio = (median / least).toFixed(2);
    console.log(`${piece.padEnd(38)} p50 ${median.toFixed(0).padStart(4)} ms   ratio ${ratio}`);
  }
  console.log(`(${samples} samples)`);
}

const [, , given = '15'] = process.argv;
const piece = PIECES[given];
if (piece === undefined) compare(Number(given));
else process.stdout.write(String(await time(piece)));
