import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly name?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly include: readonly Record<string, string>[] } };
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const texts = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')]);
const workflows = new Map(
  texts.map(([name = '', text = '']) => [name, parse(text) as Workflow] as const),
);
const jobs = [...workflows.values()].flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps ?? []);

function jobOf(workflow: string, job: string): Job {
  const found = workflows.get(workflow)?.jobs[job];
  if (found === undefined) throw new Error(`${workflow} has no job ${job}`);
  return found;
}

describe('the workflows', () => {
  test.each(texts)('of %s pin each action by a commit, and say its version', (_, text = '') => {
    const used = [...text.matchAll(/\buses:\s*(.*)$/gm)].map(([, what = '']) => what);
    const own = used.filter((what) => what.startsWith('./'));
    expect(own.filter((path) => !existsSync(path))).toEqual([]);
    const others = used.filter((what) => !own.includes(what));
    const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(others.filter((what) => !pinned.test(what))).toEqual([]);
  });

  test('pin an action by the same commit everywhere', () => {
    const used = new Set(steps.flatMap(({ uses = [] }) => uses));
    const names = [...used].map((one) => one.split('@')[0]);
    expect(names.length).toBeGreaterThan(0);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test('may read the project, and only publish where they publish', () => {
    for (const { permissions } of workflows.values())
      expect(permissions).toEqual({ contents: 'read' });
    for (const { permissions = {}, steps: own = [] } of jobs) {
      const publishes = own.some(({ run = '' }) => run.includes('docker login'));
      expect(permissions['packages']).toBe(publishes ? 'write' : undefined);
      const { packages: _, ...others } = permissions;
      expect(Object.values(others).filter((right) => right !== 'read')).toEqual([]);
    }
  });

  test('leave no token behind for what they run', () => {
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(3);
    for (const { with: given } of checkouts)
      expect(given).toEqual({ 'persist-credentials': false });
  });

  test('run commands that a shell can read, and scripts that are there', () => {
    const commands = steps.flatMap(({ run = [] }) => run);
    for (const command of commands) {
      const { stderr } = spawnSync('bash', ['-n'], { input: command, encoding: 'utf8' });
      expect(stderr).toBe('');
      for (const [script] of command.matchAll(/\.ci\/[\w-]+/g)) accessSync(script, constants.X_OK);
    }
    for (const script of readdirSync('.ci')) {
      expect(spawnSync('bash', ['-n', `.ci/${script}`], { encoding: 'utf8' }).stderr).toBe('');
    }
  });
});

describe('the tests', () => {
  const included = (job: string) => jobOf('test.yml', job).strategy?.matrix.include ?? [];

  test('run on the oldest Node that will do and on that of the image, and on both kinds of machine', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    const image = /NODE=(\d+)/.exec(readFileSync('Dockerfile', 'utf8'))?.[1];
    const runs = included('test').map(({ system, node }) => `${system} ${node}`);
    expect(runs).toEqual([
      `ubuntu-24.04 ${engines.node.replace('>=', '')}`,
      `ubuntu-24.04 ${image}`,
      `ubuntu-24.04-arm ${image}`,
    ]);
  });

  test('install by the documented commands on bare systems, with the three npms', () => {
    const systems = included('install').map(({ system = '' }) => system.split(':')[0]);
    expect(new Set(systems)).toEqual(new Set(['debian', 'ubuntu']));
    // Both systems come with npm 9.
    expect(new Set(included('install').map(({ npm }) => npm))).toEqual(new Set(['', '10', '11']));
  });
});

describe('the image', () => {
  test('is tested, then started, then published, for both kinds of machine', () => {
    expect(jobOf('image.yml', 'test').uses).toBe('./.github/workflows/test.yml');
    expect(jobOf('image.yml', 'build').needs).toBe('test');
    expect(jobOf('image.yml', 'publish').needs).toBe('build');
    const { strategy, steps: own = [] } = jobOf('image.yml', 'build');
    expect(strategy?.matrix.include.map(({ platform }) => platform)).toEqual(['amd64', 'arm64']);
    expect(own.flatMap(({ name = [] }) => name)).toEqual([
      'Build',
      'Start',
      'Publish what was built',
    ]);
    expect(own.at(-1)?.run).toContain('--provenance mode=max');
  });
});

test('Dependabot looks after the actions, the image and the packages', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    readonly updates: readonly { readonly 'package-ecosystem': string }[];
  };
  const kinds = updates.map((one) => one['package-ecosystem']);
  expect(kinds).toEqual(['github-actions', 'docker', 'npm']);
});
