import { describe, expect, test } from 'vitest';
import { strongHint } from '../../src/cpu/strong-hint.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { imagine } from '../../src/engine/view/imagine.ts';
import type { Hint } from '../../src/model/hint.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { hintLines } from '../../src/text/story/hint.ts';
import { NAMES } from '../support/names.ts';
import { askedOf } from '../support/play.ts';
import { gameOf } from '../support/position.ts';
import {
  playMatch,
  randomChooser,
  randomSetup,
  TABLES,
  type Turn,
} from '../support/random-match.ts';

/** Random matches by random house rules, and every so many turns of theirs a hint. */
const MATCHES = 4;
const SAMPLE = 23;
const MOST_HINTS = 6;

/** Some moments of random matches in which somebody decides. */
function momentsOf({ id, seats }: (typeof TABLES)[number]): readonly Turn[] {
  const game = gameOf(id);
  const turns: Turn[] = [];
  let steps = 0;
  for (let number = 0; number < MATCHES; number++) {
    const setup = randomSetup(game, seats, number);
    playMatch(game, { setup, choose: randomChooser(number) }, (_step, turn) => {
      // Questions are rarer than cards to play.
      const isAsked = turn !== null && turn.before.phase.type !== 'play';
      steps += isAsked ? 5 : 1;
      if (turn === null || steps < SAMPLE || turns.length >= MOST_HINTS) return;
      steps = 0;
      turns.push(turn);
    });
  }
  return turns;
}

/** A hint with the same chance each time. */
function hintAt(state: State) {
  return strongHint(...askedOf(state), { draw: drawsOf(seedOf(5), 'hint') });
}

/** What comes of a hint once it is followed, in the words of the rules. */
function followed(state: State, seat: Seat, { move, reasons }: Hint): readonly Event[] {
  const game = gameOf(state.setup.game);
  const step = game.apply(state, seat, move);
  const { phase } = step.state;
  const takes = reasons.find(({ why }) => why === 'takes');
  if (takes?.why !== 'takes' || move.type !== 'play') return step.events;
  if (phase.type !== 'capture' || phase.card !== takes.card) return step.events;
  const then = game.apply(step.state, seat, { type: 'capture', take: takes.cards });
  return [...step.events, ...then.events];
}

/** Whether a yaku may come to count without being made: where viewings alone count for nothing. */
function mayRevive({ setup }: State): boolean {
  return !['on', 'off', undefined].includes(setup.options['viewings'] as string | undefined);
}

function expectTrue(state: State, seat: Seat, hint: Hint): void {
  const events = followed(state, seat, hint);
  for (const reason of hint.reasons) {
    if (reason.why === 'takes') {
      const { card, cards: taken } = reason;
      expect(events).toContainEqual(expect.objectContaining({ type: 'captured', card, taken }));
    } else if ((reason.why === 'makes' || reason.why === 'raises') && !mayRevive(state)) {
      const { yaku: id, value } = reason;
      const yaku = expect.objectContaining({ id, value });
      expect(events).toContainEqual({ type: 'yaku-made', seat, yaku });
    } else if (reason.why === 'nothing-takes') {
      expect(events.find(({ type }) => type === 'laid' || type === 'captured')?.type).toBe('laid');
    }
  }
}

describe.each(TABLES)('hints in $id with $seats seats', (table) => {
  test('are legal, with true reasons in every language, and turn on nothing hidden', () => {
    const game = gameOf(table.id);
    const moments = momentsOf(table);
    expect(moments.length).toBeGreaterThan(3);
    for (const { before, seat, moves } of moments) {
      const hint = hintAt(before);
      expect(moves).toContainEqual(hint.move);
      expect(hint.reasons.length).toBeGreaterThan(0);
      expectTrue(before, seat, hint);
      const view = game.view(before, seat);
      for (const words of LANGUAGES) {
        const context = { words, game: table.id, names: NAMES.slice(0, table.seats) };
        const [title, ...why] = hintLines(hint, view, context);
        expect(title).not.toMatch(/undefined|NaN/);
        expect(why.join('')).not.toMatch(/undefined|NaN|null|^$/);
      }
      const twin = imagine(game.view(before, seat), drawsOf(seedOf(6), 'twin'));
      expect(game.view(twin, seat)).toEqual(view);
      expect(hintAt(twin)).toEqual(hint);
    }
  });
});
