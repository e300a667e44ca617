import type { SettingTable, ValuesOf } from '../../model/settings.ts';
import { LANGUAGES } from '../../text/language.ts';

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
