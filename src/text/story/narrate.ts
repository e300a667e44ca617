import { cardsOf, NO_CARDS } from '../../engine/core/card-set.ts';
import { isBonus } from '../../engine/core/cards.ts';
import { assertNever, type Seat } from '../../engine/core/game.ts';
import type {
  Event,
  Payment,
  Settlement,
  Stage,
  Standing,
  TimesWhy,
} from '../../engine/round/event.ts';
import { cardsOnField } from '../../engine/round/field.ts';
import { EMPTY, type Multiplier, type Teyaku } from '../../engine/round/state.ts';
import { cardNoun, cardRow, mainMonth, monthName, plantName, takenBy } from '../format/cards.ts';
import { amount, change, owedText, scoreText, yakuWorth } from '../format/money.ts';
import { listed } from '../format/names.ts';
import { yakuName } from '../rules/game-words.ts';
import { CardNames } from '../words/cards.ts';
import { People } from '../words/facts.ts';
import type { Words } from '../words/words.ts';
import type { Voice } from './context.ts';

/** Something to tell: an action of `who`, or a sentence of the table when that is null. */
export interface Narration {
  readonly who: Seat | null;
  readonly text: string;
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function table(text: string): Narration {
  return { who: null, text };
}

/** What there is to tell of an event; null when nothing is, or when it is not for everybody. */
export function narrate(event: Event, voice: Voice): Narration | null {
  const { words, name, names } = voice;
  const { story } = words;
  switch (event.type) {
    case 'hand-dealt':
    case 'pile-set':
      return null;
    case 'oya-drawn':
      return table(narrateDraw(event, voice));
    case 'round-started':
      return table(narrateRound(event, voice));
    case 'field-shown':
      return table(story.fieldShown(cardRow(words, cardsOnField(event.field))));
    case 'dealt':
      return table(story.dealt(event.field.filter((place) => place !== EMPTY).length, event.pile));
    case 'redealt':
      return table(story.redealt[event.why](plantName(words, mainMonth(event.cards))));
    case 'replaced':
      return narrateReplaced(event, voice);
    case 'blind-set':
      return table(story.blindSet(cardNoun(words, event.card), name(event.seat)));
    case 'multiplied':
      return table(
        [
          story.multiplied(timesText(event.multiplier, words)),
          ...laterTimes(event.multiplier, words),
        ].join(words.gap),
      );
    case 'teyaku':
      return { who: event.teyaku.seat, text: narrateTeyaku(event.teyaku, voice) };
    case 'removed':
      return table(story.removed(cardNoun(words, event.card)));
    case 'forced-out':
      return table(story.forcedOut(names(event.seats), voice.info.auction?.active ?? 0));
    case 'entered':
      return table(story.entered(names(event.order), name(event.order[0] ?? 0)));
    case 'settled':
      return table(narrateSettled(event.settlement, voice));
    case 'unplayed':
      return table(story.unplayed(names(event.seats)));
    case 'game-over':
      return table(narrateGame(event, voice));
    case 'over':
      return table(narrateOver(event, voice));
    case 'paid':
      return payer(event.payment, voice);
    default:
      return { who: event.seat, text: narrateAction(event, voice) };
  }
}

function narrateReplaced({ seat, many, cards }: Of<'replaced'>, { words, name }: Voice): Narration {
  if (seat !== null) return { who: seat, text: words.story.replaced(many, name(seat)) };
  return table(words.story.replacedOnField(cardRow(words, cardsOf(cards ?? NO_CARDS))));
}

type Action = Exclude<
  Extract<Event, { readonly seat: Seat }>,
  Of<'hand-dealt' | 'replaced' | 'blind-set'>
>;

function narrateAction(event: Action, voice: Voice): string {
  const { words, game, info, name } = voice;
  const { story } = words;
  const who = name(event.seat);
  switch (event.type) {
    case 'stayed':
      return story.stayed[event.why](info.auction?.active ?? 0, who);
    case 'passed':
      return story.passed[event.why](who);
    case 'claimed':
    case 'declined':
      return story[event.type][event.offer](who);
    case 'koi-koi':
    case 'go':
    case 'sage':
      return story.calls[event.type](who);
    case 'cancelled':
    case 'dropped':
    case 'chased':
      return story[event.type](who);
    case 'sat-out':
      return story.satOut(who);
    case 'shobu':
      return story[info.call === 'go' ? 'stop' : 'shobu'](who);
    case 'four-shown':
    case 'month-taken':
    case 'shaken':
    case 'bombed':
    case 'stolen':
      return narrateSpecial(event, voice);
    case 'token-used':
      return story.tokenUsed(who);
    case 'coup':
      return story.coups[event.coup](who);
    case 'returned':
    case 'played':
    case 'turned':
      return story[event.type](cardNoun(words, event.card), who);
    case 'field-taken':
      return narrateFieldTaken(event, voice);
    case 'stood':
      return story.stood(name(event.by), who);
    case 'displaced':
      return story.displaced[event.why](name(event.by), who);
    case 'declared':
      return story.declared[event.why](cardNoun(words, event.card), who);
    case 'laid':
    case 'captured':
      return narrateCard(event, voice);
    case 'yaku-made':
      return story.yaku(
        yakuName(game, event.yaku.id),
        yakuWorth(event.yaku.value, info, words),
        who,
      );
    case 'leftovers':
      return story.leftovers(cardRow(words, cardsOf(event.cards)), who);
    case 'borrowed':
      return story.borrowed(words.stages[event.stage], who);
    default:
      return assertNever(event);
  }
}

/** Bonus cards are of no month. */
function narrateFieldTaken({ seat, cards }: Of<'field-taken'>, { words, name }: Voice): string {
  const { story } = words;
  return cardsOf(cards).every(isBonus)
    ? story.gotAlone(new CardNames(() => cardRow(words, cardsOf(cards))), name(seat))
    : story.fieldTaken(plantName(words, mainMonth(cards)), name(seat));
}

/** What is special about a turn that is more than a card of the hand and one of the pile. */
function narrateSpecial(
  event: Of<'four-shown' | 'month-taken' | 'shaken' | 'bombed' | 'stolen'>,
  { words, info, name }: Voice,
): string {
  const { story } = words;
  const who = name(event.seat);
  switch (event.type) {
    case 'four-shown':
      return story[info.call === 'go' ? 'fourInHand' : 'fourShown'](
        plantName(words, mainMonth(event.cards)),
        who,
      );
    case 'month-taken':
      return story.monthTaken[event.why](
        plantName(words, mainMonth(event.cards)),
        cardRow(words, cardsOf(event.held)),
        who,
      );
    case 'stolen':
      return story.stolen(name(event.from), cardRow(words, cardsOf(event.cards)), who);
    default:
      return story[event.type](cardRow(words, cardsOf(event.cards)), who);
  }
}

function narrateTeyaku({ id, value, cards }: Teyaku, { words, game, info }: Voice): string {
  const worth = value === 0 ? '' : yakuWorth(value, info, words);
  return words.story.teyaku(yakuName(game, id), worth, cardRow(words, cardsOf(cards)));
}

function narrateCard(event: Of<'laid' | 'captured'>, { words, name }: Voice): string {
  const { story } = words;
  const card = cardNoun(words, event.card);
  const who = name(event.seat);
  const isPlayed = event.from === 'hand';
  if (event.type === 'laid') return story[isPlayed ? 'laid' : 'turnedLaid'](card, who);
  if (event.taken.length === 0) return story.gotAlone(card, who);
  const taken = takenBy(words, event.card, event.taken);
  return story[isPlayed ? 'playedTaking' : 'turnedTaking'](card, taken, who);
}

function narrateDraw({ draws, oya }: Of<'oya-drawn'>, { words, name }: Voice): string {
  const { draw, drawn } = words.story.oya;
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

/** What will multiply the rounds after this one, if a field has left something over for them. */
export function laterTimes({ next = [] }: Multiplier, words: Words): readonly string[] {
  return next.length === 0 ? [] : [words.story.next(next)];
}

/** The order of play is told if it is not the order of the seats. */
function narrateRound(event: Of<'round-started'>, voice: Voice): string {
  const { words, name, names } = voice;
  const { seating, oya } = event;
  const begun = words.story.round(roundTitle(event, voice), name(oya));
  const isPlain = seating.every((seat, index) => seat === (oya + index) % seating.length);
  return isPlain ? begun : `${begun}${words.gap}${words.story.order(names(seating))}`;
}

/** `Round 3 · March (cherry) · Small Stage`. */
export function roundTitle(
  round: Pick<Settlement, 'round' | 'month' | 'stage'>,
  voice: Voice,
): string {
  return voice.words.sheet.title(round.round, roundMarks(round, voice));
}

/** The month and the stage of a round, as far as the game has them. */
export function roundMarks(
  { month, stage }: { readonly month: number; readonly stage: Stage | null },
  { words, info }: Voice,
): readonly string[] {
  const months = info.hasMonths
    ? [words.aside(monthName(words, month), plantName(words, month))]
    : [];
  return stage === null ? months : [...months, words.stages[stage]];
}

function narrateSettled({ round, winner, scores }: Settlement, voice: Voice): string {
  const { words, info, name } = voice;
  const results = scores.map((score, seat) => `${name(seat)} ${change(score, info.unit, words)}`);
  return words.story.settled(round, winner === null ? null : name(winner), results.join(' · '));
}

function narrateGame({ winner, games }: Of<'game-over'>, { words, name }: Voice): string {
  const score = games.map((won, seat) => `${name(seat)} ${words.money.victories(won)}`);
  return words.story.game(winner === null ? null : name(winner), score.join(' · '));
}

function narrateOver({ why, standing }: Of<'over'>, voice: Voice): string {
  return `${voice.words.story.overWhy[why]}${voice.words.gap}${narrateWinner(standing, voice)}`;
}

export function narrateWinner({ places, scores }: Standing, voice: Voice): string {
  const { words, info, names, areTeam } = voice;
  const first = places[0] ?? [];
  const score = scoreText(scores[first[0] ?? 0] ?? 0, info, words);
  return areTeam(first)
    ? words.story.won(names(first), score)
    : words.story.shared(names(first), score);
}

/** A payment as an action of who pays, or of who gets it from the pot or the bank. */
function payer(payment: Payment, voice: Voice): Narration {
  const { from, to } = payment;
  const party = typeof from === 'number' ? from : to;
  const who = typeof party === 'number' ? party : null;
  const actor = who === null ? People.of(voice.words.payments.bank) : voice.name(who);
  return { who, text: paymentAction(payment, actor, voice) };
}

/** The action of all who pay the same; of who gets it if the pot or the bank pays. */
export function paymentAction(
  payment: Payment,
  who: People,
  { words, game, info, name }: Voice,
): string {
  const { from, to, why, yaku } = payment;
  const { payments } = words;
  const payers = typeof from === 'number' ? who.count : 0;
  const party = payers > 0 ? to : from;
  const action = payments.actions[why]({
    who,
    other: typeof party === 'number' ? name(party) : People.of(payments[party]),
    amount: owedText(payment, info.unit, words),
    payers,
    yaku: yaku === undefined ? '' : yakuName(game, yaku),
    times: (payment.times ?? []).map((one) => words.comma + timesText(one, words)).join(''),
  });
  const paid = payment.amount === 0 ? null : amount(payment.amount, info.unit, words);
  return payment.amount < payment.owed ? payments.short(action, paid, who) : action;
}
