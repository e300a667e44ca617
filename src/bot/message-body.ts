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
 * A new message or an edit. Pictures that are not listed here go, so an edit shows exactly the
 * payload's.
 */
export function messageRequest(payload: Payload, audience: Audience = 'everybody'): MessageRequest {
  const ephemeral = audience === 'asker' ? MessageFlags.Ephemeral : 0;
  return {
    body: {
      flags: MessageFlags.IsComponentsV2 | ephemeral,
      components: payload.components,
      attachments: payload.pictures.map(({ name, alt }, index) => ({
        id: String(index),
        filename: name,
        description: alt,
      })),
      allowed_mentions: { parse: [], users: payload.mentions },
    },
    files: payload.pictures.map(({ name, png }) => ({ name, data: png, contentType: 'image/png' })),
  };
}
