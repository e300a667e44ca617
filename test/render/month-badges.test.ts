import { expect, test } from 'vitest';
import { CARDS } from '../../src/engine/core/cards.ts';
import { numbered } from '../../src/render/month-badges.ts';
import { CARD_WIDTHS } from '../../src/render/scene.ts';
import { loadSprites } from '../../src/render/sprites.ts';

/** A card in a pile shows at least so much beside the next one. */
const SHOWN = 33;

test.each(CARD_WIDTHS)(
  'the number of the month lies on one line of a card %i wide',
  async (width) => {
    const plain = await loadSprites();
    const months = numbered(plain);
    for (const card of CARDS.keys()) {
      const before = plain.sprite(card, width).rows;
      const after = months.sprite(card, width).rows;
      const changed = after.map(({ pixels, inset }, y) => {
        const last = pixels.findLastIndex((index, x) => index !== before[y]?.pixels[x]);
        return last === -1 ? -1 : last + inset;
      });
      const lines = changed.filter((last) => last >= 0).length;
      expect(lines).toBeGreaterThan(20);
      expect(changed.findLastIndex((last) => last >= 0)).toBeLessThan(40);
      if (width < 74) expect(Math.max(...changed)).toBeLessThan(SHOWN);
    }
  },
);
