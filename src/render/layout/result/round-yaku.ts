import type { Seat } from '../../../engine/core/game.ts';
import type { Settlement, YakuMade } from '../../../engine/round/event.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import { cardsInRow } from '../captured.ts';
import { BADGE_WIDTH, badge, beside, NOTHING, struck, whole, word, wrapped } from '../line.ts';
import { BETWEEN, GAP, LINE, PAD, tray } from '../pieces.ts';
import { stacked } from '../seat-lines.ts';
import type { Block } from './blocks.ts';
import { hasWon, type SettlementInput } from './won.ts';

/** So many yaku stand in one picture: more, and smaller, if it would take too many pictures. */
const ROWS_MOST = 6;
const SMALL_ROWS_MOST = 7;
const PICTURES_MOST = 2;
/** A row of a few yaku is not lower than the one, nor any higher than the other. */
const ROW_LEAST = 92;
const ROW_HIGHEST = 290;
const NAME_WIDTH = 390;
const TIGHT_LINE = 45;
const VALUE_WIDTH = 130;
const CARD_MOST: CardWidth = 132;

interface Made {
  readonly seat: Seat;
  readonly yaku: YakuMade;
  readonly counts: boolean;
}

/** Every yaku of a round with the cards that make it, as much of them as one picture holds in each block. */
export function yakuBlocks(input: SettlementInput, room: number): readonly Block[] {
  const made = madeIn(input.settlement);
  const most = made.length > PICTURES_MOST * ROWS_MOST ? SMALL_ROWS_MOST : ROWS_MOST;
  const pages = Math.ceil(made.length / most);
  const each = Math.ceil(made.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => {
    const rows = made.slice(page * each, (page + 1) * each);
    const heightOf = (row: number) => rows.length * (row + BETWEEN) - BETWEEN;
    return {
      least: Math.min(room, heightOf(ROW_LEAST)),
      most: Math.min(room, heightOf(ROW_HIGHEST)),
      in(rect) {
        const pitch = Math.floor((rect.h + BETWEEN) / rows.length);
        return rows.flatMap((one, index) =>
          yakuRow(one, input, { ...rect, y: rect.y + index * pitch, h: pitch - BETWEEN }),
        );
      },
    };
  });
}

/** By seat, hands that scored as dealt first, and last what was made and counts for nothing. */
function madeIn({ order, teyaku, yaku, void: lost }: Settlement): readonly Made[] {
  const seats = [...order].sort((a, b) => a - b);
  return seats.flatMap((seat) => {
    const dealt = teyaku.filter((one) => one.seat === seat);
    return [
      ...[...dealt, ...(yaku[seat] ?? [])].map((one) => ({ seat, yaku: one, counts: true })),
      ...(lost[seat] ?? []).map((one) => ({ seat, yaku: one, counts: false })),
    ];
  });
}

function yakuRow(
  { seat, yaku, counts }: Made,
  input: SettlementInput,
  rect: Rect,
): readonly Item[] {
  const { view, words } = input;
  const value = whole(words.yakuValue(yaku.value, view.yakuUnit), { bold: counts });
  const worth = counts ? value : struck(value);
  const room = Math.max(VALUE_WIDTH, worth.width + PAD);
  const player = word(words.players[seat] ?? '', { ink: 'dim' });
  const setting = counts ? ({ bold: true, ink: 'gold' } as const) : ({ ink: 'dim' } as const);
  const isLow = rect.h < 2 * TIGHT_LINE;
  const free = NAME_WIDTH - (isLow ? BADGE_WIDTH + GAP : 0);
  const called = wrapped(words.chart.name(yaku.id), free, setting);
  const names = counts ? called : called.map(struck);
  const [first = NOTHING, ...others] = names;
  const hasPlayer = rect.h >= (names.length + 1) * TIGHT_LINE;
  const lines = hasPlayer
    ? [...names, beside([badge(seat), player])]
    : [beside([badge(seat), first]), ...others];
  const x = rect.x + PAD;
  const y = Math.floor(rect.y + (rect.h - lines.length * TIGHT_LINE) / 2);
  const cards = x + NAME_WIDTH + PAD;
  const right = rect.x + rect.w - PAD;
  return [
    ...tray(rect, hasWon(input, seat) ? 'lit' : 'panel'),
    ...stacked(lines, { x, y, w: NAME_WIDTH }, TIGHT_LINE),
    ...cardsInRow(yaku.cards, { ...rect, x: cards, w: right - room - cards }, CARD_MOST),
    ...worth.at(right - worth.width, rect.y + (rect.h - LINE) / 2),
  ];
}
