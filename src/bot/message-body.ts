import { MessageFlags, type RawFile } from 'discord.js';
import type { Payload } from './payload.ts';

/** Who sees an answer: everybody in the channel, or only the one who asked. */
export type Audience = 'everybody' | 'asker';

/** The form in which Discord's routes take a message. */
export interface MessageRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: RawFile[];
}

/**
 * A new message or an edit. Pictures and files that are not listed here go, so an edit shows exactly
 * the payload's.
 */
export function messageRequest(payload: Payload, audience: Audience = 'everybody'): MessageRequest {
  const ephemeral = audience === 'asker' ? MessageFlags.Ephemeral : 0;
  const { components, mentions, pictures, files = [] } = payload;
  const attached = [
    ...pictures.map(({ name, png, alt }) => ({
      file: { name, data: png, contentType: 'image/png' },
      about: { filename: name, description: alt },
    })),
    ...files.map((file) => ({ file, about: { filename: file.name } })),
  ];
  return {
    body: {
      flags: MessageFlags.IsComponentsV2 | ephemeral,
      components,
      attachments: attached.map(({ about }, index) => ({ id: String(index), ...about })),
      allowed_mentions: { parse: [], users: mentions },
    },
    files: attached.map(({ file }) => ({ ...file })),
  };
}
