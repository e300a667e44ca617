import type { SettingTable, ValuesOf } from '../../model/settings.ts';
import { LANGUAGES } from '../../text/language.ts';
import { pageWith } from './settings-menu.ts';

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
