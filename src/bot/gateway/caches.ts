import { type CacheFactory, Collection, LimitedCollection } from 'discord.js';

/**
 * What is read of discord.js's caches; channels are in `Channels`. Without overwrites, which go with their channel, it
 * prints a warning.
 */
const READ: ReadonlySet<string> = new Set([
  'GuildManager',
  'RoleManager',
  'PermissionOverwriteManager',
]);
/** Of these only the bot itself: of anybody else's changes Discord does not tell. */
const OF_THE_BOT: ReadonlySet<string> = new Set(['GuildMemberManager', 'UserManager']);

/**
 * One for all, since a server has dozens of caches, and each channel some more. discord.js warns of a class of
 * its own for overwrites, as its own answers about permissions need them: the bot asks `Channels` instead.
 */
const NOTHING = Object.assign(new Collection<string, never>(), { set: () => NOTHING });

interface Own {
  readonly id: string;
  readonly client: { readonly user: { readonly id: string } | null };
}

/** Keeps of servers what the bot reads, so that thousands of them fit into memory. */
export const leanCaches = (({ name }: { readonly name: string }) => {
  if (READ.has(name)) return new Collection();
  if (!OF_THE_BOT.has(name)) return NOTHING;
  const keepOverLimit = ({ id, client }: Own) => id === client.user?.id;
  return new LimitedCollection<string, Own>({ maxSize: 0, keepOverLimit });
}) as CacheFactory;
