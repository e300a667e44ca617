import { type Painter, painterOf } from '../../src/render/painter.ts';
import { SIGNATURE } from '../../src/render/raster/png.ts';

/** Lays out every picture and paints none, which takes as long as all else that a match is. */
export const BLANK: Painter = painterOf(
  { japanese: async () => [SIGNATURE], korean: async () => [SIGNATURE] },
  { backlog: () => 0, withMonths: () => BLANK },
);
