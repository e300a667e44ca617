import { hasEnded, type Match } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import type { ChangeNotifier, MatchChange } from '../matches/change-notifier.ts';

/** All that happened in a match between two of its versions. */
interface Tail {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly MatchStep[];
}

/** Enough for a turn of everybody at the largest table. */
const MOST_STEPS = 24;
const MOST_MATCHES = 500;

/**
 * The last steps of the matches that this process has changed of late, so that what has just happened can be
 * shown without replaying the match. Whatever is not known here is replayed: after a start, or if another
 * process has made a move.
 */
export class RecentSteps {
  /** By match, the one that changed last at the end. */
  readonly #tails = new Map<number, Tail>();

  constructor(changes: ChangeNotifier) {
    changes.listen((change) => this.#note(change));
  }

  /** What happened after a version of the match, up to the one that was read; undefined if that is not known here. */
  after({ id, version }: Match, since: number): readonly MatchStep[] | undefined {
    const tail = this.#tails.get(id);
    if (tail === undefined || since < tail.from || version > tail.to) return undefined;
    return tail.steps.filter((step) => step.version > since && step.version <= version);
  }

  /** The last step that is so and all that followed; undefined if that is not known here. */
  fromLast(match: Match, isSo: (step: MatchStep) => boolean): readonly MatchStep[] | undefined {
    const steps = this.after(match, this.#tails.get(match.id)?.from ?? 0);
    const from = steps?.findLastIndex(isSo) ?? -1;
    return from < 0 ? undefined : steps?.slice(from);
  }

  #note({ match, steps, since }: MatchChange): void {
    const { id, version } = match;
    const tail = this.#tails.get(id);
    this.#tails.delete(id);
    // What ends a match is told with the whole of it.
    if (hasEnded(match)) return;
    const isNext = tail?.to === since;
    const all = isNext ? [...tail.steps, ...steps] : steps;
    const kept = all.slice(-MOST_STEPS);
    const from = isNext ? tail.from : since;
    const [oldest] = kept;
    const isCut = kept.length < all.length && oldest !== undefined;
    this.#tails.set(id, { from: isCut ? oldest.version - 1 : from, to: version, steps: kept });
    const [first] = this.#tails.keys();
    if (this.#tails.size > MOST_MATCHES && first !== undefined) this.#tails.delete(first);
  }
}
