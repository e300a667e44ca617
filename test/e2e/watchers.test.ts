import { expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { currentMatch, press, startMatch, tableOf, untilShown } from './support/playing.ts';
import { buttonFor, buttonsFor, isPrivate, textOf } from './support/reading.ts';

const club = eachInAClub();

test('the table has a way in for those who watch, says who waits, and lets them go again', async () => {
  const { ann, bob, cho, room } = club;
  const table = await startMatch(club, [ann], { game: 'botan-cho', computers: 1 });
  expect(buttonFor(table, 'join').label).toBe('Take over CPU 1');
  expect(textOf(await press(bob, table, 'now'))).toContain(
    'press **Take over CPU 1** at the table',
  );
  const mine = await press(ann, table, 'join');
  expect([isPrivate(mine), textOf(mine)]).toEqual([
    true,
    expect.stringContaining('You’re already at this table'),
  ]);

  const told = await press(bob, table, 'join');
  expect([isPrivate(told), textOf(told)]).toEqual([true, expect.stringContaining('You’re in')]);
  const waiting = await untilShown(
    club,
    '**Bob** will join in: in a computer’s seat from the next round',
  );
  expect(waiting.id).toBe(table.id);
  expect(buttonsFor(waiting, 'join')).toEqual([]);
  const typed = async (who: typeof bob) =>
    textOf(await who.command(room, 'hanafuda join').message());
  expect(await typed(bob)).toContain('You’re in already');
  expect(await typed(cho)).toContain('All 2 seats at this table are taken');

  const menu = await press(bob, waiting, 'about');
  expect(textOf(await press(bob, menu, 'quit'))).toBe('You left the table.');
  expect((await currentMatch(club)).invited).toEqual([]);
  expect(await typed(cho)).toContain('You’re in: you get a computer’s seat from the next round');
  await expect.poll(() => buttonsFor(tableOf(club) ?? table, 'join')).toEqual([]);
});
