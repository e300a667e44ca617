import type { CardId } from '../../engine/core/cards.ts';
import type { Options, Seat } from '../../engine/core/game.ts';
import type { Call } from '../../engine/mechanics/koi-koi-state.ts';
import type { Mon, PaidWhy, Settlement, Stage, TimesWhy } from '../../engine/round/event.ts';
import type { GameInfo } from '../../engine/round/game-info.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { Blocked } from '../../engine/view/view.ts';
import { bareNoun, cardNoun, monthName } from '../format/cards.ts';
import { inKan, scoreText, yakuWorth } from '../format/money.ts';
import { yakuName } from '../rules/game-words.ts';
import { sumOf } from '../settlement/round-sum.ts';
import { type Context, plainVoice } from '../story/context.ts';

/** The words of a match's pictures: short, because nothing there is drawn small. */
export function pictureWords(context: Context) {
  const { words, game, info, name } = plainVoice(context);
  const { picture } = words;
  const call = info.call ?? 'koi-koi';
  return {
    game: game.name,
    face: info.face,
    players: context.names,
    unnamed: picture.unnamed,
    oya: picture.oya,
    onifuda: picture.onifuda,
    borrowed: picture.borrowed,
    fromHand: picture.fromHand,
    fromPile: picture.fromPile,
    call: picture.calls[call],
    stopping: picture.reasons[call === 'go' ? 'stop' : 'shobu'],
    turnMarks: picture.turnMarks,
    shout: (called: Call | 'shobu') => picture.shouts[called],
    times: (why: TimesWhy, times: number) => `${picture.times[why]} ×${times}`,
    month: (month: number) => (info.hasMonths ? monthName(words, month) : ''),
    round: picture.round,
    stage: (stage: Stage) => words.stages[stage],
    asks: (phase: Phase['type']) =>
      phase === 'over' ? '' : picture.asks[phase === 'call' ? call : phase],
    answer: picture.answer,
    yaku: (id: string) => game.shortYaku[id] ?? yakuName(game, id),
    yakuValue: picture.yakuValue,
    yakuWorth: (value: number) => yakuWorth(value, info, words),
    needs: (yaku: string, missing: CardId) => picture.needs(yaku, cardNoun(words, missing)),
    yakuCount: picture.yakuCount,
    points: picture.points,
    mon: (amount: number, unit: Mon) => {
      const { kan, mon } = inKan(Math.abs(amount), unit);
      return `${amount < 0 ? '−' : ''}${kan === 0 ? picture.points(mon) : picture.kan(kan, mon)}`;
    },
    worth: (points: number) => words.money.points(points),
    cards: picture.cards,
    total: picture.total,
    pot: picture.pot,
    bank: picture.bank,
    blocked: (blocked: Blocked) => {
      switch (blocked.why) {
        case 'burdened':
          return picture.burdened(yakuName(game, blocked.yaku), name(blocked.for));
        case 'promised':
          return picture.promised(bareNoun(words, blocked.card));
        case 'must-match':
          return picture.mustMatch;
        case 'returned':
          return picture.returned;
      }
    },
    sum: (settlement: Settlement, seat: Seat) => {
      const sum = sumOf(settlement, seat, { info, words });
      if (sum === null) return yakuTogether(settlement, seat, info);
      // Such as in Mayumi, where the others' sums are taken from it, and the bank's counter in Botan-chō.
      const isWhole = sum.value === settlement.scores[seat];
      return isWhole ? `${sum.terms} =` : `${sum.terms} = ${sum.result} →`;
    },
    reason: (why: PaidWhy) => picture.reasons[why],
    course: picture.course,
    turned: picture.turned,
    standing: picture.standing,
    place: picture.place,
    score: (score: number) => scoreText(score, info, words),
    chart: chartWords(context),
  };
}

/** `5 + 1 =`: several yaku of the winner, where nothing else is counted. */
function yakuTogether(
  { yaku, winner, scores }: Settlement,
  seat: Seat,
  { yakuUnit }: Pick<GameInfo, 'yakuUnit'>,
): string | null {
  // Of kan not everybody pays all.
  if (yakuUnit === 'kan') return null;
  const worths = (yaku[seat] ?? []).map(({ value }) => value);
  const isAll = worths.reduce((sum, worth) => sum + worth, 0) === scores[seat];
  return seat === winner && worths.length > 1 && isAll ? `${worths.join(' + ')} =` : null;
}

function chartWords(context: Context) {
  const { words, game, info } = plainVoice(context);
  const { chart, picture } = words;
  return {
    ...chart,
    title: chart.title(game.name),
    name: (id: string) => yakuName(game, id),
    worth: (value: number) => picture.yakuValue(value, info.yakuUnit),
    remarks: (options: Options) => game.remarks?.(options) ?? [],
  };
}
