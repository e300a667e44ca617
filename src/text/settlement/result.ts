import type { Seat } from '../../engine/core/game.ts';
import type { Settlement, Standing } from '../../engine/round/event.ts';
import { amount, change } from '../format/money.ts';
import { truncate } from '../format/truncate.ts';
import { MAX_ALT, settlementAlt } from '../pictures/alt.ts';
import { type Context, markdownVoice, plainVoice, type Voice } from '../story/context.ts';
import { narrateWinner } from '../story/narrate.ts';
import { yakuRow } from './settlement.ts';

/** A settled round as one of its players sees it. */
export interface RoundResult {
  readonly settlement: Settlement;
  readonly seat: Seat;
  /** Whether the player had called koi-koi in it. */
  readonly hasCalled: boolean;
  /** How many rounds the match has; null when it ends otherwise. */
  readonly rounds: number | null;
  /** How the match ended, where the round was its last. */
  readonly standing: Standing | null;
}

/** In Discord's markdown: won or lost, by what, and where the match stands. */
export function resultLines(result: RoundResult, context: Context): readonly string[] {
  const voice = markdownVoice(context);
  const [headline, ...others] = linesOf(result, voice);
  return [`### ${headline}`, ...others];
}

/** The same for its picture, with the whole score sheet. */
export function resultAlt(result: RoundResult, context: Context): string {
  const [headline = ''] = linesOf(result, plainVoice(context));
  return truncate(`${headline}\n${settlementAlt(result.settlement, context)}`, MAX_ALT);
}

function linesOf(result: RoundResult, voice: Voice): readonly string[] {
  const { settlement, rounds, standing } = result;
  const { words, info, name } = voice;
  const totals = settlement.totals.map((total, seat) =>
    words.result.total(name(seat), amount(total, info.unit, words)),
  );
  return [
    headlineOf(result, voice),
    ...wonBy(settlement, voice),
    ...(standing === null ? [] : [narrateWinner(standing, voice)]),
    words.result.course(settlement.round, rounds, totals.join(' · ')),
  ];
}

function headlineOf({ settlement, seat, hasCalled }: RoundResult, voice: Voice): string {
  const { words, info, name } = voice;
  const { result } = words;
  const { winner, order, scores } = settlement;
  const own = scores[seat] ?? 0;
  const brought = change(own, info.unit, words);
  if (winner === seat) return result.won(brought);
  if (winner !== null) {
    const score = scores[winner] ?? 0;
    if (hasCalled)
      return result.calledLost[info.call ?? 'koi-koi'](
        name(winner),
        amount(score, info.unit, words),
      );
    return result.lost(name(winner), change(score, info.unit, words));
  }
  if (hasCalled) return result.calledDrawn[info.call ?? 'koi-koi'];
  if (own !== 0) return own > 0 ? result.gained(brought) : result.paid(brought);
  if (!order.includes(seat)) return result.satOut;
  return scores.every((score) => score === 0) ? result.drawn : result.even;
}

/** The yaku of who won the round, where somebody did with any. */
function wonBy({ winner, yaku, teyaku }: Settlement, voice: Voice): readonly string[] {
  if (winner === null) return [];
  const dealt = teyaku.filter(({ seat }) => seat === winner);
  const made = [...(yaku[winner] ?? []), ...dealt];
  if (made.length === 0) return [];
  return [voice.words.result.by(voice.name(winner), yakuRow(made, voice))];
}
