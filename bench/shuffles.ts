/**
 * Whether a million decks are shuffled uniformly, each by a seed of its own, and how many a second. It
 * fails where they are not; the suite tries some thousand of the same.
 *
 *     node bench/shuffles.ts [decks]
 */
import { CARDS } from '../src/engine/core/cards.ts';
import { shuffle } from '../src/engine/core/random.ts';
import { seedOfChance, sha256Of } from '../src/fairness/promise.ts';
import { uniformityOf } from '../test/support/uniformity.ts';

const DECKS = Number(process.argv[2] ?? 1_000_000);
/** Standard deviations. */
const MOST = 5;

const deck = CARDS.map((_, card) => card);

/** The first deck of this many matches, each by its own secret and contribution. */
function* decks() {
  for (let match = 1; match <= DECKS; match++) {
    const contributions = [[{ by: 'join', id: String(match) } as const]];
    const seed = seedOfChance({ match, secret: sha256Of(String(match)), contributions });
    yield shuffle(deck, seed, 'deal 1');
  }
}

const begun = performance.now();
const scores = uniformityOf(decks());
const seconds = (performance.now() - begun) / 1000;
process.stdout.write(`${DECKS} decks, ${Math.round(DECKS / seconds)} a second\n`);
for (const [what, score] of Object.entries(scores)) {
  const isUniform = Math.abs(score) < MOST;
  process.stdout.write(`${isUniform ? 'ok  ' : 'OFF '} ${what}: ${score.toFixed(2)} σ\n`);
  if (!isUniform) process.exitCode = 1;
}
