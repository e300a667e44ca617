/** How many cards a deck has. */
const CARDS = 48;
/** Neighbours in the deck: at the top, where one hand ends and the next begins, and at the bottom. */
const NEIGHBOURS = [
  [0, 1],
  [7, 8],
  [46, 47],
] as const;

/**
 * How far shuffles are from uniform, in standard deviations of what honest shuffles of this number come
 * to: χ² over the cards at each place, and over the ordered pairs of cards at neighbouring places. Within
 * ±5 all is well: an honest one passes that once in a million.
 */
export function uniformityOf(
  orders: Iterable<readonly number[]>,
): Readonly<Record<string, number>> {
  const places = new Uint32Array(CARDS * CARDS);
  const pairs = NEIGHBOURS.map(() => new Uint32Array(CARDS * CARDS));
  let count = 0;
  for (const order of orders) {
    count++;
    for (let place = 0; place < CARDS; place++) places[place * CARDS + (order[place] ?? 0)]! += 1;
    for (const [index, [one, other]] of NEIGHBOURS.entries()) {
      pairs[index]![(order[one] ?? 0) * CARDS + (order[other] ?? 0)]! += 1;
    }
  }
  // Each place holds one card and each card one place: hence the factor, and 47² degrees of freedom.
  const ofPlaces = (chiSquare(places, count / CARDS) * (CARDS - 1)) / CARDS;
  const ofPairs = pairs.map((seen) => {
    const cells = seen.filter((_, cell) => cell % (CARDS + 1) !== 0);
    return deviation(chiSquare(cells, count / cells.length), cells.length - 1);
  });
  return {
    places: deviation(ofPlaces, (CARDS - 1) ** 2),
    ...Object.fromEntries(
      NEIGHBOURS.map((places, index) => [`pairs at ${places.join(' and ')}`, ofPairs[index] ?? 0]),
    ),
  };
}

/** Σ (seen − expected)² / expected over equally likely cells. */
function chiSquare(seen: Uint32Array, expected: number): number {
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function deviation(score: number, freedom: number): number {
  return (score - freedom) / Math.sqrt(2 * freedom);
}
