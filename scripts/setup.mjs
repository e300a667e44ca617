// Installs what is missing, and nothing else: quick and silent when all is there.

import { prepareCanvas } from './canvas.mjs';
import { fittingNode, refuseHopelessNode } from './node-version.mjs';
import { installPackages } from './packages.mjs';
import { SetupError } from './run.mjs';

/**
 * @param {{ dev: boolean }} want whether the development packages are needed too
 * @returns {Promise<string>} the Node to go on with
 */
export async function setUp(want) {
  refuseHopelessNode();
  await installPackages(want);
  const node = await fittingNode();
  await prepareCanvas(node);
  return node;
}

/**
 * Runs a script's main function: a SetupError is for the person at the keyboard, so only its words
 * are shown; anything else is our mistake and keeps its stack.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
