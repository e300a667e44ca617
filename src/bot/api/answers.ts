import {
  type APIEmoji,
  type APIMessage,
  type APIThreadChannel,
  type RESTGetAPIApplicationEmojisResult,
  type RESTGetAPIGuildThreadsResult,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  SnowflakeUtil,
} from 'discord.js';

/** Reads what is wanted from an answer; undefined for an answer that Discord does not give. */
export type Read<T> = (answer: unknown) => T | undefined;

export function threadsIn(answer: unknown): readonly APIThreadChannel[] | undefined {
  const { threads } = (answer ?? {}) as Partial<RESTGetAPIGuildThreadsResult>;
  return Array.isArray(threads) ? (threads as readonly APIThreadChannel[]) : undefined;
}

export function emojisIn(answer: unknown): readonly APIEmoji[] | undefined {
  const { items } = (answer ?? {}) as Partial<RESTGetAPIApplicationEmojisResult>;
  return Array.isArray(items) ? items : undefined;
}

export function anything(answer: unknown): unknown {
  return answer ?? null;
}

export function idOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'string' ? answer.id : undefined;
}

export function callbackAnswer(answer: unknown): object | undefined {
  const isOne = typeof answer === 'object' && answer !== null && 'interaction' in answer;
  return isOne ? answer : undefined;
}

export function replyId(answer: unknown): string | undefined {
  const { resource } = (answer ?? {}) as RESTPostAPIInteractionCallbackWithResponseResult;
  return resource?.message?.id;
}

export function messagesIn(answer: unknown): readonly APIMessage[] | undefined {
  return Array.isArray(answer) ? answer : undefined;
}

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
