const WORD = 8;

type Words = readonly [number, number, number, number];

function wordsOf(key: string): Words {
  const at = (index: number) =>
    Number.parseInt(key.slice(index * WORD, (index + 1) * WORD), 16) | 0;
  return [at(0), at(1), at(2), at(3)];
}

/**
 * FNV-1a over the label and the word's own suffix, folded into each word, so that every purpose has
 * a stream of its own.
 */
function fold(word: number, label: string, suffix: string): number {
  let hash = fnv(fnv(word ^ 0x811c9dc5, label), suffix);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return hash ^ (hash >>> 15);
}

function fnv(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/**
 * Chris Doty-Humphrey's sfc32: 128 bits of state, passes PractRand; whoever sees enough of it can
 * tell the rest. Yields 32-bit unsigned words.
 */
function sfc32(words: Words, label: string): () => number {
  let [a, b, c, counter] = words;
  a = fold(a, label, '');
  b = fold(b, label, '/b');
  c = fold(c, label, '/c');
  counter = fold(counter, label, '/d');
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/**
 * The random numbers of each purpose: a function from a bound to a whole number below it.
 *
 * @param key 32 hexadecimal digits
 */
export function sfc32Streams(key: string): (label: string) => (bound: number) => number {
  const words = wordsOf(key);
  return (label) => {
    const next = sfc32(words, label);
    return (bound) => {
      let word = next();
      // The first 2³² mod `bound` words would make the lowest numbers likelier; each is below `bound`.
      while (word < bound && word < 2 ** 32 % bound) word = next();
      // The remainder, exact for every word: `%` of a whole shuffle takes half as long again.
      return word - Math.floor(word / bound) * bound;
    };
  };
}
