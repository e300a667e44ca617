import { afterAll, describe, expect, test } from 'vitest';
import { chooseAs } from '../../src/cpu/choose-as.ts';
import { drawOf } from '../../src/cpu/inquiry.ts';
import type { Job } from '../../src/cpu/job.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { State } from '../../src/engine/round/state.ts';
import { imagine } from '../../src/engine/view/imagine.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Question } from '../../src/model/computer.ts';
import { Computers } from '../../src/workers/computers.ts';
import { type Workers, workerThreads } from '../../src/workers/threads.ts';
import { HANG_MS } from '../support/hang.ts';
import { type Import, importsUnder } from '../support/imports.ts';
import { localComputers, localWorkers } from '../support/local-computers.ts';
import { gameOf, LATE_BOTAN, position } from '../support/position.ts';
import { oneOf, randomSetup } from '../support/random-match.ts';

const close = async () => {};

const STATE = position('botan-cho', LATE_BOTAN);

function questionOf(state: State, seat = 0): Question {
  const game = gameOf(state.setup.game);
  return {
    view: game.view(state, seat),
    moves: game.legalMoves(state, seat),
    strength: 'strong',
    chance: seedOf(0xabcdef),
    thinkers: 1,
  };
}

/** A position of each game for each number of seats, in the middle of a round. */
function* positions() {
  const draw = drawsOf(seedOf(11), 'positions');
  for (const game of GAMES) {
    for (const seats of game.seats) {
      let { state } = game.start(randomSetup(game, seats, seats));
      for (let left = 12; left > 0; left--) {
        const seat = game.toAct(state);
        if (seat === undefined) break;
        state = game.apply(state, seat, oneOf(game.legalMoves(state, seat), draw)).state;
      }
      const seat = game.toAct(state);
      if (seat !== undefined) yield { state, seat };
    }
  }
}

describe('computers in threads of their own', () => {
  const workers = workerThreads();
  const computers = new Computers({
    // However slow the machine is: what takes too long has tests of its own.
    workers: { ...workers, do: (job) => workers.do(job, HANG_MS) },
    onLost: (why) => {
      throw why;
    },
  });
  afterAll(() => computers.close());

  test('choose what they would choose here, and the same again', async () => {
    const question = questionOf(STATE);
    const { view, moves, strength } = question;
    const here = chooseAs(view, moves, { draw: drawOf(question), strength });
    expect(await computers.think(question)).toEqual(here);
    expect(await computers.think(question)).toEqual(here);
  });

  test('judge a move by what its seat could know', async () => {
    const { view, moves, chance } = questionOf(STATE);
    const inquiry = { view, moves, chance };
    const better = await computers.think(questionOf(STATE));
    expect(await computers.judge(inquiry, better)).toEqual({ better, cost: 0 });
  });
});

describe('what a worker gets', () => {
  test('is never a state: that is a type error', () => {
    const question = questionOf(STATE);
    // @ts-expect-error A state is no view.
    const wrong: Question = { ...question, view: STATE };
    expect(wrong).toBeDefined();
  });

  test('is the same whatever the hidden cards are', async () => {
    const sent: Job[] = [];
    const recording = async (job: Job) => {
      sent.push(structuredClone(job));
      return {} as never;
    };
    const computers = new Computers({ workers: { size: 1, do: recording, close }, onLost() {} });
    let differing = 0;
    for (const { state, seat } of positions()) {
      const twin = imagine(gameOf(state.setup.game).view(state, seat), drawsOf(seedOf(5), 'twin'));
      if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) differing++;
      sent.length = 0;
      for (const one of [state, twin]) {
        const { view, moves, chance } = questionOf(one, seat);
        const inquiry = { view, moves, chance };
        await computers.hint('1', inquiry);
        await computers.think(questionOf(one, seat));
        const [made] = moves;
        if (made !== undefined) await computers.judge(inquiry, made);
      }
      expect(sent).toHaveLength(6);
      expect(sent.slice(3)).toEqual(sent.slice(0, 3));
      expect(JSON.stringify(sent)).not.toContain(state.setup.seed);
    }
    expect(differing).toBeGreaterThan(10);
  });
});

describe('computers without workers', () => {
  /** Every job is the death of its thread. */
  const dying: Workers = {
    size: 1,
    do: () => Promise.reject(new Error('out of memory')),
    close,
  };

  /** They never come to an end. */
  const silent: Workers = { size: 1, do: () => new Promise(() => {}), close };

  test('play as normal ones do, and say whose hint it is', async () => {
    const lost: unknown[] = [];
    const computers = new Computers({ workers: dying, onLost: (why) => void lost.push(why) });
    const question = questionOf(STATE);
    const { view, moves } = question;
    const normal = chooseAs(view, moves, { draw: drawOf(question), strength: 'normal' });
    expect(await computers.think(question)).toEqual(normal);
    expect(await computers.hint('1', question)).toMatchObject({ by: 'normal', move: normal });
    expect(lost).toHaveLength(4);
  });

  test('give the hint of a normal one where a strong one takes too long', async () => {
    const computers = new Computers({ workers: silent, onLost() {}, patience: 1 });
    expect(await computers.hint('1', questionOf(STATE))).toMatchObject({ by: 'normal' });
  });

  test('have one hint of a person in hand, however many were asked for and given meanwhile', async () => {
    const given: Job[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const local = localWorkers();
    const workers: Workers = {
      ...local,
      size: 9,
      async do(job, longest) {
        given.push(job);
        await promise;
        return await local.do(job, longest);
      },
    };
    const computers = new Computers({ workers, onLost() {}, patience: 1 });
    const ask = (thinkers: number) =>
      computers.hint('1', { ...questionOf(STATE), chance: seedOf(thinkers) });
    for (const thinkers of [1, 2, 3]) expect(await ask(thinkers)).toMatchObject({ by: 'normal' });
    await Promise.all([ask(1), computers.hint('2', questionOf(STATE))]);
    resolve();
    await computers.think(questionOf(STATE));
    expect(given.map(({ type }) => type)).toEqual(['hint', 'hint', 'move']);
  });

  test('play as normal ones do where a strong one chose what the rules refuse', async () => {
    const lost: unknown[] = [];
    const wrong: Workers = {
      size: 1,
      do: async () => ({ type: 'pass' }) as never,
      close,
    };
    const computers = new Computers({ workers: wrong, onLost: (why) => void lost.push(why) });
    const question = questionOf(STATE);
    const { view, moves } = question;
    const normal = chooseAs(view, moves, { draw: drawOf(question), strength: 'normal' });
    expect(await computers.think(question)).toEqual(normal);
    expect(lost.map(String)).toEqual([expect.stringContaining('what the rules refuse: pass')]);
  });

  test('make no other move where it must be the same again, as in the deal of the day', async () => {
    const computers = new Computers({ workers: dying, onLost() {} });
    const question = { ...questionOf(STATE), isUnhurried: true } as const;
    await expect(computers.think(question)).rejects.toThrow('out of memory');
  });

  test('ask once more where a thread died', async () => {
    let deaths = 0;
    const local = localWorkers();
    const workers: Workers = {
      ...local,
      do: (job, longest) => (deaths++ === 0 ? dying : local).do(job, longest),
    };
    const lost: unknown[] = [];
    const onLost = (why: unknown) => void lost.push(why);
    const computers = new Computers({ workers, onLost, patience: HANG_MS });
    expect(await computers.hint('1', questionOf(STATE))).toMatchObject({ by: 'strong' });
    expect(lost.map(String)).toEqual(['Error: out of memory']);
  });

  test('say so once they are closed', async () => {
    const computers = localComputers();
    await computers.close();
    await expect(computers.think(questionOf(STATE))).rejects.toThrow('closed');
  });
});

describe('the threads', () => {
  const imports = importsUnder('src').filter(({ isTypeOnly }) => !isTypeOnly);
  const byFile = Map.groupBy(imports, ({ from }) => from);

  function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { to } of byFile.get(file) ?? ([] as Import[])) loadedBy(to, seen);
    return seen;
  }

  test('of the bot loads nothing that thinks for long: only workers do', () => {
    const loaded = loadedBy('src/main.ts');
    expect(loaded).toContain('src/workers/computers.ts');
    const thinkers = ['src/cpu/choose-as.ts', 'src/cpu/strong-hint.ts', 'src/cpu/judgement.ts'];
    expect(thinkers.filter((file) => loaded.has(file))).toEqual([]);
    expect(thinkers.filter((file) => !loadedBy('src/workers/worker.ts').has(file))).toEqual([]);
  });

  test('of workers load no pictures, no database and no Discord', () => {
    const loaded = [...loadedBy('src/workers/worker.ts')];
    const layers = new Set(
      loaded.filter((to) => to.startsWith('src/')).map((to) => to.split('/')[1]),
    );
    expect([...layers].sort()).toEqual(['cpu', 'engine', 'games', 'model', 'workers']);
    const packages = loaded.filter((to) => !to.startsWith('src/') && !to.startsWith('node:'));
    expect(packages).toEqual(['@noble/hashes']);
  });
});
