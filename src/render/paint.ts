import { recoloured, type SpriteSheet } from './deck/sprites.ts';
import type { Easels } from './easel.ts';
import { medalLayers } from './medals/medals.ts';
import { boundsOf, layText, STRIP_PAD } from './raster/lettering.ts';
import type { Png } from './raster/png.ts';
import { shapeMask } from './raster/shapes.ts';
import type { BoxItem, CardItem, MedalItem, Scene, TextItem } from './scene.ts';
import type { Surface } from './surface.ts';

/** How far the colours of a card that may not be used are drawn towards the dark. */
export const VEILED = 0.58;
/** The same of one that takes nothing, or that nothing takes, and stays easy to read. */
export const SHADED = 0.2;

export type Paint = (scene: Scene) => Promise<Png>;

export function createPaint({ palette, sprite }: SpriteSheet, easels: Easels): Paint {
  const looks = {
    plain: sprite,
    veiled: recoloured(sprite, palette.towards('dark', VEILED)),
    shaded: recoloured(sprite, palette.towards('dark', SHADED)),
  };
  const drawCard = (surface: Surface, item: CardItem): void =>
    surface.card(looks[item.look ?? 'plain'](item.card, item.w), item);
  const drawBox = (surface: Surface, item: BoxItem): void => {
    if (item.line === undefined) surface.box(item);
    else surface.outline(item, item.line);
  };
  const drawText = (surface: Surface, item: TextItem): void => {
    const { width, height } = boundsOf(item.text, item);
    const y = Math.round(item.y + (item.h - height) / 2);
    const left = leftOf(item, width);
    layText(item.text, item, (strip, shift) =>
      surface.stamp(strip, { x: left + shift, y }, item.ink),
    );
  };
  const drawMedal = (surface: Surface, item: MedalItem): void => {
    for (const { strip, ink } of medalLayers(item.medal, item.w, item.isLocked)) {
      surface.stamp(strip, item, ink);
    }
  };
  return ({ items, month }) =>
    easels.picture((surface) => {
      for (const item of items) {
        if (item.type === 'card') drawCard(surface, item);
        else if (item.type === 'box') drawBox(surface, item);
        else if (item.type === 'shape')
          surface.stamp(shapeMask(item.shape, item.w), item, item.ink);
        else if (item.type === 'medal') drawMedal(surface, item);
        else if (item.type === 'curve') surface.curve(item);
        else drawText(surface, item);
      }
    }, month);
}

/** Where a strip begins, its padding included, for the text to stand as its item says. */
function leftOf({ x, w, align }: TextItem, width: number): number {
  const spare = w - (width - 2 * STRIP_PAD);
  const before = { left: 0, center: spare / 2, right: spare }[align];
  return Math.round(x + before) - STRIP_PAD;
}
