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
