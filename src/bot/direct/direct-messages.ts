import type { Meter } from '../../meter.ts';
import type { Match } from '../../model/match.ts';
import type { SettingsReader } from '../../table/settings/settings-store.ts';
import type { Tables } from '../../table/tables.ts';
import type { AnnouncedTable } from '../../text/alerts/alerts.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { buttonRows, type Payload, payloadOf, text, textPayload } from '../api/payload.ts';
import type { Bot, Request } from '../bot.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { wordsOfPerson } from '../interaction/localize.ts';
import type { SerialQueue } from '../interaction/serial-queue.ts';

interface Deps {
  readonly api: Pick<DiscordApi, 'directChannel' | 'post'>;
  readonly tables: Pick<Tables, 'alerts' | 'messages'>;
  readonly settings: SettingsReader;
  readonly serverName: (serverId: string) => string;
  readonly queue: SerialQueue;
  readonly meter: Meter;
}

/** What is written to a person about a table of a server. */
export interface DirectMessage {
  readonly kind: 'alert' | 'turn';
  readonly personId: string;
  /** Discord's locale of the person, or what comes nearest. */
  readonly locale: string;
  readonly match: Match;
  readonly lines: (table: AnnouncedTable, words: Words) => readonly string[];
  /** The argument of the button that ends such messages. */
  readonly mute: string;
}

const LANE = 'direct messages';

/**
 * Direct messages that nobody asked for this moment. One is sent at a time, so that however many are due, most of
 * what Discord takes a second is left for tables.
 */
export class DirectMessages {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * False when the person takes none, which is noted; rejects when it cannot be told. Of what is tried again at the same
   * version of the match, Discord makes one message.
   */
  send(message: DirectMessage): Promise<boolean> {
    return this.#deps.queue.run(LANE, () => this.#send(message));
  }

  async #send(message: DirectMessage): Promise<boolean> {
    const { api, tables, meter } = this.#deps;
    const { kind, personId, match } = message;
    const parts = [match.id, match.version, BigInt(personId)].map((one) => one.toString(36));
    const payload = await this.#payload(message);
    try {
      await api.post(await api.directChannel(personId), payload, `${kind[0]}${parts.join('.')}`);
      meter.count('hanafuda_direct_messages_total', { kind, outcome: 'sent' });
      return true;
    } catch (error) {
      if (discordErrorKind(error) !== 'no-direct-messages') throw error;
      meter.count('hanafuda_direct_messages_total', { kind, outcome: 'refused' });
      await tables.alerts.refused(personId);
      return false;
    }
  }

  async #payload({ personId, locale, match, lines, mute }: DirectMessage): Promise<Payload> {
    const { tables, settings, serverName } = this.#deps;
    const words = wordsOfPerson(await settings.personSettings(personId), locale);
    const messageId = (await tables.messages.find(match.id))?.messageId;
    const told = lines({ match, server: serverName(match.where.serverId), messageId }, words);
    const id = formatCustomId({ verb: 'mute', argument: mute });
    const rows = buttonRows([{ id, label: words.alerts.buttons.mute }]);
    return payloadOf([text(told.join('\n')), ...rows]);
  }
}

/** Says once to somebody whose direct messages are closed that they are. Call once they are answered. */
export async function tellRefusal(bot: Bot, { context, answer }: Request): Promise<void> {
  if (!answer.isAnswered || !(await bot.tables.alerts.tellRefusal(context.person.id))) return;
  await answer.add(textPayload(context.words.alerts.refused), 'asker');
}
