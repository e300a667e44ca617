import { yieldToOthers } from '../background.ts';
import type { Deps } from '../deps.ts';
import type {
  HandToken,
  MatchMessages,
  ReplacedMessage,
  TableMessage,
  UnpostedMatch,
} from './message-store.ts';

/** How long a second delivery of an interaction can still come; Discord's tokens live 15 minutes. */
const INTERACTION_AGE = 60 * 60 * 1000;

/** The public messages that show matches. */
export function messages({ store }: Deps) {
  return {
    /** Remembers the message that shows the match, in place of an earlier one. */
    posted: (message: TableMessage): Promise<void> => store.putMessage(message),
    /** The message is gone, or nothing more is to be done about it. */
    forget: (matchId: number): Promise<void> => store.deleteMessage(matchId),
    /** Those of a match. */
    of: (matchId: number): Promise<MatchMessages> => store.messages(matchId),
    /** The one that shows a match. */
    find: async (matchId: number): Promise<TableMessage | undefined> =>
      (await store.messages(matchId)).shown,
    /** Remembers a message that another is about to take the place of, until it is `removed`. */
    replacing: (message: ReplacedMessage): Promise<void> => store.putReplaced(message),
    /** The message is gone, or stays after all. */
    removed: (messageId: string): Promise<void> => store.deleteReplaced(messageId),
    /**
     * Work left over from before a restart: open and running matches without a message or with an
     * old one, ended ones whose message shows an older version, and any with a message that is replaced.
     */
    async unposted(): Promise<readonly UnpostedMatch[]> {
      const unposted: UnpostedMatch[] = [];
      for (const one of await store.unposted()) {
        const { serverId } = one.match.where;
        if (!(await store.isBeingErased(serverId))) unposted.push(one);
      }
      return unposted;
    },
  };
}

/** The private messages that show hands. */
export function hands({ store, now }: Deps) {
  return {
    /** Remembers how to edit a person's hand message, in place of an earlier one. */
    keep: (hand: HandToken): Promise<void> => store.putHand(hand),
    /** The hand messages of a match that can still be edited. */
    of: (matchId: number): Promise<readonly HandToken[]> => store.hands(matchId, now()),
    /** The hand message is gone or its token refused. */
    forget: (matchId: number, personId: string): Promise<void> =>
      store.deleteHand(matchId, personId),
  };
}

/** Which interactions of Discord have been dealt with. */
export function interactions({ store, now }: Deps) {
  return {
    /** True once for each interaction id: a second delivery is to be ignored. */
    firstTime: (interactionId: string): Promise<boolean> =>
      store.addInteraction(interactionId, now()),
    /** Drops interaction ids too old to come again, and expired hand tokens. Call now and then. */
    async prune(): Promise<void> {
      await store.deleteExpiredHands(now());
      while (await store.deleteInteractions(now() - INTERACTION_AGE)) await yieldToOthers();
      await store.emptyLog();
    },
  };
}
