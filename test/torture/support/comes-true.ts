import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Waits until something is so; false when it is not after this many milliseconds. */
export async function comesTrue(
  isSo: () => boolean | Promise<boolean>,
  ms: number,
): Promise<boolean> {
  const until = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > until) return false;
    await wait(LOOK_EVERY_MS);
  }
  return true;
}
