// The browser that the tests of the sandbox's page drive.

import { isExecutable, SetupError, say, which } from './run.mjs';
import { canInstall, installCommand, installWithApt } from './system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium, or installs Debian's if that needs no asking. Without one the tests go on, and
 * it is said which of them will not run and what to do about it.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function prepareChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  try {
    if (canInstall()) await installWithApt('chromium', 'for the browser tests');
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
  }
  const installed = findChromium();
  if (installed === undefined) say(warning());
  return installed;
}

/**
 * `$CHROMIUM_PATH`, or a Chromium or Chrome where one usually is.
 * @returns {string | undefined} path of the program
 */
export function findChromium() {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && isExecutable(chosen)) return chosen;
  return names.map(which).find(Boolean) || places.find(isExecutable);
}

function warning() {
  const command = installCommand({
    apt: 'chromium',
    dnf: 'chromium',
    brew: '--cask chromium',
  });
  return (
    '\nNO BROWSER: the tests of the sandbox page are skipped. To run them, name a Chromium or Chrome ' +
    `in CHROMIUM_PATH or install one:\n\n${command}\n`
  );
}
