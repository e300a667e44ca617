import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { words } from '../../src/text/language.ts';
import { gameWords } from '../../src/text/rules/game-words.ts';
import { shortest } from '../support/length.ts';
import { type Club, eachInAClub } from './support/club.ts';
import { playToTheEnd, startMatch, takeHand } from './support/playing.ts';
import { buttonFor, buttonsFor, buttonsOf, textOf } from './support/reading.ts';

let club: Club;

eachInAClub(
  (opened) => {
    club = opened;
  },
  { isPainted: true },
);

describe('a match of', () => {
  test.each(GAMES.flatMap(({ id, seats }) => seats.map((many) => ({ id, many }))))(
    '$id with $many seats is played to its end by one person and computers',
    async (row) => {
      const { ann } = club;
      const rules = shortest(row.id);
      await startMatch(club, [ann], { game: row.id, rules, computers: row.many - 1 });
      await takeHand(club, ann);
      const standing = await playToTheEnd(club, [ann]);
      expect(buttonsFor(standing, 'again')).toHaveLength(1);
      expect((await club.tables.matches.newestIn(club.room.id))?.status).toBe('over');
    },
  );
});

describe('the menu of house rules', () => {
  test('of a game with many has pages, and stays on the page of what was chosen', async () => {
    const { ann, room } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    const first = await ann.click(lobby, buttonFor(lobby, 'rules').id).message();
    expect(textOf(first)).toContain(
      gameWords(words('en'), 'koi-koi').options['length']?.name ?? '?',
    );
    const [back, on] = buttonsOf(first).filter(({ id }) => id.startsWith('page/'));
    expect([back?.isEnabled, on?.isEnabled]).toEqual([false, true]);
    const second = await ann.click(first, on?.id ?? '').message();
    expect(second.id).toBe(first.id);
    const chosen = await ann.select(second, 'rule/1/0/oyaKen', ['6']).message();
    expect(textOf(chosen)).toBe(textOf(second));
    expect((await club.tables.matches.newestIn(room.id))?.options['oyaKen']).toBe(6);
  });
});
