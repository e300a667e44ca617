import { isSlow } from '../../model/clock.ts';
import { isPrivate } from '../../model/private.ts';
import {
  PERSON_SETTINGS,
  SERVER_SETTINGS,
  type SettingTable,
  type ValuesOf,
} from '../../model/settings.ts';
import { stopsClock } from '../../table/holiday/holiday.ts';
import { LANGUAGES } from '../../text/language.ts';
import { type Payload, withMore } from '../api/payload.ts';
import { type Bot, say, sayUnknown } from '../bot.ts';
import { holidayParts } from '../holiday/holiday-payload.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { wordsOfPerson } from '../interaction/localize.ts';
import { privacyButtons } from '../privacy/privacy-menu.ts';
import { pageWith, personMenu, serverMenu } from './settings-menu.ts';

async function changeServer(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  if (!context.mayManageServer) return await say(request, context.words.settings.onlyManagers);
  const press = readPress(SERVER_SETTINGS, customId.argument, values);
  if (press === undefined) return await sayUnknown(request);
  const { serverId } = context.where;
  if (press.change)
    await bot.tables.settings.chooseForServer(serverId, press.change, context.person.id);
  await answer.update(await serverSettings(bot, context, press.page));
}

async function changeMine(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  const press = readPress(PERSON_SETTINGS, customId.argument, values);
  if (press === undefined) return await sayUnknown(request);
  if (press.change) await bot.tables.settings.chooseForPerson(context.person.id, press.change);
  await answer.update(await ownSettings(bot, context, press.page));
}

export async function serverSettings(
  { tables, channels, mayPost, roles }: Bot,
  { where, words }: InteractionContext,
  page: number,
): Promise<Payload> {
  const { serverId } = where;
  const chosen = await tables.stored.serverSettings(serverId);
  const seen = {
    isChannel: (id: string) => channels.find(serverId, id) !== undefined,
    mayPost: (id: string) => mayPost(serverId, id),
    roleProblem: (id: string) => {
      const isPinged = chosen.tableRole.includes(id) && !roles.notifies(serverId, id);
      return roles.problemOf(serverId, id) ?? (isPinged ? 'silent' : undefined);
    },
  };
  const changes = await tables.stored.serverChanges(serverId);
  return serverMenu({ settings: chosen, page, changes, ...seen }, words);
}

export const SETTINGS_COMPONENTS = {
  server: { expected: 'update', isAlwaysOpen: true, run: changeServer },
  me: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: changeMine },
} as const satisfies ComponentHandlers;

/**
 * A page of a person's own settings, in the language that they have just chosen. What is for games with days per move
 * is shown to who plays one, or may at any new table of the server, or has chosen it before.
 */
export async function ownSettings(
  { tables }: Bot,
  { person, where, locale }: InteractionContext,
  page: number,
): Promise<Payload> {
  const { serverId } = where;
  const mine = await tables.stored.personSettings(person.id);
  const words = wordsOfPerson(mine, locale);
  const holiday = await tables.holidays.of({ serverId, personId: person.id });
  const isOverDays =
    mine.turnMessages ||
    holiday.until !== null ||
    isSlow((await tables.stored.serverSettings(serverId)).clock) ||
    (await tables.stored.seatsOf(person.id)).some(stopsClock);
  const menu = personMenu({ settings: mine, page, isOverDays }, words);
  const away = isOverDays && !isPrivate({ where }) ? holidayParts(holiday, words) : [];
  return withMore(menu, [...away, privacyButtons(words)]);
}

/** What a control of the menu asks for: the page to show, and what was chosen, if anything. */
interface Press<Table extends SettingTable> {
  readonly page: number;
  readonly change?: Partial<ValuesOf<Table>>;
}

/** A choice, or a turn to another page; undefined for what is on no menu. */
export function readPress<Table extends SettingTable>(
  table: Table,
  argument: string,
  chosen: readonly string[],
): Press<Table> | undefined {
  if (/^\d$/.test(argument)) return { page: Number(argument) };
  const change = readChange(table, argument, chosen);
  const [id = ''] = argument.split('=', 1);
  return change && { page: pageWith(table, id), change };
}

/**
 * The change that a menu or a button asks for: `clock` with the chosen value, or `isRated=true` on a
 * button. Undefined for what no menu offers.
 */
export function readChange<Table extends SettingTable>(
  table: Table,
  argument: string,
  chosen: readonly string[],
): Partial<ValuesOf<Table>> | undefined {
  const [id = '', onButton] = argument.split('=', 2);
  const setting = Object.hasOwn(table, id) ? table[id] : undefined;
  const value = setting?.parse(onButton === undefined ? chosen : [onButton]);
  if (setting === undefined || value === undefined) return undefined;
  if (setting.kind === 'language' && !isOffered(String(value))) return undefined;
  return { [id]: value } as Partial<ValuesOf<Table>>;
}

function isOffered(tag: string): boolean {
  return tag === 'auto' || LANGUAGES.some(({ language }) => language === tag);
}
