import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Reading } from './reading.ts';

/** They show the kernel and its devices; what can be made there is gone at the next start. */
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev'];
/** Whoever puts a database there wants it in memory. */
const MEMORY = '/dev/shm';

/** Reads the path of a file that is there, or can be made. */
export function readDatabasePath(text: string, canWrite: typeof isWritable): Reading<string> {
  const path = resolve(text);
  if (/[/\\]$/.test(text) || isFolder(path)) {
    const example = join(text, 'hanafuda.sqlite');
    return { problem: `must name a file, but ${text} is a folder. Try ${example}.` };
  }
  if (existsSync(path) && !statSync(path).isFile()) {
    return { problem: `must name a file, but ${text} is a device, a pipe or a socket.` };
  }
  const there = nearestExisting(path);
  const real = realpathSync(there);
  const system = SYSTEM_FOLDERS.find((folder) => isIn(folder, real) && !isIn(MEMORY, real));
  if (system !== undefined) return { problem: `is ${text}, but ${system} keeps no files.` };
  if (there !== path && !isFolder(there)) {
    return { problem: `is ${text}, but ${there} is a file and can hold no other file.` };
  }
  if (!canWrite(there)) return { problem: `is ${text}, but ${there} may not be written.` };
  return { value: path };
}

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The path itself, or the nearest folder above it that exists. */
function nearestExisting(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : nearestExisting(dirname(path));
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Whether a file or folder that exists may be written. */
export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
