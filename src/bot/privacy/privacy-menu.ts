import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Guild } from 'discord.js';
import { yieldToOthers } from '../../table/background.ts';
import type { Deletion } from '../../table/privacy/erasure-store.ts';
import type { PersonalData, ServerData } from '../../table/privacy/stored-data.ts';
import { mentionOf, timeMark, typedText } from '../../text/format/names.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type Attached,
  type ButtonSpec,
  type Payload,
  payloadOf,
  type Style,
  textPayload,
  withFile,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';

export const PRIVACY_ACTIONS = [
  'open',
  'show',
  'export',
  'sure-me',
  'forget-me',
  'sure-server',
  'forget-server',
  'keep-server',
  'export-server',
] as const;
export type PrivacyAction = (typeof PRIVACY_ACTIONS)[number];

interface Stored {
  /** How long a server's data is kept once the bot has left it. */
  readonly days: number;
  /** How the bot's operator is reached; null: nobody says. */
  readonly contact: string | null;
  /** Undefined if the server's data is not about to be deleted. */
  readonly deletion: Deletion | undefined;
}

/** What the bot stores, with buttons to download and to delete it. */
export function privacyMenu(
  { words, where, mayManageServer }: InteractionContext,
  { days, contact, deletion }: Stored,
): Payload {
  const { privacy } = words;
  const planned = mayManageServer && deletion !== undefined;
  const ofServer = [
    button('export-server', privacy.exportServer),
    planned
      ? keepButton(words, where.serverId)
      : button('sure-server', privacy.forgetServer, 'danger'),
  ];
  const rows = [
    button('export', privacy.download),
    button('sure-me', privacy.forgetMe, 'danger'),
    ...(mayManageServer ? ofServer : []),
  ];
  const notice = planned ? privacy.deletion(spoken(deletion)) : '';
  return payloadOf([privacy.about({ days, contact }), notice, rows]);
}

/** Who asked for a deletion and when it is due, as sentences have it. */
function spoken({ personId, dueAt }: Deletion, style: 'R' | 'f' = 'R') {
  return { who: personId === null ? null : mentionOf([personId]), due: timeMark(dueAt, style) };
}

/** It names the server, as a direct message is in none. */
function keepButton({ privacy }: Words, serverId: string): ButtonSpec {
  const id = formatCustomId({ verb: 'privacy', argument: `keep-server=${serverId}` });
  return { id, label: privacy.keepServer, style: 'success' };
}

export function plannedPayload(
  deletion: Deletion,
  { words, where }: Pick<InteractionContext, 'words' | 'where'>,
): Payload {
  const { privacy } = words;
  const download = button('export-server', privacy.exportServer);
  const rows = [download, keepButton(words, where.serverId)];
  return payloadOf([privacy.deletion(spoken(deletion)), rows]);
}

/** To those who manage a server whose data is to be deleted. */
export function noticePayload(
  { id, name }: Pick<Guild, 'id' | 'name'>,
  deletion: Deletion,
  words: Words,
): Payload {
  const told = words.privacy.deletionNotice({ ...spoken(deletion, 'f'), server: typedText(name) });
  return payloadOf([told, [keepButton(words, id)]]);
}

export function sureMe({ privacy }: Words): Payload {
  const yes = button('forget-me', privacy.yesMe, 'danger');
  return payloadOf([privacy.sureMe, [yes, button('show', privacy.back)]]);
}

export function sureServer({ privacy }: Words): Payload {
  const yes = button('forget-server', privacy.yesServer, 'danger');
  const download = button('export-server', privacy.exportServer);
  const rows = [yes, button('show', privacy.back), download];
  return payloadOf([privacy.sureServer, rows]);
}

export async function exportPayload(data: PersonalData, { privacy }: Words): Promise<Payload> {
  const file = await exportFile(data, 'hanafuda-data');
  return withFile(textPayload(privacy.yours), file);
}

/** What is stored of a server, as a file: without the moves if it is too large with them. */
export async function serverFilePayload(data: ServerData, { privacy }: Words): Promise<Payload> {
  const matches = data.matches.map((match) => ({ ...match, seed: null, moves: null }));
  for (const [some, hasMoves] of [[data, true] as const, [{ ...data, matches }, false] as const]) {
    const file = await exportFile(some, 'hanafuda-server');
    if (file.data.length > MAX_FILE_BYTES) continue;
    return withFile(textPayload(privacy.serverFile(hasMoves)), file);
  }
  return textPayload(privacy.serverFileTooLarge);
}

export function privacyButtons({ privacy }: Words): readonly ButtonSpec[] {
  return [button('open', privacy.open)];
}

function button(action: PrivacyAction, label: string, style: Style = 'secondary'): ButtonSpec {
  return { id: formatCustomId({ verb: 'privacy', argument: action }), label, style };
}

/** Discord takes 10 MiB a file; there is room left for what goes around it. */
const MAX_FILE_BYTES = 9 * 1024 * 1024;
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
