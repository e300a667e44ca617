import type { User } from '../protocol/wire.ts';
import type { Person } from './records.ts';

const BEGINNING = new Date(0).toISOString();

/** A user as Discord describes one. */
export function userOf(id: string, name: string, bot: boolean): User {
  return {
    id,
    username: name,
    discriminator: '0',
    global_name: bot ? null : name,
    avatar: null,
    bot,
    public_flags: 0,
    flags: 0,
    primary_guild: null,
  };
}

export function personUser(person: Person): User {
  return userOf(person.id, person.name, false);
}

/** A member as an interaction carries one beside the user. */
export function partialMember(permissions?: bigint, roles: readonly string[] = []): object {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles,
    joined_at: BEGINNING,
    premium_since: null,
    pending: false,
    flags: 0,
    communication_disabled_until: null,
    ...(permissions !== undefined && { permissions: String(permissions) }),
  };
}

export function memberPayload(
  user: User,
  permissions?: bigint,
  roles: readonly string[] = [],
): object {
  return { user, deaf: false, mute: false, ...partialMember(permissions, roles) };
}
