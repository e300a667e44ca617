import type { Event, Settlement, Standing } from '../engine/rules/event.ts';
import type { View } from '../engine/rules/view.ts';
import { layoutHand } from './layout/hand.ts';
import { layoutSettlement } from './layout/settlement.ts';
import { layoutStanding } from './layout/standing.ts';
import { layoutTable } from './layout/table.ts';
import { createPaint } from './paint.ts';
import { loadSprites } from './sprites.ts';
import type { PictureWords } from './words.ts';

/** Draws pictures: PNGs of 1100 × 700, each finished before the next is begun. */
export interface Painter {
  /** The open table to a spectator's view; `recent` is what happened since the last picture. */
  table(view: View, recent: readonly Event[], words: PictureWords): Buffer;
  /** The cards of the seat whose view it is, numbered as in `view.hand` or `phase.choices`. */
  hand(view: View, words: PictureWords): Buffer;
  /** The score sheet of a round, of one or two pictures; `view` is any of the match. */
  settlement(view: View, settlement: Settlement, words: PictureWords): readonly Buffer[];
  /** The end of a match. */
  standing(standing: Standing, words: PictureWords): Buffer;
}

/** Reads the fonts and the deck and prepares every card at every size: once, at start. */
export async function createPainter(): Promise<Painter> {
  const paint = createPaint(await loadSprites());
  return {
    table: (view, recent, words) => paint(layoutTable({ view, recent, words })),
    hand: (view, words) => paint(layoutHand(view, words)),
    settlement: (view, settlement, words) =>
      layoutSettlement({ view, settlement, words }).map(paint),
    standing: (standing, words) => paint(layoutStanding(standing, words)),
  };
}
