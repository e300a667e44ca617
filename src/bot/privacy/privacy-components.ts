import { isPrivate } from '../../model/private.ts';
import { mentionOf } from '../../text/format/names.ts';
import { type Payload, textPayload } from '../api/payload.ts';
import { type Bot, say, sayUnknown } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { eraseForgotten } from './maintenance.ts';
import {
  exportPayload,
  PRIVACY_ACTIONS,
  type PrivacyAction,
  plannedPayload,
  privacyMenu,
  serverFilePayload,
  sureMe,
  sureServer,
} from './privacy-menu.ts';

export const PRIVACY_COMPONENTS = {
  privacy: {
    expected: 'update',
    isAlwaysOpen: true,
    isAnywhere: true,
    isForBarred: true,
    isInOrder: true,
    run: async (bot, request) => {
      const [name, serverId] = request.customId.argument.split('=', 2);
      const action = PRIVACY_ACTIONS.find((known) => known === name);
      if (action === 'keep-server') await keepServer(bot, request, serverId);
      else if (action === undefined) await sayUnknown(request);
      else await ACTIONS[action](bot, request);
    },
  },
} as const satisfies ComponentHandlers;

/** What is deleted, and what undoes that, in the server from which it is asked. */
type Action = (bot: Bot, request: ComponentRequest) => Promise<void>;

const ACTIONS: Readonly<Record<Exclude<PrivacyAction, 'keep-server'>, Action>> = {
  open: async (bot, { context, answer }) =>
    void (await answer.reply(await privacyPage(bot, context))),
  show: async (bot, { context, answer }) =>
    void (await answer.update(await privacyPage(bot, context))),
  export: async ({ tables }, { context, answer }) => {
    const data = await tables.privacy.personalData(context.person.id);
    await answer.reply(await exportPayload(data, context.words));
  },
  'sure-me': async (_bot, { context, answer }) => void (await answer.update(sureMe(context.words))),
  'forget-me': forgetMe,
  'sure-server': async (_bot, request) => {
    if (!(await isManager(request))) return;
    await request.answer.update(sureServer(request.context.words));
  },
  'forget-server': forgetServer,
  'export-server': exportServer,
};

/** What is stored, with what is to be done about it. */
export async function privacyPage(
  { tables, operator: { contact } }: Pick<Bot, 'tables' | 'operator'>,
  context: InteractionContext,
): Promise<Payload> {
  const { keepLeftDays: days } = tables.privacy;
  const deletion = await tables.stored.deletionOf(context.where.serverId);
  return privacyMenu(context, { days, contact, deletion });
}

async function forgetMe(bot: Bot, { context, answer }: ComponentRequest): Promise<void> {
  await bot.tables.privacy.forgetPerson(context.person);
  await eraseForgotten(bot);
  await answer.update(textPayload(context.words.privacy.forgotMe));
}

/** Its data goes after some days, and all who manage it hear of that now. */
async function forgetServer(bot: Bot, request: ComponentRequest): Promise<void> {
  if (!(await isManager(request))) return;
  const { context, answer } = request;
  const deletion = await bot.tables.privacy.planDeletion(context.where.serverId, context.person.id);
  await answer.update(plannedPayload(deletion, context));
  await bot.tellDeletions();
}

/** The button of a direct message says which server is meant. */
async function keepServer(
  { tables, managesServer }: Bot,
  request: ComponentRequest,
  named: string | undefined,
): Promise<void> {
  const { context, answer } = request;
  const { person, where, words, mayManageServer } = context;
  const elsewhere = isPrivate(context) ? named : undefined;
  const mayKeep =
    elsewhere === undefined ? mayManageServer : await managesServer(elsewhere, person.id);
  if (!mayKeep) return await say(request, words.privacy.onlyManagers);
  const isKept = await tables.privacy.keepServer(elsewhere ?? where.serverId, person.id);
  const { keptServer, nothingToUndo } = words.privacy;
  await answer.update(textPayload(isKept ? keptServer(mentionOf([person.id])) : nothingToUndo));
}

async function exportServer({ tables }: Bot, request: ComponentRequest): Promise<void> {
  if (!(await isManager(request))) return;
  const { context, answer } = request;
  const { where, canSee, words } = context;
  const data = await tables.privacy.serverData(where.serverId, canSee);
  await answer.reply(await serverFilePayload(data, words));
}

async function isManager(request: ComponentRequest): Promise<boolean> {
  const { mayManageServer, words } = request.context;
  if (!mayManageServer) await say(request, words.privacy.onlyManagers);
  return mayManageServer;
}
