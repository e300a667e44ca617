import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BotProcess } from '../../e2e/support/process.ts';

/** A place for a database that can be filled up. */
export interface SmallDisk {
  readonly kind: string;
  readonly folder: string;
  /** Lets nothing more be written there. */
  fill(bot: BotProcess): void;
  /** Makes room again. */
  free(bot: BotProcess): void;
  close(): void;
}

const SIZE = '6m';
const BLOCK = Buffer.alloc(4096);

/**
 * A small file system of its own where that may be mounted; otherwise a limit on the size of the bot's
 * files, which fails its writes in the same way. Undefined if there is neither.
 */
export function smallDisk(folder: string): SmallDisk | undefined {
  return mountedDisk(join(folder, 'small-disk')) ?? limitedFiles(folder);
}

/** A small file system of its own; undefined if that may not be mounted. */
export function mountedDisk(folder: string, size = SIZE): SmallDisk | undefined {
  mkdirSync(folder);
  if (!works('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) return undefined;
  const filler = join(folder, 'filler');
  return {
    kind: `a file system of ${size}`,
    folder,
    fill: () => fillUp(filler),
    free: () => rmSync(filler),
    close: () => void works('umount', folder),
  };
}

function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, BLOCK);
  } catch {
    // That was the last block.
  } finally {
    closeSync(handle);
  }
}

function limitedFiles(folder: string): SmallDisk | undefined {
  if (!works('prlimit', '--version')) return undefined;
  const limit = ({ pid }: BotProcess, size: string) =>
    void works('prlimit', '--pid', String(pid), `--fsize=${size}:`);
  return {
    kind: 'a limit on the size of files',
    folder,
    fill: (bot) => limit(bot, String(statSync(join(folder, 'hanafuda.sqlite')).size)),
    free: (bot) => limit(bot, 'unlimited'),
    close: () => {},
  };
}

function works(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
