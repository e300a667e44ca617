import {
  type REST,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import { withRetry } from './discord-error.ts';

/** Where commands are registered: the application, and a server, or every server. */
export interface Scope {
  readonly applicationId: string;
  readonly serverId: string | undefined;
}

/** What Discord adds by itself, and what it gives back for something left out. */
const ADDED = new Set([
  'id',
  'application_id',
  'version',
  'guild_id',
  'name_localized',
  'description_localized',
]);
const DEFAULTS: Readonly<Record<string, unknown>> = {
  type: 1,
  required: false,
  autocomplete: false,
  nsfw: false,
  dm_permission: true,
  default_permission: true,
  default_member_permissions: null,
};

/**
 * Registers the commands where they differ from what is registered.
 *
 * @returns whether something was registered
 */
export async function registerCommands(
  rest: REST,
  { applicationId, serverId }: Scope,
  definitions: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<boolean> {
  const route =
    serverId === undefined
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, serverId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registered = await withRetry(() => rest.get(route, { query }));
  if (canonical(registered) === canonical(definitions)) return false;
  await withRetry(() => rest.put(route, { body: definitions }));
  return true;
}

/** The same text for what means the same to Discord. */
function canonical(value: unknown): string {
  return JSON.stringify(essence(value));
}

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, held]) => !ADDED.has(key) && !isDefault(key, held))
    .map(([key, held]) => [key, essence(held)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isDefault(key: string, value: unknown): boolean {
  if (value === null || value === undefined || DEFAULTS[key] === value) return true;
  return Array.isArray(value) ? value.length === 0 : isEmptyObject(value);
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
