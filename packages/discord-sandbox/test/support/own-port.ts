const LOWEST = 10_000;
const COUNT = 20_000;

/**
 * A port that a test may leave and take again: below those that the system gives to whoever asks for any, and
 * by the process, so that no other test takes it meanwhile.
 */
export function ownPort(): number {
  return LOWEST + (process.pid % COUNT);
}
