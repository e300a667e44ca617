import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Waits until something is so; false when it is not after so many milliseconds, or once it is too late. */
export async function comesTrue(
  isSo: () => boolean | Promise<boolean>,
  limit: number | (() => boolean),
): Promise<boolean> {
  const isLate = typeof limit === 'number' ? after(limit) : limit;
  while (!(await isSo())) {
    if (isLate()) return false;
    await wait(LOOK_EVERY_MS);
  }
  return true;
}

/** Whether so many milliseconds have passed since now. */
export function after(ms: number): () => boolean {
  const at = performance.now() + ms;
  return () => performance.now() > at;
}
