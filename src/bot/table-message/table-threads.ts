import { hasEnded, type Match, type Where } from '../../model/match.ts';
import { parentOfWish } from '../../model/thread.ts';
import type { Tables } from '../../table/tables.ts';
import { mentionOf } from '../../text/format/names.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { type Payload, payloadOf } from '../api/payload.ts';
import type { CommonDeps } from '../common-deps.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { type Channels, isForum } from '../gateway/channels.ts';
import { matchButton, parseCustomId } from '../interaction/custom-id.ts';

export interface ThreadDeps extends Pick<CommonDeps, 'botId' | 'log' | 'wordsOf'> {
  readonly tables: Tables;
  readonly api: Pick<
    DiscordApi,
    'post' | 'own' | 'remove' | 'startThread' | 'createPost' | 'openThreads' | 'setArchived'
  >;
  readonly channels: Pick<Channels, 'find'>;
}

/** Discord takes no longer name. */
const MAX_NAME = 100;

/** The threads that the bot makes for tables, and puts away once they have ended. */
export class TableThreads {
  readonly #deps: ThreadDeps;

  constructor(deps: ThreadDeps) {
    this.#deps = deps;
  }

  /**
   * Makes the thread that is noted as wished for a match, and notes that the match stands there. A try that failed,
   * or a crash at any point, is made up for by another, which finds what was made, and takes it away if the match has
   * ended without a thread.
   *
   * @param isAgain an earlier try, by this process or the one before it, may have come through
   */
  async make(match: Match, isAgain: boolean): Promise<void> {
    const { tables, api, channels, wordsOf } = this.#deps;
    const { serverId } = match.where;
    const parentId = parentOfWish(match.where);
    if (parentId === undefined) return;
    const channel = channels.find(serverId, parentId);
    const wish = {
      match,
      parentId,
      isPost: channel !== undefined && isForum(channel),
      words: await wordsOf(serverId),
    };
    const found = isAgain ? await this.#find(wish) : undefined;
    if (hasEnded(match)) {
      if (found === undefined) return;
      if (!wish.isPost && channels.find(serverId, found) === undefined)
        return await api.remove({ channelId: parentId, messageId: found });
    }
    await tables.stored.putChannel(match.id, await this.#threadOf(wish, found));
  }

  /** A thread has the id of the message that it starts from, so neither is made twice. */
  async #threadOf(
    { match, parentId, isPost, words }: Wish,
    found: string | undefined,
  ): Promise<string> {
    const { api } = this.#deps;
    const name = nameOf(match, words);
    const line = linePayload(match, words);
    if (isPost) return found ?? (await api.createPost(parentId, name, line));
    const messageId = found ?? (await api.post(parentId, line, `${match.id.toString(36)}t`));
    if (!hasEnded(match)) await api.startThread({ channelId: parentId, messageId }, name);
    return messageId;
  }

  /** The message from which the thread starts, or the post. */
  async #find({ match, parentId, isPost }: Wish): Promise<string | undefined> {
    const { api, botId } = this.#deps;
    if (!isPost) return await this.#lineIn(parentId, match);
    for (const post of await api.openThreads(match.where.serverId, parentId, botId()))
      if ((await this.#lineIn(post, match)) !== undefined) return post;
    return undefined;
  }

  async #lineIn(channelId: string, { id }: Match): Promise<string | undefined> {
    const { api, botId } = this.#deps;
    const isLine = (customId: string) => parseCustomId(customId)?.match === id;
    const own = await api.own(channelId, botId());
    return own.find(({ customIds }) => customIds.some(isLine))?.id;
  }

  /** Puts the thread of a match away that has ended; one that somebody else has started is left as it is. */
  async putAway({ id, where }: Match): Promise<void> {
    const { tables, api, channels, botId } = this.#deps;
    const { serverId, channelId } = where;
    if (channels.find(serverId, channelId)?.ownerId !== botId()) return;
    // Another may be played there by now.
    if ((await tables.stored.newestMatch(channelId))?.id !== id) return;
    await this.#unlessRefused(where, () => api.setArchived(channelId, true));
  }

  /** Reopens an archived thread: a press there may not do that. */
  async reopen(where: Where): Promise<void> {
    await this.#unlessRefused(where, () => this.#deps.api.setArchived(where.channelId, false));
  }

  async #unlessRefused({ channelId }: Where, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'transient' || kind === 'other') throw error;
      this.#deps.log.info({ err: error, channel: channelId }, 'a thread stays as it is');
    }
  }
}

/** A thread that is to be made. */
interface Wish {
  readonly match: Match;
  readonly parentId: string;
  /** The channel is a forum. */
  readonly isPost: boolean;
  readonly words: Words;
}

/** What stands above the thread, in its channel or as the beginning of a post. By its button it is found again. */
function linePayload(match: Match, words: Words): Payload {
  const { notices, buttons } = words;
  const line = notices.opened(mentionOf([match.hostId]), gameWords(words, match.game).name);
  const help = matchButton(match, 'help', { label: buttons.help });
  return payloadOf([line, [help]]);
}

function nameOf({ game, hostId, players }: Match, words: Words): string {
  const host = players.find((player) => player.type === 'person' && player.person.id === hostId);
  const name = host?.type === 'person' ? host.person.name : '';
  return [...`${gameWords(words, game).name} · ${name}`].slice(0, MAX_NAME).join('');
}
