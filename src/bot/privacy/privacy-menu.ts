import type { PersonalData } from '../../table/privacy/personal-data-store.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  buttonRows,
  fileOf,
  type Payload,
  payloadOf,
  type Style,
  text,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { exportFile } from './export-file.ts';

/** The actions of the privacy messages' buttons. */
export const PRIVACY_ACTIONS = [
  'show',
  'export',
  'sure-me',
  'forget-me',
  'sure-server',
  'forget-server',
] as const;
export type PrivacyAction = (typeof PRIVACY_ACTIONS)[number];

/** What the bot stores, with buttons to download and to delete it. */
export function privacyMenu({ words, mayManageServer }: InteractionContext, days: number): Payload {
  const { privacy } = words;
  const ofServer = [button('sure-server', privacy.forgetServer, 'danger')];
  const rows = buttonRows([
    button('export', privacy.download),
    button('sure-me', privacy.forgetMe, 'danger'),
    ...(mayManageServer ? ofServer : []),
  ]);
  return payloadOf([text(privacy.about(days)), ...rows]);
}

/** Asks for confirmation before a person's data is deleted. */
export function sureMe({ privacy }: Words): Payload {
  const yes = button('forget-me', privacy.yesMe, 'danger');
  return payloadOf([text(privacy.sureMe), ...buttonRows([yes, button('show', privacy.back)])]);
}

/** Asks for confirmation before a server's data is deleted. */
export function sureServer({ privacy }: Words): Payload {
  const yes = button('forget-server', privacy.yesServer, 'danger');
  return payloadOf([text(privacy.sureServer), ...buttonRows([yes, button('show', privacy.back)])]);
}

/** All stored data of a person, as a file. */
export async function exportPayload(data: PersonalData, { privacy }: Words): Promise<Payload> {
  const file = await exportFile(data);
  return { ...payloadOf([text(privacy.yours), fileOf(file)]), files: [file] };
}

function button(action: PrivacyAction, label: string, style: Style = 'secondary'): ButtonSpec {
  const id = formatCustomId({ verb: 'privacy', argument: action });
  return { id, label, style };
}
