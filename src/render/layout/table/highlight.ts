import type { Seat } from '../../../engine/core/game.ts';
import type { Event, YakuMade } from '../../../engine/round/event.ts';
import { type Call, isCall } from '../../../engine/round/state/koi-koi-state.ts';
import type { View } from '../../../engine/view/view.ts';
import type { Item, Rect } from '../../scene.ts';
import { cardsInRow } from '../captured.ts';
import { badge, beside, DOT, type Piece, word } from '../line.ts';
import { GAP, LINE, outline, PAD, type Setting, tray } from '../pieces.ts';
import { bestCards } from '../result/won.ts';
import { type Seated, stacked } from '../seat-lines.ts';

/** What makes a move an event: a yaku was made, or the seat that has made some plays on. */
export interface Highlight {
  readonly seat: Seat;
  /** The most valuable first. */
  readonly yaku: readonly [YakuMade, ...(readonly YakuMade[])];
  /** What it called; null where it was not asked yet, or where the game knows no calls. */
  readonly call: Call | null;
}

/** How high its panel is; the lower one where more would leave the seats too little. */
export const HIGHLIGHT_HEIGHT = { usual: 158, low: 122 } as const;
const NAME_WIDTH = 500;
/** What it is worth has so much beside the player, whose name gives way. */
const WORTH_LEAST = 150;
const GOLD = { ink: 'gold', bold: true } as const;
const LARGE = { ...GOLD, size: 48 } as const;
const CARDS_MOST = 7;
const EDGE = 4;

/** The latest of what happened that is one; null where there is none since the last deal, and once the match is over. */
export function readHighlight(view: View, events: readonly Event[]): Highlight | null {
  if (view.phase.type === 'over') return null;
  const from = events.findLastIndex(({ type }) => type === 'dealt') + 1;
  const last = events.slice(from).findLast(isOne);
  if (last === undefined) return null;
  const { seat } = last;
  const since = events.findLastIndex((event) => event.type === 'played' && event.seat === seat);
  const made = events
    .slice(Math.max(from, since))
    .flatMap((event) => (event.type === 'yaku-made' && event.seat === seat ? [event.yaku] : []));
  const all = made.length > 0 ? made : (view.seats[seat]?.yaku ?? []);
  const [first, ...others] = all.toSorted((a, b) => b.value - a.value);
  if (first === undefined) return null;
  return { seat, yaku: [first, ...others], call: last.type === 'yaku-made' ? null : last.type };
}

type HighlightEvent = Extract<Event, { readonly type: 'yaku-made' | Call }>;

function isOne(event: Event): event is HighlightEvent {
  return event.type === 'yaku-made' || isCall(event.type);
}

export function highlightPanel(
  highlight: Highlight,
  { view, words }: Pick<Seated, 'view' | 'words'>,
  rect: Rect,
): readonly Item[] {
  const shown = linesOf(highlight, { view, words }, rect.h < HIGHLIGHT_HEIGHT.usual);
  const pitch = Math.min(LINE + 2, (rect.h - 2 * EDGE) / shown.length);
  const top = rect.y + (rect.h - shown.length * pitch) / 2;
  const x = rect.x + PAD;
  const left = x + NAME_WIDTH + 2 * GAP;
  const row = { x: left, y: rect.y + EDGE, w: rect.x + rect.w - PAD - left, h: rect.h - 2 * EDGE };
  return [
    ...tray(rect, 'lit'),
    outline(rect, 'gold', { r: PAD, width: 5 }),
    ...stacked(shown, { x, y: top, w: NAME_WIDTH }, pitch),
    ...cardsInRow(bestCards(highlight.yaku, CARDS_MOST), row),
  ];
}

/** Who; what, in large letters; and below or beside the player what it is worth, with what else was made. */
function linesOf(
  { seat, yaku, call }: Highlight,
  { view: { yakuUnit }, words }: Pick<Seated, 'view' | 'words'>,
  isLow: boolean,
): readonly Piece[] {
  const [best, ...others] = yaku;
  const short = (made: readonly YakuMade[]) =>
    made
      .map(({ id, value }) => `${words.yaku(id)} ${words.yakuValue(value, yakuUnit)}`)
      .join(' · ');
  const sum = yaku.reduce((all, { value }) => all + value, 0);
  const counted = words.yakuCount(yaku.length, words.yakuValue(sum, yakuUnit));
  const player = beside([badge(seat), word(words.players[seat] ?? '', { bold: true })]);
  const whole = [words.yakuWorth(best.value), ...(others.length === 0 ? [] : [short(others)])].join(
    ' · ',
  );
  const [name, told] =
    call === null
      ? [[words.chart.name(best.id), words.yaku(best.id)], whole]
      : [[words.shout(call)], short(yaku)];
  const large = fitting(name, LARGE, NAME_WIDTH);
  const free = Math.max(WORTH_LEAST, NAME_WIDTH - player.width - DOT.width - 2 * GAP);
  const ways = [told, counted, words.yakuWorth(sum)];
  const amounts = fitting(ways, GOLD, isLow ? free : NAME_WIDTH);
  return isLow ? [beside([player, DOT, amounts]), large] : [player, large, amounts];
}

/** The first of the texts that fits, first of all large. */
function fitting(texts: readonly string[], setting: Setting, room: number): Piece {
  const ways = [setting, GOLD].flatMap((each) => texts.map((text) => word(text, each)));
  return ways.find(({ width }) => width <= room) ?? word(texts.at(-1) ?? '', GOLD);
}
