import { plusDays } from '../../model/day.ts';
import type { Posted } from '../../model/posting.ts';
import type { Painter } from '../../render/painter.ts';
import type { DuePost } from '../../table/posting/posting-store.ts';
import type { Tables } from '../../table/tables.ts';
import type { Words } from '../../text/words/words.ts';
import type { OwnMessage } from '../api/answers.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import type { Payload } from '../api/payload.ts';
import type { CommonDeps } from '../common-deps.ts';
import { postedDeals, todaysPost } from '../daily/daily-payloads.ts';
import { isClosed } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import { parseCustomId } from '../interaction/custom-id.ts';
import {
  leaderboardPayload,
  MOST_WINS,
  NO_ONE,
  parseLeaderboardPage,
} from '../ranking/leaderboard-payload.ts';

interface Deps extends Pick<CommonDeps, 'botId' | 'wordsOf' | 'log' | 'meter'> {
  readonly tables: Tables;
  readonly painter: Painter;
  readonly api: Pick<DiscordApi, 'post' | 'own'>;
}

/** A message as it is to be posted, and how one is known that was posted and not noted. */
interface Draft {
  readonly payload: Payload;
  readonly isPosted: (message: OwnMessage) => boolean;
}

type Drawn = (deps: Deps, due: DuePost, words: Words) => Promise<Draft | undefined>;

const CHANNELS = { board: 'boardChannel', deal: 'dailyChannel' } as const;
const DRAWN: Readonly<Record<Posted, Drawn>> = { board: leaderboard, deal: dealsOfToday };

/** Posts what is due, each once. What fails for now is due still. */
export async function postDue(deps: Deps): Promise<void> {
  const { tables, log, meter } = deps;
  for (const due of await tables.posting.due()) {
    const { serverId, what } = due;
    try {
      await post(deps, due);
      await tables.posting.plan(due);
    } catch (error) {
      logFailure(log, error, { what: 'a post', kind: what, server: serverId });
      // Its settings say that it cannot be posted there.
      if (isClosed(error)) await tables.posting.plan(due);
      else meter.count('hanafuda_due_jobs_put_off_total', { kind: what });
    }
  }
}

async function post(deps: Deps, due: DuePost): Promise<void> {
  const { tables, api, botId, wordsOf } = deps;
  const { serverId, what, dueAt } = due;
  const [channel] = (await tables.stored.serverSettings(serverId))[CHANNELS[what]];
  if (channel === undefined) return;
  const draft = await DRAWN[what](deps, due, await wordsOf(serverId));
  if (draft === undefined || (await api.own(channel, botId())).some(draft.isPosted)) return;
  await api.post(channel, draft.payload, `${what.slice(0, 1)}${dueAt.toString(36)}`);
}

/** The season's leaderboard; undefined if nobody has played yet. */
async function leaderboard(
  deps: Deps,
  { serverId, dueAt }: DuePost,
  words: Words,
): Promise<Draft | undefined> {
  const payload = await leaderboardPayload(
    { ...deps, serverId, person: null, words, interactionId: String(dueAt) },
    { ...MOST_WINS, audience: 'everybody', askerId: markOf(dueAt), period: 'season' },
  );
  if (payload.pictures.length === 0) return undefined;
  return { payload, isPosted: (message) => isLeaderboard(message, dueAt) };
}

const SHOWN_BEST = 3;

/** The deals of today, once a day however late it is, and who made most of yesterday's. */
async function dealsOfToday(
  { tables: { daily } }: Deps,
  { serverId }: DuePost,
  words: Words,
): Promise<Draft> {
  const day = await daily.today(serverId);
  const ranked = (await daily.gamesOn(plusDays(day, -1))).map(async ({ deal, game }) => {
    const ranks = await daily.leaderboard(serverId, deal);
    return { game, ranks: ranks.slice(0, SHOWN_BEST) };
  });
  const best = await Promise.all(ranked);
  const payload = todaysPost({ day, games: await daily.gamesOn(day), best }, words);
  return { payload, isPosted: ({ customIds }) => customIds.includes(postedDeals(day)) };
}

/** What its custom ids have in place of who asked, so that one that was posted and not noted is found again. */
function markOf(dueAt: number): string {
  return String(dueAt);
}

/** Whether a message is the leaderboard that was due then; version 0.2 put no mark on them. */
function isLeaderboard({ customIds, postedAt }: OwnMessage, dueAt: number): boolean {
  const askers = customIds.map((id) => {
    const customId = parseCustomId(id);
    const argument = customId?.verb === 'board' ? customId.argument : '';
    return parseLeaderboardPage(argument, [])?.askerId;
  });
  return askers.includes(markOf(dueAt)) || (askers.includes(NO_ONE) && postedAt >= dueAt);
}
