/**
 * @typedef {import('../../../protocol/wire.ts').Command} Command
 * @typedef {import('../../../protocol/wire.ts').CommandOption} CommandOption
 * @typedef {object} CommandEntry one command that can be sent: a command, or a subcommand of one
 * @property {string} name the default names, such as `club open`: what the bot knows it by
 * @property {string} shownName
 * @property {string} description
 * @property {readonly CommandOption[]} options
 */

const LAST_GROUP_TYPE = 2;
const CHAT = 1;
const USER = 2;

/**
 * What can be typed after a slash, in a person's language.
 * @param {readonly Command[]} commands
 * @param {string} locale
 * @returns {CommandEntry[]}
 */
export function commandEntries(commands, locale) {
  return commands
    .filter(({ type }) => type === CHAT)
    .flatMap((command) => entriesOf(command, { name: '', shownName: '' }, locale));
}

/**
 * What can be chosen in the menu of a person.
 * @param {readonly Command[]} commands
 */
export function userCommands(commands) {
  return commands.filter(({ type }) => type === USER);
}

/**
 * @param {Command | CommandOption} part
 * @param {{ name: string, shownName: string }} parent
 * @param {string} locale
 * @returns {CommandEntry[]}
 */
function entriesOf(part, parent, locale) {
  const name = `${parent.name} ${part.name}`.trim();
  const shownName = `${parent.shownName} ${nameIn(part, locale)}`.trim();
  const options = part.options ?? [];
  const inner = options.filter(({ type }) => type <= LAST_GROUP_TYPE);
  if (inner.length > 0)
    return inner.flatMap((option) => entriesOf(option, { name, shownName }, locale));
  return [{ name, shownName, description: descriptionIn(part, locale), options }];
}

/**
 * @param {{ name: string, name_localizations?: Readonly<Record<string, string>> | null }} part
 * @param {string} locale
 */
export function nameIn(part, locale) {
  return localized(part.name_localizations, locale) ?? part.name;
}

/**
 * @param {{ description?: string | null, description_localizations?: Readonly<Record<string, string>> | null }} part
 * @param {string} locale
 */
export function descriptionIn(part, locale) {
  return localized(part.description_localizations, locale) ?? part.description ?? '';
}

/** Where a language is missing, Discord shows its sibling. @type {Readonly<Record<string, string>>} */
const SIBLINGS = { 'en-US': 'en-GB', 'en-GB': 'en-US', 'es-419': 'es-ES' };

/**
 * @param {Readonly<Record<string, string>> | null | undefined} words
 * @param {string} locale
 */
function localized(words, locale) {
  return words?.[locale] ?? words?.[SIBLINGS[locale] ?? ''];
}

/**
 * The entries that what was typed so far may mean, best first.
 * @param {readonly CommandEntry[]} entries
 * @param {string} typed without the slash
 */
export function matching(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  /** @param {CommandEntry} entry */
  const rank = (entry) => {
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
