import { expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { type CardId, monthOf } from '../../src/engine/core/cards.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { EMPTY } from '../../src/engine/round/state.ts';
import { leadsTeam, type SeatView, type View } from '../../src/engine/view/view.ts';
import { SEAT_INKS } from '../../src/render/layout/line.ts';
import { SIDE_BY_SIDE } from '../../src/render/layout/pieces.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import { readHighlight } from '../../src/render/layout/table/highlight.ts';
import { layoutTable } from '../../src/render/layout/table/table.ts';
import type { CardItem, Rect, Scene } from '../../src/render/scene.ts';
import { hold } from '../support/invariants.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { playMatch, randomChooser, randomSetup, TABLES } from '../support/random-match.ts';
import {
  cardsIn,
  contains,
  neededIn,
  onPhone,
  overlap,
  panelsIn,
  platesIn,
  rectOf,
  shapesIn,
  textsIn,
} from '../support/scene.ts';

/** `MOMENTS=10000 npm run test:unit -- test/render/needs.test.ts` looks at this many. */
const MOMENTS = Number(process.env['MOMENTS'] ?? 400);
const WORDS = pictureWordsFor();
const MOST = 3;
/** A match is looked at every so many steps. */
const EVERY = 7;
const BADGE = 44;

interface Shown {
  readonly view: View;
  readonly scene: Scene;
  readonly recent: readonly Event[];
}

/** Random moments of every game and number of seats, as tables and as hands in turn. */
function eachMoment(see: (shown: Shown) => void): number {
  let seen = 0;
  for (let number = 0; seen < MOMENTS; number++) {
    for (const { game, seats } of TABLES) {
      const most = Math.ceil(MOMENTS / TABLES.length);
      let left = Math.min(most, Math.max(20, most / 10));
      let step = number;
      const choose = randomChooser(number);
      playMatch(game, { setup: randomSetup(game, seats, number), choose }, ({ state, events }) => {
        const seat = game.toAct(state);
        if (left <= 0 || seat === undefined || step++ % EVERY > 0) return;
        left--;
        seen++;
        const all = game.view(state, 'spectator');
        see({
          view: all,
          scene: layoutTable({ view: all, recent: events, words: WORDS }),
          recent: events,
        });
        const own = game.view(state, seat);
        see({ view: own, scene: layoutHand(own, WORDS, events), recent: [] });
      });
    }
  }
  return seen;
}

function panelAround(scene: Scene, rect: Rect): Rect | undefined {
  const middle = { x: rect.x, y: rect.y + rect.h / 2, w: 0, h: 0 };
  return panelsIn(scene).find((each) => contains(each, middle));
}

/** The seat whose badge stands before this on its line. */
function seatBefore(scene: Scene, { x, y, h }: Rect): Seat {
  const panel = panelAround(scene, { x, y, w: 0, h });
  const badges = shapesIn(scene).filter(
    (shape) =>
      SEAT_INKS.includes(shape.ink) &&
      shape.w === BADGE &&
      panelAround(scene, shape) === panel &&
      shape.x < x &&
      Math.abs(shape.y + shape.h / 2 - y - h / 2) < BADGE / 2,
  );
  const [last] = badges.toSorted((a, b) => b.x - a.x);
  return last === undefined ? -1 : SEAT_INKS.indexOf(last.ink);
}

/** The seat in whose place this stands. */
function seatAround(scene: Scene, rect: Rect): Seat {
  const panel = panelAround(scene, rect);
  const inside = shapesIn(scene).filter(
    (shape) => panel !== undefined && contains(panel, shape) && SEAT_INKS.includes(shape.ink),
  );
  const [first] = inside.toSorted((a, b) => a.y - b.y);
  return first === undefined ? -1 : SEAT_INKS.indexOf(first.ink);
}

function checkNeeds({ scene, view }: Shown, playing: readonly SeatView[]): void {
  const shown = Map.groupBy(neededIn(scene), (item) => {
    const isInLine = view.viewer === 'spectator' && playing.length <= SIDE_BY_SIDE;
    const before = isInLine ? seatBefore(scene, rectOf(item)) : -1;
    return before < 0 ? seatAround(scene, rectOf(item)) : before;
  });
  for (const seat of playing.filter(({ seat }) => leadsTeam(seat, view))) {
    const needed = new Set<CardId>(seat.near.map(({ missing }) => missing));
    const told = (shown.get(seat.seat) ?? []).map(({ card }) => Number(card));
    const what = () =>
      `seat ${seat.seat} of ${view.setup.game} needs ${[...needed]}, shown ${told}`;
    hold(
      told.every((card) => needed.has(card)),
      what,
    );
    hold(new Set(told).size === told.length, what);
    hold(told.length === Math.min(MOST, needed.size), what);
    // What can be taken now comes first.
    const near = [...needed].filter(
      (card) => view.field.includes(card) || view.hand.some((held) => held.card === card),
    );
    hold(near.slice(0, MOST).length <= told.filter((card) => near.includes(card)).length, what);
  }
}

/** What is needed stands apart from what was captured, in a place that holds nothing else. */
function checkPlates({ scene, view }: Shown): void {
  if (view.viewer === 'spectator') return;
  const needed = neededIn(scene);
  const plates = platesIn(scene);
  const inside = cardsIn(scene).filter((item) =>
    plates.some((plate) => overlap(plate, rectOf(item))),
  );
  hold(
    inside.length === needed.length && inside.every((item) => needed.includes(item)),
    () => `${view.setup.game} of ${view.setup.seats}: ${JSON.stringify([inside, needed])}`,
  );
}

function checkMade({ scene, view, recent }: Shown, playing: readonly SeatView[]): void {
  const highlight = readHighlight(view, recent);
  const gold = textsIn(scene).filter(({ ink, bold }) => ink === 'gold' && bold);
  const all = gold.map(({ text }) => text).join(' ');
  for (const { seat, yaku } of playing) {
    const told = highlight?.seat === seat ? highlight.yaku.map(({ id }) => id) : [];
    const left = yaku.filter(({ id }) => !told.includes(id));
    if (left.length === 0) continue;
    const worth = String(left.reduce((sum, { value }) => sum + value, 0));
    const own = gold
      .filter((text) => [seatBefore(scene, text), seatAround(scene, text)].includes(seat))
      .map(({ text }) => text);
    const isNamed = left.every(({ id, value }) => all.includes(`${id} ${value}`));
    const isSummed = own.some((text) => text.split(/[ :]/).includes(worth));
    hold(isNamed || isSummed, () => `${view.setup.game}: ${JSON.stringify([seat, left, own])}`);
  }
}

/** As wide at least on a phone: cards of the hand, of the field, and what shows of captured ones. */
const LEAST = { hand: 36, field: 30, captured: 7 };

/** The cards that are drawn of these, except for those that are needed. */
function drawnOf(scene: Scene, cards: readonly CardId[]): readonly CardItem[] {
  const needed = neededIn(scene);
  return cardsIn(scene).filter(
    (item) => cards.includes(Number(item.card)) && !needed.includes(item),
  );
}

/** How much shows at least of a card in its row: the next covers the rest. */
function leastStep(items: readonly CardItem[]): number {
  const rows = Map.groupBy(items, ({ y, w }) => `${Math.round(y / 20)} ${w}`);
  const steps = [...rows.values()].flatMap((row) => {
    const lefts = row.map(({ x }) => x).toSorted((a, b) => a - b);
    return lefts.slice(1).map((x, index) => x - (lefts[index] ?? 0));
  });
  return Math.min(Number.POSITIVE_INFINITY, ...steps.filter((step) => step > 0));
}

/** Three cards of a month share a place, and the wild card with the one that lies face down on it. */
function isInHeap({ field, onifuda, isBlind }: View, card: CardId): boolean {
  if (isBlind && card === onifuda) return true;
  return field.filter((other) => other !== EMPTY && monthOf(other) === monthOf(card)).length === 3;
}

function checkWidths({ scene, view }: Shown, playing: readonly SeatView[]): void {
  const told = () =>
    `${view.setup.game} of ${view.setup.seats}, ${view.phase.type} with ${view.hand.length}`;
  const hand = drawnOf(
    scene,
    view.hand.map(({ card }) => card),
  );
  hold(
    hand.every(({ w }) => onPhone(w) >= LEAST.hand),
    () => `hand: ${told()} ${hand.map(({ w }) => w)}`,
  );
  const field = drawnOf(scene, view.field).filter(({ card }) => !isInHeap(view, Number(card)));
  // What the last move laid there is shown beside the field, too.
  const lying = [...Map.groupBy(field, ({ card }) => card).values()]
    .flatMap((shown) => shown.toSorted((a, b) => b.w - a.w).slice(0, 1))
    .filter(({ w }) => w > 66);
  hold(
    lying.every(({ w }) => onPhone(w) >= LEAST.field),
    () => `field: ${told()} ${lying.map(({ w }) => w)}`,
  );
  const captured = playing.map((seat) => drawnOf(scene, cardsOf(seat.captured)));
  for (const cards of captured) {
    const lying = cards.filter(({ w }) => w <= 84);
    hold(onPhone(leastStep(lying)) >= LEAST.captured, () => `captured: ${told()}`);
  }
}

function checkNames({ scene, view }: Shown, playing: readonly SeatView[]): void {
  const texts = new Set(textsIn(scene).map(({ text }) => text));
  for (const { seat } of playing)
    hold(texts.has(WORDS.players[seat] ?? ''), () => `${view.setup.game}: no name of ${seat}`);
}

test('a picture names who plays, shows three of the cards that each complete a yaku for a seat, every yaku that is made, and no card too small', () => {
  const seen = eachMoment((shown) => {
    const playing = shown.view.seats.filter(({ active }) => active);
    checkNeeds(shown, playing);
    checkPlates(shown);
    checkMade(shown, playing);
    checkNames(shown, playing);
    checkWidths(shown, playing);
  });
  expect(seen).toBeGreaterThanOrEqual(MOMENTS);
});
