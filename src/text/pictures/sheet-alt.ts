import { cardsOf, NO_CARDS } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import { NO_STORY, turningPoint } from '../../engine/match/match-story.ts';
import type { Settlement, Standing } from '../../engine/round/event.ts';
import { described } from '../format/description.ts';
import { inRow } from '../format/names.ts';
import { type Ending, recordsIn } from '../settlement/ending.ts';
import { headlineOf, type RoundOutcome } from '../settlement/result.ts';
import {
  multiplierLines,
  paymentsIn,
  placesOf,
  resultsOf,
  totalsLine,
  yakuRow,
  yakuWithCards,
} from '../settlement/settlement.ts';
import { type Context, plainVoice } from '../story/context.ts';
import { narrateWinner, roundTitle } from '../story/narrate.ts';
import { capturedText, closest, type Detail, type Teller } from './alt.ts';

export function settlementAlt(
  settlement: Settlement,
  context: Context,
  heading: readonly string[] = [],
): string {
  const teller: Teller = (voice) => {
    const { words, name } = voice;
    const result = [
      ...heading,
      roundTitle(settlement, voice),
      ...multiplierLines(settlement, voice),
      ...resultsOf(settlement, voice, yakuRow),
      totalsLine(settlement, voice),
      ...paymentsIn(settlement, voice),
    ];
    const capturedBy = (seat: Seat, detail: Detail) => {
      const cards = cardsOf(settlement.captured[seat] ?? NO_CARDS);
      return words.alt.facts(name(seat), [capturedText(cards, words, detail)]);
    };
    return (detail) => [...result, ...settlement.order.map((seat) => capturedBy(seat, detail))];
  };
  return closest(context, teller, '\n');
}

/** The result of a round for one of its players: won or lost, then the whole score sheet. */
export function resultAlt(result: RoundOutcome, context: Context): string {
  const headline = headlineOf(result, plainVoice(context));
  return settlementAlt(result.settlement, context, [headline]);
}

/** The end of a match in words: places, best yaku, ratings and wins in a row, and its turning point. */
export function standingAlt(
  standing: Standing,
  context: Context,
  { best, course, why, changes = [] }: Ending = NO_STORY,
): string {
  const voice = plainVoice(context);
  const { sheet, picture } = voice.words;
  const seats = standing.places.flat();
  const records = recordsIn(changes, context.words);
  const turned = turningPoint(course, seats[0] ?? 0);
  const places = placesOf(standing, voice).map((line, index) => {
    const seat = seats[index] ?? 0;
    const made = best[seat] ?? null;
    const { rating, streak } = records[seat] ?? { rating: null, streak: null };
    const rated = rating ? sheet.withRating(line, rating.before, rating.after) : line;
    const told = streak ? inRow([rated, streak], context.words) : rated;
    return made === null ? told : sheet.withBest(told, yakuWithCards([made], voice));
  });
  const lines = [
    ...[sheet.standing, narrateWinner(standing, voice)],
    ...(why === null ? [] : [picture.decided[why](course.length)]),
    ...places,
    ...(turned === null ? [] : [picture.turned(turned)]),
  ];
  return described(lines, context.words);
}
