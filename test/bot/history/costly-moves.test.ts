import { describe, expect, test } from 'vitest';
import type { Payload } from '../../../src/bot/api/payload.ts';
import { createGuard } from '../../../src/bot/failure/guard.ts';
import { CostlyMoves } from '../../../src/bot/history/costly-moves.ts';
import type { Request } from '../../../src/bot/interaction/interaction-context.ts';
import type { Inquiry } from '../../../src/cpu/inquiry.ts';
import type { Judgement } from '../../../src/cpu/judgement.ts';
import type { Move } from '../../../src/engine/round/state.ts';
import { createLogger } from '../../../src/log.ts';
import type { Painter } from '../../../src/render/painter.ts';
import { words } from '../../../src/text/language.ts';
import { room } from '../../table/support/a-table.ts';
import { dealt, playOut } from '../../table/support/matches.ts';
import { AKI, BENI, WHERE } from '../../table/support/people.ts';
import { textOf } from '../support/read-payload.ts';

const PAINTER = { hand: async () => [] } as unknown as Painter;

/** A finished match of Aki and Beni, and all its steps. */
async function played() {
  const { tables } = room();
  const match = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  return { match, steps: await tables.play.replay(match), seat: 0 };
}

interface Judging {
  readonly judge: (inquiry: Inquiry, made: Move) => Promise<Judgement>;
}

/** A service of reviews, and what it sends: the first answer, and what takes its place. */
function reviews({ judge }: Judging) {
  const ending = new AbortController();
  const logged: string[] = [];
  const log = createLogger({ level: 'warn', pretty: false, write: (line) => logged.push(line) });
  const shown = Promise.withResolvers<Payload>();
  const edits: Payload[] = [];
  const service = new CostlyMoves({
    ...{ log, guard: createGuard(log), signal: ending.signal },
    api: {
      editAnswer: async (_, payload) => {
        edits.push(payload);
        shown.resolve(payload);
        return '1';
      },
    },
    computers: { judge },
    painterFor: async () => PAINTER,
  });
  return { service, ending, logged, edits, shown: shown.promise };
}

function asks(locale = 'en', person = AKI) {
  const answers: Payload[] = [];
  const answer = {
    ticket: { id: '1', applicationId: '2', token: 't' },
    reply: async (payload: Payload) => String(answers.push(payload)),
    update: async (payload: Payload) => void answers.push(payload),
  };
  const request = {
    context: { person, where: WHERE, words: words(locale) },
    answer,
  } as unknown as Request;
  return { request, answers };
}

/** Judges that the decisions cost so much, one after the other, and nothing after that. */
function costs(...all: readonly number[]) {
  const asked: Inquiry[] = [];
  const judge = async (inquiry: Inquiry): Promise<Judgement> => {
    const cost = all[asked.length] ?? 0;
    asked.push(inquiry);
    return { better: inquiry.moves.at(-1) as Move, cost };
  };
  return { asked, judge };
}

describe('a review of the moves of a match', () => {
  test('shows the three that cost most, each with what was seen before it', async () => {
    const match = await played();
    const { asked, judge } = costs(0, 3, 12.4, 0, 1.04, 7, 0.5);
    const { service, shown } = reviews({ judge });
    const { request, answers } = asks();
    await service.begin(request, match);
    expect(textOf(answers[0]!)).toMatch(/^Looking at your \d+ decisions/);
    const payload = await shown;
    const lines = textOf(payload).split('\n');
    expect(lines[0]).toBe('### Your 3 costliest moves');
    expect(lines.slice(1, 4).map((line) => /about (.*) more/.exec(line)?.[1])).toEqual([
      '12 points',
      '7 points',
      '3 points',
    ]);
    expect(lines[1]).toMatch(
      /^1\. Round 1: you chose \*\*[A-Z][^.]+ \(\d\)\*\*, but \*\*[A-Z][^.]+ \(\d\)\*\* would have won/,
    );
    expect(lines[4]).toContain(`${asked.length} decisions`);
    expect(payload.pictures).toHaveLength(3);
    expect(payload.pictures.every(({ alt }) => alt.length > 20)).toBe(true);
  });

  test('judges every decision of the person by what they saw, and nothing of the others', async () => {
    const { match, steps, seat } = await played();
    const { asked, judge } = costs();
    const { service, shown } = reviews({ judge });
    await service.begin(asks().request, { match, steps, seat });
    expect(textOf(await shown)).toContain('None of your moves clearly cost you anything.');
    const own = steps.filter((step) => step.seat === seat);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.length).toBeLessThanOrEqual(own.length);
    expect(asked.every(({ view, moves }) => view.viewer === seat && moves.length > 1)).toBe(true);
    expect(JSON.stringify(asked)).not.toContain(match.seed);
  });

  test('says so where somebody decided nothing', async () => {
    const { match, steps } = await played();
    const { service } = reviews(costs());
    const { request, answers } = asks('ja');
    const byComputer = steps.map((step) => ({ ...step, byComputer: true }));
    await service.begin(request, { match, steps: byComputer, seat: 0 });
    expect(answers.map(textOf)).toEqual(['その対局では、自分で選んだ手がありません。']);
  });

  test('ends when it is cancelled, when another begins, and when the bot goes down', async () => {
    const match = await played();
    for (const end of ['cancel', 'another', 'down'] as const) {
      const asked: Inquiry[] = [];
      const waits = Promise.withResolvers<Judgement>();
      const judge = (inquiry: Inquiry) => {
        asked.push(inquiry);
        return waits.promise;
      };
      const { service, ending, edits, logged } = reviews({ judge });
      await service.begin(asks().request, match);
      expect(asked).toHaveLength(1);
      const { request, answers } = asks();
      if (end === 'cancel') await service.cancel(request, match.match.id);
      if (end === 'another') await service.begin(request, match);
      if (end === 'down') ending.abort();
      const [before] = [asked.length];
      if (end !== 'another') waits.reject(new Error('closed'));
      await new Promise(setImmediate);
      expect(asked).toHaveLength(before);
      expect(edits).toEqual([]);
      expect(logged).toEqual([]);
      if (end === 'cancel') expect(textOf(answers[0]!)).toBe('Cancelled.');
    }
  });

  test('has one decision judged at a time, and everybody’s in turn', async () => {
    const match = await played();
    const asked: Inquiry[] = [];
    let [now, most] = [0, 0];
    const judge = async (inquiry: Inquiry): Promise<Judgement> => {
      asked.push(inquiry);
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now--;
      return { better: inquiry.moves[0] as Move, cost: 0 };
    };
    const { service, edits } = reviews({ judge });
    await service.begin(asks().request, match);
    await service.begin(asks('en', BENI).request, { ...match, seat: 1 });
    await expect.poll(() => edits.length).toBe(2);
    expect(most).toBe(1);
    expect(asked.slice(0, 6).map(({ view }) => view.viewer)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('says so where workers fail', async () => {
    const { service, shown, logged } = reviews({ judge: () => Promise.reject(new Error('lost')) });
    await service.begin(asks().request, await played());
    expect(textOf(await shown)).toContain('couldn’t be judged just now');
    expect(logged.join()).toContain('moves could not be judged');
  });
});
