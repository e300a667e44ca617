import type { IncomingMessage } from 'node:http';
import { apiError, InvalidForm } from '../protocol/api-error.ts';
import type { UploadedFile } from '../world/records.ts';

/** A request's JSON and its files. */
export interface RequestBody {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const FILE_FIELD = /^files\[(\d+)\]$/;
/** Multipart boundaries and JSON beside the files. */
const ENVELOPE_BYTES = 64 * 1024;

/**
 * Reads a request: JSON, or multipart with `payload_json` and `files[n]`, or plain fields.
 * @throws {ApiError} 40005 when it is longer than `limit` bytes, 50035 for any other type; {SyntaxError} when
 * it isn't JSON
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<RequestBody> {
  return await parseBody(
    await readAll(request, limit + ENVELOPE_BYTES),
    request.headers['content-type'],
  );
}

/**
 * What the bytes of a request say.
 * @throws {ApiError} 50035 for a type that Discord does not read; {SyntaxError} when it isn't JSON
 */
export async function parseBody(raw: Buffer<ArrayBuffer>, type = ''): Promise<RequestBody> {
  if (raw.length === 0) return { body: undefined, files: [] };
  const text = () => raw.toString('utf8');
  switch (type.split(';', 1)[0]?.trim().toLowerCase()) {
    case 'application/json':
      return { body: JSON.parse(text()), files: [] };
    case 'application/x-www-form-urlencoded':
      return { body: Object.fromEntries(new URLSearchParams(text())), files: [] };
    case 'multipart/form-data':
      return readForm(raw, type);
    default: {
      const message = `Expected "Content-Type" header to be one of ${TYPES.join(', ')}.`;
      throw new InvalidForm([{ path: '', code: 'CONTENT_TYPE_INVALID', message }]);
    }
  }
}

async function readAll(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw apiError(40005);
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
