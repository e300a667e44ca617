import type { CommandsWords } from '../words/bot.ts';

/** A subcommand, by the name under which it is registered. */
export type CommandName = Exclude<keyof CommandsWords, 'hanafuda' | 'options'>;

/** What a mark for a command is: its path in the language of the text, and its registered name. */
const MARK = /<\/([^:<>]+):([a-z]+)>/g;

/** Marks for commands in sentences of one language; `mentionCommands` makes them readable. */
export function commandMarks(commands: CommandsWords): (name: CommandName) => string {
  return (name) => `</${commands.hanafuda.name} ${commands[name].name}:${name}>`;
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
