import { expect, test } from 'vitest';
import { type HandAnswer, type HandRequest, Hands } from '../../../src/bot/hand/hands.ts';
import { words } from '../../../src/text/language.ts';
import { refusalSentence } from '../../../src/text/lobby/refusal.ts';

test.each<HandAnswer>(['reply', 'update'])(
  'a press whose match is deleted before it is answered (%s) is told that there is none',
  async (how) => {
    const said: string[] = [];
    const hands = new Hands({
      tables: { stored: { match: async () => undefined } },
      queue: { run: (_lane: string, work: () => Promise<void>) => work() },
    } as unknown as ConstructorParameters<typeof Hands>[0]);
    await hands[how]({
      matchId: 7,
      context: { person: { id: '100', name: 'Ann' }, words: words('en') },
      answer: { reply: async (payload: unknown) => said.push(JSON.stringify(payload)) },
    } as unknown as HandRequest);
    expect(said).toEqual([
      expect.stringContaining(refusalSentence({ reason: 'no-table' }, words('en'))),
    ]);
  },
);
