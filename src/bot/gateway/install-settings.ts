import {
  type APIApplication,
  ApplicationIntegrationType,
  type Client,
  OAuth2Scopes,
  type REST,
  Routes,
} from 'discord.js';
import type { Log } from '../../log.ts';
import { retryRequest } from '../failure/retry.ts';
import { INVITE_PERMISSIONS } from './channels.ts';

const SCOPES = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands] as const;

/** The link by which the bot is added to a server: to that one, or to one that its opener chooses. */
export function inviteLink(client: Client, serverId?: string): string {
  return client.generateInvite({
    scopes: [...SCOPES],
    permissions: INVITE_PERMISSIONS,
    ...(serverId !== undefined && { guild: serverId, disableGuildSelect: true }),
  });
}

/**
 * Has the application's own install link add the bot. A new application's adds only the commands, and without the
 * bot no table can be posted. What its owner has switched off stays off.
 */
export async function completeInstallLink(rest: REST, log: Log): Promise<void> {
  const route = Routes.currentApplication();
  const application = (await retryRequest(() => rest.get(route))) as APIApplication;
  const { integration_types_config: installs } = application;
  const link = installs?.[ApplicationIntegrationType.GuildInstall]?.oauth2_install_params;
  if (link === undefined || link.scopes.includes(OAuth2Scopes.Bot)) return;
  const completed = {
    scopes: [...new Set([...link.scopes, ...SCOPES])],
    permissions: String(BigInt(link.permissions) | INVITE_PERMISSIONS),
  };
  const body = {
    integration_types_config: {
      ...installs,
      [ApplicationIntegrationType.GuildInstall]: { oauth2_install_params: completed },
    },
  };
  await retryRequest(() => rest.patch(route, { body }));
  log.info({ scopes: completed.scopes }, 'the install link now adds the bot');
}
