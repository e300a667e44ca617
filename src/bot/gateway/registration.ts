import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type Client,
  DiscordAPIError,
  type REST,
  type RESTGetAPIApplicationCommandsResult,
  type RESTPostAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import type { CommandIds } from '../../text/words/commands.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import type { CommonDeps } from '../common-deps.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { isOurs } from '../failure/guard.ts';
import { retryRequest } from '../failure/retry.ts';
import { inviteLink } from './install-settings.ts';

export interface ReadyInfo {
  readonly name: string;
  readonly inviteLink: string;
  /** Whether the commands were registered before, are registered now, or are refused by Discord. */
  readonly commands: 'unchanged' | 'registered' | 'refused';
  readonly applicationId: string;
  readonly shards: number;
  readonly servers: number;
}

interface Deps extends Pick<CommonDeps, 'log' | 'shards' | 'signal' | 'untilDone'> {
  readonly serverId: string | undefined;
  readonly definitions: readonly RESTPostAPIApplicationCommandsJSONBody[];
  /** Called when the commands are registered or refused, and again when they are registered after all. */
  readonly onReady: (up: ReadyInfo) => void;
  /** Is told the ids by which messages mention commands. */
  readonly api: Pick<DiscordApi, 'setCommandIds'>;
}

/** Where commands are registered: the application, and a server, or every server. */
interface Scope {
  readonly applicationId: string;
  readonly serverId: string | undefined;
}

/** How often it is looked whether another process has registered the commands. */
const LOOK_AGAIN_MS = 2000;

/** Compared even if not sent now, because an earlier version may have sent them. */
const ALWAYS_COMPARED = [
  'options',
  'choices',
  'required',
  'autocomplete',
  'channel_types',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'name_localizations',
  'description_localizations',
];
const LOCALIZATIONS = /_localizations$/;
/** The values that Discord returns for omitted fields. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  type: 1,
  required: false,
  autocomplete: false,
  description: '',
};

/**
 * Registers the commands, or waits until another process has, however long that takes, but reports a
 * refusal at once.
 */
export async function register(client: Client<true>, deps: Deps): Promise<void> {
  const { log, signal, untilDone, onReady } = deps;
  const scope = { applicationId: client.application.id, serverId: deps.serverId };
  const definitions = deps.definitions.map((definition) => {
    if (deps.serverId === undefined) return definition;
    // Only a global command says where it can be used.
    const { contexts, integration_types, ...ofServer } = definition;
    return ofServer;
  });
  let told: ReadyInfo['commands'] | undefined;
  const tell = (commands: ReadyInfo['commands']) => {
    if (told === commands) return;
    told = commands;
    onReady({
      name: client.user.username,
      inviteLink: inviteLink(client),
      commands,
      applicationId: client.application.id,
      shards: client.ws.shards.size,
      servers: client.guilds.cache.size,
    });
  };
  const isFinal = (error: unknown) => {
    const isRefused = error instanceof DiscordAPIError && discordErrorKind(error) !== 'transient';
    if (isRefused) {
      log.error({ err: error }, 'Discord refuses the commands: they are as they were before');
      tell('refused');
    }
    return isOurs(error);
  };
  const work = () =>
    isRegistrar(deps)
      ? registerCommands(client.rest, { ...scope, api: deps.api }, definitions)
      : awaitCommands(client.rest, { ...scope, api: deps.api, signal }, definitions);
  const isNew = await untilDone('the registration', work, { isFinal });
  if (isNew !== undefined) tell(isNew ? 'registered' : 'unchanged');
}

/** Whether this process sees to what belongs to the application as a whole: of several the one with the first shard. */
export function isRegistrar({ shards }: Pick<Deps, 'shards'>): boolean {
  return shards?.ids.includes(0) ?? true;
}

/**
 * Registers the commands if they differ from the registered ones.
 *
 * @returns whether something was registered
 */
async function registerCommands(
  rest: REST,
  { applicationId, serverId, api }: Scope & Pick<Deps, 'api'>,
  definitions: readonly RESTPostAPIApplicationCommandsJSONBody[],
): Promise<boolean> {
  const route = routeOf({ applicationId, serverId });
  const query = new URLSearchParams({ with_localizations: 'true' });
  const answer = await retryRequest(() => rest.get(route, { query }));
  const registered = answer as RESTGetAPIApplicationCommandsResult;
  api.setCommandIds(idsIn(registered));
  const compared = new Set([...ALWAYS_COMPARED, ...keysOf(definitions)]);
  // Discord lists commands in an order of its own.
  const essence = (commands: readonly { readonly name: string }[]) =>
    essenceOf(
      commands.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      compared,
    );
  if (isDeepStrictEqual(essence(registered), essence(definitions))) return false;
  const replaced = await retryRequest(() => rest.put(route, { body: definitions }));
  api.setCommandIds(idsIn(replaced));
  return true;
}

/**
 * Waits until another process has registered the commands.
 *
 * @returns false, as nothing was registered by this one; undefined when the bot goes down
 */
async function awaitCommands(
  rest: REST,
  { api, signal, ...scope }: Scope & Pick<Deps, 'api' | 'signal'>,
  [first]: readonly RESTPostAPIApplicationCommandsJSONBody[],
): Promise<false | undefined> {
  while (!signal.aborted) {
    const ids = idsIn(await retryRequest(() => rest.get(routeOf(scope))));
    api.setCommandIds(ids);
    if (first !== undefined && ids.has(first.name)) return false;
    await sleep(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

function routeOf({ applicationId, serverId }: Scope): `/${string}` {
  return serverId === undefined
    ? Routes.applicationCommands(applicationId)
    : Routes.applicationGuildCommands(applicationId, serverId);
}

function idsIn(registered: unknown): CommandIds {
  const commands = registered as RESTGetAPIApplicationCommandsResult;
  return new Map(commands.map(({ name, id }) => [name, id]));
}

/** The keys that stand anywhere in a value. */
function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside];
}

/** The same for what means the same to Discord; it adds keys of its own, which are not compared. */
function essenceOf(value: unknown, compared: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => essenceOf(one, compared));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, held]) => compared.has(key) && !isDefault(key, held))
    .map(([key, held]) => [key, LOCALIZATIONS.test(key) ? held : essenceOf(held, compared)]);
  return Object.fromEntries(entries);
}

function isDefault(key: string, value: unknown): boolean {
  if (value === null || value === undefined || value === DEFAULTS[key]) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
