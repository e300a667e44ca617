import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Waits until something is so; false when it is not after this many milliseconds, or once it is too late. */
export async function comesTrue(
  isSo: () => boolean | Promise<boolean>,
  limit: number | (() => boolean),
): Promise<boolean> {
  const at = performance.now();
  const isLate = typeof limit === 'number' ? () => performance.now() - at > limit : limit;
  while (!(await isSo())) {
    if (isLate()) return false;
    await wait(LOOK_EVERY_MS);
  }
  return true;
}
