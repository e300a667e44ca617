// npm run renew makes again what follows from the source; npm run renew -- NAME ... only some of it.

import { join } from 'node:path';
import { handOver, root, SetupError, say } from './run.mjs';
import { runScript, setUp } from './setup.mjs';

const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run'];

/** By name: programs, in the order in which one needs what another has made. */
const STEPS = {
  sheets: [['src/render/deck/draw-sheets.ts'], ['src/render/deck/contact-sheet.ts']],
  golden: [vitest.concat('test/engine/golden.test.ts')],
  images: [vitest.concat('test/render/pictures.test.ts', '--update')],
  pictures: [['test/render/gallery.ts', '--kept']],
  verify: [['test/fairness/page/make.ts']],
  strength: [['bench/strength.ts', '--rounds', '0', '--write']],
};

await runScript(() => renew(process.argv.slice(2)));

/** @param {readonly string[]} names of steps; none: all */
async function renew(names) {
  const unknown = names.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length > 0) {
    const known = Object.keys(STEPS).join(', ');
    throw new SetupError(`There is no ${unknown.join(', ')} to renew. There are: ${known}`);
  }
  const node = await setUp({ dev: true });
  for (const [name, programs] of Object.entries(STEPS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    say(name);
    for (const program of programs) {
      const code = await handOver(node, program, { RENEW: '1' });
      if (code !== 0) return code;
    }
  }
  return 0;
}
