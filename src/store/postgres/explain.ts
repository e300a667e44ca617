import { DrizzleQueryError } from '../drizzle.ts';
import { explainedBy, type Reason, StoreError } from '../store-error.ts';
import { SQLSTATE } from './client.ts';

/** What a connection that is gone is given as its code, if the driver gives none. */
const LOST = 'CONNECTION_LOST';

/** A failure as the driver tells it, without the values that it concerned. */
class DriverFailure extends Error {
  override readonly name = 'DriverFailure';
  /** PostgreSQL's `SQLSTATE`, or the system's name of a network error. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** What the driver threw, without statements, parameters, addresses and passwords. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DriverFailure) return error;
  // It is told already, whatever words are in it.
  if (error instanceof StoreError) return error;
  if (error instanceof DrizzleQueryError) return withoutValues(error.cause);
  // A file that the address names.
  if ('syscall' in error && error.syscall === 'open') return new Error(error.message);
  if ('code' in error && typeof error.code === 'string') {
    return new DriverFailure(error.message, error.code);
  }
  // An attempt at several addresses of a host.
  if (error instanceof AggregateError) return withoutValues(error.errors[0]);
  const isLost = /connection|connect\b|timeout|not queryable|SSL/i.test(error.message);
  return isLost ? new DriverFailure(error.message, LOST) : error;
}

/**
 * Turns a failure of a database into a `StoreError` with a sentence; returns any other error as
 * it is.
 */
export function explained(error: unknown, name: string): unknown {
  return explainedBy(reasonFor, withoutValues(error), name);
}

const UNREACHABLE = ['cannot be reached.', 'transient'] as const;

const REASONS: Readonly<Record<string, Reason>> = {
  [LOST]: UNREACHABLE,
  ENOTFOUND: ['is on a host that nobody knows. Look at DATABASE_URL.', 'transient'],
  '28P01': ['refuses the password of DATABASE_URL.', 'permanent'],
  '28000': ['refuses the user of DATABASE_URL.', 'permanent'],
  '3D000': ['does not exist. Create it, or name another in DATABASE_URL.', 'permanent'],
  '25006': ['can only be read: the server is a standby.', 'transient'],
  '25P03': ['ended a transaction that waited for too long.', 'transient'],
  '40001': ['is busy: a transaction met others again and again.', 'transient'],
  '40P01': ['is busy: a transaction met others again and again.', 'transient'],
  '42501': ['lets this user not do what the bot must.', 'permanent'],
  '53100': ['cannot grow: the disk is full.', 'permanent'],
  '53300': ['has no connection left for the bot.', 'transient'],
  '55P03': ['is busy: somebody else holds what was asked for.', 'transient'],
  '57014': ['took too long to answer.', 'transient'],
  '57P04': ['was dropped.', 'permanent'],
};

/** By the first two characters of a `SQLSTATE`. */
const CLASSES: Readonly<Record<string, Reason>> = {
  '08': UNREACHABLE,
  '53': ['has too little memory or too few connections.', 'transient'],
  '57': ['is being started or stopped.', 'transient'],
  '58': ['cannot be read or written: the disk failed.', 'permanent'],
  XX: ['is damaged. Restore a backup.', 'permanent'],
};

function reasonFor(code: string): Reason | undefined {
  const isSqlState = SQLSTATE.test(code) && !code.startsWith('E');
  if (Object.hasOwn(REASONS, code)) return REASONS[code];
  if (isSqlState) return CLASSES[code.slice(0, 2)];
  if (/CERT|SIGNATURE|TLS|SSL/.test(code)) {
    const sentence = `has a certificate that is not trusted (${code}). Name its authority with sslrootcert in DATABASE_URL.`;
    return [sentence, 'permanent'];
  }
  if (/^E[A-Z]+(_[A-Z]+)?$/.test(code) && !code.startsWith('ERR_')) {
    return [`cannot be reached (${code}).`, 'transient'];
  }
  return undefined;
}
