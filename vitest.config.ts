import { availableParallelism, loadavg } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { HANG_MS } from './test/support/hang.ts';

/** What takes longest begins first: a worker that is left alone with it at the end would be waited for. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const part = ['/test/torture/torture.', '/test/e2e/', '/test/render/'];
      const at = part.findIndex((name) => moduleId.includes(name));
      return at === -1 ? part.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

const CORES = availableParallelism();

export default defineConfig({
  test: {
    include: ['{test,packages/*/test}/**/*.test.ts'],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/support/postgres-setup.ts'],
    // Node imports the code as it does in earnest, which runs a quarter faster than what Vite makes of it.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Threads end in a segmentation fault: canvas is not made to be loaded and unloaded by many.
    pool: 'forks',
    // A process serves many test files, so that discord.js and canvas are loaded once in each.
    isolate: false,
    // Most tests wait for sockets and the disk, so two cores bear two of them. Beside other work the suite has its share
    // of the cores by the number of its processes.
    maxWorkers: Math.max(2, CORES - 1, Math.min(4 * CORES, Math.round(loadavg()[0] ?? 0))),
    // A formatter that is made while `Intl` is faked shows the instant 0 as the present, and outlives its test.
    fakeTimers: {
      toFake: [
        ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
        ...(['setImmediate', 'clearImmediate', 'Date', 'performance'] as const),
      ],
    },
    // No test has an opinion on how fast the machine is: these only end what hangs.
    expect: { poll: { interval: 5, timeout: HANG_MS } },
    testTimeout: 3 * HANG_MS,
    hookTimeout: 3 * HANG_MS,
    teardownTimeout: 3 * HANG_MS,
  },
});
