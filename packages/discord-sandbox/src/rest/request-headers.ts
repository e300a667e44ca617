import { apiError } from '../protocol/api-error.ts';

/** The versions of the API that Discord still answers; all are answered as the newest is. */
const VERSIONS = new Set(['6', '7', '8', '9', '10']);

/** Whether Discord serves this version, of the REST API or the gateway; without one it takes its default. */
export function isServed(version: string | null | undefined): boolean {
  return version == null || VERSIONS.has(version);
}

/**
 * Refuses a request before anything else of it is looked at.
 * @throws {ApiError} 40333 without a User-Agent, 50041 for a version that is discontinued or does not exist
 */
export function requireHeaders(userAgent: string | undefined, version: string | undefined): void {
  if (!userAgent?.trim()) throw apiError(40333);
  if (!isServed(version)) throw apiError(50041);
}
