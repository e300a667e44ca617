import { isPrivate } from '../../model/private.ts';
import type { Payload } from '../api/payload.ts';
import type { Bot } from '../bot.ts';
import { holidayParts } from '../holiday/holiday-payload.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { wordsOfPerson } from '../interaction/localize.ts';
import { privacyRow } from '../privacy/privacy-menu.ts';
import { personMenu } from './settings-menu.ts';

/** A page of a person's own settings, in the language that they have just chosen; in a server also their holiday there. */
export async function ownSettings(
  { settings, tables }: Bot,
  { person, where, locale }: InteractionContext,
  page: number,
): Promise<Payload> {
  const mine = await settings.personSettings(person.id);
  const words = wordsOfPerson(mine, locale);
  const menu = personMenu({ settings: mine, page }, words);
  const holiday = isPrivate({ where })
    ? []
    : holidayParts(
        await tables.holidays.of({ serverId: where.serverId, personId: person.id }),
        words,
      );
  return { ...menu, components: [...menu.components, ...holiday, ...privacyRow(words)] };
}
