import type { Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DiscordApi } from '../../../src/bot/api/discord-api.ts';
import type { Bot } from '../../../src/bot/bot.ts';
import { COMPONENT_HANDLERS } from '../../../src/bot/component-handlers.ts';
import { AdmissionQueue } from '../../../src/bot/interaction/admission.ts';
import { Dispatch, USUAL_ALLOWANCES } from '../../../src/bot/interaction/dispatch.ts';
import type { RedrawQueue } from '../../../src/bot/redraw-queue.ts';
import { createLogger } from '../../../src/log.ts';
import { NO_METER } from '../../../src/meter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A press out of which nobody is wise: all that is asked of it fails. */
const UNREADABLE = {
  id: '1',
  applicationId: '2',
  token: 'x',
  customId: 'odd',
  user: { id: '3' },
  message: { id: '4' },
  isCommand: () => false,
  isAutocomplete: () => false,
  isChatInputCommand: () => false,
  isMessageComponent: () => true,
  isAnySelectMenu: () => false,
  get locale(): string {
    throw new TypeError('no locale');
  },
};

test('an apology that cannot be made leaves no answer to be announced', async () => {
  const requests: string[] = [];
  const logged: string[] = [];
  const request = async (name: string) => void requests.push(name);
  const dispatch = new Dispatch({
    bot: {
      log: createLogger({ level: 'warn', pretty: false, write: (line) => logged.push(line) }),
    } as unknown as Bot,
    api: {
      deferReply: () => request('defer reply'),
      deferUpdate: () => request('defer update'),
    } as unknown as DiscordApi,
    commands: [],
    components: COMPONENT_HANDLERS,
    meter: NO_METER,
    redraw: { after: (work: () => Promise<void>) => work() } as RedrawQueue,
    admission: new AdmissionQueue({ backlog: () => 0 }),
    allowances: USUAL_ALLOWANCES,
  });
  dispatch.take(UNREADABLE as unknown as Interaction);
  await vi.advanceTimersByTimeAsync(10_000);
  await dispatch.close();
  expect(logged.join()).toContain('no locale');
  expect(requests).toEqual([]);
});
