import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  InteractionResponseType,
  MessageFlags,
  type REST,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord.js';
import { discordErrorKind, withRetry } from './discord-error.ts';
import { type Audience, messageRequest } from './message-body.ts';
import { type OwnMessage, ownMessage } from './own-messages.ts';
import type { Payload } from './payload.ts';

/** An interaction as far as answering it goes. */
export interface Ticket {
  readonly id: string;
  readonly applicationId: string;
  /** Good for one answer within three seconds, and for edits for a quarter of an hour. */
  readonly token: string;
}

/** Which message, by Discord's ids. */
export interface MessagePlace {
  readonly channelId: string;
  readonly messageId: string;
}

/**
 * The routes of Discord that the bot uses, in its own terms.
 *
 * Requests of an interaction's token go through a `REST` of their own: they are exempt from the
 * limit of 50 requests a second of the bot's token, and must not queue behind it.
 */
export class DiscordApi {
  readonly #bot: REST;
  readonly #byToken: REST;

  constructor(bot: REST, byToken: REST) {
    this.#bot = bot;
    this.#byToken = byToken;
  }

  /**
   * Posts a message. The same `nonce` (25 characters at most) within some minutes gives the message
   * that was posted with it and makes no other, so that asking again is harmless.
   *
   * @returns the message's id
   */
  async post(channelId: string, payload: Payload, nonce: string): Promise<string> {
    const { body, files } = messageRequest(payload);
    const request = { body: { ...body, nonce, enforce_nonce: true }, files };
    const route = Routes.channelMessages(channelId);
    const message = (await withRetry(() => this.#bot.post(route, request))) as APIMessage;
    return message.id;
  }

  async edit({ channelId, messageId }: MessagePlace, payload: Payload): Promise<void> {
    const route = Routes.channelMessage(channelId, messageId);
    await withRetry(() => this.#bot.patch(route, messageRequest(payload)));
  }

  /**
   * The bot's own messages among the newest of a channel, oldest first.
   *
   * @param after only those after the message with this id; undefined: whichever
   */
  async own(channelId: string, botId: string, after?: string): Promise<readonly OwnMessage[]> {
    const query = new URLSearchParams({ limit: '50', ...(after !== undefined && { after }) });
    const route = Routes.channelMessages(channelId);
    const found = (await withRetry(() => this.#bot.get(route, { query }))) as APIMessage[];
    return found
      .filter(({ author }) => author.id === botId)
      .map(ownMessage)
      .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
  }

  /** Whether a channel is there, be it closed to the bot. */
  async isChannel(channelId: string): Promise<boolean> {
    try {
      await withRetry(() => this.#bot.get(Routes.channel(channelId)));
      return true;
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'other') throw error;
      return kind !== 'unknown-channel';
    }
  }

  async remove({ channelId, messageId }: MessagePlace): Promise<void> {
    await withRetry(() => this.#bot.delete(Routes.channelMessage(channelId, messageId)));
  }

  /** Answers with a new message and gives its id. */
  async reply(ticket: Ticket, payload: Payload, audience: Audience): Promise<string | undefined> {
    const { body, files } = messageRequest(payload, audience);
    const type = InteractionResponseType.ChannelMessageWithSource;
    const answer = await this.#callback(ticket, { type, data: body }, files);
    return answer.resource?.message?.id;
  }

  /** Answers by changing the message that was pressed on. */
  async update(ticket: Ticket, payload: Payload): Promise<void> {
    const { body, files } = messageRequest(payload);
    await this.#callback(
      ticket,
      { type: InteractionResponseType.UpdateMessage, data: body },
      files,
    );
  }

  /** Answers with "thinking…", to be filled in by `editAnswer`. */
  async deferReply(ticket: Ticket, audience: Audience): Promise<void> {
    const type = InteractionResponseType.DeferredChannelMessageWithSource;
    const data = audience === 'asker' ? { flags: MessageFlags.Ephemeral } : {};
    await this.#callback(ticket, { type, data }, []);
  }

  /** Answers that the press was seen; the message is changed by `editAnswer` later. */
  async deferUpdate(ticket: Ticket): Promise<void> {
    await this.#callback(ticket, { type: InteractionResponseType.DeferredMessageUpdate }, []);
  }

  /** Answers an autocomplete. */
  async choices(ticket: Ticket, choices: readonly APIApplicationCommandOptionChoice[]) {
    const type = InteractionResponseType.ApplicationCommandAutocompleteResult;
    await this.#callback(ticket, { type, data: { choices } }, []);
  }

  /** Changes the message behind an answer: the reply, or the message that was pressed on. */
  async editAnswer(ticket: Omit<Ticket, 'id'>, payload: Payload): Promise<string> {
    const route = Routes.webhookMessage(ticket.applicationId, ticket.token, '@original');
    const request = { ...messageRequest(payload), auth: false };
    return ((await withRetry(() => this.#byToken.patch(route, request))) as APIMessage).id;
  }

  /** Takes the reply back. */
  async removeAnswer({ applicationId, token }: Omit<Ticket, 'id'>): Promise<void> {
    const route = Routes.webhookMessage(applicationId, token, '@original');
    await withRetry(() => this.#byToken.delete(route, { auth: false }));
  }

  /** Says something more, to the asker alone or to everybody. */
  async followUp(ticket: Ticket, payload: Payload, audience: Audience = 'asker'): Promise<void> {
    const route = Routes.webhook(ticket.applicationId, ticket.token);
    await this.#byToken.post(route, { ...messageRequest(payload, audience), auth: false });
  }

  async #callback(
    ticket: Ticket,
    body: Readonly<Record<string, unknown>>,
    files: ReturnType<typeof messageRequest>['files'],
  ): Promise<RESTPostAPIInteractionCallbackWithResponseResult> {
    const route = Routes.interactionCallback(ticket.id, ticket.token);
    const query = new URLSearchParams({ with_response: 'true' });
    const answer = await withRetry(() =>
      this.#byToken.post(route, { body, files, query, auth: false }),
    );
    return answer as RESTPostAPIInteractionCallbackWithResponseResult;
  }
}
