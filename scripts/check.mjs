// npm run check: format, lint, types and unused code, without the tests.

import { runChecks } from './checks.mjs';
import { runScript, setUp } from './setup.mjs';

await runScript(async () => {
  const node = await setUp({ dev: true });
  const { failed } = await runChecks(node);
  return failed.length === 0 ? 0 : 1;
});
