import type { Unread } from './page-protocol.ts';
import type { Message } from './wire.ts';

/** Counts, for each person and channel, the messages that came while nobody looked as that person. */
export class UnreadCounts {
  readonly #counts = new Map<string, Unread>();

  get all(): readonly Unread[] {
    return [...this.#counts.values()];
  }

  add(person: string, message: Message): void {
    const key = keyOf(person, message.channel_id);
    const before = this.#counts.get(key) ?? { messages: 0, mentions: 0 };
    const isNamed = message.mentions.some(({ id }) => id === person);
    this.#counts.set(key, {
      person,
      channel: message.channel_id,
      messages: before.messages + 1,
      mentions: before.mentions + (isNamed ? 1 : 0),
    });
  }

  /** Notes that a person looks at a channel; false when there was nothing new. */
  clear(person: string, channel: string): boolean {
    return this.#counts.delete(keyOf(person, channel));
  }
}

function keyOf(person: string, channel: string): string {
  return `${person} ${channel}`;
}
