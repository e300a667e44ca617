// The PostgreSQL that the tests start a server of their own with.

import { existsSync, readdirSync } from 'node:fs';
import { SetupError, say, which } from './run.mjs';
import { canInstall, installCommand, installWithApt } from './system-packages.mjs';

const debian = '/usr/lib/postgresql';

/**
 * Finds PostgreSQL's programs, or installs Debian's if that needs no asking. Without them the tests go on,
 * and it is said which of them will not run and what to do about it.
 */
export async function preparePostgres() {
  if (isThere()) return;
  try {
    if (canInstall()) await installWithApt('postgresql', 'for the tests over PostgreSQL');
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
  }
  if (!isThere()) say(warning());
}

function isThere() {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return (
    which('initdb') !== undefined ||
    versions.some((version) => existsSync(`${debian}/${version}/bin/initdb`))
  );
}

function warning() {
  const command = installCommand({
    apt: 'postgresql',
    dnf: 'postgresql-server',
    brew: 'postgresql',
  });
  return `\nNO POSTGRESQL: the tests over it are skipped. To run them, install it:\n\n${command}\n`;
}
