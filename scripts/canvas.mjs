// canvas is the one package with compiled code that does not come inside the package. Its ready-made
// binary is downloaded if there is one; else it is compiled, which needs libraries and a compiler.
// It builds against Node-API, so one build serves every Node.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
 * Sees to it that canvas can be loaded; throws a SetupError that says what to do if it cannot.
 * @param {string} node the Node that will load it
 */
export async function prepareCanvas(node) {
  if (await loads(node)) return;
  say('Fetching the binary of canvas ...');
  if ((await download(node)) && (await loads(node))) return;
  if (!(await canCompile())) await getLibraries();
  say('Compiling canvas, for which there is no binary here (about half a minute) ...');
  const result = await compile(node);
  const probe = result.code === 0 ? await load(node) : result;
  if (probe.code === 0) return;
  throw new SetupError(
    `${tail(probe.output)}\n\ncanvas could not be compiled. It needs these packages:\n\n` +
      installCommand(systemPackages),
  );
}

/** @param {string} node */
async function loads(node) {
  return (await load(node)).code === 0;
}

/**
 * Has canvas loaded; the exit code is 0 if it can read SVG, in which the cards are drawn.
 * @param {string} node
 */
function load(node) {
  const probe =
    'const c = require("canvas"); c.createCanvas(1, 1); process.exit(c.rsvgVersion ? 0 : 1)';
  return run(node, ['-e', probe]);
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

/**
 * Debian's node-gyp links all that it compiles to Debian's libnode, with which no other Node can load it. An empty
 * library of that name is found first; the Node that loads canvas has all that it needs.
 * @param {string} node
 */
async function compile(node) {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  try {
    writeFileSync(join(folder, 'libnode.a'), '!<arch>\n');
    const { LDFLAGS = '' } = process.env;
    const env = { PATH: projectPath(), JOBS: 'max', npm_config_build_from_source: 'canvas' };
    const found = { LDFLAGS: `-L${folder} ${LDFLAGS}` };
    return await npm(['rebuild', 'canvas'], Object.assign(env, found, headers(node)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Node's own headers if they came with it, so that node-gyp need not download them.
 * @param {string} node
 * @returns {Record<string, string>}
 */
function headers(node) {
  const prefix = dirname(dirname(node));
  const areThere = existsSync(join(prefix, 'include', 'node', 'node_api.h'));
  if (!areThere) return {};
  // Newer versions of node-gyp read the first name, older ones the second.
  return { npm_package_config_node_gyp_nodedir: prefix, npm_config_nodedir: prefix };
}
