import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { INVITE_PERMISSIONS } from '../src/bot/gateway/channels.ts';
import { COMMANDS } from '../src/commands/index.ts';
import { RENAMED } from '../src/commands/renamed.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { GAMES } from '../src/games/index.ts';
import { METRICS } from '../src/meter.ts';
import { EXIT } from '../src/process/exit.ts';
import {
  RATED_FOR_SURE,
  ratingsAfter,
  shownRating,
  UNRATED,
} from '../src/table/ranking/rating-formula.ts';
import { words } from '../src/text/language.ts';

const README = readFileSync('README.md', 'utf8');
const COMMANDS_PAGE = readFileSync('docs/COMMANDS.md', 'utf8');
const HOSTING = readFileSync('docs/HOSTING.md', 'utf8');
const MONITORING = readFileSync('docs/MONITORING.md', 'utf8');
const SCALING = readFileSync('docs/SCALING.md', 'utf8');
const UNITS = ['deploy/hanafuda.service', 'deploy/hanafuda@.service'].map((path) =>
  readFileSync(path, 'utf8'),
);
const RATINGS = readFileSync('docs/RATINGS.md', 'utf8');

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** The cells of a page's tables, row by row. */
function rowsOf(page: string): readonly (readonly string[])[] {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  return lines.map((line) => line.slice(2, -2).split(' | '));
}

/** Every command with its options: `start game [rules]`. */
function commands(): readonly string[] {
  return Object.keys(COMMANDS.handlers).flatMap((path) => {
    const name = path.replace('hanafuda ', '');
    if (Object.hasOwn(RENAMED, name)) return [];
    const options = Object.entries(COMMANDS.handlers[path]?.options ?? {}).map(([option, one]) =>
      one.required ? option : `[${option}]`,
    );
    return [[name, ...options].join(' ')];
  });
}

test('docs/COMMANDS.md lists every command with its options, and none that is not there', () => {
  const cells = rowsOf(COMMANDS_PAGE).flatMap(([first = '']) => [...first.matchAll(/`([^`]+)`/g)]);
  const told = cells.map(([, text = '']) => text.replace(/^\/(hanafuda )?/, ''));
  expect(told.toSorted()).toEqual(commands().toSorted());
});

describe('README.md', () => {
  test('is read in a few minutes', () => {
    expect(README.split(/\s+/).length).toBeLessThan(1200);
  });

  test('lists the games in the order in which people are offered them', () => {
    const listed = [...README.matchAll(/^\| \[[^\]]+\]\(docs\/rules\/([a-z-]+)\.md\)/gm)];
    expect(listed.map(([, id]) => id)).toEqual(GAMES.map(({ id }) => id));
  });

  test('says in 600 words what comes before the games', () => {
    const [before = ''] = README.split('## The games');
    expect(before.split(/\s+/).length).toBeLessThan(600);
  });

  test.each(['ja', 'ko'])(
    'links to README.%s.md, which links to the rules in its language',
    (language) => {
      expect(README).toContain(`README.${language}.md`);
      const page = readFileSync(`README.${language}.md`, 'utf8');
      expect(page).toContain('(README.md)');
      expect(page).toContain(`(docs/rules/${language}/README.md)`);
      expect(page).toContain(`(docs/rules/${language}/first-five-minutes.md)`);
    },
  );

  test('links to every page of docs', () => {
    const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
    expect(pages.filter((name) => !README.includes(`docs/${name}`))).toEqual([]);
  });
});

/** The names of the settings, as the bot itself lists them. */
function variables(): readonly string[] {
  try {
    readConfig({ HANAFUDA_ANYTHING: '1' });
  } catch (error) {
    if (error instanceof ConfigError)
      return /There are (.+)\.$/.exec(error.message)?.[1]?.split(', ') ?? [];
  }
  throw new Error('the settings were taken');
}

describe('every environment variable', () => {
  const names = variables();

  test('stands in docs/HOSTING.md', () => {
    const told = rowsOf(HOSTING).flatMap(([first]) => /^`([A-Z_]+)`$/.exec(first ?? '')?.[1] ?? []);
    expect(told.toSorted()).toEqual(names.toSorted());
  });

  test('stands in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const told = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(names.toSorted());
  });
});

describe('docs/HOSTING.md', () => {
  test('tells every exit code, and restarts after none that needs mending', () => {
    const codes = Object.values(EXIT).map(String);
    const rows = rowsOf(HOSTING).filter(([code]) => /^\d+$/.test(code ?? ''));
    expect(rows.map(([code]) => code)).toEqual(codes);
    const final = rows.filter(([, , again]) => !/^(yes|)$/.test(again?.trim() ?? ''));
    const codesOf = (unit: string) => /RestartPreventExitStatus=(.*)/.exec(unit)?.[1];
    const finalCodes = final.map(([code]) => code).join(' ');
    expect(UNITS.map(codesOf)).toEqual(UNITS.map(() => finalCodes));
  });
});

/** The files that a page links to or shows. */
function targetsIn(page: string, text: string): readonly string[] {
  const links = text.matchAll(/(?:\]\(|src=")(?!https?:|#)([^)"#\s]+)/g);
  return [...links].map(([, target = '']) => join(dirname(page), target));
}

describe('the pages', () => {
  const pages = ['.', 'docs', 'docs/rules', 'docs/rules/ja', 'docs/rules/ko', '.github'].flatMap(
    (folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name)),
  );

  test.each(pages)('%s links only to what is there', (page) => {
    // Blocks of code show other files.
    const text = readFileSync(page, 'utf8').replaceAll(/```.*?```/gs, '');
    expect(targetsIn(page, text).filter((target) => !existsSync(target))).toEqual([]);
  });

  test('show every picture that is kept for them', () => {
    const shown = pages.flatMap((page) => targetsIn(page, readFileSync(page, 'utf8')));
    const kept = readdirSync('docs/pictures').map((name) => join('docs/pictures', name));
    expect(kept.filter((picture) => !shown.includes(picture))).toEqual([]);
  });

  test.runIf(existsSync('.git'))('come with at most 9 MB of pictures, and 20 MB in all', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    const files = tracked.filter((file) => existsSync(file));
    const pictures = files.filter((file) => file.endsWith('.png'));
    expect(pictures.length).toBeGreaterThan(20);
    expect(bytesOf(pictures)).toBeLessThan(9_000_000);
    expect(bytesOf(files)).toBeLessThan(20_000_000);
  });

  test.each(pages)('%s names only scripts that are there', (page) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = readFileSync(page, 'utf8').matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g);
    expect([...named].map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual(
      [],
    );
  });

  test('start their changes with the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const [, newest] =
      /^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    expect(newest).toBe(version);
  });
});

test('every metric stands in docs/MONITORING.md with its labels, and as it tells of itself', () => {
  const told = rowsOf(MONITORING).filter(([name]) => /^`hanafuda_/.test(name ?? ''));
  const metrics = Object.entries(METRICS).map(([name, { type, labels, help }]) => [
    `\`${name}\``,
    type,
    labels.map((label) => `\`${label}\``).join(', ') || '–',
    help,
  ]);
  expect(told).toEqual(metrics);
});

describe('what a service may do', () => {
  /** What a unit takes away from its process, except for what only one of them needs. */
  const limits = (unit: string) =>
    unit
      .slice(unit.indexOf('# Nothing but its own folder'))
      .split('\n')
      .filter((line) => /^(?!RestrictAddressFamilies|RemoveIPC|PrivateNetwork)\w+=/.test(line))
      .filter((line) => !line.startsWith('WantedBy='));

  test('is as little for a backup as for the bot', () => {
    const backup = readFileSync('deploy/hanafuda-backup.service', 'utf8');
    expect(limits(backup).length).toBeGreaterThan(15);
    for (const unit of UNITS) expect(limits(unit)).toEqual(limits(backup));
    expect(backup).toMatch(/^PrivateNetwork=yes$/m);
  });
});

describe('what a service is started with', () => {
  test('is production, where a missing token is a mistake', () => {
    for (const unit of UNITS) expect(unit).toMatch(/^Environment=NODE_ENV=production$/m);
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ENV NODE_ENV=production /m);
  });

  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const script = readFileSync('scripts/run.mjs', 'utf8');

  test('takes little memory in the same way everywhere', () => {
    for (const file of [...UNITS, dockerfile, script]) {
      const set = file.matchAll(/(MALLOC_\w+_|NODE_OPTIONS)(?:=|: ')([\w=-]+)/g);
      expect([...set].map(([, name, value]) => `${name}=${value}`)).toEqual([
        'MALLOC_MMAP_THRESHOLD_=65536',
        'MALLOC_TRIM_THRESHOLD_=131072',
        'NODE_OPTIONS=--max-semi-space-size=8',
      ]);
    }
  });

  test('is a file of the project wherever a page for operators tells of one', () => {
    const pages = HOSTING + MONITORING + SCALING;
    const told = [...pages.matchAll(/\b(deploy\/[\w.@-]+|compose\.yaml)/g)].map(([name]) => name);
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter((name) => !existsSync(name))).toEqual([]);
    const files = readdirSync('deploy').map((name) => `deploy/${name}`);
    expect(files.filter((name) => !told.includes(name))).toEqual([]);
  });
});

describe('docs/RATINGS.md', () => {
  test('tells the ratings after a first match as they are', () => {
    const rows = rowsOf(RATINGS).filter(([places]) => /^[\d, ]+$/.test(places ?? ''));
    expect(rows.length).toBeGreaterThan(3);
    for (const [places = '', told] of rows) {
      const entrants = places
        .split(', ')
        .map((place) => ({ rating: UNRATED, place: Number(place) }));
      const ratings = ratingsAfter(entrants).map((rating) => shownRating(rating ?? UNRATED));
      expect(ratings.map(({ value, spread }) => `${value} ± ${spread}`).join(', ')).toBe(told);
    }
  });

  test('tells when a rating is no longer provisional', () => {
    expect(RATINGS).toContain(`with fewer than ${RATED_FOR_SURE} rated matches in that scope`);
  });
});

describe('what the bot asks of Discord', () => {
  test.each(['HOSTING', 'SERVERS'])('is named in docs/%s.md as the invite link has it', (name) => {
    const paragraphs = readFileSync(`docs/${name}.md`, 'utf8').replaceAll(/(?<!\n)\n(?!\n)/g, ' ');
    const told = /^.*link.* asks for .*Read Message History.*$/m.exec(paragraphs)?.[0] ?? '';
    const { permissions } = words('en');
    const named = Object.entries(permissions).filter(([, label]) =>
      new RegExp(`\\b${label}(?! in)\\b`).test(told),
    );
    const asked = new PermissionsBitField(INVITE_PERMISSIONS).toArray();
    expect(named.map(([permission]) => permission).toSorted()).toEqual(asked.toSorted());
  });

  test('is neither what people write nor who is online, as docs/PRIVACY.md says', () => {
    expect(readFileSync('docs/PRIVACY.md', 'utf8')).toContain(
      'It doesn’t ask Discord for what people write or who is online.',
    );
    const sources = globSync('src/**/*.ts').map((path) => readFileSync(path, 'utf8'));
    const intents = sources.flatMap((text) => [...text.matchAll(/\bGatewayIntentBits\.(\w+)/g)]);
    expect(intents.map(([, intent]) => intent)).toEqual(['Guilds']);
  });
});

test('no page promises more of the deals than docs/FAIRNESS.md does', () => {
  const pages = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern));
  const tooMuch = /trust the dealer|provably fair|(?:can(?:no|’)t|impossible to) cheat/i;
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => tooMuch.test(readFileSync(page, 'utf8')))).toEqual([]);
});
