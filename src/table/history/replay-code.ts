import { hmacOf } from '../../engine/core/hmac256.ts';

/** Crockford's base 32: without I, L, O and U, of which the first three are read as digits. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const BITS = 5;
const LENGTH = 8;
const HALF = 2 ** 20;
const ROUNDS = 8;

/**
 * The code by which people share a match: its number encrypted (a Feistel network of HMAC-SHA-256), so that
 * the code of the next match cannot be told from it, and hardly one in a million codes is of any match.
 *
 * @param matchId below 2 ** 40
 * @param key 64 hexadecimal digits
 */
export function formatReplayCode(matchId: number, key: string): string {
  let [left, right] = [Math.floor(matchId / HALF), matchId % HALF];
  for (let round = 0; round < ROUNDS; round++) {
    [left, right] = [right, left ^ mixed(key, round, right)];
  }
  const symbols = [left, right].flatMap((half) =>
    [3, 2, 1, 0].map((at) => SYMBOLS[(half >> (at * BITS)) % SYMBOLS.length]),
  );
  return `${symbols.slice(0, LENGTH / 2).join('')}-${symbols.slice(LENGTH / 2).join('')}`;
}

/** The number that a code stands for, as people type it; undefined for what isn't a code. */
export function parseReplayCode(code: string, key: string): number | undefined {
  const digits = [...code.toUpperCase().replace(/[\s-]/g, '')].map((symbol) =>
    SYMBOLS.indexOf(READ_AS[symbol] ?? symbol),
  );
  if (digits.length !== LENGTH || digits.includes(-1)) return undefined;
  const halfOf = (some: readonly number[]) =>
    some.reduce((half, digit) => half * SYMBOLS.length + digit, 0);
  let [left, right] = [halfOf(digits.slice(0, LENGTH / 2)), halfOf(digits.slice(LENGTH / 2))];
  for (let round = ROUNDS - 1; round >= 0; round--) {
    [left, right] = [right ^ mixed(key, round, left), left];
  }
  return left * HALF + right;
}

/** 20 bits. */
function mixed(key: string, round: number, half: number): number {
  return Number.parseInt(hmacOf(key, `replay ${round} ${half}`).slice(0, BITS), 16);
}
