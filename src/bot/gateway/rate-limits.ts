import type { REST } from 'discord.js';

/** A clock that is set back by less holds nothing up for long. */
const TOLERANCE_MS = 1000;

/**
 * Keeps a clock that is set back from holding requests up for as long: discord.js reckons by it when a
 * limit is over. The request that meets such a limit fails, to be made again, and all limits are forgotten;
 * Discord tells them again with its next answers.
 */
export function outliveSetBackClock<T extends REST>(rest: T): T {
  const { options } = rest;
  const send = options.makeRequest;
  let latest = drift();
  options.makeRequest = (...request) => {
    latest = Math.max(latest, drift());
    return send(...request);
  };
  options.rejectOnRateLimit = () => {
    const now = drift();
    if (now > latest - TOLERANCE_MS) return false;
    latest = now;
    forgetLimits(rest);
    return true;
  };
  return rest;
}

/** By how much the clock is ahead of one that nobody sets. */
function drift(): number {
  return Date.now() - performance.now();
}

function forgetLimits(rest: REST): void {
  rest.globalReset = -1;
  rest.globalDelay = null;
  for (const handler of rest.handlers.values()) Reflect.set(handler, 'reset', -1);
}
