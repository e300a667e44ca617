import type { Guild } from 'discord.js';
import type { Log } from '../../log.ts';
import type { SettingsReader } from '../../table/settings/settings-store.ts';
import type { Tables } from '../../table/tables.ts';
import type { Words } from '../../text/words/words.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import type { Channels } from '../gateway/channels.ts';
import { noticePayload } from './privacy-menu.ts';

interface Deps {
  readonly tables: Pick<Tables, 'privacy'>;
  readonly settings: SettingsReader;
  readonly api: Pick<DiscordApi, 'post' | 'directChannel'>;
  readonly channels: Channels;
  readonly findGuild: (serverId: string) => Guild | undefined;
  readonly wordsOf: (serverId: string) => Promise<Words>;
  readonly log: Log;
}

/** Tells each server whose data is to be deleted, once: in its log channel, else its owner, else where it can. */
export async function tellDeletions(deps: Deps): Promise<void> {
  const { tables, findGuild, log } = deps;
  for (const serverId of await tables.privacy.deletionsUntold()) {
    const guild = findGuild(serverId);
    // During an outage it waits.
    if (guild?.available !== true) continue;
    const isTold = await tell(deps, guild);
    if (!isTold) log.warn({ server: serverId }, 'nobody could be told that a server is deleted');
    await tables.privacy.deletionTold(serverId);
  }
}

/** Rejects where Discord does not answer for now. */
async function tell(deps: Deps, guild: Guild): Promise<boolean> {
  const { tables, settings, api, channels, wordsOf } = deps;
  const deletion = await tables.privacy.deletionOf(guild.id);
  if (deletion === undefined) return true;
  const payload = noticePayload(
    { id: guild.id, name: guild.name, deletion },
    await wordsOf(guild.id),
  );
  const { logChannel, boardChannel } = await settings.serverSettings(guild.id);
  const others = [...boardChannel, guild.systemChannelId ?? '', ...channels.of(guild.id)];
  const isOpen = (id: string) => channels.mayPlayIn(guild, id) === true;
  const places = [
    ...logChannel.map((id) => async () => id),
    () => api.directChannel(guild.ownerId),
    ...others
      .filter(isOpen)
      .slice(0, 1)
      .map((id) => async () => id),
  ];
  for (const place of places) {
    try {
      await api.post(await place(), payload, `x${deletion.dueAt.toString(36)}`);
      return true;
    } catch (error) {
      // Told again later, with the same nonce.
      if (discordErrorKind(error) === 'transient') throw error;
    }
  }
  return false;
}
