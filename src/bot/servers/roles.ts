import { type Client, PermissionFlagsBits } from 'discord.js';
import type { Member } from '../../model/match.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { discordErrorKind } from '../failure/discord-error.ts';

/**
 * Why the bot does not give a role: it is not there, Discord or another application gives it, it has permissions that
 * not everybody has, or the bot lacks *Manage Roles*, or a role of its own above it.
 */
type RoleProblem = 'gone' | 'managed' | 'powerful' | 'noPermission' | 'tooHigh';

const { ManageRoles, MentionEveryone } = PermissionFlagsBits;

/** The roles that managers choose for people to have. */
export class Roles {
  readonly #guilds: Client['guilds'];
  readonly #api: Pick<DiscordApi, 'setRole'>;

  constructor({ guilds }: Pick<Client, 'guilds'>, api: Pick<DiscordApi, 'setRole'>) {
    this.#guilds = guilds;
    this.#api = api;
  }

  /** Why the bot does not give this role; undefined if it does. */
  problemOf(serverId: string, roleId: string): RoleProblem | undefined {
    const guild = this.#guilds.cache.get(serverId);
    const role = guild?.roles.cache.get(roleId);
    if (guild === undefined || role === undefined) return 'gone';
    if (role.managed || role.id === guild.id) return 'managed';
    // Whoever manages the server may not be allowed to give these to anybody.
    const usual = guild.roles.everyone.permissions.bitfield;
    if ((role.permissions.bitfield & ~usual) !== 0n) return 'powerful';
    const { me } = guild.members;
    if (me === null) return undefined;
    if (!me.permissions.has(ManageRoles)) return 'noPermission';
    return me.roles.highest.comparePositionTo(role) > 0 ? undefined : 'tooHigh';
  }

  /** Whether a mention of this role by the bot notifies those who have it. */
  notifies(serverId: string, roleId: string): boolean {
    const guild = this.#guilds.cache.get(serverId);
    const isForAll = guild?.roles.cache.get(roleId)?.mentionable === true;
    return isForAll || guild?.members.me?.permissions.has(MentionEveryone) === true;
  }

  /**
   * Gives somebody a role, or takes it.
   *
   * @returns why not; undefined once it is done
   */
  async set(
    member: Member,
    roleId: string,
    isGiven: boolean,
  ): Promise<RoleProblem | 'failed' | undefined> {
    const problem = this.problemOf(member.serverId, roleId);
    if (problem !== undefined) return problem;
    try {
      await this.#api.setRole(member, roleId, isGiven);
      return undefined;
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'other') throw error;
      return kind === 'forbidden' ? 'noPermission' : 'failed';
    }
  }
}
