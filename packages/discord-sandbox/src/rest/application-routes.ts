import type { Gateway } from '../gateway/gateway.ts';
import { apiError, InvalidForm } from '../protocol/api-error.ts';
import type { Command, CommandBody } from '../protocol/wire.ts';
import { commandViolations } from '../validation/command-rules.ts';
import { ownServer } from '../world/channel-access.ts';
import { channelPayload } from '../world/channel-payloads.ts';
import { activeThreads, applicationPayload, rolesOf, serverInfo } from '../world/payloads.ts';
import { memberPayload, personUser } from '../world/users.ts';
import type { World } from '../world/world.ts';
import { emojiRoutes } from './emoji-routes.ts';
import type { RateLimits } from './rate-limits.ts';
import { get, ok, type Params, type Reply, type Route } from './routes.ts';

/** The routes of the application: its user, servers, commands and emojis. */
export function applicationRoutes(
  world: World,
  gateway: Gateway,
  limits: RateLimits,
): readonly Route[] {
  const commands = { world, limits };
  const routes: readonly Route[] = [
    get('/gateway', () => ({ url: gateway.url })),
    get('/gateway/bot', () => gateway.information),
    get('/users/@me', () => world.bot),
    get('/users/@me/guilds', () => serversOfBot(world)),
    get('/users/:', ([id]) => userBy(world, id)),
    {
      method: 'DELETE',
      pattern: '/users/@me/guilds/:',
      handle: ({ params }) => leave(world, params),
    },
    {
      method: 'POST',
      pattern: '/users/@me/channels',
      handle: ({ body }) => ok(directChannel(world, body)),
    },
    get('/applications/@me', () => applicationPayload(world)),
    get('/oauth2/applications/@me', () => applicationPayload(world)),
    get('/guilds/:', ([id]) => serverInfo(world, ownServer(world, id))),
    get('/guilds/:/channels', ([id]) => channelsOf(world, id)),
    get('/guilds/:/roles', ([id]) => rolesOf(ownServer(world, id))),
    get('/guilds/:/threads/active', ([id]) => threadsIn(world, id)),
    get('/guilds/:/members/:', ([server, user]) => memberBy(world, server, user)),
    ...commandRoutes(commands, '/applications/:/commands', () => null),
    ...commandRoutes(
      commands,
      '/applications/:/guilds/:/commands',
      ([, id]) => ownServer(world, id).id,
    ),
    ...emojiRoutes(world),
  ];
  return routes.map((route) => ownApplication(world, route));
}

/** A route that refuses access to another application's resources. */
function ownApplication(world: World, route: Route): Route {
  if (!route.pattern.startsWith('/applications/:')) return route;
  return {
    ...route,
    handle: (request) => {
      if (request.params[0] !== world.bot.id) throw apiError(20012);
      return route.handle(request);
    },
  };
}

function channelsOf(world: World, id = ''): unknown {
  return world
    .channelsOf(ownServer(world, id).id)
    .filter(({ kind }) => kind === 'text')
    .map((channel) => channelPayload(world, channel));
}

function threadsIn(world: World, id = ''): object {
  const threads = activeThreads(world, ownServer(world, id).id);
  return { threads: threads.map((thread) => channelPayload(world, thread)), members: [] };
}

function serversOfBot(world: World): readonly object[] {
  return [...world.servers.values()]
    .filter(({ hasBot }) => hasBot)
    .map(({ id, name }) => ({
      id,
      name,
      icon: null,
      owner: false,
      permissions: '0',
      features: [],
    }));
}

/** The bot leaves a server. */
function leave(world: World, params: Params): Reply {
  const server = ownServer(world, params.at(-1));
  world.putServer({ ...server, hasBot: false }, 'bot-removed');
  return { status: 204 };
}

function directChannel(world: World, body: unknown): object {
  const recipient = fieldsOf(body)['recipient_id'];
  if (typeof recipient !== 'string') {
    const message = 'This field is required';
    throw new InvalidForm([{ path: 'recipient_id', code: 'BASE_TYPE_REQUIRED', message }]);
  }
  if (recipient === world.bot.id) throw apiError(50007);
  if (!world.people.has(recipient)) throw apiError(10013);
  return channelPayload(world, world.directChannel(recipient));
}

function fieldsOf(body: unknown): Partial<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function userBy(world: World, id = ''): unknown {
  if (id === world.bot.id) return world.bot;
  const person = world.people.get(id);
  if (person === undefined) throw apiError(10013);
  return personUser(person);
}

function memberBy(world: World, serverId = '', userId = ''): object {
  ownServer(world, serverId);
  if (userId === world.bot.id || userId === '@me') return memberPayload(world.bot);
  const person = world.people.get(userId);
  if (person === undefined) throw apiError(10007);
  return memberPayload(personUser(person));
}

type Scope = (params: Params) => string | null;

interface Registry {
  readonly world: World;
  readonly limits: RateLimits;
}

function commandRoutes(registry: Registry, pattern: string, scopeOf: Scope): readonly Route[] {
  const { world } = registry;
  const one = `${pattern}/:`;
  const find = (params: Params) => commandBy(world, scopeOf(params), params.at(-1));
  return [
    {
      method: 'GET',
      pattern,
      handle: ({ params, query }) => ok(listed(world.commandsOf(scopeOf(params)), query)),
    },
    get(one, find),
    {
      method: 'PUT',
      pattern,
      form: 'commands',
      handle: ({ params, body }) => ok(replaceCommands(registry, scopeOf(params), bodies(body))),
    },
    {
      method: 'POST',
      pattern,
      form: 'command',
      handle: ({ params, body }) => {
        const made = oneBody(body);
        const isOther = (command: Command) => !isSame(command, made);
        return ok(replaceWith(registry, { scope: scopeOf(params), isOther }, made), 201);
      },
    },
    {
      method: 'PATCH',
      pattern: one,
      form: 'editCommand',
      handle: ({ params, body }) => {
        const changed = { ...find(params), ...oneBody(body) };
        const isOther = ({ id }: Command) => id !== changed.id;
        return ok(replaceWith(registry, { scope: scopeOf(params), isOther }, changed));
      },
    },
    {
      method: 'DELETE',
      pattern: one,
      handle: ({ params }) => {
        const gone = find(params);
        const scope = scopeOf(params);
        world.setCommands(
          scope,
          world.commandsOf(scope).filter(({ id }) => id !== gone.id),
        );
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

function commandBy(world: World, scope: string | null, id = ''): Command {
  const command = world.commandsOf(scope).find((candidate) => candidate.id === id);
  if (command === undefined) throw apiError(10063);
  return command;
}

/** What Discord fills in where a command leaves a field out. */
const ADDED = {
  name_localizations: null,
  description: '',
  description_localizations: null,
  default_permission: true,
  dm_permission: true,
  contexts: null,
  integration_types: [0],
  nsfw: false,
} as const;

type NewCommand = CommandBody & { readonly id?: string };

/** Registers commands in place of all others; one that keeps its name keeps its id. */
function replaceCommands(
  { world, limits }: Registry,
  scope: string | null,
  list: readonly NewCommand[],
): readonly Command[] {
  const violations = commandViolations(list);
  if (violations.length > 0) throw new InvalidForm(violations);
  const before = world.commandsOf(scope);
  const fresh = list.filter((body) => !before.some((command) => isSame(command, body)));
  for (const _ of fresh)
    if (!limits.take(`commands:${scope}`, world.settings.commandLimit).isAllowed)
      throw apiError(30034);
  const commands = list.map((body): Command => {
    const permissions = body.default_member_permissions;
    return {
      ...ADDED,
      ...body,
      type: body.type ?? 1,
      id: body.id ?? before.find((command) => isSame(command, body))?.id ?? world.newId(),
      application_id: world.bot.id,
      version: world.newId(),
      default_member_permissions: permissions == null ? null : String(permissions),
      ...(scope !== null && { guild_id: scope }),
    };
  });
  world.setCommands(scope, commands);
  return commands;
}

/** Registers one command beside the others of its scope. */
function replaceWith(
  registry: Registry,
  { scope, isOther }: { scope: string | null; isOther: (command: Command) => boolean },
  command: NewCommand,
): Command | undefined {
  const others = registry.world.commandsOf(scope).filter(isOther);
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
