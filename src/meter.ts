import { POSTED } from './model/posting.ts';
import { TIMER_KINDS } from './model/timers.ts';

/** A metric as its readers see it. */
export interface MetricDefinition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Never a secret, nor the id of a person, server or channel: each value is kept for as long as the process lives. */
  readonly labels: readonly string[];
  /**
   * The values of the one label of a counter, if they are known: those are told from the beginning, as
   * Prometheus does not see the increase of what was not there before.
   */
  readonly values?: readonly string[];
  /** Upper bounds of a histogram, in the unit of its name. */
  readonly buckets?: readonly number[];
}

const MILLISECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** An interaction has three seconds. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5, 10];

/** All that the bot measures of itself, by the names that Prometheus knows it by. */
export const METRICS = {
  hanafuda_build_info: {
    type: 'gauge',
    help: 'Always 1; the labels say which bot runs on which Node.',
    labels: ['version', 'node'],
  },
  hanafuda_ready: {
    type: 'gauge',
    help: 'Whether the bot can do its work (1) or not (0), as /readyz reports it.',
    labels: ['check'],
  },
  hanafuda_interactions_total: {
    type: 'counter',
    help: 'Interactions by what was asked for and how it ended.',
    labels: ['kind', 'name', 'outcome'],
  },
  hanafuda_interaction_acknowledge_seconds: {
    type: 'histogram',
    help: 'From the arrival of an interaction until Discord accepted its acknowledgement.',
    labels: ['kind'],
    buckets: SECONDS,
  },
  hanafuda_queue_waiting: {
    type: 'gauge',
    help: 'Tasks waiting for another task on the same table.',
    labels: [],
  },
  hanafuda_queue_wait_seconds: {
    type: 'histogram',
    help: 'How long tasks waited for others on the same table.',
    labels: [],
    buckets: SECONDS,
  },
  hanafuda_render_seconds: {
    type: 'histogram',
    help: 'From the request for a picture until it is drawn and packed, including the wait for other pictures.',
    labels: [],
    buckets: MILLISECONDS,
  },
  hanafuda_render_size_bytes: {
    type: 'histogram',
    help: 'Size of a picture.',
    labels: [],
    buckets: [25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000],
  },
  hanafuda_tables: {
    type: 'gauge',
    help: 'Tables that are open or playing.',
    labels: ['status'],
  },
  hanafuda_servers: {
    type: 'gauge',
    help: 'Servers that have the bot.',
    labels: [],
  },
  hanafuda_gateway_ready: {
    type: 'gauge',
    help: 'Whether a connection to Discord is up (1) or not (0).',
    labels: ['shard'],
  },
  hanafuda_gateway_ping_seconds: {
    type: 'gauge',
    help: "Discord's answer to the last heartbeat of a connection.",
    labels: ['shard'],
  },
  hanafuda_gateway_connects_total: {
    type: 'counter',
    help: 'Connections made to Discord: new sessions, and sessions resumed after a loss.',
    labels: ['shard', 'session'],
  },
  hanafuda_rest_request_seconds: {
    type: 'histogram',
    help: "Duration of requests to Discord by the status of the answer, or 'none' if there was no answer.",
    labels: ['method', 'status'],
    buckets: SECONDS,
  },
  hanafuda_rest_rate_limit_wait_seconds: {
    type: 'histogram',
    help: "How long requests were held back to keep Discord's rate limits.",
    labels: ['scope'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  },
  hanafuda_database_transaction_seconds: {
    type: 'histogram',
    help: 'Duration of a transaction, including the wait for the disk.',
    labels: [],
    buckets: MILLISECONDS,
  },
  hanafuda_database_errors_total: {
    type: 'counter',
    help: "Errors of the database, by SQLite's code.",
    labels: ['code'],
    values: ['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CORRUPT'],
  },
  hanafuda_database_size_bytes: {
    type: 'gauge',
    help: 'Size of the database and of its write-ahead log.',
    labels: ['file'],
  },
  hanafuda_database_disk_free_bytes: {
    type: 'gauge',
    help: 'Free space for the bot on the disk of the database.',
    labels: [],
  },
  hanafuda_database_last_backup_timestamp_seconds: {
    type: 'gauge',
    help: 'Time of the last backup made or noted, in seconds since 1970.',
    labels: [],
  },
  hanafuda_due_jobs_put_off_total: {
    type: 'counter',
    help: 'Jobs due at a table or as a post in a channel that failed and are tried again.',
    labels: ['kind'],
    values: [...TIMER_KINDS, ...POSTED],
  },
  hanafuda_deletions_total: {
    type: 'counter',
    help: 'People and servers whose data was deleted, and matches whose time was over.',
    labels: ['what'],
    values: ['person', 'server', 'match'],
  },
  hanafuda_direct_messages_total: {
    type: 'counter',
    help: 'Direct messages that people asked for, by kind and outcome.',
    labels: ['kind', 'outcome'],
  },
  hanafuda_private_matches_total: {
    type: 'counter',
    help: 'Private matches begun: practice and the deal of the day.',
    labels: ['kind'],
    values: ['practice', 'daily'],
  },
  hanafuda_holidays_total: {
    type: 'counter',
    help: 'Days away that people began or ended with a button, and those that could not begin.',
    labels: ['outcome'],
    values: ['begun', 'ended', 'refused'],
  },
  hanafuda_log_lines_total: {
    type: 'counter',
    help: 'Log lines, including repeated ones that were only counted.',
    labels: ['level'],
    values: ['fatal', 'error', 'warn', 'info'],
  },
} as const satisfies Readonly<Record<string, MetricDefinition>>;

type Metrics = typeof METRICS;
export type MetricName = keyof Metrics;
type NameOf<Type extends MetricDefinition['type']> = {
  [Name in MetricName]: Metrics[Name]['type'] extends Type ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type GaugeName = NameOf<'gauge'>;
export type HistogramName = NameOf<'histogram'>;

export type Labels<Name extends MetricName> = Readonly<
  Record<Metrics[Name]['labels'][number], string>
>;

/** What a gauge shows at one moment. */
export interface GaugeReading<Name extends GaugeName> {
  readonly labels: Labels<Name>;
  readonly value: number;
}

/** What a gauge shows, or will once it is known. */
type Readings<Name extends GaugeName> =
  | readonly GaugeReading<Name>[]
  | Promise<readonly GaugeReading<Name>[]>;

/** Records measurements. A call costs next to nothing. */
export interface Meter {
  /** Adds to a counter; 1 unless said. */
  count<Name extends CounterName>(name: Name, labels: Labels<Name>, by?: number): void;
  /** Adds one measurement, in the unit of the metric's name. */
  observe<Name extends HistogramName>(name: Name, labels: Labels<Name>, value: number): void;
  /** Has a gauge read whenever somebody asks for it. A second reader adds its readings. */
  watch<Name extends GaugeName>(name: Name, read: () => Readings<Name>): void;
}

/** Nobody reads. */
export const NO_METER: Meter = { count() {}, observe() {}, watch() {} };

/** Seconds since a moment of `performance.now()`, to the microsecond. */
export function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 1000) / 1_000_000;
}
