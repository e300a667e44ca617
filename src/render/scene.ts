import type { Face } from './deck/deck.ts';
import type { Medal } from './medals/motifs.ts';
import type { INKS } from './raster/palette.ts';
import type { SHAPES } from './raster/shapes.ts';

/** Twice the box of 550 × 350 into which Discord scales a picture. */
export const PICTURE_WIDTH = 1100;
export const PICTURE_HEIGHT = 700;

/** The smallest letter that is still read when a phone shows the picture 350 px wide. */
export const TEXT_SIZE = 36;

/** The widths at which cards are drawn, in pixels: each card is rasterised once for each. */
export const CARD_WIDTHS = [48, 60, 66, 74, 84, 100, 112, 132] as const;
export type CardWidth = (typeof CARD_WIDTHS)[number];

/** The colours of everything but the cards, by the part they play. */
export type Ink = keyof typeof INKS;

/** A rectangle in pixels, from the left and the top. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a card lies: its height follows from its width. */
export interface CardSlot extends Pick<Rect, 'x' | 'y'> {
  readonly w: CardWidth;
}

export interface CardItem extends CardSlot {
  readonly type: 'card';
  readonly card: Face;
  /** `veiled`: there, but may not be used. `shaded`: not what is asked about. */
  readonly look?: 'veiled' | 'shaded';
}

/** A rectangle with round corners; a disc when `r` is half its width. */
export interface BoxItem extends Rect {
  readonly type: 'box';
  readonly r: number;
  readonly ink: Ink;
  /** Present: only the outline is drawn, this wide, inwards from the edge. */
  readonly line?: number;
}

/** One line of text inside its rectangle, centred in its height. */
export interface TextItem extends Rect {
  readonly type: 'text';
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly ink: Ink;
  readonly align: 'left' | 'center' | 'right';
}

/** Those of the seats' badges; the arrow of what comes from the pile; the tick of what one has. */
export type Shape = keyof typeof SHAPES;

/** A filled shape in a square: `h` is `w`. */
export interface ShapeItem extends Rect {
  readonly type: 'shape';
  readonly shape: Shape;
  readonly ink: Ink;
}

/** The seal of an achievement in a square: `h` is `w`. */
export interface MedalItem extends Rect {
  readonly type: 'medal';
  readonly medal: Medal;
  /** Still to be earned: only its outlines are drawn. */
  readonly isLocked: boolean;
}

/** A line from the left to the right of its rectangle, as high in each column of pixels as `heights` says. */
export interface CurveItem extends Rect {
  readonly type: 'curve';
  /** From the top of the picture, `w` of them. */
  readonly heights: readonly number[];
  readonly line: number;
  readonly ink: Ink;
}

export type Item = CardItem | BoxItem | TextItem | ShapeItem | MedalItem | CurveItem;

/** A picture as plain data: items from back to front. */
export interface Scene {
  readonly items: readonly Item[];
  /** Whose ground it has, 1–12; absent: that of the house. */
  readonly month?: number;
}
