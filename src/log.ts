import { type Logger, type LoggerOptions, pino } from 'pino';
import { DEFAULT_LIMIT, LogLimit } from './log-limit.ts';

/** From the gravest to the most talkative; `silent` says nothing. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Says a message, with what belongs to it in fields of its own. An error goes into `err`. */
interface Say {
  (fields: object, message: string): void;
  (message: string): void;
}

/** The logger as the modules see it. */
export interface Log {
  readonly fatal: Say;
  readonly error: Say;
  readonly warn: Say;
  readonly info: Say;
  readonly debug: Say;
  /** A logger that adds these fields to each of its lines. */
  child(fields: Readonly<Record<string, unknown>>): Log;
}

/** The logger of the process itself. */
export interface ProcessLog extends Log {
  /** Writes what was counted and not said yet; to be called when the process ends. */
  flushRepeats(): void;
}

interface LogOptions {
  readonly level: LogLevel;
  /** Lines for people instead of JSON; absent: when standard output is a terminal. */
  readonly pretty?: boolean;
  /** Takes each line, its newline included; absent: standard output. */
  readonly write?: (line: string) => void;
  /** When repeated failures are counted instead of written; shorter in a test. */
  readonly limit?: typeof DEFAULT_LIMIT;
  /** Told of each line by its level, also of those that are only counted. */
  readonly onLine?: (level: LogLevel) => void;
}

const hidden = '[hidden]';
const secretFields = ['token', 'authorization', 'hand', 'hands'];

/**
 * The logger of the process: one line of JSON an event on standard output, or one for people.
 * Tokens, hands and cards are not written, wherever they stand, and failures that repeat are counted.
 */
export function createLogger(options: LogOptions): ProcessLog {
  const write = options.write ?? ((line: string) => void process.stdout.write(line));
  const pretty = options.pretty ?? process.stdout.isTTY === true;
  const limit = new LogLimit(options.limit ?? DEFAULT_LIMIT);
  const logger = pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: secretFields.flatMap((f) => [f, `*.${f}`, `*.*.${f}`]), censor: hidden },
      hooks: {
        streamWrite: (line) => hideCards(hideSeeds(hideTokens(line))),
        logMethod: limited(limit, options.onLine),
      },
    },
    { write: pretty ? (line) => write(forPeople(line)) : write },
  );
  return Object.assign(logger, { flushRepeats: () => limit.flush() });
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Writes what the limit admits, and in its time the line that stands for the rest. */
function limited(limit: LogLimit, onLine: LogOptions['onLine']): LogMethod {
  return function (this: Logger, ...[args, method, level]: Parameters<LogMethod>) {
    const [first, second] = args as readonly unknown[];
    const fields = isRecord(first) ? first : {};
    const message = String(isRecord(first) ? second : first);
    onLine?.(this.levels.labels[level] as LogLevel);
    const write = (more: object) =>
      method.apply(this, [{ ...kindFields(fields), ...more }, message]);
    if (limit.admits({ fields, message, level }, write)) method.apply(this, args);
  };
}

/** What lines of one kind have in common. */
function kindFields({ err, errorKind }: Readonly<Record<string, unknown>>): object {
  return {
    ...(errorKind !== undefined && { errorKind }),
    ...(err instanceof Error && { err: kindOfError(err) }),
  };
}

function kindOfError(error: Error): object {
  const cause = error.cause instanceof Error ? { cause: kindOfError(error.cause) } : {};
  return { type: error.name, ...errorFieldsOf(error, ['code', 'status']), ...cause };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Tokens inside of texts: a bot's own, and those of interactions in Discord's addresses. */
function hideTokens(line: string): string {
  return line
    .replace(/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, hidden)
    .replace(/(\/(?:webhooks|interactions)\/\d+\/)[^/?"\s]+/g, `$1${hidden}`);
}

/** Seeds and secrets of matches, whose cards follow from them: a failed query may name them. */
function hideSeeds(line: string): string {
  return line.replace(/\b(?:[0-9a-f]{32}){1,2}\b/g, hidden);
}

const MONTHS = 'pine|plum|cherry|wisteria|iris|peony|clover|susuki|chrys|maple|willow|paulownia';
const CARD = new RegExp(`\\b(?:${MONTHS})\\.[a-z]+\\d?\\b`, 'g');

/** Cards by their ids, as moves and errors of the rules name them: one may be in somebody's hand. */
function hideCards(line: string): string {
  return line.replace(CARD, '[card]');
}

const errorFields = ['code', 'status', 'method', 'url'];

/**
 * An error without the rest of its fields: discord.js hangs the whole request on its errors, and in
 * it the text of a hand.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { ...errorFieldsOf(error, errorFields), ...cause, stack: error.stack ?? String(error) };
}

function errorFieldsOf(error: Error, names: readonly string[]): object {
  const fields = names.map((name) => [name, Reflect.get(error, name) as unknown] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** `12:34:56 warn  message  channel=1 user=2`, and the stack of an error below it. */
function forPeople(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(String(time)).toTimeString().slice(0, 8);
  const rest = Object.entries(fields).map(([name, value]) => `  ${name}=${asText(value)}`);
  return `${clock} ${String(level).padEnd(5)} ${msg ?? ''}${rest.join('')}${errorText(err)}\n`;
}

function errorText(error: unknown): string {
  if (error === undefined) return '';
  const stack =
    typeof error === 'object' && error !== null && 'stack' in error ? error.stack : error;
  return `\n${asText(stack).replace(/^/gm, '    ')}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
