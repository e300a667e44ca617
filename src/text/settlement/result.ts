import type { Seat } from '../../engine/core/game.ts';
import type { MatchStory } from '../../engine/match/match-story.ts';
import type { Settlement } from '../../engine/round/event.ts';
import { amount, change } from '../format/money.ts';
import { listed } from '../format/names.ts';
import { yakuName } from '../rules/game-words.ts';
import { type Context, markdownVoice, type Voice } from '../story/context.ts';

export interface RoundOutcome {
  readonly settlement: Settlement;
  readonly seat: Seat;
  /** Whether the player had called koi-koi in it. */
  readonly hasCalled: boolean;
}

/** With what each seat owned after each round up to this one. */
export interface RoundResult extends RoundOutcome, Pick<MatchStory, 'course' | 'start'> {}

/** Of more only the most valuable is named. */
const YAKU_NAMED = 3;

/** In Discord's markdown: won or lost, and by what. All else is in the picture. */
export function resultHeading(result: RoundOutcome, context: Context): string {
  return `### ${headlineOf(result, markdownVoice(context))}`;
}

export function headlineOf({ settlement, seat, hasCalled }: RoundOutcome, voice: Voice): string {
  const { words, info, name } = voice;
  const { result } = words;
  const { winner, order, scores } = settlement;
  const own = scores[seat] ?? 0;
  const call = info.call ?? 'koi-koi';
  const by = wonBy(settlement, voice);
  if (winner === seat) {
    return own < 0
      ? result.wonPaying(by, amount(-own, info.unit, words))
      : result.won(by, change(own, info.unit, words));
  }
  if (winner !== null) {
    const score = scores[winner] ?? 0;
    return hasCalled
      ? result.calledLost[call](name(winner), amount(score, info.unit, words), by)
      : result.lost(name(winner), by, outcomeOf(own, score, voice));
  }
  if (hasCalled) return result.calledDrawn[call];
  if (own > 0) return result.gained(change(own, info.unit, words));
  if (own < 0) return result.paid(amount(-own, info.unit, words));
  if (!order.includes(seat)) return result.satOut;
  return scores.every((score) => score === 0) ? result.drawn : result.even;
}

/** What another's win brought the reader, or if it was nothing, the winner; empty for neither. */
function outcomeOf(own: number, winners: number, { words, info }: Voice): string {
  if (own < 0) return words.result.cost(amount(-own, info.unit, words));
  if (own > 0) return words.result.brought(change(own, info.unit, words));
  return winners > 0 ? change(winners, info.unit, words) : '';
}

/** The yaku of who won the round, the most valuable first; empty without any. */
function wonBy({ winner, yaku, teyaku }: Settlement, { words, game }: Voice): string {
  if (winner === null) return '';
  const dealt = teyaku.filter(({ seat }) => seat === winner);
  const made = [...(yaku[winner] ?? []), ...dealt].toSorted((a, b) => b.value - a.value);
  const names = [...new Set(made.map(({ id }) => yakuName(game, id)))];
  return listed(names.length > YAKU_NAMED ? names.slice(0, 1) : names, words);
}
