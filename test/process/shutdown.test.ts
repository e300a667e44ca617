import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Whoever asks the process to end gives it so long. */
const PATIENCE_MS = 5000;

test('the process ends in time also when what is done before never is', () => {
  const script = `
    import { Shutdown } from './src/process/shutdown.ts';
    import { createLogger } from './src/log.ts';
    const shutdown = new Shutdown(createLogger({ level: 'silent' }));
    shutdown.before(() => new Promise(() => {}));
    setInterval(() => {}, 1000);
    const begunAt = performance.now();
    process.on('exit', () => console.log(performance.now() - begunAt));
    void shutdown.begin({ why: 'SIGTERM', code: 7 });`;
  const args = ['--input-type=module', '--eval', script];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(7);
  expect(Number(stdout)).toBeGreaterThan(1000);
  expect(Number(stdout)).toBeLessThan(PATIENCE_MS);
}, 30_000);
