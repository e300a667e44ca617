import type { SteadyClock } from '../../table/timers/steady-clock.ts';
import type { CommonDeps } from '../common-deps.ts';
import type { TableMessages } from '../table-message/table-messages.ts';

interface Deps extends Pick<CommonDeps, 'mayPost'> {
  readonly tableMessages: Pick<TableMessages, 'suspended' | 'resume'>;
  readonly clock: Pick<SteadyClock, 'monotonic'>;
}

/** How long a channel is left alone before it is tried again unasked. */
const LOOK_AGAIN_MS = 10 * 60_000;
/** So many are tried at each look: Discord shuts out bots that are refused too often. */
const MOST_LOOKS = 20;

/** The channels in which Discord has refused the bot: shows there what could not be shown, once it may. */
export class ClosedChannels {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** In those of a server that are open; absent: all are. */
  async resume(
    serverId: string,
    isOpen: (channelId: string) => boolean = () => true,
  ): Promise<void> {
    const { tableMessages } = this.#deps;
    const open = tableMessages.suspended.filter(
      (one) => one.serverId === serverId && isOpen(one.channelId),
    );
    await this.#resume(open);
  }

  /** In those of a server where the bot may play now, as far as is known. */
  async resumeOpen(serverId: string): Promise<void> {
    await this.resume(serverId, (id) => this.#deps.mayPost(serverId, id));
  }

  /**
   * In those where the bot was refused a while ago and nothing known speaks against it: Discord says nothing when a
   * time-out ends. To be called every few seconds.
   */
  async lookAgain(): Promise<void> {
    const { clock, mayPost, tableMessages } = this.#deps;
    const before = clock.monotonic() - LOOK_AGAIN_MS;
    const tried = tableMessages.suspended.filter(
      ({ serverId, channelId, since }) => since <= before && mayPost(serverId, channelId),
    );
    await this.#resume(tried.slice(0, MOST_LOOKS));
  }

  async #resume(channels: TableMessages['suspended']): Promise<void> {
    const ids = channels.map(({ channelId }) => channelId);
    if (ids.length > 0) await this.#deps.tableMessages.resume(...ids);
  }
}
