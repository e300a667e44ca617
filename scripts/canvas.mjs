// canvas is the one package with compiled code that does not come inside the package. Its ready-made
// binary is downloaded where there is one; else it is compiled, which needs libraries and a compiler.
// It builds against Node-API, so one build serves every Node.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm } from './packages.mjs';
import { projectPath, root, run, SetupError, say, tail, which } from './run.mjs';
import { canInstall, installCommand, installWithApt } from './system-packages.mjs';

const libraries = ['pixman-1', 'cairo', 'libpng', 'pangocairo', 'freetype2', 'librsvg-2.0'];
const tools = ['g++', 'make', 'python3'];
const systemPackages = {
  apt: 'g++ make python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev',
  dnf: 'gcc-c++ make python3 pkgconf cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel',
  brew: 'pkg-config cairo pango libpng jpeg giflib librsvg pixman python-setuptools',
};
const downloadLimit = 60000;

/**
 * Sees to it that canvas can be loaded; throws a SetupError that says what to do where it cannot.
 * @param {string} node the Node that will load it
 */
export async function prepareCanvas(node) {
  if (await loads(node)) return;
  say('Fetching the binary of canvas ...');
  if ((await download(node)) && (await loads(node))) return;
  if (!(await canCompile())) await getLibraries();
  say('Compiling canvas, for which there is no binary here (about half a minute) ...');
  const result = await compile(node);
  if (result.code === 0 && (await loads(node))) return;
  throw new SetupError(
    `${tail(result.output)}\n\ncanvas could not be compiled. It needs these packages:\n\n` +
      installCommand(systemPackages),
  );
}

/**
 * Loaded, and able to read SVG: the cards are drawn in it.
 * @param {string} node
 */
async function loads(node) {
  const probe =
    'const c = require("canvas"); c.createCanvas(1, 1); process.exit(c.rsvgVersion ? 0 : 1)';
  return (await run(node, ['-e', probe])).code === 0;
}

/** @param {string} node */
async function download(node) {
  const installer = join(root, 'node_modules', 'prebuild-install', 'bin.js');
  const cwd = join(root, 'node_modules', 'canvas');
  return (await run(node, [installer, '-r', 'napi'], { cwd, timeout: downloadLimit })).code === 0;
}

async function canCompile() {
  if (!tools.every(which)) return false;
  return (await run('pkg-config', ['--exists'].concat(libraries))).code === 0;
}

async function getLibraries() {
  if (canInstall()) return installWithApt(systemPackages.apt, 'to compile canvas');
  throw new SetupError(
    'The package canvas has no ready-made binary for this machine, and to compile it some system ' +
      `packages are missing. Install them and run the same command again:\n\n${installCommand(systemPackages)}`,
  );
}

/** @param {string} node */
function compile(node) {
  const env = { PATH: projectPath(), JOBS: 'max', npm_config_build_from_source: 'canvas' };
  return npm(['rebuild', 'canvas'], Object.assign(env, headers(node)));
}

/**
 * Node's own headers where they came with it, so that node-gyp need not download them.
 * @param {string} node
 * @returns {Record<string, string>}
 */
function headers(node) {
  const prefix = dirname(dirname(node));
  const areThere = existsSync(join(prefix, 'include', 'node', 'node_api.h'));
  return areThere ? { npm_package_config_node_gyp_nodedir: prefix } : {};
}
