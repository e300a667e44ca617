import { PERSON_SETTINGS, SERVER_SETTINGS } from '../../model/settings.ts';
import type { Payload } from '../api/payload.ts';
import { type Bot, say } from '../bot.ts';
import type {
  ComponentHandler,
  ComponentHandlers,
  ComponentRequest,
} from '../interaction/component-handler.ts';
import type { InteractionContext, Request } from '../interaction/interaction-context.ts';
import { ownSettings } from './own-settings.ts';
import { readPress } from './settings-change.ts';
import { serverMenu } from './settings-menu.ts';

const changeServer: ComponentHandler = {
  expected: 'update',
  isAlwaysOpen: true,
  run: async (bot, request) => {
    const { context, answer, customId, values } = request;
    if (!context.mayManageServer) return await refuseSettings(request);
    const press = readPress(SERVER_SETTINGS, customId.argument, values);
    if (press === undefined) return await refuseButton(request);
    const { serverId } = context.where;
    if (press.change)
      await bot.tables.settings.chooseForServer(serverId, press.change, context.person.id);
    await answer.update(await serverSettings(bot, context, press.page));
  },
};

const changeMine: ComponentHandler = {
  expected: 'update',
  isAlwaysOpen: true,
  isAnywhere: true,
  run: async (bot, request) => {
    const { context, answer, customId, values } = request;
    const press = readPress(PERSON_SETTINGS, customId.argument, values);
    if (press === undefined) return await refuseButton(request);
    if (press.change) await bot.tables.settings.chooseForPerson(context.person.id, press.change);
    await answer.update(await ownSettings(bot, context, press.page));
  },
};

export async function refuseSettings(request: Request): Promise<void> {
  await say(request, request.context.words.settings.onlyManagers);
}

export async function serverSettings(
  { settings, tables, discord: { isChannel, mayPost } }: Bot,
  { where, words }: InteractionContext,
  page: number,
): Promise<Payload> {
  const { serverId } = where;
  const chosen = await settings.serverSettings(serverId);
  const seen = {
    isChannel: (id: string) => isChannel(serverId, id),
    mayPost: (id: string) => mayPost(serverId, id),
  };
  const changes = await tables.settings.changesOf(serverId);
  return serverMenu({ settings: chosen, page, changes, ...seen }, words);
}

async function refuseButton(request: ComponentRequest): Promise<void> {
  await say(request, request.context.words.notices.unknownButton);
}

export const SETTINGS_COMPONENTS = {
  server: changeServer,
  me: changeMine,
} as const satisfies ComponentHandlers;
