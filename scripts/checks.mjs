// The checks that run no code of ours: format, lint, types, unused code.

import { join } from 'node:path';
import { projectPath, root, run, say } from './run.mjs';

const packages = join(root, 'node_modules');

/**
 * @typedef {{ name: string, args: readonly string[] }} Check  `args` for Node, the script first
 * @type {readonly Check[]}
 */
const checks = [
  {
    name: 'format and lint',
    args: [join(packages, '@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off'],
  },
  { name: 'types', args: tsc('tsconfig.json') },
  { name: 'types of the rules', args: tsc('tsconfig.engine.json') },
  { name: 'types of the sandbox page', args: tsc('tsconfig.page.json') },
  { name: 'unused code', args: [join(packages, 'knip/bin/knip.js'), '--no-progress'] },
];

/** @param {string} project */
function tsc(project) {
  return [join(packages, 'typescript/bin/tsc'), '--project', project, '--pretty', 'false'];
}

/**
 * Runs all checks at once and says how each went.
 * @param {string} node
 * @returns {Promise<{ passed: number, failed: readonly string[] }>} the names of those that failed
 */
export async function runChecks(node) {
  const env = { PATH: projectPath() };
  const results = await Promise.all(
    checks.map(async ({ name, args }) => Object.assign({ name }, await run(node, args, { env }))),
  );
  for (const { name, code, output } of results) {
    say(code === 0 ? `ok      ${name}` : `FAILED  ${name}\n\n${output.trim()}\n`);
  }
  const failed = results.filter((result) => result.code !== 0).map((result) => result.name);
  return { passed: results.length - failed.length, failed };
}
