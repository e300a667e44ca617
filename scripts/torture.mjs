// npm run torture: installs what is missing, then maltreats the bot, or simulates it with
// -- --worlds N; -- --help tells how.

import { join } from 'node:path';
import { handOver } from './run.mjs';
import { runScript, setUp } from './setup.mjs';

await runScript(async () => {
  const node = await setUp({ dev: true });
  const args = process.argv.slice(2);
  const folder = args.includes('--worlds') ? 'worlds' : 'torture';
  return handOver(node, [join('test', folder, 'main.ts')].concat(args));
});
