interface Command {
  readonly name: string;
}

/** The commands of a language, and the options that some of them have. */
interface Commands {
  readonly hanafuda: Command;
  readonly options: object;
}

/** What a mark for a command is: its path in the language of the text, and its registered name. */
const MARK = /<\/([^:<>]+):([a-z]+)>/g;
/** A command as pages written by hand name it: its path in the language of the page. */
const WRITTEN = /`\/(\S+) (\S+)`/g;

/** Marks for commands in sentences of one language; `mentionCommands` makes them readable. */
export function commandMarks<Name extends string>(
  commands: Readonly<Record<Name | 'hanafuda', Command>>,
): (name: Name) => string {
  return (name) => `</${commands.hanafuda.name} ${commands[name].name}:${name}>`;
}

/** The text of a page in one language with marks for the commands that it names. */
export function markCommands(text: string, commands: Commands): string {
  const { hanafuda, options: _, ...subcommands } = commands;
  return text.replace(WRITTEN, (written, first: string, second: string) => {
    const found = Object.entries<Command>(subcommands).find(([, { name }]) => name === second);
    return first !== hanafuda.name || found === undefined
      ? written
      : `</${first} ${second}:${found[0]}>`;
  });
}

/**
 * The text with its marks as command mentions, which Discord shows in each reader's language. Without
 * the command's id, which is known once it is registered: the path in the language of the text.
 */
export function mentionCommands(text: string, id: string | undefined): string {
  return text.replace(MARK, (_, path: string, name: string) =>
    id === undefined ? `\`/${path}\`` : `</hanafuda ${name}:${id}>`,
  );
}
