import { cardsOf } from '../../../engine/core/card-set.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { Event, YakuMade } from '../../../engine/round/event.ts';
import { type Call, isCall } from '../../../engine/round/state/koi-koi-state.ts';
import type { View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import { CARD_WIDTHS, type CardWidth, type Item, TEXT_SIZE } from '../../scene.ts';
import { badge, beside, type Piece, word } from '../line.ts';
import { GAP, HEAD, LINE } from '../pieces.ts';
import {
  CARD_FRAME,
  centredLines,
  fitted,
  framedCards,
  framedWidth,
  type PosterInks,
  posterGround,
  posterInks,
} from '../poster.ts';
import { bestCards } from '../result/won.ts';
import type { Told } from '../seat-lines.ts';
import { turn } from './information.ts';

/** What makes a move an event: a yaku was made, or the seat that has made some plays on. */
export interface Highlight {
  readonly seat: Seat;
  /** The most valuable first. */
  readonly yaku: readonly [YakuMade, ...(readonly YakuMade[])];
  /** What it called; null if it was not asked yet, or if the game knows no calls. */
  readonly call: Call | null;
}

/** How high its poster may be, at the top of the table: the highest that leaves the seats room. */
export const POSTER_HEIGHTS = [346, 300, 262, 236, 200] as const;
const TALL = 300;
const NAME_SIZES = { tall: [84, 72, 60, 48], low: [60, 52, 44, TEXT_SIZE] } as const;
const WORTH_SIZES = [48, 44, 40, TEXT_SIZE] as const;
const BADGE_LINE = 52;
/** Between the edge and the name, and under all. */
const TOP = 12;
const FOOT = 10;
const CARDS_MOST = 8;
/** The cards have no more of the width. */
const CARDS_SHARE = 0.64;
/** The cards leave so much room for the name of who made it. */
const NAME_MOST = 340;

/** The latest of what happened that is one; null if there is none since the last deal, and once the match is over. */
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

/** What was made or called over the top of the table: its name, its cards, whose it is, and what it is worth. */
export function highlightPoster(highlight: Highlight, input: Told, h: number): readonly Item[] {
  const inks = posterInks(highlight.yaku);
  const cards = cardsOf(bestCards(highlight.yaku, CARDS_MOST));
  const pill = turn(input);
  const isTall = h >= TALL;
  const sizes = NAME_SIZES[isTall ? 'tall' : 'low'];
  const name = (room: number) =>
    fitted(namesOf(highlight, input), room, { sizes, ink: inks.strong, bold: true });
  const head = isTall ? NAME_SIZES.tall[0] + GAP : 0;
  const room = { x: HEAD.x, y: TOP + head, w: HEAD.w, h: h - TOP - head - FOOT };
  const player = playerOf(highlight, input, inks);
  const told = Math.min(NAME_MOST, player.width) + (isTall ? 0 : pill.width + GAP);
  const most = Math.min(room.w * CARDS_SHARE, room.w - told - 3 * GAP);
  const wide = Math.min(most, framedWidth(cards.length, widestIn(room.h)));
  const left = { ...room, w: Math.floor(room.w - wide - 2 * GAP) };
  const lines = linesOf(highlight, { ...input, inks }, left.w);
  const top = isTall ? HEAD : left;
  return [
    ...posterGround(h, inks),
    ...(isTall ? name(HEAD.w - pill.width - 2 * GAP).at(HEAD.x, TOP) : []),
    ...pill.at(top.x + top.w - pill.width, TOP + 4),
    ...(isTall
      ? centredLines(lines, left)
      : [
          ...player.within(left.w - pill.width - GAP).at(left.x, TOP + 4),
          ...centredLines(
            [{ piece: name(left.w), h: NAME_SIZES.low[0] }, ...lines.slice(1)],
            {
              ...left,
              y: left.y + BADGE_LINE,
              h: left.h - BADGE_LINE,
            },
            2,
          ),
        ]),
    ...framedCards(
      cards,
      { ...room, x: room.x + left.w + 2 * GAP, w: Math.floor(wide), align: 'right' },
      inks,
    ),
  ];
}

interface Printed extends Told {
  readonly inks: PosterInks;
}

function widestIn(height: number): CardWidth {
  return CARD_WIDTHS.findLast((w) => cardHeight(w) + 2 * CARD_FRAME <= height) ?? CARD_WIDTHS[0];
}

function namesOf({ yaku: [best], call }: Highlight, { words }: Told): readonly string[] {
  return call === null ? [words.chart.name(best.id), words.yaku(best.id)] : [words.shout(call)];
}

function playerOf({ seat }: Highlight, { words }: Told, { text }: PosterInks): Piece {
  return beside([
    badge(seat),
    word(words.players[seat] ?? '', { ink: text, bold: true, size: 44 }),
  ]);
}

/** Who; what it is worth, with what else was made; and what stopping now would bring. */
function linesOf(
  highlight: Highlight,
  { view, words, inks }: Printed,
  room: number,
): Parameters<typeof centredLines>[0] {
  const { yaku, call } = highlight;
  const [best, ...others] = yaku;
  const short = (made: readonly YakuMade[]) =>
    made.map(({ id, value }) => `${words.yaku(id)} ${words.yakuValue(value, view.yakuUnit)}`);
  const sum = yaku.reduce((all, { value }) => all + value, 0);
  const whole = call === null ? [words.yakuWorth(best.value), ...short(others)] : short(yaku);
  const counted = words.yakuCount(yaku.length, words.yakuValue(sum, view.yakuUnit));
  const texts = [whole.join(' · '), ...(yaku.length > 1 ? [counted] : []), words.yakuWorth(sum)];
  const stop =
    view.shobuScore === null ? '' : `${words.stopping}: ${words.points(view.shobuScore)}`;
  const worth = fitted(texts, room, { sizes: WORTH_SIZES, ink: inks.strong, bold: true });
  return [
    { piece: playerOf(highlight, { view, words }, inks), h: BADGE_LINE },
    { piece: worth, h: BADGE_LINE },
    { piece: word(stop, { ink: inks.text }), h: LINE },
  ];
}
