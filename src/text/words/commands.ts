interface Named {
  readonly name: string;
}

interface Described extends Named {
  readonly description: string;
}

/** A command by its name and what it does, and its options by theirs. */
export function described<Option extends string = never>(
  name: string,
  description: string,
  options?: Readonly<Record<Option, readonly [name: string, description: string]>>,
) {
  const told = Object.entries<readonly [string, string]>(options ?? {}).map(([option, words]) => {
    const [name, description] = words;
    return [option, { name, description }];
  });
  const all: Readonly<Record<Option, Described>> = Object.fromEntries(told);
  return { name, description, options: all };
}

/** The commands of a language. */
interface Commands<Name extends string = string> {
  readonly hanafuda: Named;
  readonly settings: Named;
  readonly subcommands: Readonly<Record<Name, Named>>;
}

/** What a mark for a command is: its path in the language of the text, and as it is registered. */
const MARK = /<\/([^:<>]+):([a-z -]+)>/g;
/** A command as pages written by hand name it: its path in the language of the page. */
const WRITTEN = /`\/(\S+) (\S+)`/g;

/** Marks for commands in sentences of one language; `mentionCommands` makes them readable. */
export function commandMarks<Name extends string>({
  hanafuda,
  settings,
  subcommands,
}: Commands<Name>): (name: Name | 'settings') => string {
  return (name) =>
    name === 'settings'
      ? `</${settings.name}:hanafuda-settings>`
      : `</${hanafuda.name} ${subcommands[name].name}:hanafuda ${name}>`;
}

/** The text of a page in one language with marks for the commands that it names. */
export function markCommands(text: string, commands: Commands): string {
  const { hanafuda, subcommands } = commands;
  return text.replace(WRITTEN, (written, first: string, second: string) => {
    const [name] = Object.entries(subcommands).find(([, one]) => one.name === second) ?? [];
    return first !== hanafuda.name || name === undefined ? written : commandMarks(commands)(name);
  });
}

/** The ids of the registered commands by their names. */
export type CommandIds = ReadonlyMap<string, string>;

/**
 * The text with its marks as command mentions, which Discord shows in each reader's language. Without
 * a command's id, which is known once it is registered: the path in the language of the text.
 */
export function mentionCommands(text: string, ids: CommandIds): string {
  return text.replace(MARK, (_, path: string, registered: string) => {
    const [name = ''] = registered.split(' ');
    const id = ids.get(name);
    return id === undefined ? `\`/${path}\`` : `</${registered}:${id}>`;
  });
}
