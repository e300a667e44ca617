/**
 * What the pictures cost at the start, beside importing discord.js: the fonts, the palette, all
 * cards at the size of the table and a first text in Japanese, with the modules that do it. Each
 * sample is a process of its own, one of each kind in turn, so that both see the same machine; trust
 * the ratio, not the milliseconds.
 *
 *     node bench/start-up.ts [samples]
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { percentile } from './support/percentile.ts';

const SAMPLES = Number(process.argv[2] ?? 15);
const ROOT = fileURLToPath(new URL('..', import.meta.url));

const DISCORD = "await import('discord.js');";
const PICTURES = `
  const { stripOf } = await import('./src/render/lettering.ts');
  const { loadSprites } = await import('./src/render/sprites.ts');
  const { FACES } = await import('./src/render/deck.ts');
  const { sprite } = await loadSprites();
  for (const face of FACES) sprite(face, 84);
  stripOf('親は花子', { size: 36, bold: true });
`;

/** How long a fresh process takes for a piece of a module, in milliseconds. */
function timed(code: string): number {
  const module = `
    const start = performance.now();
    ${code}
    process.stdout.write(String(performance.now() - start));
  `;
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  return Number(
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', module], options),
  );
}

const discord: number[] = [];
const pictures: number[] = [];
timed(DISCORD);
timed(PICTURES);
for (let sample = 0; sample < SAMPLES; sample++) {
  discord.push(timed(DISCORD));
  pictures.push(timed(PICTURES));
}
const [least, ours] = [percentile(discord, 0.5), percentile(pictures, 0.5)];
console.log(
  `import of discord.js                    p50 ${least.toFixed(0)} ms   (${SAMPLES} samples)`,
);
console.log(`fonts, palette, 48 cards, first text    p50 ${ours.toFixed(0)} ms`);
console.log(`ratio                                   ${(ours / least).toFixed(2)}`);
