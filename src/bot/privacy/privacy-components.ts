import type { Outcome } from '../../model/outcome.ts';
import { within } from '../../table/background.ts';
import { textPayload } from '../api/payload.ts';
import { type Bot, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { eraseForgotten } from './maintenance.ts';
import {
  exportPayload,
  PRIVACY_ACTIONS,
  type PrivacyAction,
  privacyMenu,
  sureMe,
  sureServer,
} from './privacy-menu.ts';

/** How long closed tables have for their last message before the deletion goes on. */
const LAST_WORDS_MS = 5000;

/** The buttons of the privacy messages: download, and deletion in two steps. */
export const PRIVACY_COMPONENTS = {
  privacy: {
    expected: 'update',
    isAlwaysOpen: true,
    isAnywhere: true,
    run: async (bot, request) => {
      const action = PRIVACY_ACTIONS.find((known) => known === request.customId.argument);
      if (action === undefined) await say(request, request.context.words.notices.unknownButton);
      else await ACTIONS[action](bot, request);
    },
  },
} as const satisfies ComponentHandlers;

type Action = (bot: Bot, request: ComponentRequest) => Promise<void>;

const ACTIONS: Readonly<Record<PrivacyAction, Action>> = {
  show: async ({ tables }, { context, answer }) =>
    void (await answer.update(privacyMenu(context, tables.privacy.keepLeftDays))),
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
};

async function forgetMe(bot: Bot, { context, answer }: ComponentRequest): Promise<void> {
  await bot.tables.privacy.forgetPerson(context.person);
  await eraseForgotten(bot);
  await answer.update(textPayload(context.words.privacy.forgotMe));
}

async function forgetServer(bot: Bot, request: ComponentRequest): Promise<void> {
  if (!(await isManager(request))) return;
  const { context, answer } = request;
  const { serverId } = context.where;
  await showClosed(bot, await bot.tables.privacy.closeServer(serverId));
  await bot.tables.privacy.forgetServer(serverId);
  await eraseForgotten(bot);
  await answer.update(textPayload(context.words.privacy.forgotServer));
}

async function showClosed({ tableMessages }: Bot, closed: readonly Outcome[]): Promise<void> {
  const shown = closed.flatMap((outcome) =>
    outcome.ok ? [tableMessages.showNow(outcome.match)] : [],
  );
  if (shown.length === 0) return;
  await within(LAST_WORDS_MS, Promise.allSettled(shown));
}

async function isManager(request: ComponentRequest): Promise<boolean> {
  const { mayManageServer, words } = request.context;
  if (!mayManageServer) await say(request, words.privacy.onlyManagers);
  return mayManageServer;
}
