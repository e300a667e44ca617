import type { Match } from '../../model/match.ts';
import type { Shards } from '../../model/shards.ts';
import type { Tables } from '../../table/tables.ts';
import type { SteadyClock } from '../../table/timers/steady-clock.ts';
import type { AnnouncedTable } from '../../text/alerts/alerts.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { type Payload, payloadOf } from '../api/payload.ts';
import type { CommonDeps } from '../common-deps.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { wordsOfPerson } from '../interaction/localize.ts';

interface Deps extends Pick<CommonDeps, 'log' | 'meter' | 'shards'> {
  readonly api: Pick<DiscordApi, 'directChannel' | 'post'>;
  readonly tables: Pick<Tables, 'alerts' | 'messages' | 'stored'>;
  readonly serverName: (serverId: string) => string;
  readonly clock: Pick<SteadyClock, 'monotonic'>;
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
    const rows = [{ id, label: words.alerts.buttons.mute }];
    return payloadOf([told, rows]);
  }
}

export type DirectKind = 'alert' | 'turn' | 'notice';

/** Leave to send one message; whoever sends none after all gives it back. */
export interface DirectSlot {
  giveBack(): void;
}

/**
 * Why no message may be sent: the one before is too recent, so `soon`; the hour's are used up, or Discord has
 * refused one as too many, so `held`.
 */
type Wait = 'soon' | 'held';

/** In milliseconds: ten messages in as many seconds count as spam to Discord. */
const EVERY_MS = 5000;
const HOUR_MS = 60 * 60_000;
/** So many an hour, by what they are about: the rest is for people on whom others wait. */
const MOST_AN_HOUR: Readonly<Record<DirectKind, number>> = {
  alert: 120,
  turn: 200,
  notice: 240,
};
/** How long nothing is sent after Discord has refused a message as too many. */
const HOLD_MS = 24 * HOUR_MS;

/**
 * How fast direct messages may be sent, by all that were sent in the last hour. A process that starts over counts
 * again: it still keeps five seconds between two, and costs one more refusal if Discord takes none.
 */
export class DirectPace {
  readonly #monotonic: () => number;
  /** The part of the bot's messages that this process may send. */
  readonly #share: number;
  #sent: readonly number[] = [];
  #heldUntil = 0;

  /** @param monotonic milliseconds of a clock that nobody sets */
  constructor(monotonic: () => number, shards?: Shards) {
    this.#monotonic = monotonic;
    this.#share = shards === undefined ? 1 : shards.ids.length / shards.count;
  }

  take(kind: DirectKind): DirectSlot | Wait {
    const now = this.#monotonic();
    this.#sent = this.#sent.filter((at) => now - at < HOUR_MS);
    const most = Math.max(1, Math.floor(MOST_AN_HOUR[kind] * this.#share));
    if (this.isHeld || this.#sent.length >= most) return 'held';
    const last = this.#sent.at(-1);
    if (last !== undefined && now - last < EVERY_MS / this.#share) return 'soon';
    this.#sent = [...this.#sent, now];
    return {
      giveBack: () => {
        this.#sent = this.#sent.filter((at) => at !== now);
      },
    };
  }

  hold(): void {
    this.#heldUntil = this.#monotonic() + HOLD_MS;
  }

  /** Whether Discord has refused a message as too many in the last day. */
  get isHeld(): boolean {
    return this.#monotonic() < this.#heldUntil;
  }
}
