import { cardsOf } from '../engine/core/card-set.ts';
import { assertNever, type Seat } from '../engine/core/game.ts';
import type { Event, Payment, Settlement, Stage, Standing } from '../engine/rules/event.ts';
import { EMPTY } from '../engine/rules/state.ts';
import { cardNoun, cardRow, mainMonth, monthName, plantName, takenBy } from './cards.ts';
import type { Voice } from './context.ts';
import { yakuName } from './game-words.ts';
import { listed } from './lists.ts';
import { amount, change, owedText, yakuWorth } from './money.ts';

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
      return null;
    case 'oya-drawn':
      return table(tellDraw(event, voice));
    case 'round-started':
      return table(told.round(event.round, name(event.oya), roundMarks(event, voice)));
    case 'dealt':
      return table(told.dealt(event.field.filter((place) => place !== EMPTY).length, event.pile));
    case 'redealt':
      return table(told.redealt[event.why](plantName(words, mainMonth(event.cards))));
    case 'forced-out':
      return table(told.forcedOut(names(event.seats), event.seats.length));
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

type Deed = Exclude<Extract<Event, { readonly seat: Seat }>, Of<'hand-dealt'>>;

function tellDeed(event: Deed, voice: Voice): string {
  const { words, game, name } = voice;
  const { told } = words;
  switch (event.type) {
    case 'four-shown':
      return told.fourShown(plantName(words, mainMonth(event.cards)));
    case 'stayed':
    case 'passed':
      return tellAnswer(event, voice);
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
      return told.yaku(yakuName(game, event.yaku.id), yakuWorth(event.yaku.value, game, words));
    case 'leftovers':
      return told.leftovers(cardRow(words, cardsOf(event.cards)));
    case 'borrowed':
      return told.borrowed(words.stages[event.stage]);
    default:
      return assertNever(event);
  }
}

function tellAnswer(event: Of<'stayed'> | Of<'passed'>, { words: { told } }: Voice): string {
  return event.type === 'stayed' ? told.stayed[event.why] : told.passed[event.why];
}

function tellCard(event: Of<'laid'> | Of<'captured'>, { words }: Voice): string {
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

/** The month and the stage of a round, as far as the game has them. */
export function roundMarks(
  { month, stage }: { readonly month: number; readonly stage: Stage | null },
  { words, game }: Voice,
): readonly string[] {
  const months = game.hasMonths
    ? [words.told.month(monthName(words, month), plantName(words, month))]
    : [];
  return stage === null ? months : [...months, words.stages[stage]];
}

function tellSettled({ round, winner, scores }: Settlement, voice: Voice): string {
  const { words, game, name } = voice;
  const results = scores.map((score, seat) =>
    words.told.result(name(seat), change(score, game.unit, words)),
  );
  return words.told.settled(round, winner === null ? null : name(winner), results.join(' · '));
}

function tellOver({ why, standing }: Of<'over'>, voice: Voice): string {
  return `${voice.words.told.overWhy[why]}${voice.words.gap}${tellWinner(standing, voice)}`;
}

/** Who won the match, and with what. */
export function tellWinner({ places, scores }: Standing, { words, game, names }: Voice): string {
  const first = places[0] ?? [];
  const score = game.score(scores[first[0] ?? 0] ?? 0);
  return first.length === 1
    ? words.told.won(names(first), score)
    : words.told.shared(names(first), score);
}

/** A payment as a deed of who pays, or of who gets it from the pot or the bank. */
export function payer(payment: Payment, { words, name }: Voice): Told {
  const { from, to, why } = payment;
  const { payments } = words;
  const nameOf = (party: Payment['to']) =>
    typeof party === 'number' ? name(party) : payments[party];
  const who = typeof from === 'number' ? from : to;
  const other = nameOf(typeof from === 'number' ? to : from);
  const deed = payments.deeds[why]({ other, amount: owedText(payment, words) });
  const paid = payment.amount === 0 ? null : amount(payment.amount, payment.unit, words);
  const text = payment.amount < payment.owed ? payments.short(deed, paid) : deed;
  return { who: typeof who === 'number' ? who : null, text };
}
