import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { type Event, eventsFor } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { findGame, GAMES } from '../../src/games/index.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { tableAlt } from '../../src/text/pictures/alt.ts';
import { handAlt } from '../../src/text/pictures/hand-alt.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { endingLines } from '../../src/text/settlement/ending.ts';
import { settlementLines } from '../../src/text/settlement/settlement.ts';
import type { Context } from '../../src/text/story/context.ts';
import { story } from '../../src/text/story/describe.ts';
import {
  askLine,
  blockedLabel,
  blockedReason,
  choiceLabel,
  moveLabel,
  turnLine,
} from '../../src/text/story/moves.ts';
import { NAMES } from '../support/names.ts';
import { eventsOf } from '../support/play.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';

/** As long as `shortName` leaves any name. */
const LONG_NAMES = NAMES.map((name) => name.repeat(7).slice(0, 20));

/** A whole match of random moves: every state in which somebody is asked, and all events. */
function randomMatch(id: string, seats: number, seed: number, house: 'usual' | 'drawn' = 'usual') {
  const game = findGame(id)!;
  const usual = defaultOptions(game.options);
  const options = house === 'usual' ? usual : randomSetup(game, seats, seed).options;
  const setup = { game: id, seats, options, seed: seedOf(seed) };
  const choose = randomChooser(seed, 'test/text');
  const states: State[] = [];
  const steps: (readonly Event[])[] = [];
  const end = playMatch(game, { setup, choose }, ({ events }, turn) => {
    steps.push(events);
    if (turn !== null) states.push(turn.before);
  });
  return { game, states, steps, end };
}

const tables = GAMES.flatMap((game) =>
  game.seats.flatMap((seats) =>
    [['usual', 2026] as const, ['drawn', 2027] as const].map(
      ([house, seed]) => [game.id, seats, house, seed] as const,
    ),
  ),
);
const WRONG = /undefined|null|NaN|\[object|\$\{/;
/** The same in English texts of Korean games, with what has a Korean term. */
const WRONG_IN_KOREAN = new RegExp(
  `${WRONG.source}|\\b(?:[Oo]ya|[Cc]haff|[Kk]asu|[Tt]ane|[Tt]anzaku|[Pp]oetry|[Bb]lue)\\b|親`,
);

describe.each(tables)('every text of a match of %s for %d, %s rules (%d)', (id, seats, ...rest) => {
  const [house, seed] = rest;
  const { game, states: all, steps, end } = randomMatch(id, seats, seed, house);

  describe.each(LANGUAGES.map((language, nth) => [language.language, language, nth] as const))(
    'in %s',
    (_, language, nth) => {
      // Each state is told in one of the languages.
      const states = all.filter((_state, at) => at % LANGUAGES.length === nth);
      const names = LONG_NAMES.slice(0, seats);
      const isKorean = game.info.face === 'korean' && language.language === 'en';
      const wrong = isKorean ? WRONG_IN_KOREAN : WRONG;
      const context: Context = { words: language, game: id, names, options: end.setup.options };

      test('labels fit their buttons and lists, and differ but for cards that look alike', () => {
        for (const state of states) {
          const seat = game.toAct(state)!;
          const view = game.view(state, seat);
          const moves = game.legalMoves(state, seat);
          const labels = moves.map((move) => moveLabel(move, view, language));
          const choices = moves.map((move) => choiceLabel(move, view, language));
          expect(labels.filter((label) => label === '' || label.length > 38)).toEqual([]);
          expect(choices.filter((label) => label === '' || label.length > 100)).toEqual([]);
          expect(new Set(labels).size).toBe(moves.length);
          expect(new Set(choices).size).toBe(moves.length);
          expect([...labels, ...choices].filter((label) => wrong.test(label))).toEqual([]);
        }
      });

      test('cards that may not be played say why', () => {
        for (const state of states) {
          const view = game.view(state, game.toAct(state)!);
          for (const held of view.hand) {
            if (held.blocked === undefined) continue;
            expect(blockedLabel(held, context).length).toBeLessThanOrEqual(80);
            expect(blockedReason(held.blocked, context)).not.toMatch(wrong);
          }
        }
      });

      test('the table says whose turn it is, and the hand asks', () => {
        for (const state of states) {
          const seat = game.toAct(state)!;
          expect(turnLine(game.view(state, 'spectator'), context)).toContain(LONG_NAMES[seat]);
          expect(askLine(game.view(state, seat), context)).not.toBe(language.turns.notYou);
          const other = (seat + 1) % seats;
          const { notYou, satOut } = language.turns;
          expect([notYou, satOut]).toContain(askLine(game.view(state, other), context));
        }
        expect(turnLine(game.view(end, 'spectator'), context)).toBe(language.turns.over);
      });

      test('stories and score sheets are whole', () => {
        for (const events of steps) {
          const told = story([{ events: eventsFor(events, 'spectator') }], context, 1500);
          expect(told).not.toMatch(wrong);
          for (const { settlement } of eventsOf(events, 'settled'))
            expect(settlementLines(settlement, context).join('\n')).not.toMatch(wrong);
          for (const { standing } of eventsOf(events, 'over'))
            expect(endingLines(standing, context).join('\n')).not.toMatch(wrong);
        }
      });

      test('pictures find all their words', () => {
        const drawn: PictureWords = pictureWords(context);
        expect(drawn.players).toEqual(context.names);
        expect(
          Object.values(drawn).filter((one) => typeof one === 'string' && wrong.test(one)),
        ).toEqual([]);
        for (const state of states) {
          const view = game.view(state, game.toAct(state)!);
          expect(drawn.asks(view.phase.type)).not.toBe('');
          expect(tableAlt(view, context)).not.toMatch(wrong);
          expect(handAlt(view, context)).not.toMatch(wrong);
          for (const { yaku, near } of view.seats) {
            for (const { id: yakuId } of [...yaku, ...near])
              expect(drawn.yaku(yakuId)).not.toBe('');
          }
          for (const { blocked } of view.hand) {
            if (blocked !== undefined) expect(drawn.blocked(blocked)).not.toMatch(wrong);
          }
        }
      });
    },
  );
});
