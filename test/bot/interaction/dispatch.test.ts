import type { Interaction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DiscordApi } from '../../../src/bot/api/discord-api.ts';
import type { Payload } from '../../../src/bot/api/payload.ts';
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

/** A press on a button that no version has posted. */
const PRESS = {
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
  locale: 'en-US',
};

/** A press that cannot be read: every question about it fails. */
const UNREADABLE = {
  ...PRESS,
  get locale(): string {
    throw new TypeError('no locale');
  },
};

/** A dispatch whose work begins when the admission says so; with what it asked of Discord and logged. */
function dispatchOver(admission: Pick<AdmissionQueue, 'admit'> & { readonly arrival: number }) {
  const requests: string[] = [];
  const logged: string[] = [];
  const request = async (name: string) => void requests.push(name);
  const said = (name: string, { components }: Payload) =>
    request(`${name}: ${JSON.stringify(components)}`);
  const dispatch = new Dispatch({
    bot: {
      log: createLogger({ level: 'error', pretty: false, write: (line) => logged.push(line) }),
    } as unknown as Bot,
    api: {
      deferReply: () => request('defer reply'),
      deferUpdate: () => request('defer update'),
      followUp: (_: unknown, payload: Payload) => said('follow up', payload),
      reply: (_: unknown, payload: Payload) => said('reply', payload),
      choices: () => request('choices'),
    } as unknown as DiscordApi,
    commands: { definitions: [], handlers: {} },
    components: COMPONENT_HANDLERS,
    meter: NO_METER,
    redraw: { after: (work: () => Promise<void>) => work() } as RedrawQueue,
    admission: admission as AdmissionQueue,
    allowances: USUAL_ALLOWANCES,
  });
  return { dispatch, requests, logged };
}

test('an apology that cannot be made leaves no answer to be announced', async () => {
  const { dispatch, logged, requests } = dispatchOver(new AdmissionQueue({ backlog: () => 0 }));
  dispatch.take(UNREADABLE as unknown as Interaction);
  await vi.advanceTimersByTimeAsync(10_000);
  await dispatch.close();
  expect(logged.join()).toContain('no locale');
  expect(requests).toEqual([]);
});

describe('a press that waits for its turn', () => {
  test('is acknowledged all the same, before Discord gives it up', async () => {
    const admit = () => new Promise<boolean>(() => {});
    const { dispatch, requests } = dispatchOver({ admit, arrival: performance.now() });
    dispatch.take(PRESS as unknown as Interaction);
    await vi.advanceTimersByTimeAsync(1400);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(requests).toEqual(['defer reply']);
  });

  test('is acknowledged before it asks for its turn, if it was heard of late', () => {
    const seen: number[] = [];
    const admit = () => {
      seen.push(requests.length);
      return new Promise<boolean>(() => {});
    };
    const { dispatch, requests } = dispatchOver({ admit, arrival: performance.now() - 2000 });
    dispatch.take(PRESS as unknown as Interaction);
    expect(requests).toEqual(['defer reply']);
    expect(seen).toEqual([1]);
  });

  test.each([
    [0, ['reply']],
    [1500, ['defer reply', 'follow up']],
  ])('is told so when it is turned away after %d ms', async (ms, kinds) => {
    const turn = Promise.withResolvers<boolean>();
    const { dispatch, requests } = dispatchOver({
      admit: () => turn.promise,
      arrival: performance.now(),
    });
    dispatch.take(PRESS as unknown as Interaction);
    await vi.advanceTimersByTimeAsync(ms);
    turn.resolve(false);
    await dispatch.close();
    expect(requests.map((request) => request.split(':')[0])).toEqual(kinds);
    expect(requests.at(-1)).toContain('too much to do');
  });
});
