import type { Payload } from '../api/payload.ts';
import type { DiscordErrorKind } from '../failure/discord-error.ts';

/** A press on a public message, whose answer can change it without another request. */
export interface PressedMessage {
  readonly messageId: string;
  /** False when that did not change it. Never rejects. */
  update(payload: Payload): Promise<boolean>;
}

/** How one try to show a match goes about it. */
export interface DisplayAttempt {
  readonly pressed?: PressedMessage | undefined;
  /** An earlier try, by this process or the one before it, may have come through. */
  readonly isAgain?: boolean;
  /** Something may have been posted and not have been noted, such as by the process before this one. */
  readonly isUnnoted?: boolean;
  /** The match is shown though it is what it was. */
  readonly isForced?: boolean;
  /** The people whom a new message notifies; absent: those whose turn it became. */
  readonly calls?: readonly string[] | undefined;
}

/** What is still due, beyond showing the match, after a failed attempt. */
export type Owed = Pick<DisplayAttempt, 'isForced' | 'isUnnoted' | 'calls'>;

/** Both at once. */
export function joined(one: Owed, other: Owed): Owed {
  const isCalling = one.calls !== undefined || other.calls !== undefined;
  return {
    isForced: (one.isForced ?? false) || (other.isForced ?? false),
    isUnnoted: (one.isUnnoted ?? false) || (other.isUnnoted ?? false),
    calls: isCalling ? [...(one.calls ?? []), ...(other.calls ?? [])] : undefined,
  };
}

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
