import type { IncomingMessage } from 'node:http';
import type { UploadedFile } from '../world/records.ts';

export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`the request is over ${limit} bytes`);
    this.name = 'BodyTooLarge';
  }
}

/** A request's JSON and its files. */
export interface RequestBody {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

const FILE_FIELD = /^files\[(\d+)\]$/;
/** Multipart boundaries and JSON beside the files. */
const ENVELOPE_BYTES = 64 * 1024;

/**
 * Reads a request: JSON, or multipart with `payload_json` and `files[n]`, or multipart with plain fields.
 * @throws {BodyTooLarge} when it is longer than `limit` bytes; {SyntaxError} when it is no JSON
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<RequestBody> {
  const raw = await readAll(request, limit + ENVELOPE_BYTES);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(raw, type);
  return { body: raw.length > 0 ? JSON.parse(raw.toString('utf8')) : undefined, files: [] };
}

async function readAll(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readForm(raw: Buffer<ArrayBuffer>, type: string): Promise<RequestBody> {
  const form = await new Response(raw, { headers: { 'content-type': type } }).formData();
  const files: UploadedFile[] = [];
  const fields: Record<string, unknown> = {};
  let payload: unknown;
  for (const [key, value] of form) {
    const [, index] = FILE_FIELD.exec(key) ?? [];
    if (typeof value === 'string') {
      if (key === 'payload_json') payload = JSON.parse(value);
      else fields[key] = value;
    } else if (index !== undefined) {
      const data = Buffer.from(await value.arrayBuffer());
      files.push({ index, name: value.name, type: value.type || 'application/octet-stream', data });
    }
  }
  return { body: payload ?? fields, files };
}
