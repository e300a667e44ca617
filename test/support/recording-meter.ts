import type {
  CounterName,
  GaugeName,
  GaugeReading,
  HistogramName,
  Meter,
} from '../../src/meter.ts';

type LabelValues = Readonly<Record<string, string>>;
type Read = Parameters<Meter['watch']>[1];

export class RecordingMeter implements Meter {
  readonly #told: {
    readonly name: string;
    readonly labels: LabelValues;
    readonly value: number;
  }[] = [];
  readonly #readers = new Map<string, Read>();

  count(name: CounterName, labels: LabelValues, by = 1): void {
    this.#told.push({ name, labels, value: by });
  }

  observe(name: HistogramName, labels: LabelValues, value: number): void {
    this.#told.push({ name, labels, value });
  }

  watch(name: GaugeName, read: Read): void {
    this.#readers.set(name, read);
  }

  /** What was counted or measured under a name, with at least these labels, in order. */
  values(name: CounterName | HistogramName, labels: LabelValues = {}): readonly number[] {
    const wanted = Object.entries(labels);
    return this.#told
      .filter(
        (one) => one.name === name && wanted.every(([key, value]) => one.labels[key] === value),
      )
      .map(({ value }) => value);
  }

  /** Every value of every label so far. */
  get labelValues(): readonly string[] {
    return this.#told.flatMap(({ labels }) => Object.values(labels));
  }

  /** What a gauge shows now. */
  async readings(name: GaugeName): Promise<readonly GaugeReading<GaugeName>[]> {
    return this.#readers.get(name)?.() ?? [];
  }
}
