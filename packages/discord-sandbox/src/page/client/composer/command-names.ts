import type { Command, CommandOption } from '../../../protocol/wire.ts';

/** One command that can be sent: a command, or a subcommand of one. */
export interface CommandEntry {
  /** The default names, such as `club open`: what the bot knows it by. */
  readonly name: string;
  readonly shownName: string;
  readonly description: string;
  readonly options: readonly CommandOption[];
}

const LAST_GROUP_TYPE = 2;
const CHAT = 1;
const USER = 2;

/** What can be typed after a slash, in a person's language. */
export function commandEntries(commands: readonly Command[], locale: string): CommandEntry[] {
  return commands
    .filter(({ type }) => type === CHAT)
    .flatMap((command) => entriesOf(command, { name: '', shownName: '' }, locale));
}

/** What can be chosen in the menu of a person. */
export function userCommands(commands: readonly Command[]) {
  return commands.filter(({ type }) => type === USER);
}

function entriesOf(
  part: Command | CommandOption,
  parent: { name: string; shownName: string },
  locale: string,
): CommandEntry[] {
  const name = `${parent.name} ${part.name}`.trim();
  const shownName = `${parent.shownName} ${nameIn(part, locale)}`.trim();
  const options = part.options ?? [];
  const inner = options.filter(({ type }) => type <= LAST_GROUP_TYPE);
  if (inner.length > 0)
    return inner.flatMap((option) => entriesOf(option, { name, shownName }, locale));
  return [{ name, shownName, description: descriptionIn(part, locale), options }];
}

export function nameIn(
  part: { name: string; name_localizations?: Readonly<Record<string, string>> | null },
  locale: string,
) {
  return localized(part.name_localizations, locale) ?? part.name;
}

export function descriptionIn(
  part: {
    description?: string | null;
    description_localizations?: Readonly<Record<string, string>> | null;
  },
  locale: string,
) {
  return localized(part.description_localizations, locale) ?? part.description ?? '';
}

/** Where a language is missing, Discord shows its sibling. */
const SIBLINGS: Readonly<Record<string, string>> = {
  'en-US': 'en-GB',
  'en-GB': 'en-US',
  'es-419': 'es-ES',
};

function localized(words: Readonly<Record<string, string>> | null | undefined, locale: string) {
  return words?.[locale] ?? words?.[SIBLINGS[locale] ?? ''];
}

/**
 * The entries that what was typed so far may mean, best first.
 * @param typed without the slash
 */
export function matching(entries: readonly CommandEntry[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  const rank = (entry: CommandEntry) => {
    const names = [entry.shownName.toLowerCase(), entry.name.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(' ').some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, at: rank(entry) }))
    .filter(({ at }) => at < 3)
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}
