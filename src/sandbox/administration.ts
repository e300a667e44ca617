import { Actor, type Ref } from './actor.ts';
import type { Interactions } from './interactions.ts';
import { MANAGER, ORDINARY, type PermissionName, permissionBits } from './permissions.ts';
import { Refused } from './refused.ts';
import type { Channel, Person, Server, World } from './world.ts';

const MAX_NAME = 32;

/** What those do who own the servers: people, servers, channels, and what the bot may do there. */
export class Administration {
  readonly world: World;
  readonly #interactions: Interactions;

  constructor(world: World, interactions: Interactions) {
    this.world = world;
    this.#interactions = interactions;
  }

  /**
   * Adds a person, who is in every server.
   * @returns the person, to act as: `ann.command(…)`, `ann.click(…)`
   * @param options `locale` is `en-US` unless given; `permissions` is a list of names beyond the ordinary
   *   ones, or `manager` for somebody with "Manage Server"
   */
  addUser(
    name: string,
    options: {
      readonly locale?: string;
      readonly permissions?: readonly PermissionName[] | 'manager';
    } = {},
  ): Actor {
    const clean = name.trim().replace(/\s+/g, ' ');
    if (clean === '' || clean.length > MAX_NAME)
      throw new Refused(`A name has 1 to ${MAX_NAME} letters.`);
    if ([...this.world.people.values()].some((person) => person.name === clean)) {
      throw new Refused(`There is a ${clean} already.`);
    }
    const { locale = 'en-US', permissions = [] } = options;
    const bits = permissions === 'manager' ? MANAGER : ORDINARY | permissionBits(permissions);
    return this.actor(this.world.addPerson(clean, locale, bits));
  }

  /** A person, to act as. */
  actor(user: Ref): Actor {
    return new Actor(this.world.person(user.id).id, this.world, this.#interactions);
  }

  /** Everybody, in the order of their coming. */
  get users(): readonly Actor[] {
    return [...this.world.people.values()].map((person) => this.actor(person));
  }

  /** Changes a person's language or whether they may manage the server. */
  setUser(user: Ref, change: { readonly locale?: string; readonly isManager?: boolean }): Person {
    const person = this.world.person(user.id);
    const permissions =
      change.isManager === undefined ? person.permissions : change.isManager ? MANAGER : ORDINARY;
    const changed = { ...person, locale: change.locale ?? person.locale, permissions };
    this.world.putPerson(changed);
    return changed;
  }

  /** Adds a server in which the bot is a member. */
  addServer(name: string, options: { readonly locale?: string } = {}): Server {
    return this.world.addServer(name, options.locale ?? 'en-US');
  }

  /** Adds a channel; `permissions` is all that the bot may do in it, everything ordinary unless given. */
  addChannel(
    server: Ref,
    name: string,
    options: { readonly permissions?: readonly PermissionName[] } = {},
  ): Channel {
    const { permissions } = options;
    return this.world.addChannel(
      server.id,
      name,
      permissions ? permissionBits(permissions) : ORDINARY,
    );
  }

  /** Says what the bot may do in a channel: all of `permissions` and nothing else, or all but `without`. */
  setPermissions(
    channel: Ref,
    permissions: readonly PermissionName[] | { readonly without: readonly PermissionName[] },
  ): void {
    const bits =
      'without' in permissions
        ? ORDINARY & ~permissionBits(permissions.without)
        : permissionBits(permissions);
    this.world.setBotPermissions(channel.id, bits);
  }

  deleteChannel(channel: Ref): void {
    this.world.deleteChannel(channel.id);
  }

  /** Removes the bot from a server (GUILD_DELETE). */
  removeBot(server: Ref): void {
    this.world.setBotIn(server.id, false);
  }

  /** Invites the bot again (GUILD_CREATE). */
  inviteBot(server: Ref): void {
    this.world.setBotIn(server.id, true);
  }
}
