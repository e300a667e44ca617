/**
 * Loaded into the bot by `--import`: writes what the process took into the file that PROBE names, a
 * line of JSON each time. It knows nothing of the bot, so that any version of it can be measured.
 */
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const MEGABYTE = 2 ** 20;
const NANOSECONDS = 1e6;
const EVERY_MS = 500;
const RESOLUTION_MS = 5;
const { PROBE } = process.env;

if (PROBE !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const main = process.threadCpuUsage();
    const line = {
      at: Date.now(),
      cpuMs: (user + system) / 1000,
      mainMs: (main.user + main.system) / 1000,
      residentMb: process.memoryUsage.rss() / MEGABYTE,
      blockMs: delay.max / NANOSECONDS,
    };
    delay.reset();
    appendFileSync(PROBE, `${JSON.stringify(line)}\n`);
  }, EVERY_MS).unref();
}
