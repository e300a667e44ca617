/** The most at once after a rest, and the most per second after that. */
export interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  /** When that much was left, in milliseconds. */
  at: number;
}

/** With more people than that, those whose buckets are full again are forgotten. */
const REMEMBERED = 10_000;

/** Limits how much each person does, without holding up anybody else. */
export class Budget {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  /** How many are remembered before those are looked for who can be forgotten. */
  #forgetsAbove = REMEMBERED;

  /** @param now the present, in milliseconds; only differences count */
  constructor(allowance: Allowance, now = () => performance.now()) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Whether the person may do one more; counted if so. */
  take(personId: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(personId) ?? { left: this.#allowance.most, at: now };
    bucket.left = this.#leftIn(bucket, now);
    bucket.at = now;
    this.#buckets.set(personId, bucket);
    if (this.#buckets.size > this.#forgetsAbove) this.#forget(now);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  #leftIn({ left, at }: Bucket, now: number): number {
    const { most, perSecond } = this.#allowance;
    return Math.min(most, left + ((now - at) / 1000) * perSecond);
  }

  #forget(now: number): void {
    for (const [personId, bucket] of this.#buckets) {
      if (this.#leftIn(bucket, now) >= this.#allowance.most) this.#buckets.delete(personId);
    }
    this.#forgetsAbove = Math.max(REMEMBERED, 2 * this.#buckets.size);
  }
}
