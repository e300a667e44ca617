import { cardsOf, NO_CARDS } from '../../engine/core/card-set.ts';
import { assertNever, type Seat } from '../../engine/core/game.ts';
import type {
  Event,
  Payment,
  Settlement,
  Stage,
  Standing,
  TimesWhy,
} from '../../engine/round/event.ts';
import { EMPTY, type Teyaku } from '../../engine/round/state.ts';
import { cardNoun, cardRow, mainMonth, monthName, plantName, takenBy } from '../format/cards.ts';
import { listed } from '../format/lists.ts';
import { amount, change, owedText, scoreText, yakuWorth } from '../format/money.ts';
import { yakuName } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';
import type { Voice } from './context.ts';

/** Something to tell: a deed of `who`, or a sentence of the table when that is null. */
export interface Told {
  readonly who: Seat | null;
  readonly text: string;
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function table(text: string): Told {
  return { who: null, text };
}

/** What there is to tell of an event; null when nothing is, or when it is not for everybody. */
export function tell(event: Event, voice: Voice): Told | null {
  const { words, name, names } = voice;
  const { told } = words;
  switch (event.type) {
    case 'hand-dealt':
    case 'pile-set':
      return null;
    case 'oya-drawn':
      return table(tellDraw(event, voice));
    case 'round-started':
      return table(tellRound(event, voice));
    case 'dealt':
      return table(told.dealt(event.field.filter((place) => place !== EMPTY).length, event.pile));
    case 'redealt':
      return table(told.redealt[event.why](plantName(words, mainMonth(event.cards))));
    case 'replaced':
      return tellReplaced(event, voice);
    case 'blind-set':
      return table(told.blindSet(cardNoun(words, event.card), name(event.seat)));
    case 'multiplied':
      return table(told.multiplied(timesText(event.multiplier, words)));
    case 'teyaku':
      return { who: event.teyaku.seat, text: tellTeyaku(event.teyaku, voice) };
    case 'forced-out':
      return table(tellForcedOut(event, voice));
    case 'entered':
      return table(told.entered(names(event.order), name(event.order[0] ?? 0)));
    case 'settled':
      return table(tellSettled(event.settlement, voice));
    case 'unplayed':
      return table(told.unplayed[event.why](names(event.seats)));
    case 'over':
      return table(tellOver(event, voice));
    case 'paid':
      return payer(event.payment, voice);
    default:
      return { who: event.seat, text: tellDeed(event, voice) };
  }
}

function tellReplaced({ seat, many, cards }: Of<'replaced'>, { words }: Voice): Told {
  if (seat !== null) return { who: seat, text: words.told.replaced(many) };
  return table(words.told.replacedOnField(cardRow(words, cardsOf(cards ?? NO_CARDS))));
}

function tellForcedOut({ seats }: Of<'forced-out'>, { words, info, names }: Voice): string {
  return words.told.forcedOut(names(seats), seats.length, info.auction?.active ?? 0);
}

type Deed = Exclude<
  Extract<Event, { readonly seat: Seat }>,
  Of<'hand-dealt' | 'replaced' | 'blind-set'>
>;

function tellDeed(event: Deed, voice: Voice): string {
  const { words, game, info, name } = voice;
  const { told } = words;
  switch (event.type) {
    case 'four-shown':
      return told.fourShown(plantName(words, mainMonth(event.cards)));
    case 'stayed':
    case 'passed':
      return tellAnswer(event, voice);
    case 'claimed':
    case 'declined':
      return told[event.type][event.offer];
    case 'koi-koi':
      return told.koiKoi;
    case 'shobu':
      return told.shobu;
    case 'field-taken':
      return told.fieldTaken(plantName(words, mainMonth(event.cards)));
    case 'dropped':
      return told.dropped;
    case 'chased':
      return told.chased;
    case 'stood':
      return told.stood(name(event.by));
    case 'displaced':
      return told.displaced[event.why](name(event.by));
    case 'declared':
      return told.declared[event.why](cardNoun(words, event.card));
    case 'played':
      return told.played(cardNoun(words, event.card));
    case 'turned':
      return told.turned(cardNoun(words, event.card));
    case 'laid':
    case 'captured':
      return tellCard(event, voice);
    case 'yaku-made':
      return told.yaku(yakuName(game, event.yaku.id), yakuWorth(event.yaku.value, info, words));
    case 'leftovers':
      return told.leftovers(cardRow(words, cardsOf(event.cards)));
    case 'borrowed':
      return told.borrowed(words.stages[event.stage]);
    default:
      return assertNever(event);
  }
}

function tellAnswer(event: Of<'stayed' | 'passed'>, { words, info }: Voice): string {
  const { stayed, passed } = words.told;
  if (event.type === 'passed') return passed[event.why];
  return stayed[event.why](info.auction?.active ?? 0);
}

function tellTeyaku({ id, value, cards }: Teyaku, { words, game, info }: Voice): string {
  const worth = value === 0 ? '' : yakuWorth(value, info, words);
  return words.told.teyaku(yakuName(game, id), worth, cardRow(words, cardsOf(cards)));
}

function tellCard(event: Of<'laid' | 'captured'>, { words }: Voice): string {
  const { told } = words;
  const card = cardNoun(words, event.card);
  const isPlayed = event.from === 'hand';
  if (event.type === 'laid') return isPlayed ? told.laid(card) : told.turnedLaid(card);
  if (event.taken.length === 0) return told.gotAlone(card);
  const taken = takenBy(words, event.card, event.taken);
  return isPlayed ? told.playedTaking(card, taken) : told.turnedTaking(card, taken);
}

function tellDraw({ draws, oya }: Of<'oya-drawn'>, { words, name }: Voice): string {
  const { draw, drawn } = words.told.oya;
  const rounds = draws.map((round) =>
    listed(
      round.map(({ seat, card }) => draw(name(seat), cardNoun(words, card))),
      words,
    ),
  );
  return drawn(rounds, name(oya));
}

/** By how much payments are multiplied, and why: `× 2 (shimeba: last round)`. */
export function timesText(
  { times, why }: { readonly times: number; readonly why: TimesWhy },
  words: Words,
): string {
  return words.multiplied(times, words.times[why]);
}

/** The order of play is told where it is not the order of the seats. */
function tellRound(event: Of<'round-started'>, voice: Voice): string {
  const { words, name, names } = voice;
  const { seating, oya, round } = event;
  const begun = words.told.round(round, name(oya), roundMarks(event, voice));
  const isPlain = seating.every((seat, index) => seat === (oya + index) % seating.length);
  return isPlain ? begun : `${begun}${words.gap}${words.told.order(names(seating))}`;
}

/** The month and the stage of a round, as far as the game has them. */
export function roundMarks(
  { month, stage }: { readonly month: number; readonly stage: Stage | null },
  { words, info }: Voice,
): readonly string[] {
  const months = info.hasMonths
    ? [words.told.month(monthName(words, month), plantName(words, month))]
    : [];
  return stage === null ? months : [...months, words.stages[stage]];
}

function tellSettled({ round, winner, scores }: Settlement, voice: Voice): string {
  const { words, info, name } = voice;
  const results = scores.map((score, seat) =>
    words.told.result(name(seat), change(score, info.unit, words)),
  );
  return words.told.settled(round, winner === null ? null : name(winner), results.join(' · '));
}

function tellOver({ why, standing }: Of<'over'>, voice: Voice): string {
  return `${voice.words.told.overWhy[why]}${voice.words.gap}${tellWinner(standing, voice)}`;
}

/** Who won the match, and with what. */
export function tellWinner({ places, scores }: Standing, { words, info, names }: Voice): string {
  const first = places[0] ?? [];
  const score = scoreText(scores[first[0] ?? 0] ?? 0, info, words);
  return first.length === 1
    ? words.told.won(names(first), score)
    : words.told.shared(names(first), score);
}

/** A payment as a deed of who pays, or of who gets it from the pot or the bank. */
function payer(payment: Payment, voice: Voice): Told {
  const { from, to } = payment;
  const who = typeof from === 'number' ? from : to;
  const text = paymentDeed(payment, typeof from === 'number' ? 1 : 0, voice);
  return { who: typeof who === 'number' ? who : null, text };
}

/** The deed of so many who pay the same; of who gets it when they are 0: the pot or the bank pays. */
export function paymentDeed(
  payment: Payment,
  payers: number,
  { words, game, name }: Voice,
): string {
  const { from, to, why, yaku } = payment;
  const { payments } = words;
  const party = payers > 0 ? to : from;
  const deed = payments.deeds[why]({
    other: typeof party === 'number' ? name(party) : payments[party],
    amount: owedText(payment, words),
    payers,
    yaku: yaku === undefined ? '' : yakuName(game, yaku),
  });
  const paid = payment.amount === 0 ? null : amount(payment.amount, payment.unit, words);
  return payment.amount < payment.owed ? payments.short(deed, paid) : deed;
}
