import { isEphemeral, type StoredMessage } from '../world/world.ts';
import type { Unread } from './page-protocol.ts';

/** Counts, for each person and channel, the messages that arrived while no page watched as that person. */
export class UnreadCounts {
  readonly #counts = new Map<string, Unread>();

  get all(): readonly Unread[] {
    return [...this.#counts.values()];
  }

  /** Counts a new message; one for this person alone counts as a mention. */
  add({ message, reader }: StoredMessage, person: string): void {
    if (isEphemeral(message)) return;
    const key = keyOf(person, message.channel_id);
    const before = this.#counts.get(key) ?? { messages: 0, mentions: 0 };
    const isNamed = reader === person || message.mentions.some(({ id }) => id === person);
    this.#counts.set(key, {
      person,
      channel: message.channel_id,
      messages: before.messages + 1,
      mentions: before.mentions + (isNamed ? 1 : 0),
    });
  }

  /** Marks a channel as read; false if nothing was unread. */
  clear(person: string, channel: string): boolean {
    return this.#counts.delete(keyOf(person, channel));
  }

  /** Forgets the counts of deleted channels. */
  keep(channels: ReadonlyMap<string, unknown>): void {
    for (const [key, { channel }] of this.#counts) {
      if (!channels.has(channel)) this.#counts.delete(key);
    }
  }
}

function keyOf(person: string, channel: string): string {
  return `${person} ${channel}`;
}
