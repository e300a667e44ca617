import { z } from 'zod';
import type { Gateway } from '../gateway/gateway.ts';
import { apiError, InvalidForm } from '../protocol/api-error.ts';
import type { Command, CommandBody, User } from '../protocol/wire.ts';
import { commandViolations } from '../validation/command-rules.ts';
import { ownServer } from '../world/channel-access.ts';
import { channelPayload } from '../world/channel-payloads.ts';
import { NEW_INSTALL_SETTINGS } from '../world/installations.ts';
import { activeThreads, applicationPayload, rolesOf, serverInfo } from '../world/payloads.ts';
import { memberPayload, personUser } from '../world/users.ts';
import type { Server, World } from '../world/world.ts';
import { emojiRoutes } from './emoji-routes.ts';
import type { RateLimits } from './rate-limits.ts';
import { get, ok, type Params, type Reply, type Route, type RouteRequest } from './routes.ts';

/** The routes of the application: its user, servers, commands and emojis. */
export function applicationRoutes(
  world: World,
  gateway: Gateway,
  limits: RateLimits,
): readonly Route[] {
  const commands = { world, limits };
  const routes: readonly Route[] = [
    get('/gateway', () => ({ url: gateway.url })),
    get('/gateway/bot', (_, bot) => gateway.information(bot)),
    get('/users/@me', (_, bot) => ({ ...bot, mfa_enabled: true, locale: 'en-US' })),
    get('/users/@me/guilds', (_, bot) => serversOfBot(world, bot)),
    get('/users/:', ([id]) => userBy(world, id)),
    {
      method: 'DELETE',
      pattern: '/users/@me/guilds/:',
      handle: ({ bot, params }) => leave(world, bot, params),
    },
    {
      method: 'POST',
      pattern: '/users/@me/channels',
      handle: ({ bot, body }) => ok(directChannel({ world, limits }, bot, body)),
    },
    get('/applications/@me', (_, bot) => ownApplicationPayload(world, bot)),
    {
      method: 'PATCH',
      pattern: '/applications/@me',
      handle: ({ bot, body }) => {
        const installs = installSettingsIn(body);
        if (installs != null) world.installSettings.set(bot.id, installs);
        return ok(ownApplicationPayload(world, bot));
      },
    },
    get('/oauth2/applications/@me', (_, bot) => ownApplicationPayload(world, bot)),
    get('/guilds/:', ([id], bot) => serverInfo(world, ownServer(world, bot, id))),
    get('/guilds/:/channels', ([id], bot) => channelsOf(world, ownServer(world, bot, id))),
    get('/guilds/:/roles', ([id], bot) => rolesOf(ownServer(world, bot, id))),
    get('/guilds/:/threads/active', ([id], bot) => threadsIn(world, ownServer(world, bot, id))),
    get('/guilds/:/members/:', ([server, user = ''], bot) => {
      ownServer(world, bot, server);
      return memberBy(world, user === '@me' ? bot.id : user);
    }),
    ...commandRoutes(commands, '/applications/:/commands', () => null),
    ...commandRoutes(
      commands,
      '/applications/:/guilds/:/commands',
      ({ bot, params: [, id] }) => ownServer(world, bot, id).id,
    ),
    ...emojiRoutes(world),
  ];
  return routes.map(ownApplication);
}

function ownApplicationPayload(world: World, bot: User): object {
  const installs = world.installSettings.get(bot.id) ?? NEW_INSTALL_SETTINGS;
  return applicationPayload(bot, { servers: serversOfBot(world, bot).length, installs });
}

/** Of what an application may change about itself, the part that the sandbox keeps. */
const applicationChange = z.looseObject({
  integration_types_config: z
    .partialRecord(
      z.enum(['0', '1']),
      z.object({
        oauth2_install_params: z
          .object({ scopes: z.array(z.string()), permissions: z.string().regex(/^\d+$/) })
          .optional(),
      }),
    )
    .nullish(),
});

function installSettingsIn(body: unknown) {
  const read = applicationChange.safeParse(body);
  if (read.success) return read.data.integration_types_config;
  const violations = read.error.issues.map(({ path, message }) => {
    return { path: path.join('.'), code: 'BASE_TYPE_BAD_TYPE', message };
  });
  throw new InvalidForm(violations);
}

/** A route that refuses access to another application's resources. */
function ownApplication(route: Route): Route {
  if (!route.pattern.startsWith('/applications/:')) return route;
  return {
    ...route,
    handle: (request) => {
      if (request.params[0] !== request.bot.id) throw apiError(20012);
      return route.handle(request);
    },
  };
}

function channelsOf(world: World, { id }: Server): unknown {
  return world
    .channelsOf(id)
    .filter(({ kind }) => kind === 'text')
    .map((channel) => channelPayload(world, channel));
}

function threadsIn(world: World, { id }: Server): object {
  const threads = activeThreads(world, id);
  return { threads: threads.map((thread) => channelPayload(world, thread)), members: [] };
}

function serversOfBot(world: World, bot: User): readonly object[] {
  return [...world.servers.values()]
    .filter((server) => world.isMember(server, bot.id))
    .map(({ id, name }) => ({
      id,
      name,
      icon: null,
      banner: null,
      owner: false,
      permissions: '0',
      features: [],
    }));
}

/** The bot leaves a server. */
function leave(world: World, bot: User, params: Params): Reply {
  world.setMember(ownServer(world, bot, params.at(-1)), bot.id, false);
  return { status: 204 };
}

function directChannel({ world, limits }: Registry, bot: User, body: unknown): object {
  const recipient = fieldsOf(body)['recipient_id'];
  if (typeof recipient !== 'string') {
    const message = 'This field is required';
    throw new InvalidForm([{ path: 'recipient_id', code: 'BASE_TYPE_REQUIRED', message }]);
  }
  if (world.botById(recipient)) throw apiError(50007);
  if (!world.people.has(recipient)) throw apiError(10013);
  const isOpen = world.openDirectChannel(recipient, bot.id) !== undefined;
  if (!isOpen && !limits.take(`direct:${bot.id}`, world.settings.directLimit).isAllowed)
    throw apiError(40003);
  return channelPayload(world, world.directChannel(recipient, bot.id));
}

function fieldsOf(body: unknown): Partial<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function userBy(world: World, id = ''): unknown {
  const bot = world.botById(id);
  if (bot !== undefined) return bot;
  const person = world.people.get(id);
  if (person === undefined) throw apiError(10013);
  return personUser(person);
}

function memberBy(world: World, userId: string): object {
  const bot = world.botById(userId);
  if (bot !== undefined) return memberPayload(bot);
  const person = world.people.get(userId);
  if (person === undefined) throw apiError(10007);
  return memberPayload(personUser(person));
}

type Asked = Pick<RouteRequest, 'bot' | 'params'>;

interface Registry {
  readonly world: World;
  readonly limits: RateLimits;
}

/** Whose commands, and where: in a server, or everywhere for null. */
interface Scope {
  readonly bot: User;
  readonly serverId: string | null;
}

function commandRoutes(
  registry: Registry,
  pattern: string,
  serverOf: (asked: Asked) => string | null,
): readonly Route[] {
  const { world } = registry;
  const one = `${pattern}/:`;
  const scopeOf = (asked: Asked): Scope => ({ bot: asked.bot, serverId: serverOf(asked) });
  const commandsIn = (asked: Asked) => world.commandsOf(serverOf(asked), asked.bot.id);
  const find = (asked: Asked) => commandBy(commandsIn(asked), asked.params.at(-1));
  return [
    {
      method: 'GET',
      pattern,
      handle: (request) => ok(listed(commandsIn(request), request.query)),
    },
    get(one, (params, bot) => find({ params, bot })),
    {
      method: 'PUT',
      pattern,
      form: 'commands',
      handle: (request) => ok(replaceCommands(registry, scopeOf(request), bodies(request.body))),
    },
    {
      method: 'POST',
      pattern,
      form: 'command',
      handle: (request) => {
        const made = oneBody(request.body);
        const isOther = (command: Command) => !isSame(command, made);
        const isNew = commandsIn(request).every(isOther);
        const command = replaceWith(registry, { scope: scopeOf(request), isOther }, made);
        return ok(command, isNew ? 201 : 200);
      },
    },
    {
      method: 'PATCH',
      pattern: one,
      form: 'editCommand',
      handle: (request) => {
        const changed = { ...find(request), ...oneBody(request.body) };
        const isOther = ({ id }: Command) => id !== changed.id;
        return ok(replaceWith(registry, { scope: scopeOf(request), isOther }, changed));
      },
    },
    {
      method: 'DELETE',
      pattern: one,
      handle: (request) => {
        const gone = find(request);
        const kept = commandsIn(request).filter(({ id }) => id !== gone.id);
        world.setCommands(serverOf(request), kept, request.bot.id);
        return { status: 204 };
      },
    },
  ];
}

/** All commands of a scope: their names in other languages come only `with_localizations`. */
function listed(commands: readonly Command[], query: URLSearchParams): unknown {
  if (query.get('with_localizations') === 'true') return commands;
  const leaveOut = (key: string, value: unknown) =>
    key.endsWith('_localizations') ? undefined : value;
  return JSON.parse(JSON.stringify(commands, leaveOut));
}

function commandBy(commands: readonly Command[], id = ''): Command {
  const command = commands.find((candidate) => candidate.id === id);
  if (command === undefined) throw apiError(10063);
  return command;
}

/** What Discord fills in where a command leaves a field out, and where a global one does. */
const ADDED = {
  name_localizations: null,
  description: '',
  description_localizations: null,
  default_permission: true,
  nsfw: false,
} as const;
const ADDED_GLOBALLY = { dm_permission: true, contexts: null, integration_types: [0] } as const;

type NewCommand = CommandBody & { readonly id?: string };

/** Registers commands in place of all others; one that keeps its name keeps its id. */
function replaceCommands(
  { world, limits }: Registry,
  { bot, serverId }: Scope,
  list: readonly NewCommand[],
): readonly Command[] {
  const violations = commandViolations(list, serverId === null);
  if (violations.length > 0) throw new InvalidForm(violations);
  const before = world.commandsOf(serverId, bot.id);
  const fresh = list.filter((body) => !before.some((command) => isSame(command, body)));
  for (const _ of fresh)
    if (!limits.take(`commands:${bot.id}:${serverId}`, world.settings.commandLimit).isAllowed)
      throw apiError(30034);
  const commands = list.map((body): Command => {
    const permissions = body.default_member_permissions;
    return {
      ...ADDED,
      ...(serverId === null && ADDED_GLOBALLY),
      ...body,
      type: body.type ?? 1,
      id: body.id ?? before.find((command) => isSame(command, body))?.id ?? world.newId(),
      application_id: bot.id,
      version: world.newId(),
      default_member_permissions: permissions == null ? null : String(permissions),
      ...(serverId !== null && { guild_id: serverId }),
    };
  });
  world.setCommands(serverId, commands, bot.id);
  return commands;
}

/** Registers one command beside the others of its scope. */
function replaceWith(
  registry: Registry,
  { scope, isOther }: { scope: Scope; isOther: (command: Command) => boolean },
  command: NewCommand,
): Command | undefined {
  const { bot, serverId } = scope;
  const others = registry.world.commandsOf(serverId, bot.id).filter(isOther);
  return replaceCommands(registry, scope, [...others, command]).at(-1);
}

function isSame(one: CommandBody, other: CommandBody): boolean {
  return one.name === other.name && (one.type ?? 1) === (other.type ?? 1);
}

// Handlers run after the schema check, so that the bodies have these types.
function bodies(body: unknown): readonly CommandBody[] {
  return body as readonly CommandBody[];
}

function oneBody(body: unknown): CommandBody {
  return body as CommandBody;
}
