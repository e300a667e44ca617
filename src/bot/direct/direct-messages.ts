import type { Meter } from '../../meter.ts';
import type { Tables } from '../../table/tables.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { buttonRows, type Payload, payloadOf, text, textPayload } from '../api/payload.ts';
import type { Bot, Request } from '../bot.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { SerialQueue } from '../interaction/serial-queue.ts';

interface Deps {
  readonly api: Pick<DiscordApi, 'directChannel' | 'post'>;
  readonly tables: Pick<Tables, 'alerts'>;
  readonly queue: SerialQueue;
  readonly meter: Meter;
}

/** What is written to a person. */
export interface DirectMessage {
  readonly kind: 'alert' | 'turn';
  readonly personId: string;
  readonly payload: Payload;
  /** As in `DiscordApi.post`: the same for each try. */
  readonly nonce: string;
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

  /** False when the person takes none, which is noted; rejects when it cannot be told. */
  send(message: DirectMessage): Promise<boolean> {
    return this.#deps.queue.run(LANE, () => this.#send(message));
  }

  async #send({ kind, personId, payload, nonce }: DirectMessage): Promise<boolean> {
    const { api, tables, meter } = this.#deps;
    try {
      await api.post(await api.directChannel(personId), payload, nonce);
      meter.count('hanafuda_direct_messages_total', { kind, outcome: 'sent' });
      return true;
    } catch (error) {
      if (discordErrorKind(error) !== 'no-direct-messages') throw error;
      meter.count('hanafuda_direct_messages_total', { kind, outcome: 'refused' });
      await tables.alerts.refused(personId);
      return false;
    }
  }
}

/** A direct message with a button that ends all of its kind; `ended` is that button's argument. */
export function mutablePayload(
  lines: readonly string[],
  ended: string,
  { alerts }: Words,
): Payload {
  const id = formatCustomId({ verb: 'mute', argument: ended });
  const rows = buttonRows([{ id, label: alerts.buttons.mute }]);
  return payloadOf([text(lines.join('\n')), ...rows]);
}

/** Says once to somebody whose direct messages are closed that they are. Call once they are answered. */
export async function tellRefusal(bot: Bot, { context, answer }: Request): Promise<void> {
  if (!answer.isAnswered || !(await bot.tables.alerts.tellRefusal(context.person.id))) return;
  await answer.add(textPayload(context.words.alerts.refused), 'asker');
}
