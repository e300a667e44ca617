import { type APIMessage, SnowflakeUtil } from 'discord.js';

/**
 * A message of the bot: the parts that show which match and content it is of. Its pictures are none of them, since
 * Discord lists no file that a component shows.
 */
export interface OwnMessage {
  readonly id: string;
  /** In milliseconds since 1970, by Discord's clock. */
  readonly postedAt: number;
  /** Of its buttons and selects. */
  readonly customIds: readonly string[];
}

export function ownMessage({ id, components }: APIMessage): OwnMessage {
  return {
    id,
    postedAt: SnowflakeUtil.timestampFrom(id),
    customIds: customIdsIn(components ?? []),
  };
}

function customIdsIn(components: unknown): readonly string[] {
  if (Array.isArray(components)) return components.flatMap(customIdsIn);
  if (typeof components !== 'object' || components === null) return [];
  const own = 'custom_id' in components ? [String(components.custom_id)] : [];
  return 'components' in components ? [...own, ...customIdsIn(components.components)] : own;
}
