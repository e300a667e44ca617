import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { MessageStore } from '../../../table/messages/message-store.ts';
import type { OpenDatabase } from '../../sqlite/database/database.ts';
import { relaxedWrites } from '../../sqlite/database/relaxed-writes.ts';
import {
  handToken,
  match,
  replacedMessage,
  seenInteraction,
  tableMessage,
} from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';
import { matchOf } from '../matches/match-row.ts';

type Messages = Sync<Pick<MessageStore, 'putMessage' | 'message' | 'deleteMessage' | 'unposted'>>;
type Replaced = Sync<Pick<MessageStore, 'putReplaced' | 'replaced' | 'deleteReplaced'>>;
type Hands = Sync<Pick<MessageStore, 'putHand' | 'hands' | 'deleteHand' | 'deleteExpiredHands'>>;
type Interactions = Sync<Pick<MessageStore, 'addInteraction' | 'deleteInteractions'>>;

/** Interactions a batch, few enough that nobody waits long. */
const FORGOTTEN_AT_ONCE = 1000;

/** What the bot must remember of Discord's side, so that a restart can go on. */
export function messageQueries(db: OpenDatabase): Sync<MessageStore> {
  return {
    ...tableMessageQueries(db),
    ...replacedQueries(db),
    ...handQueries(db),
    ...interactionQueries(db),
  };
}

/**
 * Runs a write about a match without waiting for the disk; does nothing if the match has been
 * deleted.
 */
function noting(db: OpenDatabase): (write: () => void) => void {
  const later = relaxedWrites(db);
  return (write) => {
    try {
      later(write);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== 'SQLITE_CONSTRAINT_FOREIGNKEY') throw error;
    }
  };
}

function tableMessageQueries(db: OpenDatabase): Messages {
  const isBehind = lt(tableMessage.version, match.version);
  const goesOn = inArray(match.status, ['open', 'playing']);
  const isInTheWay = inArray(
    match.id,
    db.select({ id: replacedMessage.matchId }).from(replacedMessage),
  );
  const later = noting(db);
  const put = db
    .insert(tableMessage)
    .values({
      matchId: sql.placeholder('matchId'),
      channelId: sql.placeholder('channelId'),
      messageId: sql.placeholder('messageId'),
      version: sql.placeholder('version'),
      postedAt: sql.placeholder('postedAt'),
    })
    .onConflictDoUpdate({
      target: tableMessage.matchId,
      set: {
        channelId: sql`excluded.channel_id`,
        messageId: sql`excluded.message_id`,
        version: sql`excluded.version`,
        postedAt: sql`excluded.posted_at`,
      },
    })
    .prepare();
  const ofMatch = db
    .select()
    .from(tableMessage)
    .where(eq(tableMessage.matchId, sql.placeholder('matchId')))
    .prepare();
  return {
    putMessage: (message) => later(() => put.run({ ...message })),
    message: (matchId) => ofMatch.get({ matchId }),
    deleteMessage(matchId) {
      db.delete(replacedMessage).where(eq(replacedMessage.matchId, matchId)).run();
      db.delete(tableMessage).where(eq(tableMessage.matchId, matchId)).run();
    },
    unposted: () =>
      db
        .select()
        .from(match)
        .leftJoin(tableMessage, eq(tableMessage.matchId, match.id))
        .where(or(isBehind, and(goesOn, isNull(tableMessage.matchId)), isInTheWay))
        .orderBy(match.id)
        .all()
        .map((row) => ({ match: matchOf(row.match), message: row.table_message })),
  };
}

function replacedQueries(db: OpenDatabase): Replaced {
  const later = noting(db);
  const ofMatch = db
    .select()
    .from(replacedMessage)
    .where(eq(replacedMessage.matchId, sql.placeholder('matchId')))
    .prepare();
  return {
    putReplaced: ({ matchId, channelId, messageId }) =>
      later(() => {
        const values = { matchId, channelId, messageId };
        db.insert(replacedMessage).values(values).onConflictDoNothing().run();
      }),
    replaced: (matchId) => ofMatch.all({ matchId }),
    deleteReplaced: (messageId) =>
      later(() => {
        db.delete(replacedMessage).where(eq(replacedMessage.messageId, messageId)).run();
      }),
  };
}

function handQueries(db: OpenDatabase): Hands {
  const matchId = sql.placeholder('matchId');
  const later = noting(db);
  const put = db
    .insert(handToken)
    .values({
      matchId,
      personId: sql.placeholder('personId'),
      token: sql.placeholder('token'),
      expiresAt: sql.placeholder('expiresAt'),
      locale: sql.placeholder('locale'),
    })
    .onConflictDoUpdate({
      target: [handToken.matchId, handToken.personId],
      set: {
        token: sql`excluded.token`,
        expiresAt: sql`excluded.expires_at`,
        locale: sql`excluded.locale`,
      },
    })
    .prepare();
  const ofMatch = db
    .select()
    .from(handToken)
    .where(and(eq(handToken.matchId, matchId), gt(handToken.expiresAt, sql.placeholder('now'))))
    .orderBy(handToken.personId)
    .prepare();
  return {
    putHand: (hand) => later(() => put.run({ ...hand })),
    hands: (id, now) => ofMatch.all({ matchId: id, now }),
    deleteHand(id, personId) {
      db.delete(handToken)
        .where(and(eq(handToken.matchId, id), eq(handToken.personId, personId)))
        .run();
    },
    deleteExpiredHands(now) {
      db.delete(handToken).where(lte(handToken.expiresAt, now)).run();
    },
  };
}

function interactionQueries(db: OpenDatabase): Interactions {
  const add = db
    .insert(seenInteraction)
    .values({ id: sql.placeholder('id'), at: sql.placeholder('at') })
    .onConflictDoNothing()
    .prepare();
  return {
    addInteraction: (id, at) => add.run({ id, at }).changes === 1,
    deleteInteractions(before) {
      const some = db
        .select({ id: seenInteraction.id })
        .from(seenInteraction)
        .where(lt(seenInteraction.at, before))
        .limit(FORGOTTEN_AT_ONCE);
      const { changes } = db.delete(seenInteraction).where(inArray(seenInteraction.id, some)).run();
      return changes === FORGOTTEN_AT_ONCE;
    },
  };
}
