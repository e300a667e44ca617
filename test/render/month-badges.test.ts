import { expect, test } from 'vitest';
import { CARDS } from '../../src/engine/core/cards.ts';
import { numbered } from '../../src/render/deck/month-badges.ts';
import { loadSprites, type Sprite } from '../../src/render/deck/sprites.ts';
import { CARD_WIDTHS } from '../../src/render/scene.ts';

/** A card in a pile shows at least so much beside the next one. */
const SHOWN = 33;

function rowsOf({ pixels, width, insets }: Sprite): readonly Uint8Array[] {
  return Array.from(insets, (_, y) => pixels.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)));
}

test.each(CARD_WIDTHS)(
  'the number of the month lies on one line of a card %i wide',
  async (width) => {
    const plain = await loadSprites();
    const months = numbered(plain);
    for (const card of CARDS.keys()) {
      const before = rowsOf(plain.sprite(card, width));
      const after = rowsOf(months.sprite(card, width));
      const changed = after.map((row, y) =>
        row.findLastIndex((index, x) => index !== before[y]?.[x]),
      );
      const lines = changed.filter((last) => last >= 0).length;
      expect(lines).toBeGreaterThan(20);
      expect(changed.findLastIndex((last) => last >= 0)).toBeLessThan(40);
      if (width < 74) expect(Math.max(...changed)).toBeLessThan(SHOWN);
    }
  },
);
