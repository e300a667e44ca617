import { CARDS } from '../../src/engine/core/cards.ts';

/** The chaff that counts as one in Go-Stop, in card order. */
const PLAIN = CARDS.filter(
  ({ id, kind }) => kind === 'kasu' && id !== 'willow.lightning' && id !== 'paulownia.yellow',
).map(({ id }) => id);

/** So many chaff of Go-Stop that count as one each, from this place of theirs on. */
export function chaff(many: number, from = 0): string {
  const cards = PLAIN.slice(from, from + many);
  if (cards.length < many) throw new RangeError(`there are ${PLAIN.length} plain chaff cards`);
  return cards.join(' ');
}
