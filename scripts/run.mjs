// Running other programs. Like everything in this folder it is plain JavaScript without dependencies,
// because it runs before node_modules exists and on a Node that may be too old for the bot.

import { spawn } from 'node:child_process';
import { accessSync, constants as files } from 'node:fs';
import { constants as os } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const ownBin = join(root, 'node_modules', '.bin');
/** Node keeps here what it made of the source files, types stripped: the next start takes half the CPU. */
const compileCache = join(root, 'node_modules', '.cache', 'node');

/** Environment of a bot that takes little memory, as in deploy/hanafuda.service, which says why. */
export const littleMemory = {
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

/** The folders of PATH without this project's node_modules/.bin: what the machine itself offers. */
export function machinePath() {
  const { PATH = '' } = process.env;
  return PATH.split(delimiter).filter((folder) => folder !== ownBin);
}

/** PATH with this project's node_modules/.bin first, as npm gives it to scripts. */
export function projectPath() {
  return [ownBin].concat(machinePath()).join(delimiter);
}

/**
 * Where a program stands on the machine's PATH, or undefined if it is not.
 * @param {string} name
 * @returns {string | undefined}
 */
export function which(name) {
  return machinePath()
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, files.X_OK);
    return true;
  } catch (_) {
    return false;
  }
}

/**
 * Runs a program without input and keeps what it says. Never rejects: a program that cannot be
 * started has exit code 127, one that is ended by a signal or by the time limit has 128.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, timeout?: number }} [options]
 *   `timeout` in milliseconds; `env` is laid over the environment
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd || root,
      env: Object.assign({}, process.env, options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeout,
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code === null ? 128 : code, output }));
  });
}

/**
 * Runs a program in our place: it has our terminal, the signals that we get are passed on to it, and
 * its exit code is meant to become ours.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] laid over the environment
 * @returns {Promise<number>} exit code; as in a shell, 128 and its number after a signal
 */
export function handOver(program, args, env) {
  const child = spawn(program, args, {
    cwd: root,
    env: Object.assign({ NODE_COMPILE_CACHE: compileCache }, process.env, env),
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C at a terminal reaches the child without us, which would make it two.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      resolve(signal ? 128 + os.signals[signal] : code === null ? 1 : code);
    });
  });
}

/** Something the person at the keyboard has to put right; its message is all that they need. */
export class SetupError extends Error {}

/**
 * One line on what is being done now, for a step that takes a while.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * The last lines of a program's output: where it says what went wrong.
 * @param {string} output
 */
export function tail(output, lines = 25) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
