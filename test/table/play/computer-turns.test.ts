import { describe, expect, test } from 'vitest';
import type { Move } from '../../../src/engine/round/state.ts';
import type { Question, Think } from '../../../src/model/computer.ts';
import type { Match } from '../../../src/model/match.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import { type Room, room } from '../support/a-table.ts';
import { against, asked, lobby, moveOn } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, HERE, SERVER } from '../support/people.ts';

/** The first legal move, when the test says so. */
class Thinker {
  readonly questions: Question[] = [];
  #waiting: ((move: Move) => void)[] = [];
  #heard = Promise.withResolvers<void>();

  readonly think: Think = (question) => {
    this.questions.push(question);
    this.#heard.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  };

  /** Answers the question that is asked, or the next one. */
  async answer(): Promise<void> {
    while (this.#waiting.length === 0) {
      await this.#heard.promise;
      this.#heard = Promise.withResolvers();
    }
    const question = this.questions.at(-1);
    const [move] = question?.moves ?? [];
    if (move === undefined) throw new Error('nothing is asked');
    for (const resolve of this.#waiting.splice(0)) resolve(move);
  }
}

const first: Think = async ({ moves }) => moves[0] ?? { type: 'pass' };

async function newest({ tables }: Room): Promise<Match> {
  const match = await tables.stored.newestMatch(CHANNEL);
  if (match === undefined) throw new Error('no match');
  return match;
}

async function once(at: Room, isSo: (match: Match) => boolean): Promise<Match> {
  await expect.poll(async () => isSo(await newest(at)), { interval: 1 }).toBe(true);
  return await newest(at);
}

const isAsked = (match: Match) => {
  try {
    return asked(match).person.id === AKI.id;
  } catch {
    return false;
  }
};

describe('computers that take their time', () => {
  test('are asked with a view and a chance of their own, the same in the same match', async () => {
    const asks = async () => {
      const questions: Question[] = [];
      const at = room({
        think: (question) => {
          questions.push(structuredClone(question));
          return first(question);
        },
      });
      let match = await against(at.tables, 'suhara-bana', 'strong', 'strong', 'strong');
      for (let left = 5; left > 0; left--) match = done(await moveOn(at.tables, match));
      return { questions, seed: match.seed };
    };
    const [one, other] = [await asks(), await asks()];
    expect(one.questions).toEqual(other.questions);
    expect(new Set(one.questions.map(({ chance }) => chance)).size).toBe(one.questions.length);
    expect(one.questions.every(({ thinkers }) => thinkers === 3)).toBe(true);
    expect(JSON.stringify(one.questions)).not.toContain(one.seed);
  });

  test('think outside of any transaction: others play on meanwhile', async () => {
    const thinker = new Thinker();
    const at = room({ think: thinker.think });
    const started = against(at.tables, 'botan-cho', 'strong');
    await expect
      .poll(async () => (await at.tables.stored.newestMatch(CHANNEL))?.status)
      .toBe('playing');
    const match = await newest(at);
    const moving = isAsked(match) ? moveOn(at.tables, match) : started;
    await expect.poll(() => thinker.questions.length).toBe(1);
    // Another table is opened, filled and played at while the computer thinks.
    const where = { serverId: SERVER, channelId: '300000000000000009' };
    const opening = { where, host: BENI, game: 'mushi', options: {} };
    const other = done(await at.tables.lobby.open(opening));
    const begun = done(await at.tables.lobby.join({ matchId: other.id }, AKI));
    expect(reasonOf(await moveOn(at.tables, begun))).toBe('done');
    const before = await newest(at);
    await thinker.answer();
    await moving;
    expect((await once(at, ({ version }) => version > before.version)).version).toBeGreaterThan(0);
  });

  test('do not keep anybody waiting: their move comes later then', async () => {
    const thinker = new Thinker();
    const at = room({ think: thinker.think });
    const changes: number[] = [];
    at.tables.onChange(({ match }) => void changes.push(match.version));
    // Whoever starts is answered although the computer is silent.
    const match = await against(at.tables, 'botan-cho', 'strong');
    const now = isAsked(match) ? done(await moveOn(at.tables, match)) : match;
    expect(now.status).toBe('playing');
    expect(isAsked(now)).toBe(false);
    await thinker.answer();
    const later = await once(at, ({ version }) => version > now.version);
    await expect.poll(() => changes).toContain(later.version);
  });

  test('are asked again after a restart, and only once', async () => {
    const store = openStore(':memory:');
    const silent = new Thinker();
    const old = room({ store, think: silent.think });
    const match = await against(old.tables, 'botan-cho', 'strong');
    if (isAsked(match)) await moveOn(old.tables, match);
    expect(silent.questions).toHaveLength(1);

    const thinker = new Thinker();
    const at = room({ store, isBlank: true, think: thinker.think });
    at.clock.now = old.clock.now + 60_000;
    const due = await at.tables.timers.due();
    expect(due).toMatchObject([{ matchId: match.id, kind: 'computer' }]);
    const thought = at.tables.play.think(match.id);
    await thinker.answer();
    await thought;
    expect(thinker.questions[0]).toEqual(silent.questions[0]);
    const after = await newest(at);
    // The answer of the process that is gone comes too late.
    await silent.answer();
    await old.tables.play.think(match.id);
    expect((await at.tables.timers.due()).filter(({ kind }) => kind === 'computer')).toEqual([]);
    expect(await newest(at)).toEqual(after);
    expect(isAsked(after)).toBe(true);
  });

  test('are asked again when thinking failed, and the person’s move stands', async () => {
    let fails = true;
    const at = room({
      think: async (question) => {
        if (fails) throw new Error('no worker');
        return await first(question);
      },
    });
    const match = await against(at.tables, 'botan-cho', 'strong');
    const now = isAsked(match) ? done(await moveOn(at.tables, match)) : match;
    expect(isAsked(now)).toBe(false);
    fails = false;
    at.clock.now += 2000;
    expect(await at.tables.timers.due()).toMatchObject([{ kind: 'computer' }]);
    await at.tables.play.think(match.id);
    expect(isAsked(await newest(at))).toBe(true);
    expect(await at.tables.timers.due()).toEqual([]);
  });

  test('have their answer thrown away when the match went on, and are asked anew', async () => {
    const thinker = new Thinker();
    const at = room({ think: thinker.think });
    await lobby(at.tables, 'suhara-bana', AKI, BENI);
    for (const _ of [1, 2]) await at.tables.lobby.addComputer(HERE, AKI, 'strong');
    let match = done(await at.tables.lobby.start(HERE, AKI));
    while (thinker.questions.length === 0) match = done(await moveOn(at.tables, match));
    const left = done(await at.tables.leaving.leave(HERE, BENI));
    expect(left.version).toBe(match.version + 1);
    await thinker.answer();
    await expect.poll(() => thinker.questions.length).toBe(2);
    expect((await newest(at)).version).toBe(left.version);
    const [one, other] = thinker.questions;
    expect(other?.view).toEqual(one?.view);
    expect(other?.chance).not.toBe(one?.chance);
    await thinker.answer();
    await once(at, ({ version }) => version > left.version);
  });

  test('wait for the end of the pause after a round', async () => {
    const at = room({ think: first, settings: { pause: '10' } });
    let match = await against(at.tables, 'botan-cho', 'strong');
    while ((await at.tables.stored.timersOf(match.id)).pause === undefined)
      match = done(await moveOn(at.tables, match));
    const paused = await newest(at);
    expect((await at.store.dueTimers(at.clock.now + 9999)).map(({ kind }) => kind)).toEqual([]);
    done((await at.tables.play.nextRound(match.id))!);
    const after = await newest(at);
    expect(isAsked(after)).toBe(true);
    expect(after.state?.round).toBe(paused.state?.round);
  });
});
