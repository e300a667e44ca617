import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSandbox } from 'discord-sandbox';
import { type BotProcess, runBot } from '../../e2e/support/process.ts';
import { playFor } from '../support/act.ts';
import { comesTrue } from '../support/comes-true.ts';
import { query } from '../support/stored.ts';
import { OTHER_TOKEN, TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 3;
/** A second process and a bot that may not go on have to end so soon. */
const ENDED_MS = 15_000;

export const TWO_PROCESSES: Trial = {
  name: 'two processes on one database',
  share: 1,
  async run(context) {
    const bed = await TestBed.open(context, { tables: TABLES });
    try {
      return { figure: await startTwice(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

async function startTwice(bed: TestBed, context: TrialContext): Promise<string> {
  const elsewhere = join(context.folder, 'elsewhere');
  symlinkSync(context.folder, elsewhere);
  const names = [bed.database, join(elsewhere, 'hanafuda.sqlite')];
  let [times, longest] = [0, 0];
  do {
    await bed.start();
    const first = bed.bot;
    const playing = playFor(bed, 2500);
    const from = performance.now();
    const second = runBot({ ...bed.settings, DATABASE_PATH: names[times % 2]! });
    if (!(await comesTrue(() => !second.isRunning, bed.upTo(ENDED_MS))))
      bed.fail('the second process runs');
    longest = Math.max(longest, performance.now() - from);
    second.kill('SIGKILL');
    bed.expectSentence(await second.ended, 'beside another process');
    await playing;
    if (!first.isRunning) bed.fail('the first process has ended');
    await bed.expectShown();
    // What a killed process leaves behind keeps nobody out.
    await bed.kill();
    times += 1;
  } while (context.hasTime());
  await bed.start();
  await bed.stop();
  bed.expectAllAnswered();
  const seconds = (longest / 1000).toFixed(1);
  return `${times} second processes ended after ${seconds} s at most; the first went on, and a third after its kill`;
}

export const WRONG_SETTINGS: Trial = {
  name: "a forgotten token, another application's token",
  share: 1,
  async run(context) {
    const bed = await TestBed.open(context, { tables: TABLES });
    try {
      return { figure: await forgetToken(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

async function forgetToken(bed: TestBed, context: TrialContext): Promise<string> {
  let times = 0;
  do {
    await bed.start();
    await playFor(bed, 800);
    await bed.expectShown();
    await bed.stop();
    const before = stored(bed.database);
    const without = runBot({
      DATABASE_PATH: bed.database,
      SANDBOX_PORT: '0',
      KEEP_LEFT_DAYS: '0',
      FOLDER: context.folder,
    });
    await comesTrue(
      () => isOver(without) || without.output.includes('in a browser'),
      bed.upTo(ENDED_MS * 2),
    );
    without.kill('SIGTERM');
    await without.ended;
    expectSame(bed, before, 'after a start without a token');
    const other = await createSandbox({ token: OTHER_TOKEN });
    const stranger = runBot({
      ...bed.settings,
      DISCORD_TOKEN: OTHER_TOKEN,
      DISCORD_API: other.api,
      KEEP_LEFT_DAYS: '0',
    });
    if (!(await comesTrue(() => isOver(stranger), bed.upTo(ENDED_MS))))
      bed.fail('goes on with another token');
    stranger.kill('SIGKILL');
    bed.expectSentence(await stranger.ended, "with another application's token");
    await other.close();
    expectSame(bed, before, "after a start with another application's token");
    times += 1;
  } while (context.hasTime());
  return `${times} times each; every match and move still there, no server left`;
}

function isOver({ isRunning }: BotProcess): boolean {
  return !isRunning;
}

function stored(path: string): string {
  const tables = ['match', 'move', 'result', 'server', 'timer', 'table_message'];
  return JSON.stringify(tables.map((table) => query(path, `select * from "${table}"`)));
}

function expectSame(bed: TestBed, before: string, when: string): void {
  if (stored(bed.database) !== before) bed.fail(`the database is another ${when}`);
}

/** Ways to harm a file, and what it is called. */
const HARMS: readonly (readonly [name: string, harm: (path: string) => void])[] = [
  ['cut in half', (path) => truncateSync(path, Math.floor(statSync(path).size / 8192) * 4096)],
  ['cut to 100 bytes', (path) => truncateSync(path, 100)],
  ['emptied', (path) => truncateSync(path, 0)],
  ['noise at its head', (path) => scribble(path, 0)],
  ['noise in a table', (path) => scribble(path, 4096 * (rootOf(path, 'match') - 1))],
  ['a folder', (path) => replaceBy(path, () => mkdirSync(path))],
  ['a text', (path) => replaceBy(path, () => writeFileSync(path, 'Dear diary,\n'.repeat(500)))],
  ["another program's", (path) => change(path, 'pragma application_id = 1')],
  ['a newer version', (path) => change(path, 'update __drizzle_migrations set created_at = 9e13')],
];

function scribble(path: string, at: number): void {
  const handle = openSync(path, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, at);
  closeSync(handle);
}

function rootOf(path: string, table: string): number {
  const sql = 'select rootpage from sqlite_schema where name = ?';
  return query<{ rootpage: number }>(path, sql, table)[0]?.rootpage ?? 1;
}

function replaceBy(path: string, make: () => void): void {
  rmSync(path);
  make();
}

function change(path: string, sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
}

export const DAMAGED_FILES: Trial = {
  name: 'a database that is damaged or none',
  share: 1,
  async run(context) {
    const bed = await TestBed.open(context, { tables: TABLES });
    try {
      await bed.start();
      await playFor(bed, 1500);
      await bed.stop();
      return { figure: await damageFiles(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

async function damageFiles(bed: TestBed, context: TrialContext): Promise<string> {
  const harmed = join(context.folder, 'harmed', 'hanafuda.sqlite');
  let at = context.draw(HARMS.length);
  const met = new Set<string>();
  do {
    const [name, harm] = HARMS[at++ % HARMS.length]!;
    rmSync(dirname(harmed), { recursive: true, force: true });
    mkdirSync(dirname(harmed));
    copyFileSync(bed.database, harmed);
    harm(harmed);
    const before = hashOf(harmed);
    const started = runBot({ ...bed.settings, DATABASE_PATH: harmed });
    if (!(await comesTrue(() => isOver(started), bed.upTo(ENDED_MS))))
      bed.fail(`${name}: the bot goes on`);
    started.kill('SIGKILL');
    bed.expectSentence(await started.ended, `with a file that is ${name}`);
    if (hashOf(harmed) !== before) bed.fail(`${name}: the file was changed`);
    met.add(name);
  } while (context.hasTime());
  return `${met.size} of ${HARMS.length} harms, each told in a sentence, the file left as it was`;
}

function hashOf(path: string): string | undefined {
  if (!existsSync(path) || statSync(path).isDirectory()) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
