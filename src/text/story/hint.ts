import { assertNever } from '../../engine/core/game.ts';
import type { View } from '../../engine/view/view.ts';
import type { Hint, NearestYaku, Reason } from '../../model/hint.ts';
import { cardNoun, takenBy } from '../format/cards.ts';
import { amount, cardPoints, held, yakuWorth } from '../format/money.ts';
import { listed } from '../format/names.ts';
import { yakuName } from '../rules/game-words.ts';
import { CardNames } from '../words/cards.ts';
import { People } from '../words/facts.ts';
import type { Words } from '../words/words.ts';
import { type Context, markdownVoice, type Voice } from './context.ts';
import { leadText, whole } from './lead.ts';
import { moveLabel } from './moves.ts';

type Because<Why extends Reason['why']> = Extract<Reason, { readonly why: Why }>;

/** A hint in markdown: the move, why, and in small print what was tried. `view` is the mover's own. */
export function hintLines(
  { by, move, reasons }: Hint,
  view: View,
  context: Context,
): readonly string[] {
  const { words } = context;
  const voice = markdownVoice(context);
  const sentences = (isTrial: boolean) =>
    reasons
      .filter(({ why }) => (why === 'tried') === isTrial)
      .map((reason) => sentence(reason, view, voice))
      .join(words.gap);
  const small = sentences(true);
  const lines = [words.hint.title[by](moveLabel(move, view, words)), sentences(false)];
  return [...lines.filter((line) => line !== ''), ...(small === '' ? [] : [`-# ${small}`])];
}

function sentence(reason: Reason, view: View, voice: Voice): string {
  const { words, game, name } = voice;
  const { hint } = words;
  const yaku = 'yaku' in reason ? yakuName(game, reason.yaku) : '';
  const who = 'seat' in reason ? name(reason.seat) : People.of('');
  switch (reason.why) {
    case 'only':
      return hint.only[reason.how];
    case 'takes':
      return takesSentence(reason, voice);
    case 'flip-decides':
      return hint.flipDecides;
    case 'alone':
      return hint.alone;
    case 'makes':
    case 'raises':
      return hint[reason.why](yaku, yakuWorth(reason.value, voice.info, words));
    case 'nearest':
      return nearestSentence(reason, view, voice);
    case 'denies':
    case 'holds':
      return hint[reason.why](cardNoun(words, reason.card), who, yaku);
    case 'low-man':
      return hint.lowMan(reason.most);
    case 'nothing-takes':
      return hint.nothingTakes;
    case 'keeps-wild':
      return hint.keepsWild(cardNoun(words, reason.card));
    case 'month-seen':
      return hint.monthSeen[reason.unseen];
    case 'cheapest':
      return hint.cheapest(cardPoints(reason.points, voice.info, words));
    case 'stops':
      return hint[voice.info.call === 'go' ? 'stopWins' : 'stops'](
        amount(reason.score, view.unit, words),
      );
    case 'goes-on':
      return hint.goesOn(reason.cards);
    case 'threat':
      return hint.threat(who, yaku);
    case 'promise':
      return promiseSentence(reason, view, voice);
    case 'pot-free':
      return hint.potFree;
    case 'tried':
      return triedSentence(reason, view, voice);
    default:
      return assertNever(reason);
  }
}

function takesSentence(
  { card, cards, points, ways }: Because<'takes'>,
  { words, info }: Voice,
): string {
  const taken = takenBy(words, card, cards);
  const worth = points === null ? null : cardPoints(points, info, words);
  return ways > 1 ? words.hint.takesBest(taken, worth, ways) : words.hint.takes(taken, worth);
}

/** Where a card lies that is still needed is told where the reader sees it. */
function nearestSentence(
  { yaku, value, missing, more }: NearestYaku,
  { hand, field }: View,
  { words, game, info }: Voice,
): string {
  const { hint } = words;
  const needs = new CardNames((form) => {
    const cards = missing.map((card) => {
      const noun = cardNoun(words, card).in(form);
      if (hand.some((held) => held.card === card)) return words.aside(noun, hint.places.hand);
      return field.includes(card) ? words.aside(noun, hint.places.field) : noun;
    });
    return listed(more === 0 ? cards : [...cards, hint.more(more)], words);
  });
  return hint.nearest(yakuName(game, yaku), yakuWorth(value, info, words), needs);
}

/** Guesses are told in whole amounts of what people hold. */
function promiseSentence(info: Because<'promise'>, view: View, { words }: Voice): string {
  const { hint, gap } = words;
  const place = whole(info.place);
  const pot = whole(info.pot);
  const text = (points: number) => held(points, view, words);
  const told = place > 0 ? hint.place.last(text(place)) : hint.place.first(text(-place));
  const more = [...(place === 0 ? [] : [told]), ...(pot === 0 ? [] : [hint.pot(text(pot))])];
  return [promised(info, hint.promise, text), ...more].join(gap);
}

function promised(
  { question, points, least }: Because<'promise'>,
  promise: Words['hint']['promise'],
  text: (points: number) => string,
): string {
  switch (question) {
    case 'entry':
      return promise.entry(text(points), whole(least) === 0 ? null : text(-least));
    case 'chase':
      return promise.chase(text(points), text(least));
    case 'chased':
      return promise.chased(text(points));
  }
}

function triedSentence(info: Because<'tried'>, view: View, { words }: Voice): string {
  const { deals, lead, isClear } = info;
  const { hint } = words;
  const next = moveLabel(info.next, view, words);
  const { text: more, isNothing } = leadText(lead, view.unit, words);
  if (isNothing) return hint.asGood(deals, next);
  return hint[isClear ? 'better' : 'hardlyBetter'](deals, more, next);
}
