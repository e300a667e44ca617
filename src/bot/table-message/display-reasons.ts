import type { DiscordErrorKind } from '../failure/discord-error.ts';

/** Why a page is posted and no message changed into it; docs/MONITORING.md says what each means. */
export type PostReason =
  | 'first'
  | 'follows'
  | 'calls'
  | 'old'
  | 'posted-before'
  | 'deleted'
  | 'slowed'
  | 'archived';

export const REFUSED_EDITS: Partial<Record<DiscordErrorKind, PostReason>> = {
  'unknown-message': 'deleted',
  'too-old': 'slowed',
  archived: 'archived',
};

/** In the log, with the reason. */
export const NOT_SHOWN = 'a match is not shown';
