import type { Match } from '../../model/match.ts';

/** The public message that shows a match. */
export interface TableMessage {
  readonly matchId: number;
  readonly channelId: string;
  readonly messageId: string;
  /** The version of the match that the message shows. */
  readonly version: number;
  /** When the message was sent (not when it was last edited), in milliseconds since 1970. */
  readonly postedAt: number;
}

/** A public message that another takes the place of, or has taken: it is to be taken away. */
export type ReplacedMessage = Pick<TableMessage, 'matchId' | 'channelId' | 'messageId'>;

export interface MatchMessages {
  /** The one that shows it; undefined if none is noted. */
  readonly shown: TableMessage | undefined;
  /** The one that shows it is among them while its successor is posted. */
  readonly replaced: readonly ReplacedMessage[];
}

/** The right to edit somebody's hand message, as long as it lives. */
export interface HandToken {
  readonly matchId: number;
  readonly personId: string;
  /** Discord's interaction token. */
  readonly token: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** Discord's locale of the person when they asked for it. */
  readonly locale: string;
}

/** A match whose message in the channel is missing or shows an older version. */
export interface UnpostedMatch {
  readonly match: Match;
  readonly message: TableMessage | null;
}

/** What the bot must remember of Discord's side, so that a restart can go on. */
export interface MessageStore {
  /** In place of an earlier one. The power may go before it is on the disk: what was posted is then found again in the channel. */
  putMessage(message: TableMessage): Promise<void>;
  messages(matchId: number): Promise<MatchMessages>;
  /** With those that it took the place of: they are gone, or nothing more is to be done about them. */
  deleteMessage(matchId: number): Promise<void>;
  /** Another is about to take its place. */
  putReplaced(message: ReplacedMessage): Promise<void>;
  /** It is gone, or stays after all. */
  deleteReplaced(messageId: string): Promise<void>;
  /**
   * Open and running matches without a message or with an older version in it, ended ones with an
   * older version in it, and any with a replaced message.
   */
  unposted(): Promise<readonly UnpostedMatch[]>;

  /** The power may go before it is on the disk: the hand is then not kept fresh. */
  putHand(hand: HandToken): Promise<void>;
  /** Those that live longer than `now`. */
  hands(matchId: number, now: number): Promise<readonly HandToken[]>;
  deleteHand(matchId: number, personId: string): Promise<void>;
  /** Drops hands that expired at `now` or before. */
  deleteExpiredHands(now: number): Promise<void>;

  /** Remembers an interaction; false when it was known. */
  addInteraction(id: string, at: number): Promise<boolean>;
  /** Forgets some of the interactions seen before `before`; false once there are no more of them. */
  deleteInteractions(before: number): Promise<boolean>;
}
