import type { Guild } from 'discord.js';
import type { Log } from '../../log.ts';
import type { Deletion } from '../../table/privacy/erasure-store.ts';
import type { Tables } from '../../table/tables.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import type { DirectMessages } from '../direct/direct-messages.ts';
import { type DiscordErrorKind, discordErrorKind } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import type { Channels } from '../gateway/channels.ts';
import { noticePayload } from './privacy-menu.ts';

interface Deps {
  readonly tables: Pick<Tables, 'stored'>;
  readonly api: Pick<DiscordApi, 'post'>;
  readonly direct: Pick<DirectMessages, 'write'> & {
    readonly pace: Pick<DirectMessages['pace'], 'take'>;
  };
  readonly channels: Channels;
  readonly findGuild: (serverId: string) => Guild | undefined;
  readonly wordsOf: (serverId: string) => Promise<Words>;
  readonly log: Log;
}

/** Tells each server whose data is to be deleted, once: in its log channel, else its owner, else wherever it can. */
export async function tellDeletions(deps: Deps): Promise<void> {
  const { tables, findGuild, log } = deps;
  for (const serverId of await tables.stored.deletionsUntold()) {
    const [guild, deletion] = [findGuild(serverId), await tables.stored.deletionOf(serverId)];
    // During an outage it waits.
    if (guild?.available !== true || deletion === undefined) continue;
    try {
      const told = await tell(deps, guild, deletion);
      if (told === 'later') continue;
      if (told === 'nobody')
        log.warn({ server: serverId }, 'nobody could be told that a server is deleted');
      await tables.stored.putDeletionTold(serverId, deletion.dueAt);
    } catch (error) {
      // Told again later, with the same nonce; the other servers are told now.
      logFailure(log, error, { what: 'the notice of a deletion', server: serverId });
    }
  }
}

/** Rejects if Discord does not answer for now. */
async function tell(
  deps: Deps,
  guild: Guild,
  deletion: Deletion,
): Promise<'told' | 'later' | 'nobody'> {
  const { tables, direct, channels, wordsOf } = deps;
  const words = await wordsOf(guild.id);
  const payload = noticePayload({ id: guild.id, name: guild.name, deletion }, words);
  const nonce = `x${deletion.dueAt.toString(36)}`;
  const isPosted = (channelId: string) => mayPost(() => deps.api.post(channelId, payload, nonce));
  const { logChannel, boardChannel } = await tables.stored.serverSettings(guild.id);
  const [log] = logChannel;
  if (log !== undefined && (await isPosted(log))) return 'told';
  const slot = direct.pace.take('notice');
  if (slot === 'soon') return 'later';
  if (slot !== 'held') {
    const outcome = await direct.write(guild.ownerId, payload, nonce);
    if (outcome === 'sent') return 'told';
    if (outcome === 'unsent' || outcome === 'unsure') return 'later';
  }
  const others = [...boardChannel, guild.systemChannelId ?? '', ...channels.of(guild.id)];
  const open = others.find((id) => channels.mayPlayIn(guild, id) === true);
  return open !== undefined && (await isPosted(open)) ? 'told' : 'nobody';
}

/** False if the bot may not post. */
async function mayPost(post: () => Promise<unknown>): Promise<boolean> {
  try {
    await post();
    return true;
  } catch (error) {
    if (!CLOSED.has(discordErrorKind(error))) throw error;
    return false;
  }
}

const CLOSED: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>([
  'forbidden',
  'unknown-channel',
  'archived',
]);
