import { coverageOf } from './lettering.ts';
import { encodePng } from './png.ts';
import type { BoxItem, CardItem, Scene } from './scene.ts';
import type { SpriteSheet } from './sprites.ts';
import { Surface } from './surface.ts';

/** How far the colours of a card that is only thought of are drawn towards the table's. */
const GHOSTLY = 0.62;
/** How far the colours of a card that may not be used are drawn towards the dark. */
const VEILED = 0.55;

/** Turns a scene into a PNG. */
export type Paint = (scene: Scene) => Buffer;

/** A painter of scenes over one surface: a picture is finished before the next begins. */
export function createPaint({ palette, sprite }: SpriteSheet): Paint {
  const surface = new Surface(palette);
  const looks = {
    ghost: palette.towards('panel', GHOSTLY),
    veiled: palette.towards('dark', VEILED),
  };
  const drawCard = (item: CardItem): void => {
    const look = item.look === undefined ? undefined : looks[item.look];
    surface.card(sprite(item.card, item.w), item, look);
  };
  const drawBox = (item: BoxItem): void => {
    if (item.line === undefined) surface.box(item);
    else surface.outline(item, item.line);
  };
  return ({ background, items }) => {
    surface.clear(background);
    for (const item of items) {
      if (item.type === 'card') drawCard(item);
      else if (item.type === 'box') drawBox(item);
    }
    const texts = items.filter((item) => item.type === 'text');
    const coverage = coverageOf(texts);
    for (const text of texts) surface.stencil(text, text.ink, coverage);
    return encodePng(surface, palette.colours);
  };
}
