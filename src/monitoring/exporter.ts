import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from '@prometheus-io/client';
import {
  type CounterName,
  type GaugeName,
  type GaugeReading,
  type HistogramName,
  METRICS,
  type Meter,
  type MetricDefinition,
} from '../meter.ts';

/** A meter, and what it was told in the format of Prometheus. */
export interface Exporter {
  readonly meter: Meter;
  readonly contentType: string;
  /** All metrics as they are now, those of the process and of Node included. */
  metrics(): Promise<string>;
}

type Readings = readonly GaugeReading<GaugeName>[];
type Read = () => Readings | Promise<Readings>;

export function createExporter(): Exporter {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter<string>>();
  const histograms = new Map<string, Histogram<string>>();
  const readers = new Map<string, Read[]>();
  const definitions: Readonly<Record<string, MetricDefinition>> = METRICS;
  for (const [name, { type, help, labels, values, buckets = [] }] of Object.entries(definitions)) {
    const common = { name, help, labelNames: labels, registers: [registry] };
    if (type === 'counter') counters.set(name, createCounter(common, values));
    else if (type === 'histogram') {
      histograms.set(name, new Histogram({ ...common, buckets: [...buckets] }));
    } else {
      const reads: Read[] = [];
      readers.set(name, reads);
      createGauge(common, reads);
    }
  }
  const meter: Meter = {
    count: (name: CounterName, labels, by = 1) => counters.get(name)?.inc(labels, by),
    observe: (name: HistogramName, labels, value) => histograms.get(name)?.observe(labels, value),
    watch: (name: GaugeName, read: Read) => void readers.get(name)?.push(read),
  };
  return { meter, contentType: registry.contentType, metrics: () => registry.metrics() };
}

function createCounter(
  common: CounterConfiguration<string>,
  values: readonly string[] = [],
): Counter<string> {
  const counter = new Counter(common);
  for (const value of values) counter.labels(value).inc(0);
  return counter;
}

/** A gauge that is read again each time. What cannot be read now is left out; the rest still comes. */
function createGauge(common: GaugeConfiguration<string>, reads: readonly Read[]): void {
  new Gauge({
    ...common,
    async collect() {
      const readings = await Promise.all(reads.map(readSafely));
      this.reset();
      // One without labels would be 0.
      this.remove({});
      for (const { labels, value } of readings.flat()) this.set(labels, value);
    },
  });
}

async function readSafely(read: Read): Promise<Readings> {
  try {
    return await read();
  } catch {
    return [];
  }
}
