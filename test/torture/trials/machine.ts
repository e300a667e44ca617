import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { HANG_MS } from '../../support/hang.ts';
import { playFor } from '../support/act.ts';
import { comesTrue } from '../support/comes-true.ts';
import { type SmallDisk, smallDisk } from '../support/small-disk.ts';
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
    const plan = { tables: TABLES, database, expected };
    try {
      return await TestBed.lend(context, plan, (bed) => fillDisk(bed, context, disk));
    } finally {
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
  run: (context) =>
    TestBed.lend(context, { tables: TABLES, expected: /StoreError|SQLITE_BUSY/ }, lockDatabase),
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
    const other = new DatabaseSync(bed.database, { timeout: HANG_MS });
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
