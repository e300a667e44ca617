import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to drive: that of `CHROMIUM_PATH`, or the first on the path. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const programs = PATH.split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return CHROMIUM_PATH ?? programs.find((program) => existsSync(program));
}

/** Flags for a headless run that is quiet, offline and the same on every machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
