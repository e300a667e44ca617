interface Entry {
  readonly at: number;
  readonly order: number;
}

/** What has its time, by that and then by the order in which it was set: a binary heap. */
export class Agenda<T extends Entry> {
  readonly #heap: T[] = [];

  get next(): T | undefined {
    return this.#heap[0];
  }

  add(entry: T): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(entry, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = entry;
  }

  takeNext(): T | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
      if (!isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return first;
  }

  earliest(isMeant: (one: T) => boolean): number {
    return Math.min(...this.#heap.filter(isMeant).map(({ at }) => at));
  }

  clear(): void {
    this.#heap.length = 0;
  }
}

export function isBefore(a: Entry, b: Entry): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
