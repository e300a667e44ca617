import type { Bot, Request } from '../bot.ts';
import type { CustomId } from './custom-id.ts';
import type { Expected } from './responder.ts';

/** Somebody pressed a button or chose in a menu. */
export interface ComponentRequest extends Request {
  readonly customId: CustomId;
  /** What was chosen in the menu; empty for a button. */
  readonly values: readonly string[];
  /** The message with the button. */
  readonly messageId: string;
}

/** What a verb does. */
export interface ComponentHandler {
  readonly expected: Expected;
  /** Works in a channel in which the bot may not write. */
  readonly isAlwaysOpen?: true;
  /** Absent: it changes something, and is done however much there is to do. */
  readonly work?: 'words' | 'show';
  run(bot: Bot, request: ComponentRequest): Promise<void>;
}
