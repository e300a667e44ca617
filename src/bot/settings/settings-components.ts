import { PERSON_SETTINGS, SERVER_SETTINGS } from '../../model/settings.ts';
import { type Bot, type Request, say } from '../bot.ts';
import type {
  ComponentHandler,
  ComponentHandlers,
  ComponentRequest,
} from '../interaction/component-handler.ts';
import { ownSettings } from './own-settings.ts';
import { readChange } from './settings-change.ts';
import { serverMenu } from './settings-menu.ts';

/** A choice in the menu of a server's settings. */
const changeServer: ComponentHandler = {
  expected: 'update',
  isAlwaysOpen: true,
  run: async (bot, request) => {
    const { context, answer, customId, values } = request;
    if (!context.mayManageServer) return await refuseSettings(request);
    const change = readChange(SERVER_SETTINGS, customId.argument, values);
    if (change === undefined) return await refuseButton(request);
    await bot.tables.settings.chooseForServer(context.where.serverId, change);
    await answer.update(serverMenu(await serverMenuInput(bot, request), context.words));
  },
};

/** A choice in the menu of one's own settings. */
const changeMine: ComponentHandler = {
  expected: 'update',
  isAlwaysOpen: true,
  isAnywhere: true,
  run: async (bot, request) => {
    const { context, answer, customId, values } = request;
    const change = readChange(PERSON_SETTINGS, customId.argument, values);
    if (change === undefined) return await refuseButton(request);
    await bot.tables.settings.chooseForPerson(context.person.id, change);
    await answer.update(await ownSettings(bot, context));
  },
};

/** Says that the server's settings are not theirs to change. */
export async function refuseSettings(request: Request): Promise<void> {
  await say(request, request.context.words.settings.onlyManagers);
}

/** What the menu of the asker's server shows. */
export async function serverMenuInput({ settings, discord }: Bot, { context }: Request) {
  const { serverId } = context.where;
  const { isChannel, mayPost } = discord;
  return { settings: await settings.serverSettings(serverId), isChannel, mayPost };
}

async function refuseButton(request: ComponentRequest): Promise<void> {
  await say(request, request.context.words.notices.unknownButton);
}

/** The menus of a server's settings and of one's own. */
export const SETTINGS_COMPONENTS = {
  server: changeServer,
  me: changeMine,
} as const satisfies ComponentHandlers;
