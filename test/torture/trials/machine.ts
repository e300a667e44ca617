import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { playFor } from '../support/act.ts';
import { comesTrue } from '../support/comes-true.ts';
import { type SmallDisk, smallDisk } from '../support/small-disk.ts';
import { movesForAbsent } from '../support/stored.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 3;
/** The longest pause of the bot between two tries, and a little. */
const RECOVERED_MS = 75_000;

export const FULL_DISK: Trial = {
  name: 'a full disk',
  share: 1,
  async run(context) {
    const disk = smallDisk(context.folder);
    if (disk === undefined) {
      return { skipped: 'no small file system may be mounted here, and prlimit is not there' };
    }
    const database = join(disk.folder, 'hanafuda.sqlite');
    const expected = /StoreError|disk is full|SQLITE_FULL|SQLITE_IOERR/;
    const bed = await TestBed.open(context, { tables: TABLES, database, expected });
    try {
      return { figure: await fillDisk(bed, context, disk) };
    } finally {
      await bed.close();
      disk.close();
    }
  },
};

async function fillDisk(bed: TestBed, context: TrialContext, disk: SmallDisk): Promise<string> {
  let times = 0;
  await bed.start();
  do {
    await playFor(bed, 500);
    disk.fill(bed.bot);
    await playFor(bed, 1500);
    // It may also be killed or started then.
    if (disk.kind.includes('file system') && context.draw(2) === 0) {
      await bed.kill();
      bed.launch();
      await comesTrue(
        () => !bed.bot.isRunning || bed.bot.output.includes('is up'),
        bed.upTo(30_000),
      );
      if (!bed.bot.isRunning) bed.expectSentence(await bed.ended(), 'on a full disk');
    }
    disk.free(bed.bot);
    if (!bed.bot.isRunning) await bed.start();
    await bed.expectShown(RECOVERED_MS);
    times += 1;
  } while (context.hasTime());
  await playFor(bed, 500);
  await bed.stop();
  bed.expectAllAnswered();
  return `${disk.kind}, filled ${times} times; ${bed.ledger.answered} presses, each answered`;
}

export const LOCKED: Trial = {
  name: 'a locked database',
  share: 1,
  async run(context) {
    const bed = await TestBed.open(context, { tables: TABLES, expected: /StoreError|SQLITE_BUSY/ });
    try {
      return { figure: await lockDatabase(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

const LONGEST_LOCK_MS = 6000;

async function lockDatabase(bed: TestBed, context: TrialContext): Promise<string> {
  let [times, longest] = [0, 0];
  await bed.start();
  do {
    await playFor(bed, 400);
    const ms = 200 + context.draw(LONGEST_LOCK_MS);
    longest = Math.max(longest, ms);
    const playing = playFor(bed, ms + 500);
    const other = new DatabaseSync(bed.database, { timeout: 5000 });
    other.exec('begin exclusive');
    await wait(ms);
    other.exec('rollback');
    other.close();
    await playing;
    await bed.expectShown(RECOVERED_MS);
    times += 1;
  } while (context.hasTime());
  await bed.stop();
  bed.expectAllAnswered();
  const { answered } = bed.ledger;
  return `${times} locks of up to ${(longest / 1000).toFixed(1)} s; ${answered} presses, each answered`;
}

export const CLOCK_JUMPS: Trial = {
  name: 'jumps of the clock',
  share: 1,
  async run(context) {
    // Limits that are met, as what waits for one looks at the clock.
    const sandbox = { heartbeatMs: 5000, editLimit: { count: 3, windowMs: 1000 } };
    const bed = await TestBed.open(context, { tables: TABLES, sandbox });
    try {
      return { figure: await setClocks(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const JUMPS = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 11 * MINUTE, -10 * SECOND, 30 * 24 * HOUR];

async function setClocks(bed: TestBed, context: TrialContext): Promise<string> {
  const file = join(context.folder, 'clock');
  let [shift, jumps] = [0, 0];
  const jump = async (ms: number) => {
    shift += ms;
    writeFileSync(file, String(shift));
    if (!existsSync(`${file}.set`)) return;
    bed.bot.kill('SIGUSR2');
    const isSet = () => readFileSync(`${file}.set`, 'utf8') === String(shift);
    if (!(await comesTrue(isSet, bed.upTo(10_000)))) throw new Error('the clock was not set');
  };
  await jump(0);
  await bed.start({ settings: { TORTURE_CLOCK: file } });
  await bed.setClock('3m');
  await playFor(bed, 500);
  do {
    await jump(JUMPS[context.draw(JUMPS.length)]!);
    jumps += 1;
    // Longer than what looks at the clock sleeps.
    await playFor(bed, context.draw(4) === 0 ? 5000 : 1500);
    if (!bed.bot.isRunning) throw new Error(`ended: ${(await bed.ended()).output.slice(-500)}`);
    await bed.expectShown();
  } while (context.hasTime());
  const absent = movesForAbsent(bed.database);
  if (absent > 0) bed.fail(`${absent} moves were made for people whose time was not over`);
  await bed.stop();
  bed.expectAllAnswered();
  return `${jumps} jumps of 10 s to 30 days, ahead and back; ${bed.ledger.answered} presses, each answered`;
}
