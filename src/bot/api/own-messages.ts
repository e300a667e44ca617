import type { APIMessage } from 'discord.js';

/** A message of the bot: the parts that show which match and content it is of. */
export interface OwnMessage {
  readonly id: string;
  /** Names of its pictures. */
  readonly files: readonly string[];
  /** Of its buttons and selects. */
  readonly customIds: readonly string[];
}

/** Reads the parts of a message that identify it. */
export function ownMessage({ id, attachments, components }: APIMessage): OwnMessage {
  return {
    id,
    files: attachments.map(({ filename }) => filename),
    customIds: customIdsIn(components ?? []),
  };
}

function customIdsIn(components: unknown): readonly string[] {
  if (Array.isArray(components)) return components.flatMap(customIdsIn);
  if (typeof components !== 'object' || components === null) return [];
  const own = 'custom_id' in components ? [String(components.custom_id)] : [];
  return 'components' in components ? [...own, ...customIdsIn(components.components)] : own;
}
