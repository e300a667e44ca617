import type { Log } from '../../log.ts';
import type { Meter } from '../../meter.ts';
import type { Match } from '../../model/match.ts';
import type { Shards } from '../../model/shards.ts';
import type { Tables } from '../../table/tables.ts';
import type { SteadyClock } from '../../table/timers/steady-clock.ts';
import type { AnnouncedTable } from '../../text/alerts/alerts.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { buttonRows, type Payload, payloadOf, text } from '../api/payload.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { wordsOfPerson } from '../interaction/localize.ts';
import { type DirectKind, DirectPace } from './pace.ts';

interface Deps {
  readonly api: Pick<DiscordApi, 'directChannel' | 'post'>;
  readonly tables: Pick<Tables, 'alerts' | 'messages' | 'stored'>;
  readonly serverName: (serverId: string) => string;
  readonly clock: Pick<SteadyClock, 'monotonic'>;
  readonly shards?: Shards | undefined;
  readonly log: Log;
  readonly meter: Meter;
}

/** What is written to a person about a table of a server. */
export interface DirectMessage {
  readonly kind: DirectKind;
  readonly personId: string;
  /** Discord's locale of the person, or what comes nearest. */
  readonly locale: string;
  readonly match: Match;
  readonly lines: (table: AnnouncedTable, words: Words) => readonly string[];
  /** The argument of the button that ends such messages. */
  readonly mute: string;
}

/**
 * What came of a message:
 *
 * - `refused`: the person takes none, which is noted, as is that their account is `gone`;
 * - `held`: Discord takes no more of them for now;
 * - `unsent`: Discord could not be reached before it was sent;
 * - `unsure`: nobody knows whether it was taken, so it must not be sent again.
 */
export type DirectOutcome = 'sent' | 'refused' | 'gone' | 'held' | 'unsent' | 'unsure';

/** Direct messages that nobody asked for this moment, at the pace that Discord bears. */
export class DirectMessages {
  readonly #deps: Deps;
  /** Gives leave for each message, to be taken before it is decided who gets it. */
  readonly pace: DirectPace;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.pace = new DirectPace(deps.clock.monotonic, deps.shards);
  }

  /** Sends a message for which leave was taken; rejects after a bug. */
  async send(message: DirectMessage): Promise<DirectOutcome> {
    const outcome = await this.#send(message);
    this.#deps.meter.count('hanafuda_direct_messages_total', { kind: message.kind, outcome });
    return outcome;
  }

  async #send(message: DirectMessage): Promise<DirectOutcome> {
    const { kind, personId, match } = message;
    const parts = [match.id, match.version, BigInt(personId)].map((one) => one.toString(36));
    return await this.write(personId, await this.#payload(message), `${kind[0]}${parts.join('.')}`);
  }

  /** Sends what is about no table, for which leave was taken; rejects after a bug. */
  async write(personId: string, payload: Payload, nonce: string): Promise<DirectOutcome> {
    const { api } = this.#deps;
    let channel: string | undefined;
    try {
      channel = await api.directChannel(personId);
      await api.post(channel, payload, nonce);
      return 'sent';
    } catch (error) {
      return await this.#failed(error, { personId, isOpen: channel !== undefined });
    }
  }

  async #failed(
    error: unknown,
    { personId, isOpen }: { readonly personId: string; readonly isOpen: boolean },
  ): Promise<DirectOutcome> {
    const { log, tables } = this.#deps;
    switch (discordErrorKind(error)) {
      case 'no-direct-messages':
        await tables.alerts.refused(personId);
        return 'refused';
      case 'no-such-person':
        await tables.alerts.gone(personId);
        return 'gone';
      case 'too-many-direct':
        this.pace.hold();
        log.error({ err: error }, 'Discord refuses direct messages as too many: none for a day');
        return 'held';
      case 'transient':
        logFailure(log, error, { what: 'a direct message' });
        return isOpen ? 'unsure' : 'unsent';
      default:
        throw error;
    }
  }

  async #payload({ personId, locale, match, lines, mute }: DirectMessage): Promise<Payload> {
    const { tables, serverName } = this.#deps;
    const words = wordsOfPerson(await tables.stored.personSettings(personId), locale);
    const messageId = (await tables.messages.find(match.id))?.messageId;
    const told = lines({ match, server: serverName(match.where.serverId), messageId }, words);
    const id = formatCustomId({ verb: 'mute', argument: mute });
    const rows = buttonRows([{ id, label: words.alerts.buttons.mute }]);
    return payloadOf([text(told.join('\n')), ...rows]);
  }
}
