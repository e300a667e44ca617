import type { Actor } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { USUAL_ALLOWANCES } from '../../src/bot/interaction/dispatch.ts';
import type { Painter } from '../../src/render/painter.ts';
import type { Png } from '../../src/render/raster/png.ts';
import { clubOfEach } from './support/club.ts';
import {
  annAlone,
  move,
  press,
  startMatch,
  storedVersion,
  tableOf,
  takeHand,
} from './support/playing.ts';
import { buttonFor, isPrivate, pictureOf, textOf, versionOf } from './support/reading.ts';

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

describe('while more pictures are asked for than can be drawn', () => {
  test('a move is stored and acknowledged, and shown once there is time', async () => {
    const painter = slowable();
    await open({ watch: painter.watch });
    await annAlone(club);
    const hand = await takeHand(club, club.ann);
    const before = await storedVersion(club);
    painter.stick();
    expect((await move(club, hand)).kind).toBe('acknowledged');
    expect(await storedVersion(club)).toBeGreaterThan(before);
    painter.release();
    const version = await storedVersion(club);
    for (const kind of ['table', 'hand']) {
      await club.sandbox.waitForMessage(
        (one) => pictureOf(one) === kind && versionOf(one) === version,
      );
    }
    expect(club.logged).toEqual([]);
  });

  test('words are answered, and what only shows is announced and shown once there is time', async () => {
    const painter = slowable();
    // As long as people wait and as long again, which a machine that stands still may take of it.
    await open({ watch: painter.watch, patience: 2 });
    await annAlone(club);
    await takeHand(club, club.ann);
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
  const { most } = USUAL_ALLOWANCES.actions;
  await open({ allowances: { ...USUAL_ALLOWANCES, actions: { most, perSecond: 0 } } });
  await startMatch(club, [club.ann, club.bob], { game: 'koi-koi' });
  const table = tableOf(club)!;
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

test('somebody who opens and closes one table after another is asked to wait', async () => {
  await open({ allowances: { ...USUAL_ALLOWANCES, matches: { most: 3, perSecond: 0 } } });
  const { ann, bob, room, sandbox, tables } = club;
  const start = async (who: Actor) =>
    textOf(await who.command(room, 'hanafuda start', { game: 'mushi' }).message());
  const openAndClose = async (who: Actor) => {
    const said = await start(who);
    await who.command(room, 'hanafuda stop').message();
    return said;
  };
  const first = await ann.command(room, 'hanafuda start').message();
  for (const _ of [1, 2]) expect(await openAndClose(ann)).not.toContain('a lot of matches');
  await press(ann, first, 'playnow');
  await ann.command(sandbox.directChannel(ann), 'hanafuda leave').message();
  const before = await tables.practice.newest(ann.id);
  expect(await start(ann)).toContain('a lot of matches');
  expect(textOf(await press(ann, first, 'playnow'))).toContain('a lot of matches');
  expect((await tables.practice.newest(ann.id))?.id).toBe(before?.id);
  expect(await openAndClose(bob)).not.toContain('a lot of matches');
  expect(club.logged).toEqual([]);
});
