import { expect, test } from 'vitest';
import { type HandAnswer, type HandRequest, Hands } from '../../../src/bot/hand/hands.ts';
import { type Match, NEW_MATCH } from '../../../src/model/match.ts';
import type { Refusal } from '../../../src/model/outcome.ts';
import { words } from '../../../src/text/language.ts';
import { refusalSentence } from '../../../src/text/lobby/refusal.ts';

const LEFT = {
  ...NEW_MATCH,
  id: 7,
  game: 'koi-koi',
  status: 'playing',
  players: [],
} as unknown as Match;

test.each<[HandAnswer, string, Match | undefined, Refusal]>([
  ['reply', 'whose match is deleted', undefined, { reason: 'no-table' }],
  ['update', 'whose match is deleted', undefined, { reason: 'no-table' }],
  ['reply', 'whose person is deleted', LEFT, { reason: 'not-seated', match: LEFT }],
  ['update', 'whose person is deleted', LEFT, { reason: 'not-seated', match: LEFT }],
])('a press (%s) %s before it is answered is told so', async (how, _, match, refusal) => {
  const said: string[] = [];
  const hands = new Hands({
    tables: { stored: { match: async () => match } },
    queue: { run: (_lane: string, work: () => Promise<void>) => work() },
  } as unknown as ConstructorParameters<typeof Hands>[0]);
  await hands[how]({
    matchId: 7,
    context: { person: { id: '100', name: 'Ann' }, words: words('en') },
    answer: { reply: async (payload: unknown) => said.push(JSON.stringify(payload)) },
  } as unknown as HandRequest);
  expect(said).toEqual([expect.stringContaining(refusalSentence(refusal, words('en')))]);
});
