/** A line as far as it is compared with others. */
export interface LogLine {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
  /** As pino counts: 40 is a warning, 50 an error. */
  readonly level: number;
}

/** What is said of the lines that were not written. */
export interface Repeats {
  readonly repeated: number;
  /** What people were told to report, so that each can still be found; absent when they were told nothing. */
  readonly references?: readonly string[];
}

interface LimitOptions {
  /** How many lines of a kind are written before the rest of the window is counted. */
  readonly burst: number;
  readonly windowMs: number;
}

/** Lines of one kind within a window. */
interface Kind {
  left: number;
  repeated: number;
  readonly references: string[];
  readonly timer: NodeJS.Timeout;
  readonly summarize: (repeats: Repeats) => void;
}

export const DEFAULT_LIMIT: LimitOptions = { burst: 5, windowMs: 60_000 };
const WARNING = 40;
const FATAL = 60;
const MAX_REFERENCES = 100;

/**
 * Keeps an outage from flooding the log: of failures of one kind only the first are written, and the
 * others counted in one line a window for as long as it lasts. Failures are warnings and errors, and
 * whatever else tells of an error.
 */
export class LogLimit {
  readonly #options: LimitOptions;
  readonly #kinds = new Map<string, Kind>();

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /**
   * Whether a line is to be written.
   * @param summarize writes the line that stands for those that were not
   */
  admits(line: LogLine, summarize: (repeats: Repeats) => void): boolean {
    if (!isFailure(line)) return true;
    const key = kindOf(line);
    const kind = this.#kinds.get(key) ?? this.#begin(key, this.#options.burst, summarize);
    if (kind.left > 0) {
      kind.left--;
      return true;
    }
    kind.repeated++;
    const { reference } = line.fields;
    if (typeof reference === 'string' && kind.references.length < MAX_REFERENCES) {
      kind.references.push(reference);
    }
    return false;
  }

  /** Says now what would be said at the end of the windows. */
  flush(): void {
    for (const key of [...this.#kinds.keys()]) this.#end(key);
  }

  #begin(key: string, burst: number, summarize: Kind['summarize']): Kind {
    const timer = setTimeout(() => {
      // While it goes on, there is one line a window and no more.
      if (this.#end(key)) this.#begin(key, 0, summarize);
    }, this.#options.windowMs).unref();
    const kind = { left: burst, repeated: 0, references: [], timer, summarize };
    this.#kinds.set(key, kind);
    return kind;
  }

  /** Whether there was something to say. */
  #end(key: string): boolean {
    const kind = this.#kinds.get(key);
    this.#kinds.delete(key);
    if (kind === undefined) return false;
    clearTimeout(kind.timer);
    const { repeated, references, summarize } = kind;
    if (repeated > 0) summarize({ repeated, ...(references.length > 0 && { references }) });
    return repeated > 0;
  }
}

function isFailure({ level, fields }: LogLine): boolean {
  return level < FATAL && (level >= WARNING || 'err' in fields || 'errorKind' in fields);
}

/** The same for lines that differ only in where and for whom something happened. */
function kindOf({ level, message, fields }: LogLine): string {
  return JSON.stringify([level, message, fields['errorKind'], causesOf(fields['err'])]);
}

function causesOf(error: unknown): readonly unknown[] {
  if (!(error instanceof Error)) return [typeof error];
  const code: unknown = Reflect.get(error, 'code') ?? Reflect.get(error, 'status');
  return error.cause === undefined
    ? [error.name, code]
    : [error.name, code, ...causesOf(error.cause)];
}
