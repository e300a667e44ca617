import { describe, expect, test } from 'vitest';
import { has, NO_CARDS, setOf, size, union } from '../../src/engine/core/card-set.ts';
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
import type { Scene } from '../../src/render/scene.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { emptyWords, longWords, pictureWordsFor } from '../support/picture-words.ts';
import { playMatch, randomChooser, randomSetup, TABLES } from '../support/random-match.ts';
import {
  cardsIn,
  checkScene,
  neededIn,
  posterIn,
  textsUnderCards,
  wordsIn,
} from '../support/scene.ts';

/** In a match every so many tables, hands and score sheets are looked at, from another one on in each. */
const EVERY = { table: 8, hand: 16, sheet: 2 };
const WORDS = pictureWordsFor();

type Table = Pick<(typeof TABLES)[number], 'game' | 'seats'>;

/** Pictures of each kind that could be drawn in a random match, the number of which is given. */
function eachScene({ game, seats }: Table, words: PictureWords, number: number): readonly Scene[] {
  const setup = randomSetup(game, seats, number);
  const scenes: Scene[] = [];
  let step = number;
  let sheet = 0;
  playMatch(game, { setup, choose: randomChooser(number) }, ({ state, events }) => {
    const view = game.view(state, 'spectator');
    const seat = game.toAct(state);
    if (step % EVERY.table === 0) scenes.push(layoutTable({ view, recent: events, words }));
    if (step++ % EVERY.hand === 0 && seat !== undefined) {
      scenes.push(layoutHand(game.view(state, seat), words, events));
    }
    for (const event of events) {
      if (event.type === 'settled' && sheet++ % EVERY.sheet === 0) {
        scenes.push(...layoutSettlement({ view, settlement: event.settlement, words }));
      }
      if (event.type === 'over') scenes.push(layoutStanding(event.standing, words));
    }
  });
  return scenes;
}

/** The bot's own words for a table of people with short names. */
function ownWords({ game, seats }: Table, language: string): PictureWords {
  const names = WORDS.players.slice(0, seats);
  return pictureWords({ game: game.id, names, words: words(language) });
}

/** Names every seat, and the cards only that the viewer may know. */
function checkTable(scene: Scene, view: View): void {
  const { field, phase, seats } = view;
  const open = [
    setOf(field.filter((card) => card !== EMPTY)),
    setOf(phase.type === 'capture' ? [phase.card] : []),
    ...seats.map(({ captured }) => captured),
  ].reduce(union, NO_CARDS);
  const needed = neededIn(scene);
  const solid = cardsIn(scene).filter((item) => item.card !== 'back' && !needed.includes(item));
  expect(solid.filter(({ card }) => !has(open, Number(card)))).toEqual([]);
  const texts = new Set(wordsIn(scene));
  expect(WORDS.players.slice(0, seats.length).filter((name) => !texts.has(name))).toEqual([]);
}

describe.each(TABLES)('$id with $seats seats', (table) => {
  test('cuts no word of ours, and keeps everything inside, apart and readable', () => {
    for (const [language, number] of Object.entries({ en: 0, ja: 1, ko: 3 })) {
      const scenes = eachScene(table, ownWords(table, language), number);
      for (const scene of scenes) checkScene(scene);
      expect(scenes.length).toBeGreaterThan(4);
      const cut = scenes.flatMap((scene) => wordsIn(scene).filter((text) => text.includes('…')));
      expect(cut).toEqual([]);
    }
  });

  test.each([
    ['long', longWords()],
    ['empty', emptyWords()],
  ])('keeps everything inside, apart and readable with %s words', (_, words) => {
    for (const scene of eachScene(table, words, 2)) checkScene(scene);
  });

  test('names every seat, every yaku that is made and every call, and no card that is hidden', () => {
    const { game, seats } = table;
    const setup = randomSetup(game, seats, 5);
    playMatch(game, { setup, choose: randomChooser(5) }, ({ state, events }) => {
      const view = game.view(state, 'spectator');
      const scene = layoutTable({ view, recent: events, words: WORDS });
      checkTable(scene, view);
      const highlight = readHighlight(view, events);
      if (highlight === null) return;
      const { strong, texts, cards } = posterIn(scene);
      const shown = highlight.call ?? highlight.yaku[0].id;
      expect(strong.map((text) => text.replace('!', ''))).toContain(shown);
      expect(texts).toContain(WORDS.players[highlight.seat]);
      expect(cards.length).toBeGreaterThanOrEqual(Math.min(8, size(highlight.yaku[0].cards)));
    });
  });
});

test.each(GAMES.flatMap((game) => LANGUAGES.map(({ language }) => ({ game, language }))))(
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
