import { describe, expect, test } from 'vitest';
import { readSlips } from '../../bench/support/measured.ts';
import { shareOfNovice, WANTED } from '../../bench/support/slips.ts';
import { weighCards } from '../../src/cpu/card-choice.ts';
import { chooseAs } from '../../src/cpu/choose-as.ts';
import { chooseGently } from '../../src/cpu/choose-at-once.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { GAMES } from '../../src/games/index.ts';
import { askedOf } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { type Chooser, turnsFrom } from '../support/random-match.ts';
import { started } from '../support/started.ts';

const draw = drawsOf(seedOf(1), 'gentle');

describe('a gentle computer', () => {
  const [view, moves] = askedOf(
    position('koi-koi', {
      hands: ['pine.crane iris.chaff1 maple.chaff1', 3],
      field: 'pine.ribbon willow.swallow',
    }),
  );

  test('plays its worst card where it slips, and otherwise what a normal one does', () => {
    const worth = weighCards(view, moves);
    const worst = moves[worth.indexOf(Math.min(...worth))];
    const best = moves[worth.indexOf(Math.max(...worth))];
    expect(chooseGently(view, moves, { draw, slips: 100 })).toEqual(worst);
    expect(chooseGently(view, moves, { draw, slips: 0 })).toEqual(best);
  });

  test('drops out where it slips', () => {
    const entry = position('suhara-bana', { phase: { type: 'entry', seat: 0 } });
    expect(chooseGently(...askedOf(entry), { draw, slips: 100 })).toEqual({ type: 'drop' });
  });

  test('slips as often as was measured for its game and seats', () => {
    const measured = readSlips().find(({ game, seats }) => game === 'koi-koi' && seats === 2);
    const slips = measured?.slips ?? 0;
    const mind = (drawn: number) => ({ strength: 'gentle', draw: () => drawn }) as const;
    const [worst, best] = [100, 0].map((often) =>
      chooseGently(view, moves, { draw, slips: often }),
    );
    expect(chooseAs(view, moves, mind(slips - 1))).toEqual(worst);
    expect(chooseAs(view, moves, mind(slips))).toEqual(best);
  });

  test.each(['koi-koi', 'matgo'])('never plays on for more in %s', (id) => {
    const game = gameOf(id);
    const choose: Chooser = ({ before, seat, moves }) =>
      chooseGently(game.view(before, seat), moves, { draw });
    let calls = 0;
    for (let number = 1; calls < 10; number++) {
      const { state } = started(id, { seed: number });
      for (const { moves, move } of turnsFrom(state, choose)) {
        if (moves.every(({ type }) => type !== 'shobu')) continue;
        calls++;
        expect(move.type).toBe('shobu');
      }
    }
  });
});

describe('how often gentle computers slip', () => {
  test('is measured for every game and number of seats', () => {
    const tables = GAMES.flatMap(({ id, seats }) => seats.map((many) => `${id} ${many}`));
    expect(readSlips().map(({ game, seats }) => `${game} ${seats}`)).toEqual(tables);
  });

  test('leaves a novice 70 to 80 % of the matches, or where that cannot be reached, as many as may be', () => {
    for (const { game, seats, slips, won } of readSlips()) {
      if (slips < 100) expect(won, `${game} ${seats}`).toBeGreaterThanOrEqual(WANTED.least);
      expect(won, `${game} ${seats}`).toBeLessThanOrEqual(WANTED.most);
    }
  });

  test('has the novice win about three of four matches', () => {
    const share = shareOfNovice({ game: gameOf('botan-cho'), seats: 2, seed: 4 }, 200);
    // Three deviations of as many matches.
    expect(share).toBeGreaterThan(WANTED.middle - 0.1);
    expect(share).toBeLessThan(WANTED.middle + 0.1);
  });
});
