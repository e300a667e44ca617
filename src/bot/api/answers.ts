import type {
  APIEmoji,
  APIMessage,
  APIThreadChannel,
  RESTGetAPIApplicationEmojisResult,
  RESTGetAPIGuildThreadsResult,
  RESTPostAPIInteractionCallbackWithResponseResult,
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
