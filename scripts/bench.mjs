// npm run bench lists the benchmarks; npm run bench -- NAME ... runs some of them.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { handOver, littleMemory, root, SetupError, say } from './run.mjs';
import { runScript, setUp } from './setup.mjs';

await runScript(() => bench(process.argv.slice(2)));

/** @param {readonly string[]} names */
async function bench(names) {
  const known = readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''));
  const list = known.map((name) => `  npm run bench -- ${name}`).join('\n');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new SetupError(`There is no benchmark ${unknown.join(', ')}. There are:\n\n${list}`);
  }
  if (names.length === 0) say(list);
  const node = names.length > 0 ? await setUp({ dev: true }) : '';
  for (const name of names) {
    const code = await handOver(node, [join('bench', `${name}.ts`)], littleMemory);
    if (code !== 0) return code;
  }
  return 0;
}
