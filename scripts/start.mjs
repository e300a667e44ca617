// npm start: installs what is missing, then runs the bot.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';
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
  return runBot(node);
}

/**
 * @param {string} node
 * @returns {Promise<number>} the bot's exit code
 */
function runBot(node) {
  const bot = spawn(node, [join('src', 'main.ts')], { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C at a terminal reaches the bot without us, which would make it two.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) bot.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    bot.on('error', reject);
    bot.on('exit', (code, signal) => {
      resolve(signal ? 128 + constants.signals[signal] : code === null ? 1 : code);
    });
  });
}
