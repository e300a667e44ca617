import { describe, expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { GAMES, type GameId } from '../../src/games/index.ts';
import { lengthRule } from '../support/length.ts';
import { opened } from '../support/opened.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK, type PrintedCard } from '../support/printed-deck.ts';
import { playMatch, randomChooser } from '../support/random-match.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

/** The choices of rounds that each game has. */
const LENGTHS = GAMES.flatMap(({ id }) => {
  const { option = '', choices = [] } = lengthRule(id) ?? {};
  return choices.flatMap((many) => (typeof many === 'number' ? [{ id, option, many }] : []));
}).filter(({ id }) => id !== 'roppyakken');

test.each<[id: GameId, many: number, isIn: (card: PrintedCard) => boolean]>([
  ['mushi', 40, ({ inMushi }) => inMushi],
  ['botan-cho', 41, ({ inBotanCho }) => inBotanCho],
])('%s is played with %d cards, as they are printed', (id, many, isIn) => {
  const { deck } = gameOf(id).view(position(id), 'spectator');
  const printed = PRINTED_DECK.filter(isIn).map((row) => row.id);
  expect([size(deck), formatCardSet(deck)]).toEqual([many, printed.join(' ')]);
});

describe('a match', () => {
  test.each(LENGTHS)(
    'of $id has $many rounds by the house rule $option (rounds, length, games; I13, M21, MU7)',
    ({ id, option, many }) => {
      const game = gameOf(id);
      const options = { ...defaultOptions(game.options), [option]: many };
      const setup = { game: id, seats: game.seats[0] ?? 0, options, seed: seedOf(many) };
      let why = '';
      const { round } = playMatch(game, { setup, choose: randomChooser(many) }, ({ events }) => {
        for (const over of eventsOf(events, 'over')) why = over.why;
      });
      // A player of Suhara-bana may be ruined before.
      if (why !== 'ruin') expect([round, why]).toEqual([many, 'rounds']);
    },
  );
});

/** Korean games have another order of months (L1), and Ume Botan draws for every seat (U24). */
const OTHER_DRAWS: readonly string[] = ['matgo', 'go-stop', 'min-hwatu', 'ume-botan'];

describe('the first oya', () => {
  test.each(GAMES.filter(({ id }) => !OTHER_DRAWS.includes(id)))(
    'of $id drew the earliest month, and of it the best card, but in Mayumi; who ties draws again (B9, M22)',
    (game) => {
      const { id } = game;
      const seats = game.seats[1] ?? game.seats[0] ?? 0;
      let redrawn = 0;
      for (let number = 0; number < 200; number++) {
        const { state, events } = started(id, { seats, seed: number });
        const { values } = game.view(state, 'spectator');
        const rank = (card: number) =>
          100 * (PRINTED_DECK[card]?.month ?? 0) - (id === 'mayumi' ? 0 : (values[card] ?? 0));
        const { draws, oya, seating } = theEvent(events, 'oya-drawn');
        let drawing = [...Array(seats).keys()];
        for (const drawn of draws) {
          expect(drawn.map(({ seat }) => seat)).toEqual(drawing);
          const best = Math.min(...drawn.map(({ card }) => rank(card)));
          drawing = drawn.filter(({ card }) => rank(card) === best).map(({ seat }) => seat);
        }
        expect([drawing, seating[0]]).toEqual([[oya], oya]);
        redrawn += draws.length - 1;
      }
      expect(redrawn).toBeGreaterThan(0);
    },
  );
});

const THREE = 'iris.bridge iris.ribbon iris.chaff1 plum.ribbon maple.deer chrys.cup';
const RAIN = 'willow.rainman willow.swallow willow.ribbon plum.ribbon maple.deer chrys.cup';
const STORM = RAIN.replace('willow.ribbon', 'willow.lightning');
const FOUR = 'four-of-a-month-on-field';

describe('a deal', () => {
  test.each<[id: GameId, rain: string | null]>([
    ['hana-awase', null],
    ['ino-shika-cho', null],
    ['hachi-hachi', null],
    ['roppyakken', null],
    ['min-hwatu', null],
    ['ume-botan', null],
    ['mayumi', null],
    ['botan-cho', null],
    ['mushi', 'rain-on-field'],
    ['hiraya', 'three-willows-on-field'],
  ])(
    'of %s is none with four of a month on the field, and stands with three (HH5, I9, M5, MH3, MU1, U9, U10)',
    (id, rain) => {
      const seats = gameOf(id).seats.find((many) => many > 2) ?? 2;
      const misdeal = (field: string) => opened(id, { seats, field }).misdeal;
      expect(misdeal('iris.* plum.ribbon maple.deer')).toBe(FOUR);
      expect(misdeal('willow.* plum.ribbon maple.deer')).toBe(FOUR);
      expect([misdeal(THREE), misdeal(RAIN)]).toEqual([null, rain]);
      expect(misdeal(STORM)).toBe(id === 'hiraya' ? rain : null);
    },
  );

  test.each([
    ['ino-shika-cho', 3],
    ['ume-botan', 4],
  ])(
    'of %s lays the top card face down on a lightning on the field, for the oya (I6, U1)',
    (id, seats) => {
      let set = 0;
      for (let seed = 0; seed < 200; seed++) {
        const { state, events } = started(id, { seats, seed });
        const isOnField = state.field.includes(card('willow.lightning'));
        expect(state.onifuda?.isBlind ?? false).toBe(isOnField);
        const told = eventsOf(events, 'blind-set').map(({ seat }) => seat);
        expect(told).toEqual(isOnField ? [oyaOf(state)] : []);
        if (isOnField) set++;
      }
      expect(set).toBeGreaterThan(5);
    },
  );

  test.each([
    ['hana-awase', 'handOfTwo'],
    ['hachi-ju-hana', 'hand'],
    ['roppyakken', 'hand'],
  ])(
    'of %s gives two players ten cards by the house rule %s (HJ6, RP17, hand, handOfTwo)',
    (id, option) => {
      const deal = (seats: number) => started(id, { seats, options: { [option]: 10 } }).state;
      expect([...deal(2).hands.map(size), fieldOf(deal(2)).length, deal(2).pile.length]).toEqual([
        10, 10, 8, 20,
      ]);
      expect(deal(3).hands.map(size)).toEqual([7, 7, 7]);
    },
  );

  for (const id of ['hana-awase', 'ino-shika-cho', 'hachi-ju-hana'])
    rowsOf(id, { seats: 2 })({
      [`of ${id} for two has its pile turned to the end when the hands are empty (HA1, HJ6, I14)`]:
        [
          'at turn 1, field maple.ribbon iris.ribbon, hands / maple.deer, captured *',
          'pile pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge, moves play:maple.deer',
          '=> turned 1 pine.crane & 0 pine.ribbon & 1 plum.warbler & 0 plum.ribbon & 1 iris.bridge',
          'settled 1',
        ],
    });
});
