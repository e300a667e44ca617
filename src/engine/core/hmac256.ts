import { _HMAC } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const BYTE = 256;
const WORD = 2 ** 32;

type Keyed = _HMAC<ReturnType<typeof sha256.create>>;

/** Where copies of keyed ones are made, one after the other. */
let copy: Keyed | undefined;

function keyedBy(key: string): Keyed {
  return new _HMAC(sha256, hexToBytes(key));
}

/**
 * HMAC-SHA-256 over a text in UTF-8, as 64 hexadecimal digits.
 *
 * @param key 64 hexadecimal digits
 */
export function hmacOf(key: string, text: string): string {
  return bytesToHex(keyedBy(key).update(utf8ToBytes(text)).digest());
}

/**
 * The bytes of one purpose: HMAC-SHA-256 with the key over the label in UTF-8, a zero byte, and the
 * number of the block, from 0, as 4 bytes, the highest first; 32 bytes a block.
 */
function hmacBytes(keyed: Keyed, label: string): () => number {
  const message = concatBytes(utf8ToBytes(label), new Uint8Array(5));
  const counter = new DataView(message.buffer, message.length - 4);
  const block = new Uint8Array(32);
  let at = block.length;
  let blocks = 0;
  return () => {
    if (at === block.length) {
      counter.setUint32(0, blocks++);
      const hash = keyed._cloneInto(copy);
      hash.update(message).digestInto(block);
      copy = hash;
      at = 0;
    }
    return block[at++] ?? 0;
  };
}

/**
 * The random numbers of each purpose: a function from a bound to a whole number below it. It takes one
 * byte for a bound up to 256, four (the highest first) for a larger one, takes again what is not below
 * the largest multiple of the bound, and gives the remainder.
 *
 * @param key 64 hexadecimal digits
 */
export function hmacStreams(key: string): (label: string) => (bound: number) => number {
  const keyed = keyedBy(key);
  return (label) => {
    const next = hmacBytes(keyed, label);
    const word = () => ((next() * BYTE + next()) * BYTE + next()) * BYTE + next();
    return (bound) => {
      const [read, range] = bound <= BYTE ? [next, BYTE] : [word, WORD];
      const limit = range - (range % bound);
      let value = read();
      while (value >= limit) value = read();
      return value % bound;
    };
  };
}
