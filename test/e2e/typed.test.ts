import { afterAll, describe, expect, test } from 'vitest';
import { movesOf, peopleToAct } from '../../src/bot/match-view.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Match } from '../../src/model/match.ts';
import { shortest } from '../support/length.ts';
import { type Club, eachInAClub } from './support/club.ts';
import { startMatch } from './support/playing.ts';
import { isPrivate, pictureOf } from './support/reading.ts';

let club: Club;
/** Every kind of question that was answered by typing, over all games. */
const phases = new Set<string>();
const kinds = new Set<string>();

eachInAClub((opened) => {
  club = opened;
});

async function look(): Promise<Match> {
  const match = await club.tables.matches.newestIn(club.room.id);
  if (match === undefined) throw new Error('there is no match');
  return match;
}

/** Whoever is asked chooses from the list of completions, and plays what was chosen. */
async function typeMove(match: Match, turn: number): Promise<void> {
  const { room, sandbox } = club;
  const [id = ''] = peopleToAct(match);
  const who = sandbox.actor({ id });
  const legal = movesOf(match, id).map(formatMove);
  const typed = await who.autocomplete(room, 'hanafuda play', { focused: 'card' }).done;
  if (typed.kind !== 'choices') throw new Error(typed.kind);
  const values = typed.choices.map(({ value }) => String(value));
  expect(values).toEqual(legal);
  expect(new Set(typed.choices.map(({ name }) => name)).size).toBe(legal.length);
  phases.add(match.state?.phase.type ?? '');
  // What was never typed before goes first.
  const fresh = values.find((value) => !kinds.has(value.split(':')[0] ?? ''));
  const card = fresh ?? values[turn % values.length] ?? '';
  kinds.add(card.split(':')[0] ?? '');
  const hand = await who.command(room, 'hanafuda play', { card }).message();
  expect(isPrivate(hand)).toBe(true);
  // Where it ended a round, its result stands there.
  expect(['hand', 'result']).toContain(pictureOf(hand));
  expect((await look()).version).toBeGreaterThan(match.version);
}

describe('a match of one person and computers, played by typing alone:', () => {
  test.each(GAMES.map(({ id, seats }) => ({ id, seats: seats[0] ?? 2 })))(
    '$id',
    async ({ id, seats }) => {
      const game = { game: id, rules: shortest(id), computers: seats - 1 };
      await startMatch(club, [club.ann], game);
      for (let turn = 0; (await look()).status === 'playing'; turn++)
        await typeMove(await look(), turn);
      expect((await look()).status).toBe('over');
    },
  );
});

afterAll(() => {
  expect([...phases].toSorted()).toEqual(['call', 'capture', 'entry', 'play']);
});
