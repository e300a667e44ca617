// npm run torture: installs what is missing, then maltreats the bot; -- --help tells how.

import { join } from 'node:path';
import { handOver } from './run.mjs';
import { runScript, setUp } from './setup.mjs';

await runScript(async () => {
  const node = await setUp({ dev: true });
  return handOver(node, [join('test', 'torture', 'main.ts')].concat(process.argv.slice(2)));
});
