import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder that is there and empty when each test of the file begins, and gone after it. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  beforeEach(() => void mkdirSync(folder, { recursive: true }));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
