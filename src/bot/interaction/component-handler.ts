import type { Match } from '../../model/match.ts';
import type { Bot } from '../bot.ts';
import type { CustomId, Verb } from './custom-id.ts';
import type { Request } from './interaction-context.ts';
import type { Expected } from './responder.ts';

export interface ComponentRequest extends Request {
  readonly customId: CustomId;
  /** The match that the custom id names, as it was when the press was heard; undefined if there is none. */
  readonly match: Match | undefined;
  /** The chosen values of a menu, or what was written into a form; empty for a button. */
  readonly values: readonly string[];
  readonly messageId: string;
}

export interface Handler {
  readonly expected: Expected;
  /** Works in a channel in which the bot may not write. */
  readonly isAlwaysOpen?: true;
  /** Works outside the bot's servers too; the buttons of a private match always do. */
  readonly isAnywhere?: true;
  /** Works for those too whom the operator has barred. */
  readonly isForBarred?: true;
  /** What the person asked for before is done first. */
  readonly isInOrder?: true;
  /** Absent: it changes something, and is done however much there is to do. */
  readonly work?: 'words' | 'show';
}

export interface ComponentHandler extends Handler {
  run(bot: Bot, request: ComponentRequest): Promise<void>;
}

export type ComponentHandlers = Readonly<Partial<Record<Verb, ComponentHandler>>>;

export type AllComponentHandlers = Readonly<Record<Verb, ComponentHandler>>;

type VerbOf<Handlers> = Handlers extends unknown ? keyof Handlers : never;

/** The verbs that more than one of these features handles. */
type Repeated<Features extends readonly unknown[]> = Features extends readonly [
  infer First,
  ...infer Rest,
]
  ? (keyof First & VerbOf<Rest[number]>) | Repeated<Rest>
  : never;

/** The verbs that none of these features handles, or more than one. */
type Mishandled<Features extends readonly unknown[]> =
  | Exclude<Verb, VerbOf<Features[number]>>
  | Repeated<Features>;

/** The handlers of all features. A verb that none of them handles, or two of them, is a type error. */
export function combineHandlers<const Features extends readonly ComponentHandlers[]>(
  features: Features & ([Mishandled<Features>] extends [never] ? unknown : Mishandled<Features>),
): AllComponentHandlers {
  return Object.assign({}, ...features) as AllComponentHandlers;
}
