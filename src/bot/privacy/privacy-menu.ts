import type { PersonalData } from '../../table/privacy/personal-data-store.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  buttonRows,
  fileOf,
  type Payload,
  type Style,
  text,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { exportFile } from './export-file.ts';

/** What a button of the privacy messages asks for. */
export const PRIVACY_ACTIONS = [
  'show',
  'export',
  'sure-me',
  'forget-me',
  'sure-server',
  'forget-server',
] as const;
export type PrivacyAction = (typeof PRIVACY_ACTIONS)[number];

/** What is stored, with the ways to have it and to be rid of it. */
export function privacyMenu({ words, mayManageServer }: InteractionContext, days: number): Payload {
  const { privacy } = words;
  const ofServer = [button('sure-server', privacy.forgetServer, 'danger')];
  const rows = buttonRows([
    button('export', privacy.download),
    button('sure-me', privacy.forgetMe, 'danger'),
    ...(mayManageServer ? ofServer : []),
  ]);
  return plain([text(privacy.about(days)), ...rows]);
}

/** Asks once more before somebody is forgotten. */
export function sureMe({ privacy }: Words): Payload {
  const yes = button('forget-me', privacy.yesMe, 'danger');
  return plain([text(privacy.sureMe), ...buttonRows([yes, button('show', privacy.back)])]);
}

/** Asks once more before a server's data is deleted. */
export function sureServer({ privacy }: Words): Payload {
  const yes = button('forget-server', privacy.yesServer, 'danger');
  return plain([text(privacy.sureServer), ...buttonRows([yes, button('show', privacy.back)])]);
}

/** All that is stored of somebody, as a file. */
export async function exportPayload(data: PersonalData, { privacy }: Words): Promise<Payload> {
  const file = await exportFile(data);
  return { ...plain([text(privacy.yours), fileOf(file)]), files: [file] };
}

function button(action: PrivacyAction, label: string, style: Style = 'secondary'): ButtonSpec {
  const id = formatCustomId({ verb: 'privacy', match: 0, version: 0, argument: action });
  return { id, label, style };
}

function plain(components: Payload['components']): Payload {
  return { components, pictures: [], mentions: [] };
}
