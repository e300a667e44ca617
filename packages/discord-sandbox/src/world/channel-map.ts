import type { Channel, TextChannel, Thread } from './records.ts';

/** All channels by their ids, with those of a server at hand: there may be thousands of servers. */
export class ChannelMap extends Map<string, Channel> {
  readonly #servers = new Map<string, Set<string>>();

  override set(id: string, channel: Channel): this {
    if (channel.serverId !== null) {
      const ids = this.#servers.get(channel.serverId) ?? new Set();
      this.#servers.set(channel.serverId, ids.add(id));
    }
    return super.set(id, channel);
  }

  override delete(id: string): boolean {
    this.#servers.get(this.get(id)?.serverId ?? '')?.delete(id);
    return super.delete(id);
  }

  /** The text channels and threads of a server, in the order in which they were made. */
  ofServer(serverId: string): readonly (TextChannel | Thread)[] {
    return [...(this.#servers.get(serverId) ?? [])].flatMap((id) => {
      const channel = this.get(id);
      return channel?.kind === 'text' || channel?.kind === 'thread' ? [channel] : [];
    });
  }
}
