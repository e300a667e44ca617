import { Actor, type Ref } from './interactions/actor.ts';
import type { Interactions } from './interactions/interactions.ts';
import { Refused } from './interactions/refused.ts';
import { MANAGER, ORDINARY, type PermissionName, permissionBits } from './protocol/permissions.ts';
import type {
  DirectChannel,
  GroupChannel,
  Person,
  Role,
  Server,
  ServerChange,
  TextChannel,
  Thread,
} from './world/records.ts';
import type { World } from './world/world.ts';

const MAX_PERSON_NAME = 32;
const MAX_NAME = 100;

export interface PersonOptions {
  /** `en-US` unless given. */
  readonly locale?: string;
  /** In addition to the ordinary ones; `manager` stands for those of a server manager. */
  readonly permissions?: readonly PermissionName[] | 'manager';
  /** False for somebody who accepts no direct messages of the bot (50007). */
  readonly takesDirectMessages?: boolean;
  /** True for somebody who has installed the bot for themselves, and can use it anywhere. */
  readonly hasApp?: boolean;
}

/** What can be said of a role. */
export interface RoleOptions {
  /** What everyone who has it may also do. */
  readonly permissions?: readonly PermissionName[];
  /** False for one that only those who may mention everybody can mention. */
  readonly isMentionable?: boolean;
  /** True for one of an application's own, which nobody can give. */
  readonly isManaged?: boolean;
  /** Who has it; the bot can be among them. */
  readonly members?: readonly Ref[];
}

/** What server owners do: people, servers, channels and the bot's permissions. */
export class Administration {
  readonly world: World;
  readonly #interactions: Interactions;

  constructor(world: World, interactions: Interactions) {
    this.world = world;
    this.#interactions = interactions;
  }

  // People.

  /**
   * Adds a person, who is a member of every server.
   * @returns the person, to act as: `ann.command(…)`, `ann.click(…)`
   */
  addUser(name: string, options: PersonOptions = {}): Actor {
    const clean = cleanName(name, MAX_PERSON_NAME);
    if ([...this.world.people.values()].some((person) => person.name === clean)) {
      throw new Refused(`There is a ${clean} already.`);
    }
    const { locale = 'en-US', permissions = [], takesDirectMessages = true } = options;
    const { hasApp = false } = options;
    const own = { locale, permissions: bitsOf(permissions), takesDirectMessages, hasApp };
    return this.actor(this.world.addPerson({ name: clean, ...own }));
  }

  /** A person, to act as. */
  actor(user: Ref): Actor {
    return new Actor(this.world.person(user.id).id, this.world, this.#interactions);
  }

  /** All people, in the order in which they were added. */
  get users(): readonly Actor[] {
    return [...this.world.people.values()].map((person) => this.actor(person));
  }

  /** Changes a person; `isManager` is short for the permissions of a manager, or none. */
  setUser(user: Ref, change: PersonOptions & { readonly isManager?: boolean }): Person {
    const person = this.world.person(user.id);
    const { isManager, permissions = isManager === undefined ? undefined : [] } = change;
    const wanted = isManager ? 'manager' : permissions;
    const changed = {
      ...person,
      locale: change.locale ?? person.locale,
      permissions: wanted === undefined ? person.permissions : bitsOf(wanted),
      takesDirectMessages: change.takesDirectMessages ?? person.takesDirectMessages,
      hasApp: change.hasApp ?? person.hasApp,
    };
    this.world.putPerson(changed);
    return changed;
  }

  /** Adds a group of people who write to each other. The bot is not in it; who has installed it can use it there. */
  addGroup(name: string, members: readonly Ref[]): GroupChannel {
    return this.world.addGroup(
      cleanName(name),
      members.map(({ id }) => id),
    );
  }

  /** The channel of a person's direct messages with the bot, created if there is none. */
  directChannel(user: Ref): DirectChannel {
    return this.world.directChannel(user.id);
  }

  // Servers.

  /** Adds a server with the bot as a member. */
  addServer(name: string, options: { readonly locale?: string } = {}): Server {
    return this.world.addServer(cleanName(name), options.locale ?? 'en-US');
  }

  /** Changes a server's name or its preferred locale (GUILD_UPDATE). */
  setServer(server: Ref, change: { readonly name?: string; readonly locale?: string }): Server {
    const before = this.world.server(server.id);
    const { name = before.name, locale = before.locale } = change;
    return this.#putServer({ ...before, name: cleanName(name), locale }, 'changed');
  }

  /** Adds a role above those that there are. */
  addRole(server: Ref, name: string, options: RoleOptions = {}): Role {
    const before = this.world.server(server.id);
    const { permissions = [], isMentionable = true, isManaged = false, members = [] } = options;
    const role: Role = {
      id: this.world.newId(),
      name: cleanName(name),
      permissions: permissionBits(permissions),
      isMentionable,
      isManaged,
      memberIds: members.map(({ id }) => id),
    };
    this.#putServer({ ...before, roles: [...before.roles, role] }, 'changed');
    return role;
  }

  /** Removes the bot from a server (GUILD_DELETE); its requests about it answer 50001 from then on. */
  removeBot(server: Ref): void {
    this.world.setMember(this.world.server(server.id), false);
  }

  inviteBot(server: Ref): void {
    this.world.setMember(this.world.server(server.id), true);
  }

  /**
   * Adds the bot's commands to a server without the bot itself, as an install link without the scope `bot` does. A
   * bot that is a member is removed first.
   */
  addCommandsOnly(server: Ref): void {
    if (this.world.server(server.id).hasBot) this.removeBot(server);
    this.world.addCommandsOnly(this.world.server(server.id));
  }

  /**
   * Begins an outage of a server (GUILD_DELETE with `unavailable`): the bot is still a member, receives no
   * events of it, and its requests about it answer 503.
   */
  beginOutage(server: Ref): void {
    this.#putServer({ ...this.world.server(server.id), isAvailable: false }, 'outage');
  }

  /** Ends an outage (GUILD_CREATE). */
  endOutage(server: Ref): void {
    this.#putServer({ ...this.world.server(server.id), isAvailable: true }, 'recovered');
  }

  #putServer(server: Server, change: ServerChange): Server {
    this.world.putServer(server, change);
    return server;
  }

  // Channels.

  /**
   * Adds a text or voice channel, or a forum; `permissions` are all that the bot has in it, the ordinary ones unless
   * given.
   */
  addChannel(
    server: Ref,
    name: string,
    options: {
      readonly permissions?: readonly PermissionName[];
      readonly isVoice?: boolean;
      readonly isForum?: boolean;
    } = {},
  ): TextChannel {
    const { permissions, ...kind } = options;
    const botPermissions = permissions ? permissionBits(permissions) : ORDINARY;
    return this.world.addChannel(server.id, cleanName(name), { botPermissions, ...kind });
  }

  /** Adds a public thread to a text channel or a post to a forum (THREAD_CREATE), owned by the first person unless given. */
  addThread(channel: Ref, name: string, options: { readonly owner?: Ref } = {}): Thread {
    const [first] = this.world.people.keys();
    const ownerId = options.owner?.id ?? first ?? this.world.bot.id;
    const parent = this.world.textChannel(channel.id);
    return this.world.addThread(parent, { name: cleanName(name), ownerId });
  }

  /** Archives or locks a thread, or undoes it (THREAD_UPDATE). */
  setThread(
    thread: Ref,
    change: { readonly isArchived?: boolean; readonly isLocked?: boolean },
  ): Thread {
    const before = this.world.channel(thread.id);
    if (before.kind !== 'thread') throw new Error(`no such thread: ${thread.id}`);
    const changed = { ...before, ...change };
    this.world.changeChannel(changed);
    return changed;
  }

  /**
   * Sets the bot's permissions in a text channel and its threads: exactly these, or the ordinary ones but
   * `without`.
   */
  setPermissions(
    channel: Ref,
    permissions: readonly PermissionName[] | { readonly without: readonly PermissionName[] },
  ): void {
    const botPermissions =
      'without' in permissions
        ? ORDINARY & ~permissionBits(permissions.without)
        : permissionBits(permissions);
    this.world.changeChannel({ ...this.world.textChannel(channel.id), botPermissions });
  }

  /** Hides a text channel and its threads from these people only (CHANNEL_UPDATE). */
  hideChannel(channel: Ref, people: readonly Ref[]): void {
    const hiddenFrom = people.map(({ id }) => this.world.person(id).id);
    this.world.changeChannel({ ...this.world.textChannel(channel.id), hiddenFrom });
  }

  /** Deletes a channel with its threads (CHANNEL_DELETE alone, as on Discord), or a thread. */
  deleteChannel(channel: Ref): void {
    this.world.deleteChannel(channel.id);
  }

  /** Deletes a message as a moderator would; an edit of it answers 10008 from then on. */
  deleteMessage(message: Ref): void {
    if (!this.world.deleteMessage(message.id)) throw new Refused('That message is not there.');
  }
}

/** A name as Discord stores it: trimmed, and not too long. */
function cleanName(name: string, longest = MAX_NAME): string {
  const clean = name.trim().replace(/\s+/g, ' ');
  if (clean === '' || [...clean].length > longest)
    throw new Refused(`A name has 1 to ${longest} letters.`);
  return clean;
}

function bitsOf(permissions: readonly PermissionName[] | 'manager'): bigint {
  return permissions === 'manager' ? MANAGER : ORDINARY | permissionBits(permissions);
}
