import { isDeepStrictEqual } from 'node:util';
import { type Sandbox, type StoredMessage, walk } from 'discord-sandbox';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import type { State } from '../../src/engine/round/state.ts';
import { findGame } from '../../src/games/index.ts';
import { hasEnded, type Match } from '../../src/model/match.ts';
import { seatAsked } from '../../src/model/seats.ts';
import { recountAchievements } from '../../src/table/achievements/achievements.ts';
import { CARD_ID, leaks } from '../e2e/support/leaks.ts';
import { buttonsOf, textOf } from '../e2e/support/reading.ts';
import { faultsInChannels } from '../torture/support/channels.ts';
import type { Ledger } from '../torture/support/ledger.ts';
import { type ActiveMatch, activeMatches, faultsInContent } from '../torture/support/stored.ts';
import type { BotProcess, Collection } from './bot-process.ts';
import { deadlinesIn, LENIENCE, type Query } from './deadlines.ts';

/** What is overdue though the bot has had its time. */
function overdue(query: Query, now: number): readonly string[] {
  return deadlinesIn(query)
    .filter(({ dueAt }) => dueAt < now - 5 * LENIENCE)
    .map(
      ({ matchId, kind, dueAt }) => `the ${kind} of match ${matchId} is ${now - dueAt} ms overdue`,
    );
}

/** Threads without a table, tables with two of them or without, each by the button of the message it starts from. */
function faultsInThreads({ sandbox, query, archived }: Ended): readonly string[] {
  const matches = query<Pick<Match, 'id' | 'status'> & { channelId: string }>(
    'select id, channel_id as channelId, status from match',
  );
  const threads = [...sandbox.world.channels.values()].filter(({ kind }) => kind === 'thread');
  const orphans = threads.flatMap(({ id }) => {
    const ids = walk(sandbox.world.messages.get(id)?.message.components ?? []);
    const [number] = ids.flatMap(({ custom_id: one = '' }) => parseCustomId(one)?.match ?? []);
    const match = matches.find((one) => one.id === number);
    const isThere = match === undefined || match.channelId === id;
    return isThere ? [] : [`thread ${id} is of match ${match.id}, which is in ${match.channelId}`];
  });
  const waiting = matches
    .filter(({ channelId, status }) => channelId.startsWith('#') && status !== 'stopped')
    .map(({ id }) => `match ${id} still waits for its thread`);
  const left = threads
    .filter(
      ({ id, ...one }) =>
        'ownerId' in one && one.ownerId === sandbox.world.bot.id && !archived.has(id),
    )
    .filter(({ id }) => matches.some((one) => one.channelId === id && hasEnded(one)))
    .map(({ id }) => `thread ${id} was never put away, though its match has ended`);
  return [...orphans, ...waiting, ...left];
}

/** What a world knows at its end. */
export interface Ended {
  readonly sandbox: Sandbox;
  readonly places: readonly { readonly id: string }[];
  readonly query: Query;
  readonly bot: BotProcess;
  readonly ledger: Ledger;
  readonly seen: readonly StoredMessage[];
  /** Threads that were put away at some time: whoever says something there brings them back. */
  readonly archived: ReadonlySet<string>;
  /** Somebody pressed a private button on a public message, as no app would: what is shown there is their own. */
  readonly hasForged: boolean;
  /** By which leaderboards are posted. */
  readonly zone: string;
  /** The machine's clock was set. */
  readonly hasSetClock: boolean;
  readonly forgotten: ReadonlySet<string>;
  readonly now: number;
}

/** What does not hold once nothing happens any more. */
export async function faultsAtTheEnd(ended: Ended): Promise<readonly string[]> {
  const { sandbox, places, query, bot, ledger, now, forgotten } = ended;
  const stored = { query: async <Row>(sql: string) => query<Row>(sql) };
  const active: readonly ActiveMatch[] = await activeMatches(stored);
  // What was deleted with its server is gone, and so are the moves of what was stripped.
  const whole = query<{ id: number }>('select id from match where stripped_at is null');
  const kept = new Set(whole.map(({ id }) => id));
  const inPlaces = active.filter(({ channelId }) => places.some(({ id }) => id === channelId));
  return [
    ...faultsInChannels(
      sandbox,
      places.map(({ id }) => id),
      inPlaces,
    ),
    ...(await faultsInContent(
      stored,
      bot.store,
      ledger.moves.filter(({ match }) => kept.has(match)),
    )),
    ...faultsInThreads(ended),
    ...overdue(query, now),
    ...(await waitingForNobody(query, bot)),
    ...(await toldCards(ended)),
    ...toldTwice(sandbox),
    ...unfinishedDeals(query),
    ...oddBoards(ended),
    ...traces(query, forgotten),
    ...sandbox.violations,
  ];
}

/**
 * What is derived is what is worked out again; where no clock was set, by which matches are in order. To be looked at
 * once: whatever differs is mended by that.
 */
export async function madeAgain({ query, bot, hasSetClock }: Ended): Promise<readonly string[]> {
  if (hasSetClock) return [];
  const derived = () =>
    ['career', 'achievement', 'rating_step'].map((table) =>
      query<object>(`select * from ${table}`)
        .map((row) => JSON.stringify(row))
        .toSorted(),
    );
  const kept = derived();
  await recountAchievements({ store: bot.store, findGame });
  for (const { id } of query<{ id: string }>('select id from server')) {
    await bot.tables.ranking.recountRatings(id);
  }
  const faults = derived().flatMap((rows, at) =>
    isDeepStrictEqual(rows, kept[at]) ? [] : `kept: ${kept[at]}; worked out anew: ${rows}`,
  );
  return faults;
}

/** Deals of the day that were played to their end, and count for nobody. */
function unfinishedDeals(query: Query): readonly string[] {
  const left = query<{ id: number }>(
    `select match.id from match join daily_attempt on match_id = match.id
      where status = 'over' and daily_attempt.finished_at is null`,
  );
  return left.map(({ id }) => `match ${id} is over, but the deal that it played is not`);
}

/** Direct messages that nobody asked for, and that say the same once more. */
function toldTwice({ world }: Sandbox): readonly string[] {
  const all = [...world.channels.values()].filter(({ kind }) => kind === 'direct');
  return all.flatMap(({ id }) => {
    const told = world.messagesIn(id).map(({ message }) => message);
    const unasked = told
      .filter((one) => buttonsOf(one).some((button) => parseCustomId(button.id)?.verb === 'mute'))
      .map(textOf);
    return unasked
      .filter((text, at) => unasked.indexOf(text) !== at)
      .map((text) => `told twice: ${text}`);
  });
}

/** Leaderboards that were posted unasked, but not once each Monday at nine. */
function oddBoards({ sandbox, seen, zone }: Ended): readonly string[] {
  const posted = new Map<string, string>();
  return seen.flatMap(({ message }) => {
    const [dueAt] = walk(message.components).flatMap(({ custom_id: id }) => {
      const pressed = parseCustomId(id ?? '');
      if (pressed?.verb !== 'board') return [];
      return /\b\d{13}\b/.exec(pressed.argument)?.[0] ?? [];
    });
    if (dueAt === undefined) return [];
    const first = posted.get(dueAt) ?? message.id;
    posted.set(dueAt, first);
    const hour = { weekday: 'short', hour: '2-digit', hourCycle: 'h23' } as const;
    const at = new Date(Number(dueAt)).toLocaleString('en', { ...hour, timeZone: zone });
    // What a moderator has deleted may be posted once more, by a process that did not note it.
    const isOnce = first === message.id || !sandbox.world.messages.has(first);
    const faults = isOnce ? [] : [`the leaderboard of ${at} was posted twice`];
    return at === 'Mon, 09' ? faults : [...faults, `a leaderboard at ${at}`];
  });
}

/** Hands that somebody was shown who does not hold them. */
function handsOfOthers({ players }: Match, seen: readonly StoredMessage[]): readonly string[] {
  return seen.flatMap(({ message, reader }) => {
    const [{ filename } = { filename: '' }] = message.attachments;
    const seat = /^hand-.*-(\d+)\.png$/.exec(filename)?.[1];
    const holder = players[Number(seat)];
    const isOther = reader !== null && holder?.type === 'person' && holder.person.id !== reader;
    // People who have deleted their data have another name there.
    return isOther && /^\d+$/.test(holder.person.id) ? [`${reader} was shown ${filename}`] : [];
  });
}

/** Matches that wait for no person, and nothing falls due in them. */
async function waitingForNobody(query: Query, { tables }: BotProcess): Promise<readonly string[]> {
  const untimed = query<{ id: number }>(
    `select id from match where status = 'playing'
      and not exists (select 1 from timer where match_id = match.id)`,
  );
  const faults = untimed.map(async ({ id }) => {
    const match = await tables.stored.match(id);
    const game = match && findGame(match.game);
    if (match === undefined || game === undefined) return [`match ${id} cannot be read`];
    if (seatAsked(game, match) !== undefined) return [];
    return [`match ${id} waits for nobody, and nothing in it falls due`];
  });
  return (await Promise.all(faults)).flat();
}

const BUG = /"(?:stack|type)":"(?:Type|Range|Reference|Syntax|Assertion)Error|IllegalMove/;
/** Discord takes five messages of a channel in as many seconds, and an answer may wait for the thread of a table. */
const WAITED = '"msg":"slow: the answer is deferred"';
/** Discord's mistake, whose cause is a `SyntaxError` or a `TypeError`. */
const MALFORMED = '"stack":"MalformedAnswer';

/** What bots have logged that nothing explains: bugs, and anything if nothing went wrong. */
export function faultsInLog(lines: readonly string[], isCalm: boolean): readonly string[] {
  const faults = lines.filter((line) =>
    isCalm ? !line.includes(WAITED) : BUG.test(line) && !line.includes(MALFORMED),
  );
  return faults.map((line) => `the log says: ${line}`);
}

/** What a process still remembers of matches that have ended, though every token has, too. */
export function left(
  collections: readonly Collection[],
  ended: readonly number[],
): readonly string[] {
  const names = ended.map(String);
  return collections.flatMap((one) =>
    [...one.keys()]
      .filter((key) => ['string', 'number'].includes(typeof key))
      .filter((key) => names.some((name) => String(key).includes(name)))
      .map((key) => `something is still remembered of "${String(key)}"`),
  );
}

/** Where in the database people still stand whose data was deleted. */
function traces(query: Query, forgotten: ReadonlySet<string>): readonly string[] {
  if (forgotten.size === 0) return [];
  const tables = query<{ name: string }>("select name from sqlite_schema where type = 'table'");
  return tables.flatMap(({ name }) => {
    const rows = JSON.stringify(query(`select * from "${name}"`));
    const known = [...forgotten].filter((id) => rows.includes(id));
    return known.map((id) => `${name} still knows ${id}, whose data was deleted`);
  });
}

/** What a message carries unseen: the seed of a match that goes on, and where everybody has it, cards. */
export function toldSecrets(
  { message, reader }: StoredMessage,
  { query, hasForged }: Pick<Ended, 'query' | 'hasForged'>,
): readonly string[] {
  const whole = JSON.stringify(message);
  const card = reader === null && !hasForged ? (CARD_ID.exec(whole) ?? []) : [];
  const seeds = query<{ seed: string }>("select seed from match where status = 'playing'")
    .map(({ seed }) => seed)
    .filter((seed) => whole.includes(seed));
  return [...card, ...seeds].map((told) => `message ${message.id} carries ${told}`);
}

/** Cards that a picture or its words told to somebody who must not know them. */
async function toldCards({ query, bot, seen, hasForged }: Ended): Promise<readonly string[]> {
  const told: string[] = [];
  for (const { id } of query<{ id: number }>('select id from match where seed is not null')) {
    const match = await bot.tables.stored.match(id);
    if (match === undefined) continue;
    const steps = await bot.tables.play.replay(match);
    const latest = Math.max(0, ...steps.map(({ version }) => version), match.version);
    // A version in which nobody played shows the state before it.
    const states = new Map<number, State>();
    for (let version = 0; version <= latest; version++) {
      const state = steps.findLast((step) => step.version <= version)?.state;
      if (state !== undefined) states.set(version, state);
    }
    const own = seen.filter(({ message, reader }) => {
      const kind = hasForged && reader === null ? 'table' : '(table|hand)';
      const name = new RegExp(`^${kind}-${id}-`);
      // A match that is over can be looked at again with all hands.
      const isReview = buttonsOf(message).some((one) => parseCustomId(one.id)?.verb === 'review');
      if (isReview && match.status !== 'playing') return false;
      return message.attachments.some(({ filename }) => name.test(filename));
    });
    told.push(...leaks(own, states), ...handsOfOthers(match, own));
  }
  return told;
}
