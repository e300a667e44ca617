// npm start: installs what is missing, then runs the bot.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOver, littleMemory, root } from './run.mjs';
import { runScript, setUp } from './setup.mjs';

await runScript(() => start(process.argv.slice(2)));

/** @param {readonly string[]} args */
async function start(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(readFileSync(join(root, 'scripts', 'usage.txt')));
    return 0;
  }
  if (args.length > 0) {
    process.stderr.write(`Not understood: ${args.join(' ')}. Try: npm start -- --help\n`);
    return 2;
  }
  const node = await setUp({ dev: false });
  return handOver(node, [join('src', 'main.ts')], Object.assign({}, littleMemory, process.env));
}
