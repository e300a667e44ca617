import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Whoever asks the process to end gives it so long. */
const PATIENCE_MS = 5000;
/** So many times as fast do its timers run. */
const PACE = 20;

test('the process ends in time also when what is done before never is', () => {
  const script = `
    import { Shutdown } from './src/process/shutdown.ts';
    import { createLogger } from './src/log.ts';
    const { setTimeout: later } = globalThis;
    globalThis.setTimeout = (work, ms) => later(work, ms / ${PACE});
    const shutdown = new Shutdown(createLogger({ level: 'silent' }));
    shutdown.before(() => new Promise(() => {}));
    setTimeout(() => console.log('a while'), 1000);
    void shutdown.begin({ why: 'SIGTERM', code: 7 });
    // Set last, so that a machine that stands still meanwhile does not let it come first.
    setTimeout(() => process.exit(9), ${PATIENCE_MS});`;
  const args = ['--input-type=module', '--eval', script];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(7);
  expect(stdout).toContain('a while');
});
