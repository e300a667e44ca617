import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Store } from '../table/store.ts';
import { matchOf } from './match-row.ts';
import { handToken, match, seenInteraction, tableMessage } from './schema.ts';

type Messages = Pick<Store, 'putMessage' | 'message' | 'deleteMessage' | 'unposted'>;
type Hands = Pick<Store, 'putHand' | 'hands' | 'deleteHand' | 'deleteExpiredHands'>;
type Interactions = Pick<Store, 'addInteraction' | 'deleteInteractions'>;

/** What the bot must remember of Discord's side, so that a restart can go on. */
export function discordQueries(db: BetterSQLite3Database): Messages & Hands & Interactions {
  return { ...messageQueries(db), ...handQueries(db), ...interactionQueries(db) };
}

function messageQueries(db: BetterSQLite3Database): Messages {
  const isBehind = lt(tableMessage.version, match.version);
  const goesOn = inArray(match.status, ['open', 'playing']);
  return {
    putMessage(message) {
      const { matchId: _, ...columns } = message;
      db.insert(tableMessage)
        .values(message)
        .onConflictDoUpdate({ target: tableMessage.matchId, set: columns })
        .run();
    },
    message: (matchId) =>
      db.select().from(tableMessage).where(eq(tableMessage.matchId, matchId)).get(),
    deleteMessage(matchId) {
      db.delete(tableMessage).where(eq(tableMessage.matchId, matchId)).run();
    },
    unposted: () =>
      db
        .select()
        .from(match)
        .leftJoin(tableMessage, eq(tableMessage.matchId, match.id))
        .where(or(isBehind, and(goesOn, isNull(tableMessage.matchId))))
        .orderBy(match.id)
        .all()
        .map((row) => ({ match: matchOf(row.match), message: row.table_message })),
  };
}

function handQueries(db: BetterSQLite3Database): Hands {
  return {
    putHand(hand) {
      db.insert(handToken)
        .values(hand)
        .onConflictDoUpdate({
          target: [handToken.matchId, handToken.personId],
          set: { token: hand.token, expiresAt: hand.expiresAt, locale: hand.locale },
        })
        .run();
    },
    hands: (matchId, now) =>
      db
        .select()
        .from(handToken)
        .where(and(eq(handToken.matchId, matchId), gt(handToken.expiresAt, now)))
        .orderBy(handToken.personId)
        .all(),
    deleteHand(matchId, personId) {
      db.delete(handToken)
        .where(and(eq(handToken.matchId, matchId), eq(handToken.personId, personId)))
        .run();
    },
    deleteExpiredHands(now) {
      db.delete(handToken).where(lte(handToken.expiresAt, now)).run();
    },
  };
}

function interactionQueries(db: BetterSQLite3Database): Interactions {
  const add = db
    .insert(seenInteraction)
    .values({ id: sql.placeholder('id'), at: sql.placeholder('at') })
    .onConflictDoNothing()
    .prepare();
  return {
    addInteraction: (id, at) => add.run({ id, at }).changes === 1,
    deleteInteractions(before) {
      db.delete(seenInteraction).where(lt(seenInteraction.at, before)).run();
    },
  };
}
