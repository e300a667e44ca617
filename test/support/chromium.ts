export { findChromium } from '../../scripts/chromium.mjs';

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
