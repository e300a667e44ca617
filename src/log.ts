import { pino } from 'pino';

/** From the gravest to the most talkative; `silent` says nothing. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Says a message, with what belongs to it in fields of its own. An error goes into `err`. */
interface Say {
  (fields: object, message: string): void;
  (message: string): void;
}

/** What the rooms know of the logger. */
export interface Log {
  readonly fatal: Say;
  readonly error: Say;
  readonly warn: Say;
  readonly info: Say;
  readonly debug: Say;
  /** A logger that adds these fields to each of its lines. */
  child(fields: Readonly<Record<string, unknown>>): Log;
}

interface LogOptions {
  readonly level: LogLevel;
  /** Lines for people instead of JSON; absent: when standard output is a terminal. */
  readonly pretty?: boolean;
  /** Takes each line, its newline included; absent: standard output. */
  readonly write?: (line: string) => void;
}

const hidden = '[hidden]';
const secretFields = ['token', 'authorization', 'hand', 'hands'];

/**
 * The logger of the process: one line of JSON an event on standard output, or one for people.
 * Tokens, hands and cards are not written, wherever they stand.
 */
export function createLogger(options: LogOptions): Log {
  const write = options.write ?? ((line: string) => void process.stdout.write(line));
  const pretty = options.pretty ?? process.stdout.isTTY === true;
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: secretFields.flatMap((f) => [f, `*.${f}`, `*.*.${f}`]), censor: hidden },
      hooks: { streamWrite: (line) => hideCards(hideTokens(line)) },
    },
    { write: pretty ? (line) => write(forPeople(line)) : write },
  );
}

/** Tokens inside of texts: a bot's own, and those of interactions in Discord's addresses. */
function hideTokens(line: string): string {
  return line
    .replace(/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, hidden)
    .replace(/(\/(?:webhooks|interactions)\/\d+\/)[^/?"\s]+/g, `$1${hidden}`);
}

const MONTHS = 'pine|plum|cherry|wisteria|iris|peony|clover|susuki|chrys|maple|willow|paulownia';
const CARD = new RegExp(`\\b(?:${MONTHS})\\.[a-z]+\\d?\\b`, 'g');

/** Cards by their ids, as moves and errors of the rules name them: one may be in somebody's hand. */
function hideCards(line: string): string {
  return line.replace(CARD, '[card]');
}

const errorFields = ['code', 'status', 'method', 'url'] as const;

/**
 * An error without the rest of its fields: discord.js hangs the whole request on its errors, and in
 * it the text of a hand.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const fields = errorFields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { ...Object.fromEntries(fields), ...cause, stack: error.stack ?? String(error) };
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
