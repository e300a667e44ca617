import { expect, test } from 'vitest';
import { type HandAnswer, type HandRequest, Hands } from '../../../src/bot/hand/hands.ts';
import type { Match } from '../../../src/model/match.ts';
import type { Refusal } from '../../../src/model/outcome.ts';
import { words } from '../../../src/text/language.ts';
import { refusalSentence } from '../../../src/text/lobby/refusal.ts';
import { lobbyIn } from '../../store/support/a-lobby.ts';
import { BLANK } from '../../support/blank-painter.ts';
import { room } from '../../table/support/a-table.ts';
import { dealt } from '../../table/support/matches.ts';
import { AKI, BENI } from '../../table/support/people.ts';

/** Does work at once, whichever lane it is for. */
const AT_ONCE = { run: (_lane: string, work: () => Promise<void>) => work() };
const LEFT: Match = { ...lobbyIn('1'), id: 7, status: 'playing' };

test.each<[HandAnswer, string, Match | undefined, Refusal]>([
  ['reply', 'whose match is deleted', undefined, { reason: 'no-table' }],
  ['update', 'whose match is deleted', undefined, { reason: 'no-table' }],
  ['reply', 'whose person is deleted', LEFT, { reason: 'not-seated', match: LEFT }],
  ['update', 'whose person is deleted', LEFT, { reason: 'not-seated', match: LEFT }],
])('a press (%s) %s before it is answered is told so', async (how, _, match, refusal) => {
  const said: string[] = [];
  const hands = new Hands({
    tables: { stored: { match: async () => match } },
    queue: AT_ONCE,
  } as unknown as ConstructorParameters<typeof Hands>[0]);
  await hands[how]({
    matchId: 7,
    context: { person: { id: '100', name: 'Ann' }, words: words('en') },
    answer: { reply: async (payload: unknown) => said.push(JSON.stringify(payload)) },
  } as unknown as HandRequest);
  expect(said).toEqual([expect.stringContaining(refusalSentence(refusal, words('en')))]);
});

test.each([
  [0, true],
  [1, false],
])(
  'what somebody can do is said above the hand of which it tells, not %i moves later',
  async (later, isSaid) => {
    const { tables, store } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    const shown: string[] = [];
    const hands = new Hands({
      tables,
      queue: AT_ONCE,
      painterFor: async () => BLANK,
      now: Date.now,
      monotonic: () => 0,
    } as unknown as ConstructorParameters<typeof Hands>[0]);
    await hands.reply({
      matchId: match.id,
      advice: { version: match.version - later, text: 'You can:' },
      context: {
        person: AKI,
        token: 't',
        locale: 'en-US',
        words: words('en'),
        seen: { personSettings: async () => ({ confirms: false }) },
      },
      answer: { reply: async (payload: unknown) => shown.push(JSON.stringify(payload)) },
    } as unknown as HandRequest);
    expect(shown).toEqual([expect.stringContaining('Play a card.')]);
    expect(shown[0]?.includes('You can:')).toBe(isSaid);
    await store.close();
  },
);
