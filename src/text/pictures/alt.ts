import { cardsOf, NO_CARDS } from '../../engine/core/card-set.ts';
import { type CardId, cardAt, KINDS, type Kind } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Event } from '../../engine/round/event.ts';
import {
  type LateCapture,
  stackWith,
  TURN_MARKS,
  type TurnMark,
} from '../../engine/round/state/late-capture-state.ts';
import { EMPTY } from '../../engine/round/state.ts';
import { leadsTeam, type SeatView, type View } from '../../engine/view/view.ts';
import { cardNoun, cardRow } from '../format/cards.ts';
import { closestDescription } from '../format/description.ts';
import { amount } from '../format/money.ts';
import { inRow } from '../format/names.ts';
import { truncate } from '../format/truncate.ts';
import { yakuName } from '../rules/game-words.ts';
import { pointsOf, yakuRow } from '../settlement/settlement.ts';
import { type Context, plainVoice, type Voice } from '../story/context.ts';
import { storyLines } from '../story/describe.ts';
import { turnIn } from '../story/moves.ts';
import { laterTimes, roundMarks, timesText } from '../story/narrate.ts';
import type { Words } from '../words/words.ts';

/** So long are names if those of a large table leave no room for what its seats have. */
export const SHORT_NAME = 8;

/** Of more cards that would do it is only told how many there are. */
const MOST_NEEDED = 4;

/** How closely cards are told; the first that leaves the whole short enough is taken. */
const DETAILS = ['all', 'every card', 'all but chaff', 'scoring cards', 'counts', 'sums'] as const;
export type Detail = (typeof DETAILS)[number];

const TEAMS = ['A', 'B', 'C'];

/** The kinds whose captured cards are named, if some are only counted. */
const NAMED: Readonly<Record<Detail, readonly Kind[]>> = {
  all: KINDS,
  'every card': KINDS,
  'all but chaff': ['hikari', 'tane', 'tan'],
  'scoring cards': ['hikari', 'tane'],
  counts: [],
  sums: [],
};

/** Tells something in a voice, as closely as is asked: what does not depend on that is said once. */
export type Teller = (voice: Voice) => (detail: Detail) => readonly string[];

/**
 * The closest telling that Discord takes to the end, with shorter names if it must be, else as many sentences of
 * the shortest as it takes: a telling begins with what decides the game.
 */
export function closest(context: Context, teller: Teller, between: string): string {
  return closestDescription(tellings(context, teller), context.words, between);
}

function* tellings(context: Context, teller: Teller): Generator<readonly string[]> {
  const tell = teller(plainVoice(context));
  for (const detail of DETAILS.slice(0, -1)) yield tell(detail);
  const names = context.names.map((name) => truncate(name, SHORT_NAME));
  const tellShort = teller(plainVoice({ ...context, names }));
  for (const detail of DETAILS.slice(-2)) yield tellShort(detail);
}

/**
 * The table in words: whose turn it is, the last moves, who needs which card, the field, and what each seat has.
 * `recent` is what happened since the last picture.
 */
export function tableAlt(view: View, context: Context, recent: readonly Event[] = []): string {
  return closest(context, (voice) => tableTeller(view, voice, recent), context.words.gap);
}

/** What happened since the last picture, all of it or its end. */
export function lastMoves(recent: readonly Event[], voice: Voice): ReturnType<Teller> {
  // A description is read out as it stands.
  const lines = storyLines(recent, voice).map((line) => line.replaceAll('**', ''));
  return (detail) => (detail === 'all' ? lines : lines.slice(-1));
}

function tableTeller(view: View, voice: Voice, recent: readonly Event[]): ReturnType<Teller> {
  const { words, game } = voice;
  const { alt } = words;
  const round = [alt.round(view.round, view.rounds), ...roundMarks(view, voice)];
  const first = [inRow([game.name, ...round], words), turnIn(view, voice)];
  const moves = lastMoves(recent, voice);
  const pot = view.pot > 0 ? [alt.pot(amount(view.pot, view.unit, words))] : [];
  const lying = [...needsText(view, voice), ...fieldText(view, voice), ...pot];
  const times =
    view.multiplier === null
      ? []
      : [alt.multiplied(timesText(view.multiplier, words)), ...laterTimes(view.multiplier, words)];
  // The first table of a round has it among what happened.
  const isTimesTold = recent.some(({ type }) => type === 'multiplied');
  return (detail) => [
    ...first,
    ...moves(detail),
    ...lying,
    ...(detail === 'all' && isTimesTold ? [] : times),
    ...view.seats.map((seat) => seatText(seat, { view, voice, detail })),
  ];
}

/** Who needs one more card for which yaku; of partners it is told once. */
export function needsText(view: View, { words, game, name }: Voice): readonly string[] {
  return view.seats
    .filter(({ seat, active, near }) => active && near.length > 0 && leadsTeam(seat, view))
    .map(({ seat, near }) => {
      const cards = Map.groupBy(near, ({ id }) => id);
      const row = Array.from(cards, ([id, those]) => {
        const missing = [...new Set(those.map((one) => one.missing))];
        const told =
          missing.length > MOST_NEEDED ? words.alt.oneOf(missing.length) : cardRow(words, missing);
        return words.aside(yakuName(game, id), told);
      });
      return words.alt.needs(name(seat), inRow(row, words));
    });
}

/** What lies on the table before everybody: the field, the wild card on it, and the pile. */
export function fieldText(view: View, { words, name }: Voice): readonly string[] {
  const { field, fieldDown, onifuda, isBlind, pile, record } = view;
  const { alt } = words;
  if (fieldDown > 0) return [alt.fieldDown(fieldDown), alt.pile(pile)];
  const cards = field.filter((place) => place !== EMPTY);
  const wild = onifuda !== null && cards.includes(onifuda) ? cardNoun(words, onifuda) : null;
  return [
    cards.length === 0 ? alt.emptyField : alt.field(cards.length, cardRow(words, cards)),
    ...(wild === null ? [] : [alt.wild(wild)]),
    ...(wild !== null && isBlind ? [alt.blind(wild)] : []),
    ...stacksText(cards, record.late, { words, name }),
    alt.pile(pile),
  ];
}

/** Whose the stacks of three are, with the cards of each. */
function stacksText(
  cards: readonly CardId[],
  late: LateCapture | null,
  { words, name }: Pick<Voice, 'words' | 'name'>,
): readonly string[] {
  if (late === null) return [];
  return late.stacks.map((stack) => {
    const own = cards.filter((card) => stackWith(late, card) === stack);
    return words.alt.stack(name(stack.owner), cardRow(words, own));
  });
}

interface Telling {
  readonly view: View;
  readonly voice: Voice;
  readonly detail: Detail;
}

export function seatText(seat: SeatView, telling: Telling): string {
  const { view, voice, detail } = telling;
  const { words, name } = voice;
  const { alt } = words;
  const cards = [alt.hand(seat.hand), capturedText(cardsOf(seat.captured), words, detail)];
  const facts = [
    ...(seat.active ? [...cards, ...madeText(seat, telling)] : []),
    ...ownText(seat, view, words),
  ];
  const who = name(seat.seat);
  const marks = marksOf(seat, view, words);
  return alt.facts(marks.length === 0 ? who : words.aside(String(who), inRow(marks, words)), facts);
}

/** Whether a seat is the oya, and whether and why it plays, if not everybody does. */
function marksOf(
  { seat, active, answer }: SeatView,
  view: View,
  { alt }: Words,
): readonly string[] {
  const isAnswered =
    answer !== 'none' && !(active && answer === 'stay' && view.phase.type === 'play');
  return [
    ...(seat === view.oya ? [alt.oya] : []),
    ...(view.teams === null ? [] : [alt.team(TEAMS[view.teams[seat] ?? 0] ?? '')]),
    ...(isAnswered ? [alt.answers[answer]] : []),
    ...(active || isAnswered ? [] : [alt.out]),
  ];
}

/** What it owns in the match, has borrowed, and has put into the pot. */
function ownText(
  { seat, total, borrowed, inPot }: SeatView,
  { unit, record: { games } }: View,
  words: Words,
): readonly string[] {
  const { alt, sheet } = words;
  return [
    alt.total(amount(total, unit, words)),
    ...(games === null ? [] : [words.money.victories(games[seat] ?? 0)]),
    ...(borrowed === 0 ? [] : [sheet.borrowed(borrowed)]),
    ...(inPot === 0 ? [] : [alt.inPot(amount(inPot, unit, words))]),
  ];
}

/** Its points and yaku, its hand if that scores as dealt, and its calls. */
function madeText(
  { seat, points, progress, yaku }: SeatView,
  { view, voice, detail }: Telling,
): readonly string[] {
  const { words, info } = voice;
  const { alt } = words;
  const teyaku = view.teyaku.filter((one) => one.seat === seat);
  const calls = view.record.calls?.made[seat] ?? 0;
  return [
    ...(view.scoresCards ? [words.sheet.cards(points, pointsOf(info))] : []),
    ...(progress === null ? [] : [alt.chaff(progress.chaff)]),
    // The yaku tell the points.
    ...(progress === null || detail === 'sums'
      ? []
      : [alt.onTheWay(progress.points, progress.minimum)]),
    ...(progress?.isAtRisk ? [alt.atRisk] : []),
    ...(yaku.length === 0 || !leadsTeam(seat, view) ? [] : [alt.yaku(yakuRow(yaku, voice))]),
    ...(teyaku.length === 0 ? [] : [alt.teyaku(yakuRow(teyaku, voice))]),
    ...(calls === 0 ? [] : [alt.calls[info.call ?? 'koi-koi'](calls)]),
    ...turnMarksText(seat, view, words),
  ];
}

/** What it has done in its turns, and what came of it. */
function turnMarksText(seat: Seat, { record: { late } }: View, words: Words): readonly string[] {
  const { alt } = words;
  if (late === null) return [];
  const times = (mark: TurnMark) => late[mark][seat] ?? 0;
  const tokens = late.tokens[seat] ?? 0;
  const shown = cardsOf(late.shown[seat] ?? NO_CARDS);
  return [
    ...TURN_MARKS.filter((mark) => times(mark) > 0).map((mark) => alt.turnMarks[mark](times(mark))),
    ...(tokens === 0 ? [] : [alt.tokens(tokens)]),
    ...(shown.length === 0 ? [] : [alt.shown(cardRow(words, shown))]),
  ];
}

/** By kind, each with how many there are: `2 brights (crane, moon), 5 chaff`. */
export function capturedText(cards: readonly CardId[], words: Words, detail: Detail): string {
  const { alt } = words;
  if (cards.length === 0) return alt.nothingCaptured;
  if (detail === 'sums') return alt.capturedSum(cards.length);
  const named = NAMED[detail];
  const groups = KINDS.flatMap((kind) => {
    const those = cards.filter((card) => cardAt(card).kind === kind);
    if (those.length === 0) return [];
    const counted = alt.ofKind(words.kinds[kind], those.length);
    return [named.includes(kind) ? words.aside(counted, cardRow(words, those)) : counted];
  });
  return alt.captured(cards.length, inRow(groups, words));
}
