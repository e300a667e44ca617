// The packages of package-lock.json: are they there, and if not, npm ci.

import { readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { machinePath, root, run, SetupError, say, tail } from './run.mjs';

/**
 * What of a package's entry in a lock file matters here.
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 */

/**
 * Installs what package-lock.json names, unless it is there already. A folder that has the
 * development packages keeps them.
 * @param {{ dev: boolean }} want whether the development packages are needed too
 */
export async function installPackages({ dev }) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (isInstalled(locked, installed, dev)) return;
  const withDev = dev || hasDev(installed);
  say(`Installing packages${withDev ? '' : ' (those the bot needs to run)'} ...`);
  const what = withDev ? '--include=dev' : '--omit=dev';
  // Install scripts wait: the only one that is needed, canvas's, may need system packages first.
  const result = await npm(['ci', '--ignore-scripts', '--include=optional', what]);
  if (result.code !== 0) {
    throw new SetupError(`${tail(result.output)}\n\nnpm ci failed: the reason stands above.`);
  }
}

/**
 * Whether everything that a lock file names is installed in the version it names. Optional packages
 * may be absent, since npm leaves out those of other platforms.
 * @param {Record<string, LockEntry>} locked
 * @param {Record<string, LockEntry>} installed
 * @param {boolean} dev whether the development packages count
 */
export function isInstalled(locked, installed, dev) {
  return Object.entries(locked)
    .filter(([path, entry]) => path !== '' && (dev || !entry.dev))
    .every(([path, { version, optional, devOptional }]) => {
      const there = installed[path];
      return there === undefined ? optional || devOptional : there.version === version;
    });
}

/** @param {Record<string, LockEntry>} installed */
function hasDev(installed) {
  return Object.values(installed).some((entry) => entry.dev);
}

/**
 * @param {string} file a lock file; npm writes one into node_modules when it has finished
 * @returns {Record<string, LockEntry>} by path; nothing if there is no readable file
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages || {};
  } catch (_) {
    return {};
  }
}

/**
 * Runs npm itself with the machine's own Node, since `npm ci` removes the one in node_modules.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function npm(args, env) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const options = { env: Object.assign({ PATH: machinePath().join(delimiter) }, env) };
  const quiet = args.concat('--no-audit', '--no-fund', '--no-update-notifier');
  return cli && node && basename(cli) === 'npm-cli.js'
    ? run(node, [cli].concat(quiet), options)
    : run('npm', quiet, options);
}
