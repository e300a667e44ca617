import { afterEach, expect, test, vi } from 'vitest';
import { Retries } from '../../../src/bot/failure/retry.ts';
import { Hands } from '../../../src/bot/hand/hands.ts';
import type { InteractionContext } from '../../../src/bot/interaction/interaction-context.ts';
import type { Responder } from '../../../src/bot/interaction/responder.ts';
import { SerialQueue } from '../../../src/bot/interaction/serial-queue.ts';
import { createLogger } from '../../../src/log.ts';
import type { Painter } from '../../../src/render/painter.ts';
import { words } from '../../../src/text/language.ts';
import { type Room, room } from '../../table/support/a-table.ts';
import { dealt, playOut } from '../../table/support/matches.ts';
import { AKI, BENI, WHERE } from '../../table/support/people.ts';

const HOUR = 60 * 60_000;

afterEach(() => vi.unstubAllGlobals());

/** Draws nothing; is no promise. */
const PAINTER = new Proxy(
  {},
  {
    get: (_, name) => (name === 'then' ? undefined : () => Promise.resolve([])),
  },
) as Painter;

/** The hands of a room, and how many entries they and their queue keep in memory. */
function handsOf(here: Room) {
  const log = createLogger({ level: 'error', pretty: false, write: () => {} });
  const kept: Map<unknown, unknown>[] = [];
  class KeptMap extends Map<unknown, unknown> {
    constructor(entries?: Iterable<[unknown, unknown]>) {
      super(entries);
      kept.push(this);
    }
  }
  vi.stubGlobal('Map', KeptMap);
  const queue = new SerialQueue(log);
  const hands = new Hands({
    tables: here.tables,
    painterFor: async () => PAINTER,
    privateEnd: () => Promise.reject(new Error('no match is private')),
    api: { editAnswer: async () => '1', removeAnswer: async () => {} },
    queue,
    log,
    now: () => here.clock.now,
    monotonic: () => here.clock.now,
    applicationId: () => '1',
    retries: new Retries(new AbortController().signal),
  });
  vi.unstubAllGlobals();
  const entries = () => kept.reduce((sum, { size }) => sum + size, 0);
  return { hands, queue, entries };
}

test('nothing of a hand stays in memory once Discord no longer lets it be edited', async () => {
  const here = room();
  const { hands, queue, entries } = handsOf(here);
  here.tables.onChange((change) => hands.refresh(change));
  for (const times of [1, 2, 3]) {
    const match = await dealt(here.tables, 'botan-cho', AKI, BENI);
    for (const person of [AKI, BENI]) {
      const context = { person, where: WHERE, words: words('en-US'), locale: 'en-US', token: 't' };
      const answer = { reply: async () => 'm' } as unknown as Responder;
      await hands.reply({
        matchId: match.id,
        context: context as unknown as InteractionContext,
        answer,
      });
    }
    expect(entries(), `match ${times}`).toBe(2);
    here.clock.now += HOUR;
    await playOut(here.tables, match);
    await expect.poll(entries, { message: `match ${times}` }).toBe(0);
    await queue.idle();
    expect(entries(), `match ${times}`).toBe(0);
  }
});
