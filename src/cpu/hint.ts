import {
  equals,
  intersection,
  intersects,
  monthSet,
  setOf,
  size,
  sumOf,
  withCard,
  withoutCard,
} from '../engine/core/card-set.ts';
import { type CardId, monthOf } from '../engine/core/cards.ts';
import type { Draw } from '../engine/core/random.ts';
import type { YakuMade } from '../engine/round/event.ts';
import { isAuction } from '../engine/round/state/auction-state.ts';
import type { Move } from '../engine/round/state.ts';
import type { NearYaku } from '../engine/round/yaku.ts';
import type { SeatView, View } from '../engine/view/view.ts';
import { cpuWeights, gameOf } from '../games/index.ts';
import type { Hint, Reason } from '../model/hint.ts';
import { answerTo } from './auction-choice.ts';
import { actionOf, type CardAction, type Prompt, seatsAfter, type Taking } from './card-action.ts';
import { aimsLow } from './card-choice.ts';
import { chooseMove } from './choose-move.ts';
import { nearestYaku } from './nearest-yaku.ts';
import { type Knowledge, knowledgeOf, type Outlook, outlookAfter, outlookOf } from './outlook.ts';

/**
 * The move of a normal computer in the place of the viewer, and what it does by the rules: for who cannot wait for
 * a strong one (`strongHint`). Throws `RangeError` when there is no move, or the viewer isn't a seat.
 */
export function hintAtOnce(view: View, moves: readonly Move[], draw: Draw): Hint {
  const choose: Prompt['choose'] = (seen, possible) => chooseMove(seen, possible, draw);
  const asked: Prompt = { game: gameOf(view.setup.game), view, moves, draw, choose };
  const move = choose(view, moves);
  return { by: 'normal', move, reasons: reasonsFor(asked, move) };
}

export function reasonsFor(asked: Prompt, move: Move): readonly Reason[] {
  const { view, moves } = asked;
  return [
    ...onlyMove(view, moves),
    ...answerReasons(view),
    ...cardReasons(asked, move),
    ...callReasons(asked, move),
  ];
}

function onlyMove({ hand }: View, moves: readonly Move[]): readonly Reason[] {
  if (moves.length > 1) return [];
  return [{ why: 'only', how: hand.length > 1 ? 'barred' : 'last-card' }];
}

function answerReasons(view: View): readonly Reason[] {
  const { phase } = view;
  const answer = answerTo(view);
  if (answer === null || !isAuction(phase)) return [];
  const { expectation, least } = answer;
  if (expectation === null) return [{ why: 'pot-free' }];
  return [{ why: 'promise', question: phase.type, least, ...expectation }];
}

const MOST = 4;

/** What a move of a card does by the rules, before the pile is turned. None for any other move. */
function cardReasons(asked: Prompt, move: Move): readonly Reason[] {
  if (asked.view.record.late !== null) return lateReasons(asked);
  const action = actionOf(asked, move);
  if (action === null) return [];
  const knowledge = knowledgeOf(asked.view);
  const { take } = action;
  const after = take === null ? asked.view.seats : seatsAfter(asked, { ...action, take });
  const reasons = [
    ...(take === null
      ? layingReasons(knowledge, asked.moves, action.card)
      : takingReasons(knowledge, { ...action, take }, after)),
    ...lowMan(knowledge, action),
    ...keptWild(knowledge, asked.moves, action.card),
  ];
  const close = nearest(
    knowledge,
    outlookAfter(outlookOf(asked.view), knowledge.me, action),
    after,
  );
  return [...reasons.slice(0, MOST - close.length), ...close];
}

/** Where cards are captured after the flip, what a card takes is not known before. */
function lateReasons({ view }: Prompt): readonly Reason[] {
  if (view.phase.type !== 'play' && view.phase.type !== 'capture') return [];
  return [{ why: 'flip-decides' }, ...nearest(knowledgeOf(view), outlookOf(view), view.seats)];
}

function callReasons({ view, moves }: Prompt, { type }: Move): readonly Reason[] {
  const score = view.shobuScore ?? 0;
  if (type === 'cancel') return [{ why: 'stops', score }];
  if (view.phase.type !== 'call' || moves.length < 2) return [];
  const knowledge = knowledgeOf(view);
  const { rivals } = knowledge;
  if (type === 'shobu') {
    const threats = rivals.flatMap((seat): readonly Reason[] => {
      const [best] = byValue(view.seats[seat]?.near ?? []);
      return best === undefined ? [] : [{ why: 'threat', seat, yaku: best.id }];
    });
    return [{ why: 'stops', score }, ...threats];
  }
  // By a house rule the pile is turned on when the hands are empty.
  const cards = view.hand.length;
  const goesOn = cards > 0 ? [{ why: 'goes-on' as const, cards }] : [];
  return [...goesOn, ...nearest(knowledge, outlookOf(view), view.seats)];
}

function takingReasons(
  knowledge: Knowledge,
  action: Taking,
  after: readonly SeatView[],
): readonly Reason[] {
  return [
    taken(knowledge, action),
    ...madeReasons(knowledge, after),
    ...denials(knowledge, action, after),
  ];
}

function taken({ view }: Knowledge, action: Taking): Reason {
  const { card, take, ways } = action;
  if (take.length === 0) return { why: 'alone' };
  const points = view.scoresCards ? pointsOf(view.values, action) : null;
  return { why: 'takes', card, cards: take, points, ways };
}

function pointsOf(values: readonly number[], { card, take }: Taking): number {
  return sumOf(withCard(setOf(take), card), values);
}

/** The yaku that the seat has then and had not before, or not for this much. */
function madeReasons({ view, me }: Knowledge, after: readonly SeatView[]): readonly Reason[] {
  const before = view.seats[me]?.yaku ?? [];
  const isOne = (id: string) => view.yaku.filter((yaku) => yaku.id === id).length === 1;
  return (after[me]?.yaku ?? []).flatMap((made): readonly Reason[] => {
    const { id: yaku, value } = made;
    if (before.some((known) => isSame(known, made))) return [];
    const known = isOne(yaku) ? before.find(({ id }) => id === yaku) : undefined;
    if (known === undefined) return [{ why: 'makes', yaku, value }];
    return value > known.value ? [{ why: 'raises', yaku, value }] : [];
  });
}

/** Of one name there may be several, of other cards. */
function isSame(one: YakuMade, other: YakuMade): boolean {
  return one.id === other.id && equals(one.cards, other.cards);
}

/** What each rival needed most of the field and does not get. */
function denials(
  { view, rivals }: Knowledge,
  { take }: Taking,
  after: readonly SeatView[],
): readonly Reason[] {
  return rivals.flatMap((seat) => {
    const still = after[seat]?.near ?? [];
    const lost = (view.seats[seat]?.near ?? []).filter(
      ({ id, missing }) => take.includes(missing) && still.every((near) => near.id !== id),
    );
    const [best] = byValue(lost);
    return best === undefined
      ? []
      : [{ why: 'denies', card: best.missing, seat, yaku: best.id } as const];
  });
}

/** The yaku that is closest in a position; `seats` as everybody sees them there. */
function nearest(
  knowledge: Knowledge,
  outlook: Outlook,
  seats: readonly SeatView[],
): readonly Reason[] {
  const made = seats[knowledge.me]?.yaku.map(({ id }) => id) ?? [];
  const found = nearestYaku(knowledge, outlook, made);
  return found === null ? [] : [{ why: 'nearest', ...found }];
}

function byValue<Near extends NearYaku>(near: readonly Near[]): readonly Near[] {
  return near.toSorted((a, b) => b.value - a.value);
}

function layingReasons(
  knowledge: Knowledge,
  moves: readonly Move[],
  card: CardId,
): readonly Reason[] {
  const playable = playableOf(moves);
  if (playable.length < 2) return [];
  return [
    ...nothingTakes(knowledge, playable),
    ...held(knowledge, playable, card),
    ...seenMonth(knowledge, card),
    ...cheapest(knowledge, playable, card),
  ];
}

function playableOf(moves: readonly Move[]): readonly CardId[] {
  return moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
}

function nothingTakes({ view }: Knowledge, playable: readonly CardId[]): readonly Reason[] {
  const takes = view.hand.filter(({ card }) => playable.includes(card)).flatMap((one) => one.takes);
  return takes.every((take) => take.length === 0) ? [{ why: 'nothing-takes' }] : [];
}

function held(
  { view, rivals }: Knowledge,
  playable: readonly CardId[],
  laid: CardId,
): readonly Reason[] {
  const needed = rivals.flatMap((seat) =>
    (view.seats[seat]?.near ?? [])
      .filter(({ missing }) => missing !== laid && playable.includes(missing))
      .map((near) => ({ ...near, seat })),
  );
  const [best] = byValue(needed);
  if (best === undefined) return [];
  return [{ why: 'holds', card: best.missing, seat: best.seat, yaku: best.id }];
}

function seenMonth({ view, unseen }: Knowledge, card: CardId): readonly Reason[] {
  const month = withoutCard(intersection(view.deck, monthSet(monthOf(card))), card);
  const left = size(intersection(unseen, month));
  if ((left !== 0 && left !== 1) || intersects(outlookOf(view).field, month)) return [];
  return [{ why: 'month-seen', unseen: left }];
}

function cheapest({ view }: Knowledge, playable: readonly CardId[], card: CardId) {
  const worth = (id: CardId) => view.values[id] ?? 0;
  const points = worth(card);
  const isLeast = playable.every((id) => worth(id) >= points);
  const isChoice = playable.some((id) => worth(id) > points);
  return view.scoresCards && isLeast && isChoice ? [{ why: 'cheapest' as const, points }] : [];
}

/** Few points may win the round, and the move brings few. */
function lowMan(knowledge: Knowledge, { card, take, ways }: CardAction): readonly Reason[] {
  const { view, me } = knowledge;
  const low = cpuWeights(view.setup.game).lowMan;
  if (low === undefined || !aimsLow(knowledge)) return [];
  const points = take === null ? 0 : pointsOf(view.values, { card, take, ways });
  const isLow = points <= low.perTurn && (view.seats[me]?.points ?? 0) + points <= low.most;
  return isLow ? [{ why: 'low-man', most: low.most }] : [];
}

function keptWild({ view }: Knowledge, moves: readonly Move[], card: CardId): readonly Reason[] {
  const { onifuda } = view;
  const isKept = onifuda !== null && onifuda !== card && playableOf(moves).includes(onifuda);
  return isKept ? [{ why: 'keeps-wild', card: onifuda }] : [];
}
