import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { yieldToOthers } from '../../table/background.ts';
import type { Attached } from '../api/payload.ts';

/** Discord takes 10 MiB a file; there is room left for what goes around it. */
export const MAX_FILE_BYTES = 9 * 1024 * 1024;
/** Entries that are written at a time: nobody waits for them for long. */
const ENTRIES_A_BATCH = 50;

const compressed = promisify(gzip);

export async function exportFile(data: object, name: string): Promise<Attached> {
  const json = await jsonOf(data);
  return json.length <= MAX_FILE_BYTES
    ? { name: `${name}.json`, data: json, contentType: 'application/json' }
    : {
        name: `${name}.json.gz`,
        data: await compressed(json),
        contentType: 'application/gzip',
      };
}

/** As `JSON.stringify` writes it with an indentation of two, and a line break. */
async function jsonOf(data: object): Promise<Buffer> {
  const fields = [];
  for (const [name, value] of Object.entries(data)) {
    const text = Array.isArray(value) ? await listOf(value) : Buffer.from(indented(value, '  '));
    fields.push(Buffer.from(`  ${JSON.stringify(name)}: `), text, Buffer.from(',\n'));
  }
  return Buffer.concat([Buffer.from('{\n'), ...fields.slice(0, -1), Buffer.from('\n}\n')]);
}

async function listOf(entries: readonly unknown[]): Promise<Buffer> {
  if (entries.length === 0) return Buffer.from('[]');
  const batches = [];
  for (let from = 0; from < entries.length; from += ENTRIES_A_BATCH) {
    const texts = entries
      .slice(from, from + ENTRIES_A_BATCH)
      .map((entry) => `    ${indented(entry, '    ')}`);
    const isLast = from + ENTRIES_A_BATCH >= entries.length;
    batches.push(Buffer.from(texts.join(',\n') + (isLast ? '\n' : ',\n')));
    await yieldToOthers();
  }
  return Buffer.concat([Buffer.from('[\n'), ...batches, Buffer.from('  ]')]);
}

/** Every line but the first with the indentation of what it stands in. */
function indented(value: unknown, indentation: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indentation}`);
}
