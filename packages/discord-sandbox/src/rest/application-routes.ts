import { z } from 'zod';
import type { Gateway } from '../gateway/gateway.ts';
import { type ApiErrorCode, apiError, InvalidForm } from '../protocol/api-error.ts';
import type { Command, CommandBody, User } from '../protocol/wire.ts';
import { commandViolations } from '../validation/command-rules.ts';
import { ownServer } from '../world/channel-access.ts';
import { channelPayload } from '../world/channel-payloads.ts';
import { NEW_INSTALL_SETTINGS } from '../world/installations.ts';
import {
  activeThreads,
  applicationPayload,
  rolesHeld,
  rolesOf,
  serverInfo,
} from '../world/payloads.ts';
import { memberPayload } from '../world/users.ts';
import type { Server, World } from '../world/world.ts';
import { emojiRoutes } from './emoji-routes.ts';
import type { RateLimits } from './rate-limits.ts';
import { roleRoutes } from './role-routes.ts';
import { get, NOTHING, ok, type Route, type RouteRequest, route } from './routes.ts';

/** The routes of the application: its user, servers, commands and emojis. */
export function applicationRoutes(
  world: World,
  gateway: Gateway,
  limits: RateLimits,
): readonly Route[] {
  const registry = { world, limits };
  const server = ({ params: [id] }: RouteRequest) => ownServer(world, id);
  const routes: readonly Route[] = [
    get('/gateway', () => ({ url: gateway.url })),
    get('/gateway/bot', () => gateway.information()),
    get('/users/@me', () => ({ ...world.bot, mfa_enabled: true, locale: 'en-US' })),
    get('/users/@me/guilds', () => serversOfBot(world)),
    get('/users/:', ({ params: [id = ''] }) => userBy(world, id, 10013)),
    route('DELETE /users/@me/guilds/:', (request) => {
      world.setMember(server(request), false);
      return NOTHING;
    }),
    route('POST /users/@me/channels', ({ body }) => ok(directChannel(registry, body))),
    get('/applications/@me', () => ownApplicationPayload(world)),
    route('PATCH /applications/@me', ({ body }) => {
      world.installSettings = installSettingsIn(body) ?? world.installSettings;
      return ok(ownApplicationPayload(world));
    }),
    get('/oauth2/applications/@me', () => ownApplicationPayload(world)),
    get('/guilds/:', (request) => serverInfo(world, server(request))),
    get('/guilds/:/channels', (request) => channelsOf(world, server(request))),
    get('/guilds/:/roles', (request) => rolesOf(server(request))),
    get('/guilds/:/threads/active', (request) => threadsIn(world, server(request))),
    get('/guilds/:/members/:', (request) => {
      const [, asked = ''] = request.params;
      const user = userBy(world, asked === '@me' ? world.bot.id : asked, 10007);
      return memberPayload(user, undefined, rolesHeld(server(request), user.id));
    }),
    ...commandRoutes(registry, '/applications/:/commands', () => null),
    ...commandRoutes(
      registry,
      '/applications/:/guilds/:/commands',
      ({ params: [, id] }) => ownServer(world, id).id,
    ),
    ...emojiRoutes(world),
    ...roleRoutes(world),
  ];
  return routes.map((one) => ownApplication(world, one));
}

function ownApplicationPayload(world: World): object {
  const installs = world.installSettings ?? NEW_INSTALL_SETTINGS;
  return applicationPayload(world.bot, { servers: serversOfBot(world).length, installs });
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
function ownApplication(world: World, one: Route): Route {
  if (!one.pattern.startsWith('/applications/:')) return one;
  const handle: Route['handle'] = (request) => {
    if (request.params[0] !== world.bot.id) throw apiError(20012);
    return one.handle(request);
  };
  return { ...one, handle };
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

function serversOfBot(world: World): readonly object[] {
  return [...world.servers.values()]
    .filter(({ hasBot }) => hasBot)
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

function directChannel({ world, limits }: Registry, body: unknown): object {
  const recipient = fieldIn(body, 'recipient_id');
  if (typeof recipient !== 'string') {
    const message = 'This field is required';
    throw new InvalidForm([{ path: 'recipient_id', code: 'BASE_TYPE_REQUIRED', message }]);
  }
  if (recipient === world.bot.id) throw apiError(50007);
  if (!world.people.has(recipient)) throw apiError(10013);
  const isOpen = world.openDirectChannel(recipient) !== undefined;
  if (!isOpen && !limits.take('direct', world.settings.directLimit).isAllowed)
    throw apiError(40003);
  return channelPayload(world, world.directChannel(recipient));
}

function fieldIn(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** @throws {ApiError} `unknown` when there is nobody of that id */
function userBy(world: World, id: string, unknown: ApiErrorCode): User {
  const user = world.user(id);
  if (user === undefined) throw apiError(unknown);
  return user;
}

interface Registry {
  readonly world: World;
  readonly limits: RateLimits;
}

/** Where commands are: in a server, or everywhere for null. */
type Scope = string | null;

function commandRoutes(
  registry: Registry,
  all: string,
  scopeOf: (request: RouteRequest) => Scope,
): readonly Route[] {
  const { world } = registry;
  const one = `${all}/:`;
  const commandsIn = (request: RouteRequest) => world.commandsOf(scopeOf(request));
  const find = (request: RouteRequest) => {
    const command = commandsIn(request).find(({ id }) => id === request.params.at(-1));
    if (command === undefined) throw apiError(10063);
    return command;
  };
  const put = (request: RouteRequest, command: NewCommand, isOther: (one: Command) => boolean) => {
    const list = [...commandsIn(request).filter(isOther), command];
    return replaceCommands(registry, scopeOf(request), list).at(-1);
  };
  return [
    get(all, (request) => listed(commandsIn(request), request.query)),
    get(one, find),
    route(
      `PUT ${all}`,
      (request) => ok(replaceCommands(registry, scopeOf(request), bodies(request.body))),
      { form: 'commands' },
    ),
    route(
      `POST ${all}`,
      (request) => {
        const made = oneBody(request.body);
        const isOther = (command: Command) => !isSame(command, made);
        const isNew = commandsIn(request).every(isOther);
        return ok(put(request, made, isOther), isNew ? 201 : 200);
      },
      { form: 'command' },
    ),
    route(
      `PATCH ${one}`,
      (request) => {
        const changed = { ...find(request), ...oneBody(request.body) };
        return ok(put(request, changed, ({ id }) => id !== changed.id));
      },
      { form: 'editCommand' },
    ),
    route(`DELETE ${one}`, (request) => {
      const gone = find(request);
      const kept = commandsIn(request).filter(({ id }) => id !== gone.id);
      world.setCommands(scopeOf(request), kept);
      return NOTHING;
    }),
  ];
}

/** All commands of a scope: their names in other languages come only `with_localizations`. */
function listed(commands: readonly Command[], query: URLSearchParams): unknown {
  if (query.get('with_localizations') === 'true') return commands;
  const leaveOut = (key: string, value: unknown) =>
    key.endsWith('_localizations') ? undefined : value;
  return JSON.parse(JSON.stringify(commands, leaveOut));
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
  serverId: Scope,
  list: readonly NewCommand[],
): readonly Command[] {
  const violations = commandViolations(list, serverId === null);
  if (violations.length > 0) throw new InvalidForm(violations);
  const before = world.commandsOf(serverId);
  const fresh = list.filter((body) => !before.some((command) => isSame(command, body)));
  for (const _ of fresh)
    if (!limits.take(`commands:${serverId}`, world.settings.commandLimit).isAllowed)
      throw apiError(30034);
  const commands = list.map((body): Command => {
    const permissions = body.default_member_permissions;
    return {
      ...ADDED,
      ...(serverId === null && ADDED_GLOBALLY),
      ...body,
      type: body.type ?? 1,
      id: body.id ?? before.find((command) => isSame(command, body))?.id ?? world.newId(),
      application_id: world.bot.id,
      version: world.newId(),
      default_member_permissions: permissions == null ? null : String(permissions),
      ...(serverId !== null && { guild_id: serverId }),
    };
  });
  world.setCommands(serverId, commands);
  return commands;
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
