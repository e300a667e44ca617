import type { Log } from '../../log.ts';
import type { Meter } from '../../meter.ts';
import type { Painter } from '../../render/painter.ts';
import type { DueLeaderboard } from '../../table/posting/posting-store.ts';
import type { Tables } from '../../table/tables.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import type { OwnMessage } from '../api/own-messages.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import { parseCustomId } from '../interaction/custom-id.ts';
import { MOST_WINS, parseLeaderboardPage } from '../ranking/leaderboard-page.ts';
import { leaderboardPayload, NO_ONE } from '../ranking/leaderboard-payload.ts';

interface Deps {
  readonly tables: Tables;
  readonly painter: Painter;
  readonly api: Pick<DiscordApi, 'post' | 'own'>;
  readonly botId: () => string;
  readonly wordsOf: (serverId: string) => Promise<Words>;
  readonly log: Log;
  readonly meter: Meter;
}

/** Posts the leaderboards that are due, each once. What fails for now is due still. */
export async function postLeaderboards(deps: Deps): Promise<void> {
  const { tables, log, meter } = deps;
  for (const due of await tables.leaderboards.due()) {
    try {
      await post(deps, due);
      await tables.leaderboards.plan(due.serverId);
    } catch (error) {
      logFailure(log, error, { what: 'a leaderboard', server: due.serverId });
      const kind = discordErrorKind(error);
      // Its settings say that it cannot be posted there.
      const isClosed = kind === 'forbidden' || kind === 'unknown-channel' || kind === 'archived';
      if (isClosed) await tables.leaderboards.plan(due.serverId);
      else meter.count('hanafuda_due_jobs_put_off_total', { kind: 'board' });
    }
  }
}

async function post(deps: Deps, { serverId, dueAt }: DueLeaderboard): Promise<void> {
  const { tables, api, botId, wordsOf } = deps;
  const [channel] = (await tables.stored.serverSettings(serverId)).boardChannel;
  if (channel === undefined) return;
  const words = await wordsOf(serverId);
  const payload = await leaderboardPayload(
    { ...deps, serverId, person: null, words, interactionId: String(dueAt) },
    { ...MOST_WINS, audience: 'everybody', askerId: markOf(dueAt), period: 'season' },
  );
  // Nobody has played yet.
  if (payload.pictures.length === 0) return;
  const posted = await api.own(channel, botId());
  if (posted.some((message) => isPosted(message, dueAt))) return;
  await api.post(channel, payload, `b${dueAt.toString(36)}`);
}

/** What its custom ids have in place of who asked, so that one that was posted and not noted is found again. */
function markOf(dueAt: number): string {
  return String(dueAt);
}

/** Whether a message is the leaderboard that was due then; version 0.2 put no mark on them. */
function isPosted({ customIds, postedAt }: OwnMessage, dueAt: number): boolean {
  const askers = customIds.map((id) => {
    const customId = parseCustomId(id);
    const argument = customId?.verb === 'board' ? customId.argument : '';
    return parseLeaderboardPage(argument, [])?.askerId;
  });
  return askers.includes(markOf(dueAt)) || (askers.includes(NO_ONE) && postedAt >= dueAt);
}
