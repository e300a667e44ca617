import { describe, expect, test } from 'vitest';
import { has, NO_CARDS, setOf, union } from '../../src/engine/core/card-set.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { EMPTY } from '../../src/engine/round/state.ts';
import type { View } from '../../src/engine/view/view.ts';
import { GAMES } from '../../src/games/index.ts';
import { layoutChart } from '../../src/render/layout/chart.ts';
import { layoutSettlement } from '../../src/render/layout/result/settlement.ts';
import { layoutStanding } from '../../src/render/layout/result/standing.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import { readHighlight } from '../../src/render/layout/table/highlight.ts';
import { layoutTable } from '../../src/render/layout/table/table.ts';
import { type Scene, TEXT_SIZE } from '../../src/render/scene.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { contextOf } from '../../src/text/story/context.ts';
import { emptyWords, longWords, pictureWordsFor } from '../support/picture-words.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';
import { cardsIn, checkScene, textsIn, textsUnderCards, wordsIn } from '../support/scene.ts';

const MATCHES = 3;
/** A match is looked at every so many steps, each from another one on. */
const EVERY = 3;
const TABLES = GAMES.flatMap((game) => game.seats.map((seats) => ({ game, seats })));
const WORDS = { usual: pictureWordsFor(), long: longWords(), empty: emptyWords() };

type Table = (typeof TABLES)[number];

/** Pictures of each kind that could be drawn in some random matches. */
function eachScene(
  { game, seats }: Table,
  words: PictureWords,
  see: (scene: Scene, view: View) => void,
): void {
  for (let number = 0; number < MATCHES; number++) {
    const setup = randomSetup(game, seats, number);
    let step = number;
    playMatch(game, { setup, choose: randomChooser(number) }, ({ state, events }) => {
      const view = game.view(state, 'spectator');
      if (step++ % EVERY === 0) {
        see(layoutTable({ view, recent: events, words }), view);
        for (const seat of game.toAct(state)) {
          const own = game.view(state, seat);
          see(layoutHand(own, words, events), own);
        }
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

/** The bot's own words for a table of people with short names. */
function ownWords({ game, seats }: Table, language: 'en' | 'ja'): PictureWords {
  const players = WORDS.usual.players.slice(0, seats).map((name, id) => {
    return { type: 'person', person: { id: String(id), name }, away: false, missed: 0 } as const;
  });
  return pictureWords(contextOf({ game: game.id, players }, words(language)));
}

describe.each(TABLES)('$game.id with $seats seats', (table) => {
  test.each(['en', 'ja'] as const)('cuts no word of ours in %s', (language) => {
    const cut = new Set<string>();
    eachScene(table, ownWords(table, language), (scene) => {
      checkScene(scene);
      for (const text of wordsIn(scene)) if (text.includes('…')) cut.add(text);
    });
    expect([...cut]).toEqual([]);
  });

  test.each(Object.keys(WORDS) as (keyof typeof WORDS)[])(
    'keeps everything inside, apart and readable with %s words',
    (kind) => {
      let seen = 0;
      eachScene(table, WORDS[kind], (scene) => {
        checkScene(scene);
        seen++;
      });
      expect(seen).toBeGreaterThan(50);
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

  test('shows every yaku that is made, and every call, below the seats', () => {
    const { game, seats } = table;
    const setup = randomSetup(game, seats, 5);
    playMatch(game, { setup, choose: randomChooser(5) }, ({ state, events }) => {
      const view = game.view(state, 'spectator');
      const highlight = readHighlight(view, events);
      if (highlight === null) return;
      const scene = layoutTable({ view, recent: events, words: WORDS.usual });
      const name = textsIn(scene).find(({ ink, size }) => ink === 'gold' && size > TEXT_SIZE);
      const shown = highlight.call ?? highlight.yaku[0].id;
      expect(name?.text.replace('!', '')).toBe(shown);
      expect(textsIn(scene).filter(({ y }) => y < (name?.y ?? 0)).length).toBeGreaterThan(seats);
    });
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

test.each(GAMES.flatMap((game) => (['en', 'ja'] as const).map((language) => ({ game, language }))))(
  'no word is cut or covered on the charts of $game.id in $language',
  ({ game, language }) => {
    const own = ownWords({ game, seats: game.seats[0] ?? 2 }, language);
    const options = defaultOptions(game.options);
    for (const month of [null, ...Array.from({ length: 12 }, (_, index) => index + 1)]) {
      for (const seats of game.seats) {
        const pages = layoutChart({ game: game.id, options, seats, month }, own);
        const texts = pages.flatMap(({ scene }) => wordsIn(scene));
        expect(texts.filter((text) => text.includes('…'))).toEqual([]);
        expect(pages.flatMap(({ scene }) => textsUnderCards(scene))).toEqual([]);
      }
    }
  },
);
