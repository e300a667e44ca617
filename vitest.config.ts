import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{test,packages/*/test}/**/*.test.ts'],
    globalSetup: ['test/support/postgres-setup.ts'],
    // Threads end in a segmentation fault: canvas is not made to be loaded and unloaded by many.
    pool: 'forks',
    // A process serves many test files, so that discord.js and canvas are loaded once in each.
    isolate: false,
    // Most tests wait for sockets and the disk, so two cores bear two of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Another process answers, and another disk.
    testTimeout: process.env['TEST_DATABASE'] === 'postgres' ? 60_000 : 15_000,
  },
});
