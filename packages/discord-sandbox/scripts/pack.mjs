// npm run pack: a tarball of the package, in the folder from which it is run or that is named.
//
// Node strips types only outside of node_modules, so that what others install is JavaScript. A checkout has no
// such step: there the package is a workspace, and its link leads out of node_modules.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const destination = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? '.');
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

const folder = mkdtempSync(join(tmpdir(), 'discord-sandbox-'));
try {
  const project = join(root, 'tsconfig.build.json');
  const dist = join(folder, 'dist');
  execFileSync(process.execPath, [tsc, '-p', project, '--outDir', dist], { stdio: 'inherit' });
  cpSync(join(root, 'src/page/client'), join(dist, 'page/client'), { recursive: true });
  cpSync(join(root, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, '../../LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), manifest());
  execFileSync('npm', ['pack', '--pack-destination', destination], {
    cwd: folder,
    stdio: 'inherit',
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The manifest, leading to the JavaScript. */
function manifest() {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const built = text.replaceAll(/"\.\/src\/(.*)\.ts"/g, '"./dist/$1.js"');
  const { private: _, scripts, devDependencies, ...rest } = JSON.parse(built);
  return JSON.stringify(rest, null, 2);
}
