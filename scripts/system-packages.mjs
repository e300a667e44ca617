// Packages of the operating system. Root on Debian and its kin gets them; anybody else is told how.

import { run, SetupError, say, tail, which } from './run.mjs';

/**
 * The names of one need in each packager's words.
 * @typedef {{ apt: string, dnf: string, brew: string }} PackageNames
 */

/** Whether system packages can be installed without asking anybody. */
export function canInstall() {
  return isRoot() && which('apt-get') !== undefined;
}

/**
 * Installs Debian packages.
 * @param {string} names separated by spaces
 * @param {string} why ends the sentence "Installing system packages …"
 */
export async function installWithApt(names, why) {
  say(`Installing system packages ${why} (apt-get install ${names}) ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  // A failed update is no reason to stop: the lists that are there may do.
  await run('apt-get', ['update', '-qq'].concat(wait), { env });
  const args = ['install', '-y', '-qq', '--no-install-recommends'].concat(wait, names.split(' '));
  const result = await run('apt-get', args, { env });
  if (result.code !== 0) {
    throw new SetupError(`${tail(result.output)}\n\napt-get could not install: ${names}`);
  }
}

/**
 * The command that a person has to run to install these packages on this machine.
 * @param {PackageNames} names
 */
export function installCommand(names) {
  const sudo = isRoot() ? '' : 'sudo ';
  const apt = `${sudo}apt-get update && ${sudo}apt-get install -y ${names.apt}`;
  const dnf = `${sudo}dnf install -y ${names.dnf}`;
  const brew = `brew install ${names.brew}`;
  if (which('apt-get')) return `  ${apt}`;
  if (which('dnf')) return `  ${dnf}`;
  if (which('brew')) return `  ${brew}`;
  return `  Debian, Ubuntu:  ${apt}\n  Fedora:          ${dnf}\n  macOS:           ${brew}`;
}

function isRoot() {
  return process.getuid !== undefined && process.getuid() === 0;
}
