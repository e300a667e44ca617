import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRecentEnough } from '../scripts/node-version.mjs';
import { isInstalled } from '../scripts/packages.mjs';

describe('the Node to run with', () => {
  test.each(['v22.18.0', 'v22.20.1', 'v24.0.0', 'v26.1.0'])('%s will do', (version) => {
    expect(isRecentEnough(version)).toBe(true);
  });

  test.each(['v14.21.3', 'v20.20.2', 'v22.17.9', 'v22.9.0'])('%s is too old', (version) => {
    expect(isRecentEnough(version)).toBe(false);
  });
});

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const LOCK: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;

/** What `npm ci --omit=dev` installs on Linux for x64: paths in node_modules. */
function installedToRun(): readonly string[] {
  const fits = (one: readonly string[] | undefined, name: string) => one?.includes(name) ?? true;
  return Object.entries(LOCK)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .filter(([, { os, cpu }]) => fits(os, 'linux') && fits(cpu, 'x64'))
    .filter(([, { libc }]) => fits(libc, 'glibc'))
    .map(([path]) => path);
}

/** All that a package needs, and what that needs; what is only needed by those who have it anyway left out. */
function needs(path: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies, optionalDependencies, ...own } = LOCK[path] ?? {};
  const peers = Object.keys(own.peerDependencies ?? {}).filter(
    (name) => !own.peerDependenciesMeta?.[name]?.optional,
  );
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const folders = path.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1));
    const places = folders.map((parts) => [...parts, name].join('/node_modules/')).toReversed();
    const at = [...places, `node_modules/${name}`].find((one) => one in LOCK);
    const target = at !== undefined && LOCK[at]?.link ? LOCK[at].resolved : at;
    if (target === undefined || found.has(target)) continue;
    found.add(target);
    needs(target, found);
  }
  return found;
}

describe('the lock file', () => {
  test('names no registry: only our own packages have an address, which is their folder', () => {
    const addressed = Object.values(LOCK).filter(({ resolved }) => resolved !== undefined);
    expect(addressed).toEqual([{ resolved: 'packages/discord-sandbox', link: true }]);
  });

  test('has no more than 120 packages that a machine needs to run the bot', () => {
    expect(installedToRun().length).toBeLessThanOrEqual(120);
  });

  test('has none among them that nothing needs, such as one for tests that another could use', () => {
    const needed = needs('');
    expect(installedToRun().length).toBeGreaterThan(80);
    expect(installedToRun().filter((path) => !needed.has(path))).toEqual([]);
  });
});

describe('the packages', () => {
  const locked = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/dev': { version: '2.0.0', dev: true },
    'node_modules/other-platform': { version: '3.0.0', optional: true },
  };
  const a = { 'node_modules/a': { version: '1.0.0' } };
  const dev = { 'node_modules/dev': { version: '2.0.0' } };

  test('are there when all that is needed is, without those of other platforms', () => {
    expect(isInstalled(locked, { ...a, ...dev }, true)).toBe(true);
  });

  test('are not there without those for development when these are needed', () => {
    expect(isInstalled(locked, a, true)).toBe(false);
    expect(isInstalled(locked, a, false)).toBe(true);
  });

  test('are not there without our own, which are linked', () => {
    const own = {
      'node_modules/own': { link: true },
      'packages/own': { version: '0.1.0' },
    };
    expect(isInstalled({ ...locked, ...own }, { ...a, ...own }, false)).toBe(true);
    const without = { ...a, 'packages/own': own['packages/own'] };
    expect(isInstalled({ ...locked, ...own }, without, false)).toBe(false);
  });

  test('are not there in another version', () => {
    expect(isInstalled(locked, { 'node_modules/a': { version: '1.0.1' } }, false)).toBe(false);
  });

  test('are not there with an optional one in another version', () => {
    const other = { 'node_modules/other-platform': { version: '3.0.1' } };
    expect(isInstalled(locked, { ...a, ...other }, false)).toBe(false);
    expect(isInstalled(locked, { ...a, 'node_modules/dev': { version: '1.0.0' } }, false)).toBe(
      true,
    );
  });

  test('are not there when nothing is', () => {
    expect(isInstalled(locked, {}, false)).toBe(false);
  });
});

describe('a program of ours', () => {
  const launch = (node: string, ...args: string[]) =>
    spawnSync(node, ['scripts/launch.mjs', ...args], { encoding: 'utf8' });

  test('is run with its arguments, and its exit code is ours', () => {
    const { status, stdout } = launch(process.execPath, 'src/tools/backup.ts', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('npm run backup');
    expect(launch(process.execPath, 'src/tools/backup.ts', '--keep', '0').status).toBe(2);
  });
});

describe('npm run setup', () => {
  const commands = [...readFileSync('docs/HOSTING.md', 'utf8').matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block = '']) => block.split(/\n|&&/))
    .map((line) => line.trim())
    .filter((line) => /^npm (?!run (?!setup))/.test(line));

  test('is all that the operator is told to install by', () => {
    expect(commands).toEqual(['npm run setup', 'npm run setup']);
  });

  test('says that all is there where it is', () => {
    const [command = ''] = commands;
    const { status, stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stdout).toMatch(/\nAll that the bot needs is installed\.\n$/);
    expect(status).toBe(0);
  });
});

describe('npm start', () => {
  const project = resolve(import.meta.dirname, '..');
  const start = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/start.mjs', ...args], { cwd: project, encoding: 'utf8' });

  test('explains itself', () => {
    const { status, stdout } = start('--help');
    expect(status).toBe(0);
    expect(stdout).toBe(readFileSync(resolve(project, 'scripts/usage.txt'), 'utf8'));
  });

  test('refuses an argument that it does not know', () => {
    const { status, stderr } = start('--port', '80');
    expect(status).toBe(2);
    expect(stderr).toBe('Not understood: --port 80. Try: npm start -- --help\n');
  });
});
