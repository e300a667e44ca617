import { expect, test } from 'vitest';
import type { Payload } from '../../../src/bot/api/payload.ts';
import type { Bot } from '../../../src/bot/bot.ts';
import { DAILY_COMPONENTS } from '../../../src/bot/daily/daily-components.ts';
import type { ComponentRequest } from '../../../src/bot/interaction/component-handler.ts';
import { EN } from '../../../src/text/words/en/index.ts';
import { room } from '../../table/support/a-table.ts';
import { playOut } from '../../table/support/matches.ts';
import { done } from '../../table/support/outcomes.ts';
import { AKI, SERVER, WHERE } from '../../table/support/people.ts';

type Answer = (payload: Payload) => Promise<string | undefined>;

/** Aki has played the deal of the day to its end; `share` is a press on its button, answered so. */
async function finished() {
  const { tables } = room();
  const today = await tables.daily.today(SERVER);
  const begun = done(await tables.daily.open({ person: AKI, serverId: SERVER }, today));
  const match = await playOut(tables, begun);
  const painter = { deal: () => Promise.resolve([]), leaderboard: () => Promise.resolve([]) };
  const bot = { tables, painter } as unknown as Bot;
  const context = { person: AKI, where: match.where, pressedIn: WHERE, words: EN, publicWords: EN };
  const customId = { verb: 'share', match: match.id, version: 0, argument: '' };
  const share = (reply: Answer) => {
    const request = { context, answer: { reply }, customId, match, values: [], messageId: '1' };
    return DAILY_COMPONENTS.share.run(bot, request as unknown as ComponentRequest);
  };
  return { share };
}

function into(said: string[]): Answer {
  return (payload) => {
    said.push(JSON.stringify(payload));
    return Promise.resolve('5');
  };
}

test.each<[string, Answer]>([
  ['does not take in time', () => Promise.resolve(undefined)],
  ['cannot be reached for', () => Promise.reject(new Error('the connection is lost'))],
])('a result that Discord %s can be shared once more, and then no more', async (_, lost) => {
  const { share } = await finished();
  await share(lost).catch(() => {});
  const said: string[] = [];
  await share(into(said));
  await share(into(said));
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('attachment://daily-');
  expect(said[1]).toContain(EN.daily.alreadyShared);
});
