import { expect, test } from 'vitest';
import { nowLines } from '../../src/bot/hand/what-now.ts';
import { choicesLike } from '../../src/bot/interaction/command.ts';
import { moveCalled, moveChoices, turnFor } from '../../src/commands/typed-move.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { State } from '../../src/engine/round/state.ts';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { moveLabel } from '../../src/text/story/moves.ts';
import { matchOf } from '../support/a-match.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';

const MATCHES = 20;
/** So many questions of each kind are looked at in each game. */
const OF_A_KIND = 5;

/** Some questions of each kind that random matches of every game and seat count come to. */
function questions(): ReadonlyMap<string, readonly State[]> {
  const found = new Map<string, State[]>();
  for (const game of GAMES) {
    for (const seats of game.seats) {
      for (let number = 1; number <= MATCHES; number++) {
        const setup = randomSetup(game, seats, number);
        playMatch(game, { setup, choose: randomChooser(number) }, (_step, turn) => {
          if (turn === null) return;
          const { phase } = turn.before;
          const kind = phase.type === 'offer' ? `offer ${phase.offer}` : phase.type;
          const key = `${game.id} ${kind}`;
          const known = found.get(key) ?? [];
          found.set(key, known);
          if (known.length < OF_A_KIND) known.push(turn.before);
        });
      }
    }
  }
  return found;
}

const FOUND = questions();

test('random matches ask every kind of question that there is', () => {
  const kinds = new Set([...FOUND.keys()].map((key) => key.slice(key.indexOf(' ') + 1)));
  expect([...kinds].toSorted()).toEqual([
    'call',
    'capture',
    'chase',
    'chased',
    'entry',
    'offer chongtong',
    'offer draw',
    'offer redeal',
    'offer replacement',
    'play',
  ]);
});

test.each([...FOUND])('whatever is asked can be typed: %s', (_key, states) => {
  for (const state of states) {
    const match = matchOf(state, []);
    const seat = 'seat' in state.phase ? state.phase.seat : 0;
    const turn = turnFor(match, String(seat))!;
    expect(turn.moves.length).toBeGreaterThan(0);
    for (const words of LANGUAGES) {
      const choices = moveChoices(turn, words);
      const offered = choicesLike(choices, '');
      expect(offered.map(({ value }) => value)).toEqual(turn.moves.map(formatMove));
      expect(new Set(offered.map(({ name }) => name)).size).toBe(turn.moves.length);
      for (const [index, move] of turn.moves.entries()) {
        const { name, value } = offered[index]!;
        expect(choicesLike(choices, name.slice(0, 12)).map((one) => one.value)).toContain(value);
        const label = moveLabel(move, turn.view, words);
        const number = /^\d+(?=[.．])/.exec(label)?.[0];
        const isCard = number !== undefined && move.type !== 'shake';
        for (const typed of [value, label, ...(isCard ? [number] : [])]) {
          expect(moveCalled(typed, turn.moves, turn.view), typed).toEqual(move);
        }
      }
      const told = nowLines(match, String(seat), words).join('\n');
      for (const { name } of offered) expect(told).toContain(name);
      const other = String((seat + 1) % state.setup.seats);
      const toldOther = nowLines(match, other, words).join('\n');
      for (const { name } of offered) expect(toldOther).not.toContain(`- ${name}`);
    }
  }
});

test('nobody else has anything to type', () => {
  for (const [state] of FOUND.values()) {
    if (state === undefined) continue;
    const match = matchOf(state, []);
    const seat = 'seat' in state.phase ? state.phase.seat : 0;
    const other = (seat + 1) % state.setup.seats;
    expect(turnFor(match, String(other))?.moves).toEqual([]);
    expect(turnFor(match, 'nobody')).toBeUndefined();
  }
});
