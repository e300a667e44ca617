import type { SQL } from 'drizzle-orm';
import { NO_SERVER } from '../../../model/private.ts';
import type {
  MessageStore,
  ReplacedMessage,
  TableMessage,
} from '../../../table/messages/message-store.ts';
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from '../../drizzle.ts';
import { changesOf, type Database, isOwn, serverOf, slot, slotsOf } from '../database.ts';
import { isActive, matchOf } from '../matches/match-row.ts';

/** In the place of the version that a message shows: another takes its place. */
const REPLACED = -1;

/** Interactions a batch, few enough that nobody waits long. */
const FORGOTTEN_AT_ONCE = 1000;

/** What the bot must remember of Discord's side, so that a restart can go on. */
export function messageQueries(database: Database): MessageStore {
  return {
    ...tableMessageQueries(database),
    ...readMessages(database),
    ...replacedQueries(database),
    ...handQueries(database),
    ...interactionQueries(database),
  };
}

function tableMessageQueries(database: Database) {
  const { db, prepared, replacedMessage, tableMessage } = database;
  const { matchId } = tableMessage;
  const put = prepared(
    db
      .insert(tableMessage)
      .values({
        ...slotsOf('matchId', 'channelId', 'messageId', 'version', 'postedAt'),
        endVersion: endUnshown(database),
        serverId: serverOf(database, slot('matchId')),
      })
      .onConflictDoUpdate({
        target: tableMessage.matchId,
        set: {
          channelId: sql`excluded.channel_id`,
          messageId: sql`excluded.message_id`,
          version: sql`excluded.version`,
          postedAt: sql`excluded.posted_at`,
          // The match may have ended since this statement looked.
          endVersion: sql`case when table_message.end_version > excluded.version
          then table_message.end_version else excluded.end_version end`,
        },
      }),
  );
  return {
    async putMessage(message) {
      await put({ ...message });
    },
    async deleteMessage(id) {
      await db.delete(replacedMessage).where(eq(replacedMessage.matchId, id));
      await db.delete(tableMessage).where(eq(matchId, id));
    },
    unposted: unpostedIn(database),
  } satisfies Partial<MessageStore>;
}

/** Matches whose message does not show them as they are; not of servers that the bot has left. */
function unpostedIn(database: Database): MessageStore['unposted'] {
  const { db, match, replacedMessage, server, tableMessage } = database;
  const { matchId, channelId, messageId, version, postedAt, endVersion } = tableMessage;
  const columns = { matchId, channelId, messageId, version, postedAt };
  return async () => {
    const inTheWay = db.select({ id: replacedMessage.matchId }).from(replacedMessage);
    const ended = db.select({ id: matchId }).from(tableMessage).where(isNotNull(endVersion));
    const active = db.select({ id: match.id }).from(match).where(isActive);
    const left = db
      .select({ id: server.id })
      .from(server)
      .where(and(eq(server.id, match.serverId), isNotNull(server.leftAt)));
    const isUnposted = or(isNull(matchId), lt(version, match.version), inArray(match.id, inTheWay));
    // The few that may be, by indexes: not each match there ever was.
    const mayBe = inArray(match.id, active.unionAll(ended).unionAll(inTheWay));
    const rows = await db
      .select({ match, message: columns })
      .from(match)
      .leftJoin(tableMessage, eq(matchId, match.id))
      .where(
        and(
          mayBe,
          isUnposted,
          notExists(left),
          ne(match.serverId, NO_SERVER),
          isOwn(database, match.serverId),
        ),
      );
    // Sorted here: told to sort by id, SQLite would read every match there ever was.
    return rows
      .map((row) => ({ match: matchOf(row.match), message: row.message }))
      .toSorted((a, b) => a.match.id - b.match.id);
  };
}

function readMessages(database: Database) {
  const { db, prepared, replacedMessage, tableMessage } = database;
  const { matchId, channelId, messageId, version, postedAt } = tableMessage;
  const ofMatch = prepared(
    db
      .select({ matchId, channelId, messageId, version, postedAt })
      .from(tableMessage)
      .where(eq(matchId, slot('matchId')))
      .unionAll(
        db
          .select({
            matchId: replacedMessage.matchId,
            channelId: replacedMessage.channelId,
            messageId: replacedMessage.messageId,
            version: sql<number>`${sql.raw(String(REPLACED))}`,
            postedAt: sql<number>`0`,
          })
          .from(replacedMessage)
          .where(eq(replacedMessage.matchId, slot('matchId'))),
      ),
  );
  return {
    async messages(id) {
      const replaced: ReplacedMessage[] = [];
      let shown: TableMessage | undefined;
      for (const message of await ofMatch({ matchId: id })) {
        if (message.version !== REPLACED) shown = message;
        else {
          const { version: _, postedAt: __, ...rest } = message;
          replaced.push(rest);
        }
      }
      return { shown, replaced };
    },
  } satisfies Partial<MessageStore>;
}

/** The version in which the match of a message that is put ended; null if the message shows that, or it goes on. */
function endUnshown({ match }: Database): SQL<number | null> {
  const id = slot('matchId');
  return sql`(select ${match.version} from ${match} where ${match.id} = ${id}
    and ${match.status} in ('over', 'stopped') and ${match.version} > ${slot('version')})`;
}

function replacedQueries({ db, replacedMessage }: Database) {
  return {
    async putReplaced({ matchId, channelId, messageId }) {
      const values = { matchId, channelId, messageId };
      await db.insert(replacedMessage).values(values).onConflictDoNothing();
    },
    async deleteReplaced(messageId) {
      await db.delete(replacedMessage).where(eq(replacedMessage.messageId, messageId));
    },
  } satisfies Partial<MessageStore>;
}

function handQueries(database: Database) {
  const { db, prepared, handToken } = database;
  const { matchId, personId, token, expiresAt, locale } = handToken;
  const put = prepared(
    db
      .insert(handToken)
      .values({
        ...slotsOf('matchId', 'personId', 'token', 'expiresAt', 'locale'),
        serverId: serverOf(database, slot('matchId')),
      })
      .onConflictDoUpdate({
        target: [matchId, personId],
        set: {
          token: sql`excluded.token`,
          expiresAt: sql`excluded.expires_at`,
          locale: sql`excluded.locale`,
        },
      }),
  );
  const ofMatch = prepared(
    db
      .select({ matchId, personId, token, expiresAt, locale })
      .from(handToken)
      .where(and(eq(matchId, slot('matchId')), gt(expiresAt, slot('now'))))
      .orderBy(personId),
  );
  return {
    async putHand(hand) {
      await put({ ...hand });
    },
    hands: async (id, now) => ofMatch({ matchId: id, now }),
    async deleteHand(id, ofPerson) {
      await db.delete(handToken).where(and(eq(matchId, id), eq(personId, ofPerson)));
    },
    async deleteExpiredHands(now) {
      await db.delete(handToken).where(lte(expiresAt, now));
    },
  } satisfies Partial<MessageStore>;
}

function interactionQueries({ db, prepared, seenInteraction }: Database) {
  const { id } = seenInteraction;
  const add = prepared(
    db
      .insert(seenInteraction)
      .values({ id: slot('id'), at: slot('at') })
      .onConflictDoNothing(),
  );
  return {
    addInteraction: async (interaction, at) => changesOf(await add({ id: interaction, at })) === 1,
    async deleteInteractions(before) {
      const some = db
        .select({ id })
        .from(seenInteraction)
        .where(lt(seenInteraction.at, before))
        .limit(FORGOTTEN_AT_ONCE);
      const forgotten = await db.delete(seenInteraction).where(inArray(id, some));
      return changesOf(forgotten) === FORGOTTEN_AT_ONCE;
    },
  } satisfies Partial<MessageStore>;
}
