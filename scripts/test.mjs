// npm test: installs what is missing, then every check and every test.
//
//   npm test -- --counts FILE   writes "N passed, N failed" to FILE: checks and tests together
//   npm test -- test/engine     anything else is handed to vitest: here, only those tests

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { prepareChromium } from './chromium.mjs';
import { preparePostgres } from './postgres.mjs';
import { handOver, projectPath, root, say } from './run.mjs';
import { runScript, setUp } from './setup.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

await runScript(() => test(process.argv.slice(2)));

/** @param {string[]} args */
async function test(args) {
  const at = args.indexOf('--counts');
  const countsFile = at === -1 ? undefined : args.splice(at, 2)[1];
  const node = await setUp({ dev: true });
  const chromium = await prepareChromium();
  await preparePostgres();
  const checks = await runChecks(node);
  const tests = await runTests(node, args, chromium);
  if (countsFile !== undefined) writeFileSync(countsFile, countsLine(checks, tests));
  if (checks.failed.length > 0) say(`FAILED before the tests: ${checks.failed.join(', ')}`);
  return checks.failed.length === 0 && tests.exitCode === 0 ? 0 : 1;
}

/**
 * @typedef {{ exitCode: number, passed: number, failed: number, skipped: number }} TestCounts
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string | undefined} chromium
 * @returns {Promise<TestCounts>}
 */
async function runTests(node, args, chromium) {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-test-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = { PATH: projectPath(), CHROMIUM_PATH: chromium };
    const exitCode = await handOver(node, [vitest, 'run'].concat(reporters, args), env);
    return Object.assign({ exitCode }, readCounts(report, exitCode));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A file that could not be loaded has no tests to fail, and an error outside of any test belongs to
 * none: each counts as one failure, so that what has failed never counts as nothing.
 * @param {string} report
 * @param {number} exitCode
 */
function readCounts(report, exitCode) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
   *   testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} */
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch (_) {
    // vitest did not come as far as writing it.
  }
  if (result === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  );
  const failed = result.numFailedTests + unloaded.length;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: result.numPendingTests,
  };
}

/**
 * @param {{ passed: number, failed: readonly string[] }} checks
 * @param {TestCounts} tests
 */
function countsLine(checks, tests) {
  const passed = checks.passed + tests.passed;
  const failed = checks.failed.length + tests.failed;
  return `${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}\n`;
}
