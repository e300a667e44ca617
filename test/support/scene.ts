import { type CardId, formatCard } from '../../src/engine/core/cards.ts';
import { cardHeight } from '../../src/render/deck/deck.ts';
import { PAD } from '../../src/render/layout/pieces.ts';
import { measure } from '../../src/render/raster/lettering.ts';
import {
  type BoxItem,
  type CardItem,
  type Item,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
  type Scene,
  TEXT_SIZE,
  type TextItem,
} from '../../src/render/scene.ts';
import { hold } from './invariants.ts';

/** The items of a scene that are of a type. */
const itemsOf =
  <Type extends Item['type']>(type: Type) =>
  ({ items }: Scene) =>
    items.filter((item): item is Extract<Item, { type: Type }> => item.type === type);

export const cardsIn = itemsOf('card');
export const textsIn = itemsOf('text');
export const boxesIn = itemsOf('box');
export const shapesIn = itemsOf('shape');
export const curvesIn = itemsOf('curve');

/** What a scene says, from the first piece of text to the last. */
export function wordsIn(scene: Scene): readonly string[] {
  return textsIn(scene).map(({ text }) => text);
}

/** Where a card is drawn. Throws when it is not, or more than once. */
export function placeOf(scene: Scene, card: CardId): CardItem {
  const found = cardsIn(scene).filter((item) => item.card === card);
  const [item] = found;
  if (item === undefined || found.length > 1) {
    throw new RangeError(`${formatCard(card)} is drawn ${found.length} times`);
  }
  return item;
}

export function rectOf(item: Item): Rect {
  return item.type === 'card' ? { ...item, h: cardHeight(item.w) } : item;
}

/** The panels: large boxes in the two panel colours. */
export function panelsIn(scene: Scene): readonly BoxItem[] {
  return boxesIn(scene).filter(
    ({ ink, line, r }) => (ink === 'panel' || ink === 'lit') && line === undefined && r > 10,
  );
}

/** The poster at the top of a picture with what stands on it; `strong` are its large coloured texts. */
export function posterIn(scene: Scene) {
  const ground = boxesIn(scene).find(({ x, y, w }) => x === 0 && y === 0 && w === PICTURE_WIDTH);
  const foot = ground === undefined ? 0 : ground.h;
  const texts = textsIn(scene).filter(({ y }) => y < foot);
  const ink = ground?.ink === 'gold' ? 'wine' : 'gold';
  return {
    foot,
    texts: texts.map(({ text }) => text),
    strong: texts
      .filter((text) => text.ink === ink && text.size > TEXT_SIZE)
      .map(({ text }) => text),
    cards: cardsIn(scene).filter(({ y }) => y < foot),
  };
}

/** The cards with the edge of what is needed. */
export function neededIn(scene: Scene): readonly CardItem[] {
  const edges = boxesIn(scene).filter(({ ink, line, r }) => ink === 'dim' && line === 3 && r === 6);
  const isEdge = (rect: Rect) =>
    edges.some(({ x, y, w, h }) => x === rect.x && y === rect.y && w === rect.w && h === rect.h);
  return cardsIn(scene).filter((item) => item.card !== 'back' && isEdge(rectOf(item)));
}

/** The places of what is needed. */
export function platesIn(scene: Scene): readonly BoxItem[] {
  return boxesIn(scene).filter(({ ink, r }) => ink === 'dark' && r === PAD);
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** How wide a phone, of 350 pixels, shows what is so wide in a picture. */
export const onPhone = (w: number) => Math.round((w * 350) / PICTURE_WIDTH);

const PICTURE: Rect = { x: 0, y: 0, w: PICTURE_WIDTH, h: PICTURE_HEIGHT };

/** What holds for every picture: throws with the item that breaks it. */
export function checkScene(scene: Scene): void {
  for (const item of scene.items) {
    const rect = rectOf(item);
    const told = () => JSON.stringify(item);
    hold([rect.x, rect.y, rect.w, rect.h].every(Number.isInteger), () => `half pixels: ${told()}`);
    hold(contains(PICTURE, rect), () => `leaves the picture: ${told()}`);
    if (item.type === 'text') {
      hold(item.size >= TEXT_SIZE, () => `too small to read: ${told()}`);
      hold(measure(item.text, item) <= item.w + 1, () => `does not fit: ${told()}`);
    }
  }
  apart(panelsIn(scene));
  apart(
    textsIn(scene)
      .filter(({ text }) => text !== '')
      .map(lettersOf),
  );
}

/** The texts that a card lies on, except for crosses through it. */
export function textsUnderCards(scene: Scene): readonly string[] {
  const cards = cardsIn(scene).map(rectOf);
  return textsIn(scene)
    .filter((item) => cards.some((card) => overlap(card, lettersOf(item))))
    .map(({ text }) => text)
    .filter((text) => text !== '×');
}

/** The rectangle that the letters of a text cover, without the room around them. */
function lettersOf(item: TextItem): Rect & { readonly text: string } {
  const { text, x, y, w, h, size, align } = item;
  const width = measure(text, item);
  const left = { left: x, center: x + (w - width) / 2, right: x + w - width }[align];
  return { text, x: left, y: y + (h - size) / 2, w: width, h: size };
}

function apart(rects: readonly Rect[]): void {
  for (const [index, rect] of rects.entries()) {
    const other = rects.slice(index + 1).find((each) => overlap(rect, each));
    hold(other === undefined, () => `overlap: ${JSON.stringify([rect, other])}`);
  }
}

/** A scene as lines of text, one an item, for snapshots that people can review. */
export function formatScene({ items, month }: Scene): string {
  return [
    month === undefined ? 'on felt' : `on felt of month ${month}`,
    ...items.map(formatItem),
    '',
  ].join('\n');
}

function formatItem(item: Item): string {
  const { x, y, w, h } = rectOf(item);
  if (item.type === 'card') {
    const name = item.card === 'back' ? 'back' : formatCard(item.card);
    return `card ${x},${y} ${w} ${name}${item.look === undefined ? '' : ` ${item.look}`}`;
  }
  if (item.type === 'box') {
    const line = item.line === undefined ? '' : ` line ${item.line}`;
    return `box ${x},${y} ${w}×${h} ${item.ink} r${item.r}${line}`;
  }
  if (item.type === 'shape') return `shape ${x},${y} ${w} ${item.shape} ${item.ink}`;
  if (item.type === 'medal') {
    return `medal ${x},${y} ${w} ${item.medal}${item.isLocked ? ' locked' : ''}`;
  }
  if (item.type === 'curve') {
    const [from, to] = [item.heights[0], item.heights.at(-1)];
    return `curve ${x},${y} ${w}×${h} ${item.ink} from ${from} to ${to}`;
  }
  const style = `${item.size}${item.bold ? ' bold' : ''} ${item.ink} ${item.align}`;
  return `text ${x},${y} ${w}×${h} ${style} ${JSON.stringify(item.text)}`;
}
