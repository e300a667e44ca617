import {
  type APIApplicationCommandOptionChoice,
  type APIEmoji,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  type InternalRequest,
  MessageFlags,
  type REST,
  RequestMethod,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Member } from '../../model/match.ts';
import type { CommandIds } from '../../text/words/commands.ts';
import {
  discordErrorKind,
  isBrief,
  isUnknownEmoji,
  MalformedAnswer,
  readable,
} from '../failure/discord-error.ts';
import { retryRequest } from '../failure/retry.ts';
import {
  anything,
  callbackAnswer,
  emojisIn,
  idOf,
  messagesIn,
  type OwnMessage,
  ownMessage,
  type Read,
  replyId,
  threadsIn,
} from './answers.ts';
import {
  type Audience,
  type Known,
  type MessageRequest,
  messageRequest,
  NOTHING_KNOWN,
  requestData,
  type Sent,
  withoutEmojis,
} from './message-request.ts';
import type { Payload } from './payload.ts';

export interface Ticket {
  readonly id: string;
  readonly applicationId: string;
  /** Good for one answer within three seconds, and for edits for a quarter of an hour. */
  readonly token: string;
}

export interface MessageReference {
  readonly channelId: string;
  readonly messageId: string;
}

/** So long a request may take with all of its answer, in milliseconds; discord.js waits for headers. */
const LONGEST_MS = 30_000;

const { Delete, Get, Patch, Post, Put } = RequestMethod;

type ApiRequest = Omit<InternalRequest, keyof Sent> & Sent;

/**
 * The routes of Discord that the bot uses, in its own terms.
 *
 * Requests of an interaction's token go through a `REST` of their own: they are exempt from the
 * limit of 50 requests a second of the bot's token, and must not queue behind it. It asks only once
 * (`retries: 0`), so that it is known here whether a request was made before.
 */
export class DiscordApi {
  readonly #bot: REST;
  readonly #byToken: REST;
  readonly #longest: number;
  #known = NOTHING_KNOWN;

  /** @param longest in milliseconds, for one request; shorter in a test */
  constructor(bot: REST, byToken: REST, longest = LONGEST_MS) {
    this.#bot = bot;
    this.#byToken = byToken;
    this.#longest = longest;
  }

  /**
   * Posts a message. The same `nonce` (25 characters at most) within some minutes gives the message
   * that was posted with it and makes no other, so that asking again is harmless.
   *
   * @returns the message's id
   */
  async post(channelId: string, payload: Payload, nonce: string): Promise<string> {
    const { body, files } = this.#message(payload);
    const sent = { body: { ...body, nonce, enforce_nonce: true }, files };
    const fullRoute = Routes.channelMessages(channelId);
    return await this.#asBot({ method: Post, fullRoute, ...sent }, idOf);
  }

  /** Starts a thread from a message, whose id it has. Asking again is harmless. */
  async startThread({ channelId, messageId }: MessageReference, name: string): Promise<void> {
    const fullRoute = Routes.threads(channelId, messageId);
    const request = { method: Post, fullRoute, body: threadCalled(name) };
    try {
      await this.#asBot(request, idOf);
    } catch (error) {
      if (discordErrorKind(error) !== 'thread-exists') throw error;
    }
  }

  /**
   * Makes a post in a forum, whose first message is the payload. Asked again, Discord makes another.
   *
   * @returns its id, which is that of the message too
   */
  async createPost(forumId: string, name: string, payload: Payload): Promise<string> {
    const { body: message, files } = this.#message(payload);
    const body = { ...threadCalled(name), message };
    const fullRoute = Routes.threads(forumId);
    return await this.#ask(this.#bot, { method: Post, fullRoute, body, files }, idOf);
  }

  /** The threads below a channel that somebody started and that are not archived, by their ids. */
  async openThreads(
    serverId: string,
    parentId: string,
    ownerId: string,
  ): Promise<readonly string[]> {
    const fullRoute = Routes.guildActiveThreads(serverId);
    const all = await this.#asBot({ method: Get, fullRoute }, threadsIn);
    return all
      .filter((thread) => thread.parent_id === parentId && thread.owner_id === ownerId)
      .map(({ id }) => id);
  }

  /** Puts a thread away, or opens it again. */
  async setArchived(threadId: string, archived: boolean): Promise<void> {
    const fullRoute = Routes.channel(threadId);
    await this.#asBot({ method: Patch, fullRoute, body: { archived } }, idOf);
  }

  /** Gives a member a role, or takes it; asking again is harmless. */
  async setRole({ serverId, personId }: Member, roleId: string, isGiven: boolean): Promise<void> {
    const fullRoute = Routes.guildMemberRole(serverId, personId, roleId);
    await this.#asBot({ method: isGiven ? Put : Delete, fullRoute }, anything);
  }

  async directChannel(personId: string): Promise<string> {
    const body = { recipient_id: personId };
    const fullRoute = Routes.userChannels();
    return await this.#asBot({ method: Post, fullRoute, body }, idOf);
  }

  async edit(message: MessageReference, payload: Payload): Promise<void> {
    const fullRoute = Routes.channelMessage(message.channelId, message.messageId);
    await this.#asBot({ method: Patch, fullRoute, ...this.#message(payload) }, idOf);
  }

  /** The bot's own messages among the newest 100 of a channel, oldest first. */
  async own(channelId: string, botId: string): Promise<readonly OwnMessage[]> {
    const query = new URLSearchParams({ limit: '100' });
    const fullRoute = Routes.channelMessages(channelId);
    const found = await this.#asBot({ method: Get, fullRoute, query }, messagesIn);
    return found
      .filter(({ author }) => author.id === botId)
      .map(ownMessage)
      .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
  }

  /** Whether a channel is there, be it closed to the bot. */
  async isChannel(channelId: string): Promise<boolean> {
    try {
      const fullRoute = Routes.channel(channelId);
      await this.#asBot({ method: Get, fullRoute }, anything);
      return true;
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'forbidden') return true;
      if (kind !== 'unknown-channel') throw error;
      return false;
    }
  }

  async remove({ channelId, messageId }: MessageReference): Promise<void> {
    const fullRoute = Routes.channelMessage(channelId, messageId);
    await this.#asBot({ method: Delete, fullRoute }, anything);
  }

  async reply(ticket: Ticket, payload: Payload, audience: Audience): Promise<string> {
    const { body, files } = this.#message(payload, audience);
    const type = InteractionResponseType.ChannelMessageWithSource;
    try {
      const answer = await this.#callback(ticket, { type, data: body }, files);
      return replyId(answer) ?? (await this.#original(ticket));
    } catch (error) {
      // It may have been taken all the same, and then there must not be a second.
      if (discordErrorKind(error) !== 'transient') throw error;
      return await this.#original(ticket).catch(() => {
        throw error;
      });
    }
  }

  async update(ticket: Ticket, payload: Payload): Promise<void> {
    const { body: data, files } = this.#message(payload);
    await this.#callback(ticket, { type: InteractionResponseType.UpdateMessage, data }, files);
  }

  async form(ticket: Ticket, form: APIModalInteractionResponseCallbackData): Promise<void> {
    await this.#callback(ticket, { type: InteractionResponseType.Modal, data: form });
  }

  /** Answers with "thinking…", to be filled in by `editAnswer`. */
  async deferReply(ticket: Ticket, audience: Audience): Promise<void> {
    const type = InteractionResponseType.DeferredChannelMessageWithSource;
    const data = audience === 'asker' ? { flags: MessageFlags.Ephemeral } : {};
    await this.#callback(ticket, { type, data });
  }

  /** Answers that the press was seen; the message is changed by `editAnswer` later. */
  async deferUpdate(ticket: Ticket): Promise<void> {
    await this.#callback(ticket, { type: InteractionResponseType.DeferredMessageUpdate });
  }

  async choices(ticket: Ticket, choices: readonly APIApplicationCommandOptionChoice[]) {
    const type = InteractionResponseType.ApplicationCommandAutocompleteResult;
    await this.#callback(ticket, { type, data: { choices } });
  }

  /** Changes the message behind an answer: the reply, or the message that was pressed on. */
  async editAnswer(ticket: Omit<Ticket, 'id'>, payload: Payload): Promise<string> {
    const fullRoute = originalRoute(ticket);
    return await this.#asAnswer({ method: Patch, fullRoute, ...this.#message(payload) }, idOf);
  }

  async removeAnswer(ticket: Omit<Ticket, 'id'>): Promise<void> {
    await this.#asAnswer({ method: Delete, fullRoute: originalRoute(ticket) }, anything);
  }

  /** Says something more, to the asker alone or to everybody; at worst it is said twice. */
  async followUp(ticket: Ticket, payload: Payload, audience: Audience = 'asker'): Promise<void> {
    const fullRoute = Routes.webhook(ticket.applicationId, ticket.token);
    await this.#asAnswer({ method: Post, fullRoute, ...this.#message(payload, audience) }, idOf);
  }

  async #original(ticket: Ticket): Promise<string> {
    return await this.#asAnswer({ method: Get, fullRoute: originalRoute(ticket) }, idOf);
  }

  /** Discord's answer; undefined when that to an earlier try, which was taken, was lost. */
  async #callback(ticket: Ticket, body: object, files?: Sent['files']): Promise<unknown> {
    const fullRoute = Routes.interactionCallback(ticket.id, ticket.token);
    const query = new URLSearchParams({ with_response: 'true' });
    const request = { method: Post, fullRoute, body, files, query };
    let isAgain = false;
    try {
      return await retryRequest(async (again) => {
        isAgain = again;
        return await this.#ask(this.#byToken, { ...request, auth: false }, callbackAnswer);
      }, isBrief);
    } catch (error) {
      if (isAgain && discordErrorKind(error) === 'already-answered') return undefined;
      throw error;
    }
  }

  #asBot<T>(request: ApiRequest, read: Read<T>): Promise<T> {
    return retryRequest(() => this.#ask(this.#bot, request, read));
  }

  #asAnswer<T>(request: ApiRequest, read: Read<T>): Promise<T> {
    return retryRequest(() => this.#ask(this.#byToken, { ...request, auth: false }, read), isBrief);
  }

  /** A message that is refused for an emoji goes with words alone, and so do all after it. */
  async #ask<T>(rest: REST, request: ApiRequest, read: Read<T>): Promise<T> {
    try {
      return await this.#askOnce(rest, request, read);
    } catch (error) {
      if (request.body === undefined || !isUnknownEmoji(error)) throw error;
      this.setEmojis(NOTHING_KNOWN.emojis);
      return await this.#askOnce(rest, { ...request, body: withoutEmojis(request.body) }, read);
    }
  }

  async #askOnce<T>(rest: REST, { body, files, ...how }: ApiRequest, read: Read<T>): Promise<T> {
    const data = await requestData({ body, files });
    // `AbortSignal.timeout` goes off although the answer is there, which costs two errors with their stacks.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.#longest).unref();
    try {
      const answer = await readable(rest.request({ ...how, ...data, signal: late.signal }));
      const found = read(answer);
      if (found === undefined) throw new MalformedAnswer();
      return found;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The ids of the bot's commands, by which texts mention them: those that are registered. */
  readonly setCommandIds = (commandIds: CommandIds): void => {
    this.#known = { ...this.#known, commandIds };
  };

  /** The emojis of the application, by the names by which buttons ask for them; none: buttons have words alone. */
  readonly setEmojis = (emojis: Known['emojis']): void => {
    this.#known = { ...this.#known, emojis };
  };

  /** False too once Discord has refused one of them. */
  get hasEmojis(): boolean {
    return this.#known.emojis.size > 0;
  }

  async emojis(applicationId: string): Promise<readonly APIEmoji[]> {
    const fullRoute = Routes.applicationEmojis(applicationId);
    return await this.#asBot({ method: Get, fullRoute }, emojisIn);
  }

  /** Gives the application another emoji; asked again, there may be two of the name. */
  async createEmoji(applicationId: string, name: string, png: Buffer): Promise<void> {
    const fullRoute = Routes.applicationEmojis(applicationId);
    const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
    await this.#ask(this.#bot, { method: Post, fullRoute, body }, idOf);
  }

  async removeEmoji(applicationId: string, emojiId: string): Promise<void> {
    const fullRoute = Routes.applicationEmoji(applicationId, emojiId);
    await this.#asBot({ method: Delete, fullRoute }, anything);
  }

  #message(payload: Payload, audience?: Audience): MessageRequest {
    return messageRequest(payload, audience, this.#known);
  }
}

function originalRoute({ applicationId, token }: Omit<Ticket, 'id'>) {
  return Routes.webhookMessage(applicationId, token, '@original');
}

/** A slow match rests for days; what has ended is archived by the bot. */
function threadCalled(name: string): object {
  return { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
}
