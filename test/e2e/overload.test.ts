import { describe, expect, test } from 'vitest';
import { USUAL_ALLOWANCES } from '../../src/bot/interaction/dispatch.ts';
import type { Painter } from '../../src/render/painter.ts';
import type { Png } from '../../src/render/raster/png.ts';
import { clubOfEach } from './support/club.ts';
import { startMatch, tableOf, takeHand } from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  isPrivate,
  pictureOf,
  textOf,
  versionOf,
} from './support/reading.ts';

const { club, open } = clubOfEach({ mayLog: true });

/** A painter that can be made as slow as one that has more to draw than it can. */
function slowable() {
  let stuck: PromiseWithResolvers<void> | undefined;
  const late = async (picture: Promise<Png>) => {
    await stuck?.promise;
    return await picture;
  };
  const watch = (painter: Painter): Painter => {
    const slow: Painter = {
      ...painter,
      table: (...about) => late(painter.table(...about)),
      hand: (...about) => late(painter.hand(...about)),
      backlog: () => (stuck === undefined ? 0 : 1000),
      get withMonths() {
        return slow;
      },
    };
    return slow;
  };
  return {
    watch,
    stick: () => {
      stuck = Promise.withResolvers();
    },
    release: () => {
      stuck?.resolve();
      stuck = undefined;
    },
  };
}

/** Ann plays alone against a computer, and has her hand. */
async function annAlone() {
  await startMatch(club, [club.ann], { game: 'botan-cho', computers: 1 });
  const hand = await takeHand(club, club.ann);
  const [move] = buttonsFor(hand, 'move');
  if (move === undefined) throw new Error('Ann is not asked');
  return { hand, move };
}

async function stored(): Promise<number> {
  return (await club.tables.stored.newestMatch(club.room.id))?.version ?? Number.NaN;
}

describe('while more pictures are asked for than can be drawn', () => {
  test('a move is stored and acknowledged, and shown once there is time', async () => {
    const painter = slowable();
    await open({ watch: painter.watch });
    const { hand, move } = await annAlone();
    const before = await stored();
    painter.stick();
    const outcome = await club.ann.click(hand, move.id).done;
    expect(outcome.kind).toBe('acknowledged');
    expect(await stored()).toBeGreaterThan(before);
    painter.release();
    const version = await stored();
    for (const kind of ['table', 'hand']) {
      await club.sandbox.waitForMessage(
        (one) => pictureOf(one) === kind && versionOf(one) === version,
      );
    }
    expect(club.logged).toEqual([]);
  });

  test('words are answered, and what only shows is announced and shown once there is time', async () => {
    const painter = slowable();
    await open({ watch: painter.watch, patience: 1 });
    await annAlone();
    painter.stick();
    const drawn = ['hand', 'leaderboard', 'table', 'profile'];
    const asked = drawn.map((name) => club.ann.command(club.room, `hanafuda ${name}`));
    const spoken = ['me', 'help'].map((name) =>
      club.ann.command(club.room, `hanafuda ${name}`).message(),
    );
    await Promise.all(spoken);
    const typed = club.ann.autocomplete(club.room, 'hanafuda play', { focused: 'card' });
    expect((await typed.done).kind).toBe('choices');
    const first = await Promise.all(asked.map(({ acknowledged }) => acknowledged));
    expect(first).toMatchObject(drawn.map(() => ({ kind: 'reply', isDeferred: true })));
    painter.release();
    await Promise.all(asked.map((press) => press.message()));
  });
});

test('somebody who presses without a rest is asked to wait, and holds nobody else up', async () => {
  await open({ allowances: USUAL_ALLOWANCES });
  await startMatch(club, [club.ann, club.bob], { game: 'koi-koi' });
  const table = tableOf(club)!;
  const { most } = USUAL_ALLOWANCES.actions;
  const { id } = buttonFor(table, 'now');
  const outcomes = await Promise.all(
    Array.from({ length: 2 * most }, () => club.ann.click(table, id).done),
  );
  const texts = outcomes.map((one) => (one.kind === 'reply' ? textOf(one.message) : one.kind));
  const asked = texts.filter((said) => said.includes('too fast'));
  expect(asked.length).toBeGreaterThan(most / 2);
  expect(texts.filter((said) => !said.includes('too fast')).length).toBeGreaterThan(most / 2);
  expect(texts).not.toContain('failed');
  const hand = await takeHand(club, club.bob);
  expect(isPrivate(hand) && pictureOf(hand)).toBe('hand');
  expect(club.logged).toEqual([]);
});
