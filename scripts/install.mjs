// npm run setup: installs what the bot needs, as npm start does, and starts nothing.

import { say } from './run.mjs';
import { runScript, setUp } from './setup.mjs';

await runScript(async () => {
  await setUp({ dev: false });
  say('All that the bot needs is installed.');
  return 0;
});
