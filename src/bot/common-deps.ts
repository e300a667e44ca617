import type { Client } from 'discord.js';
import type { Log } from '../log.ts';
import type { Meter } from '../meter.ts';
import type { Shards } from '../model/shards.ts';
import type { SettingsReader } from '../table/settings/settings-store.ts';
import type { Words } from '../text/words/words.ts';
import type { Guard } from './failure/guard.ts';
import type { UntilDone } from './failure/retry.ts';
import type { Channels } from './gateway/channels.ts';
import type { FindMember } from './gateway/members.ts';

/** What many parts of the bot need. */
export interface CommonDeps {
  readonly client: Client;
  readonly log: Log;
  readonly meter: Meter;
  /** Aborted when the bot goes down. */
  readonly signal: AbortSignal;
  readonly guard: Guard;
  readonly untilDone: UntilDone;
  /** The part of Discord's shards that this process serves; absent: all, as many as Discord asks for. */
  readonly shards?: Shards | undefined;
  readonly channels: Channels;
  /** Whether the bot sees such a channel and may write there, as far as is known. */
  readonly mayPost: (serverId: string, channelId: string) => boolean;
  readonly findMember: FindMember;
  /** Discord's id of the bot, known once it is connected. */
  readonly botId: () => string;
  /** For what everybody in a server reads. */
  readonly wordsOf: (serverId: string, settings?: SettingsReader) => Promise<Words>;
}
