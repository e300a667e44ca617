import { describe, expect, test } from 'vitest';
import { has, NO_CARDS, setOf, union } from '../../src/engine/core/card-set.ts';
import { EMPTY } from '../../src/engine/round/state.ts';
import type { View } from '../../src/engine/view/view.ts';
import { GAMES } from '../../src/games/index.ts';
import { layoutHand } from '../../src/render/layout/hand.ts';
import { layoutSettlement } from '../../src/render/layout/settlement.ts';
import { layoutStanding } from '../../src/render/layout/standing.ts';
import { layoutTable } from '../../src/render/layout/table.ts';
import type { Scene } from '../../src/render/scene.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { emptyWords, longWords, pictureWordsFor } from '../support/picture-words.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';
import { cardsIn, checkScene, textsIn } from '../support/scene.ts';

const MATCHES = 3;
const TABLES = GAMES.flatMap((game) => game.seats.map((seats) => ({ game, seats })));
const WORDS = { usual: pictureWordsFor(), long: longWords(), empty: emptyWords() };

type Table = (typeof TABLES)[number];

/** Every picture that could be drawn in some random matches. */
function eachScene(
  { game, seats }: Table,
  words: PictureWords,
  see: (scene: Scene, view: View) => void,
): void {
  for (let number = 0; number < MATCHES; number++) {
    const setup = randomSetup(game, seats, number);
    playMatch(game, { setup, choose: randomChooser(number) }, ({ state, events }) => {
      const view = game.view(state, 'spectator');
      see(layoutTable({ view, recent: events, words }), view);
      for (const seat of game.toAct(state)) {
        const own = game.view(state, seat);
        see(layoutHand(own, words), own);
      }
      for (const event of events) {
        if (event.type === 'settled') {
          const { settlement } = event;
          for (const scene of layoutSettlement({ view, settlement, words })) see(scene, view);
        }
        if (event.type === 'over') see(layoutStanding(event.standing, words), view);
      }
    });
  }
}

describe.each(TABLES)('$game.id with $seats seats', (table) => {
  test.each(Object.keys(WORDS) as (keyof typeof WORDS)[])(
    'keeps everything inside, apart and readable with %s words',
    (kind) => {
      let seen = 0;
      eachScene(table, WORDS[kind], (scene) => {
        checkScene(scene);
        seen++;
      });
      expect(seen).toBeGreaterThan(100);
    },
  );

  test('shows of the cards only those that the viewer may know', () => {
    const { game, seats } = table;
    const setup = randomSetup(game, seats, 7);
    playMatch(game, { setup, choose: randomChooser(7) }, ({ state, events }) => {
      const view = game.view(state, 'spectator');
      const { phase } = view;
      const open = [
        setOf(view.field.filter((card) => card !== EMPTY)),
        setOf(phase.type === 'capture' ? [phase.card] : []),
        ...view.seats.map(({ captured }) => captured),
      ].reduce(union, NO_CARDS);
      const scene = layoutTable({ view, recent: events, words: WORDS.usual });
      const solid = cardsIn(scene).filter(
        ({ look, card }) => look === undefined && card !== 'back',
      );
      expect(solid.filter(({ card }) => !has(open, Number(card)))).toEqual([]);
    });
  });

  test('is drawn alike whatever lies hidden', () => {
    const { game, seats } = table;
    const { state } = game.start(randomSetup(game, seats, 3));
    const turned = { ...state, pile: [...state.pile].reverse() };
    const draw = (of: typeof state) =>
      layoutTable({ view: game.view(of, 'spectator'), recent: [], words: WORDS.usual });
    expect(draw(turned)).toEqual(draw(state));
  });

  test('names every seat', () => {
    const { game, seats } = table;
    const setup = randomSetup(game, seats, 5);
    playMatch(game, { setup, choose: randomChooser(5) }, ({ state, events }) => {
      const view = game.view(state, 'spectator');
      const scene = layoutTable({ view, recent: events, words: WORDS.usual });
      const texts = new Set(textsIn(scene).map(({ text }) => text));
      expect(WORDS.usual.players.slice(0, seats).filter((name) => !texts.has(name))).toEqual([]);
    });
  });
});
