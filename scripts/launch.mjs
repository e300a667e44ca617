// node scripts/launch.mjs FILE [ARGUMENT ...] runs a program of ours if the machine's Node may be too
// old for it. Such a Node does not read TypeScript, so that the program itself could not even say so.

import { fittingNode } from './node-version.mjs';
import { handOver } from './run.mjs';
import { runScript } from './setup.mjs';

await runScript(async () => handOver(await fittingNode(), process.argv.slice(2)));
