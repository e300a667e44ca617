import type { Guild } from 'discord.js';
import type { Deletion } from '../../table/privacy/erasure-store.ts';
import type { Tables } from '../../table/tables.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import type { CommonDeps } from '../common-deps.ts';
import type { DirectMessages } from '../direct/direct-messages.ts';
import { isClosed } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import { noticePayload } from './privacy-menu.ts';

interface Deps extends Pick<CommonDeps, 'channels' | 'log' | 'wordsOf'> {
  readonly tables: Pick<Tables, 'stored'>;
  readonly api: Pick<DiscordApi, 'post'>;
  readonly direct: Pick<DirectMessages, 'write'> & {
    readonly pace: Pick<DirectMessages['pace'], 'take'>;
  };
  readonly findGuild: (serverId: string) => Guild | undefined;
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
  const { tables, api, direct, channels, wordsOf } = deps;
  const payload = noticePayload(guild, deletion, await wordsOf(guild.id));
  const nonce = `x${deletion.dueAt.toString(36)}`;
  const isPosted = async (channelId: string) => {
    try {
      await api.post(channelId, payload, nonce);
      return true;
    } catch (error) {
      if (!isClosed(error)) throw error;
      return false;
    }
  };
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
