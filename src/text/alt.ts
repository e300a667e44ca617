import { cardsOf } from '../engine/core/card-set.ts';
import { type CardId, cardAt } from '../engine/core/cards.ts';
import type { Settlement, Standing } from '../engine/rules/event.ts';
import { EMPTY } from '../engine/rules/state.ts';
import type { HandCard, SeatView, View } from '../engine/rules/view.ts';
import { bareNoun, cardNoun, cardRow, takenNoun } from './cards.ts';
import { clip } from './clip.ts';
import { type Context, plainVoice, type Voice } from './context.ts';
import { eitherOf, inRow } from './lists.ts';
import { amount, stones } from './money.ts';
import { askIn, blockedIn, turnIn } from './moves.ts';
import {
  multipliersOf,
  paymentsIn,
  placesOf,
  pointsOf,
  resultsOf,
  sheetTitle,
  totalsLine,
  yakuRow,
} from './settlement.ts';
import { roundMarks, tellWinner, timesText } from './tell.ts';
import type { Words } from './words.ts';

/** Discord's limit for the description of a picture. */
export const MAX_ALT = 1024;

/** How closely captured cards are told; the first that leaves the whole short enough is taken. */
const DETAILS = ['every card', 'scoring cards', 'counts'] as const;
type Detail = (typeof DETAILS)[number];

/** The table in words: whose turn it is, the field, and what each seat has. */
export function tableAlt(view: View, context: Context): string {
  const voice = plainVoice(context);
  const texts = DETAILS.map((detail) => tableText(view, voice, detail));
  return clip(texts.find((text) => text.length <= MAX_ALT) ?? texts.at(-1) ?? '', MAX_ALT);
}

function tableText(view: View, voice: Voice, detail: Detail): string {
  const { words, game } = voice;
  const { alt } = words;
  const round = [alt.round(view.round, view.rounds), ...roundMarks(view, voice)];
  const field = view.field.filter((place) => place !== EMPTY);
  const parts = [
    alt.table(game.name, inRow(round, words)),
    turnIn(view, voice),
    field.length === 0 ? alt.emptyField : alt.field(field.length, cardRow(words, field)),
    alt.pile(view.pile),
    ...(view.pot > 0 ? [alt.pot(stones(view.pot, words))] : []),
    ...dealText(view, words),
    ...view.seats.map((seat) => seatText(seat, view, { voice, detail })),
  ];
  return parts.join(words.gap);
}

/** What the field, as dealt, does to the round. */
function dealText(view: View, words: Words): readonly string[] {
  const { alt } = words;
  const { isBlind, onifuda, multiplier } = view;
  return [
    ...(isBlind && onifuda !== null ? [alt.blind(cardNoun(words, onifuda))] : []),
    ...(multiplier === null ? [] : [alt.multiplied(timesText(multiplier, words))]),
  ];
}

function seatText(
  seat: SeatView,
  view: View,
  { voice, detail }: { readonly voice: Voice; readonly detail: Detail },
): string {
  const { words, game, name } = voice;
  const { alt } = words;
  const { oya, unit, isCounted } = view;
  const marks = [...(seat.seat === oya ? [alt.oya] : []), ...(seat.active ? [] : [alt.out])];
  const playing = [
    alt.hand(seat.hand),
    capturedText(cardsOf(seat.captured), words, detail),
    ...(isCounted ? [words.sheet.cards(seat.points, pointsOf(game))] : []),
    ...madeText(seat, view, voice),
  ];
  const facts = [...(seat.active ? playing : []), alt.total(amount(seat.total, unit, words))];
  return alt.seat(name(seat.seat), marks, facts);
}

/** Its yaku, its hand where that scores as dealt, and its calls. */
function madeText({ seat, yaku }: SeatView, view: View, voice: Voice): readonly string[] {
  const { alt } = voice.words;
  const teyaku = view.teyaku.filter((one) => one.seat === seat);
  const calls = view.calls?.[seat] ?? 0;
  return [
    ...(yaku.length === 0 ? [] : [alt.yaku(yakuRow(yaku, voice))]),
    ...(teyaku.length === 0 ? [] : [alt.teyaku(yakuRow(teyaku, voice))]),
    ...(calls === 0 ? [] : [alt.koiKoi(calls)]),
  ];
}

function capturedText(cards: readonly CardId[], words: Words, detail: Detail): string {
  const { alt } = words;
  if (cards.length === 0) return alt.nothingCaptured;
  if (detail === 'every card') return alt.captured(cards.length, cardRow(words, cards));
  const counts = (['hikari', 'tane', 'tan', 'kasu'] as const).flatMap((kind) => {
    const those = cards.filter((card) => cardAt(card).kind === kind);
    if (those.length === 0) return [];
    const isNamed = detail === 'scoring cards' && (kind === 'hikari' || kind === 'tane');
    return isNamed ? [cardRow(words, those)] : [words.several(those.length, words.kinds[kind])];
  });
  return alt.captured(cards.length, inRow(counts, words));
}

/** The viewer's hand in words: what is asked, and for each card what it takes or why it is blocked. */
export function handAlt(view: View, context: Context): string {
  const voice = plainVoice(context);
  const { alt, gap } = voice.words;
  const heading = view.hand.length === 0 ? alt.noCards : alt.yours(view.hand.length);
  const parts = [
    askIn(view, voice),
    ...choicesText(view, voice),
    heading,
    ...cardsText(view, voice),
  ];
  return clip(parts.join(gap), MAX_ALT);
}

/** The viewer's hand as others see it once the match is over: whose it is, and its cards. */
export function openHandAlt({ hand, viewer }: View, context: Context): string {
  const { words, name } = plainVoice(context);
  const cards = hand.map(({ card }) => card);
  const who = viewer === 'spectator' ? '' : name(viewer);
  return clip(words.review.hand(who, cards.length, cardRow(words, cards)), MAX_ALT);
}

function choicesText({ phase, viewer }: View, { words }: Voice): readonly string[] {
  if (phase.type !== 'capture' || phase.seat !== viewer) return [];
  return phase.choices.map((taken, index) =>
    taken.length === 0
      ? words.alt.choiceLeaves(index + 1)
      : words.alt.choice(index + 1, takenNoun(words, taken)),
  );
}

/** Before play, and while something else is chosen, only which cards they are. */
function cardsText({ phase, hand }: View, voice: Voice): readonly string[] {
  const { words } = voice;
  if (phase.type === 'play') return hand.map((held, index) => heldText(held, index + 1, voice));
  const row = cardRow(
    words,
    hand.map(({ card }) => card),
  );
  return hand.length === 0 ? [] : [words.alt.held(row)];
}

function heldText({ card, takes, blocked }: HandCard, number: number, voice: Voice): string {
  const { words } = voice;
  const { alt } = words;
  const noun = bareNoun(words, card);
  if (blocked !== undefined) return alt.blocked(number, noun, blockedIn(blocked, voice));
  const taken = takes.filter((take) => take.length > 0).map((take) => takenNoun(words, take));
  const [only, ...others] = taken;
  if (only === undefined) return alt.lays(number, noun);
  if (taken.length < takes.length) return alt.mayTake(number, noun, eitherOf(taken, words));
  return others.length === 0
    ? alt.takes(number, noun, only)
    : alt.takesOne(number, noun, eitherOf(taken, words));
}

/** The score sheet of a round in words. */
export function settlementAlt(settlement: Settlement, context: Context): string {
  const voice = plainVoice(context);
  const lines = [
    sheetTitle(settlement, voice),
    ...multipliersOf(settlement, voice),
    ...resultsOf(settlement, voice, yakuRow),
    totalsLine(settlement, voice),
    ...paymentsIn(settlement, voice),
  ];
  return clip(lines.join('\n'), MAX_ALT);
}

/** The end of a match in words. */
export function standingAlt(standing: Standing, context: Context): string {
  const voice = plainVoice(context);
  const { sheet } = voice.words;
  const lines = [sheet.standing, tellWinner(standing, voice), ...placesOf(standing, voice)];
  return clip(lines.join('\n'), MAX_ALT);
}
