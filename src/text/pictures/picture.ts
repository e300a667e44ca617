import type { CardId, Kind } from '../../engine/core/cards.ts';
import type { Options, Seat } from '../../engine/core/game.ts';
import type { Answer } from '../../engine/mechanics/auction-state.ts';
import type { Call } from '../../engine/mechanics/koi-koi-state.ts';
import type {
  Mon,
  PaidWhy,
  Settlement,
  Stage,
  TimesWhy,
  YakuUnit,
} from '../../engine/round/event.ts';
import type { GameInfo } from '../../engine/round/game-info.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { Blocked } from '../../engine/view/view.ts';
import { bareNoun, cardNoun, monthName } from '../format/cards.ts';
import { inKan, scoreText } from '../format/money.ts';
import { yakuName } from '../rules/game-words.ts';
import { sumOf } from '../settlement/round-sum.ts';
import { type Context, plainVoice } from '../story/context.ts';

/** The words inside a picture: short, because nothing there is drawn small. */
interface PictureWording {
  readonly game: string;
  readonly players: readonly string[];
  unnamed(number: number): string;
  readonly oya: string;
  readonly onifuda: string;
  readonly borrowed: string;
  readonly call: string;
  shout(call: Call | 'shobu'): string;
  times(why: TimesWhy, times: number): string;
  month(month: number): string;
  round(round: number, of: number | null): string;
  stage(stage: Stage): string;
  asks(phase: Phase['type']): string;
  answer(answer: Answer): string;
  yaku(id: string): string;
  yakuValue(value: number, unit: YakuUnit): string;
  needs(yaku: string, missing: CardId): string;
  yakuCount(count: number, worth: string): string;
  points(amount: number): string;
  mon(amount: number, unit: Mon): string;
  worth(points: number): string;
  readonly cards: string;
  readonly total: string;
  readonly pot: string;
  readonly bank: string;
  blocked(blocked: Blocked): string;
  sum(settlement: Settlement, seat: Seat): string | null;
  reason(why: PaidWhy): string;
  readonly course: string;
  turned(round: number): string;
  readonly standing: string;
  place(place: number): string;
  score(score: number): string;
  readonly chart: ChartWording;
}

/** The words of a chart of yaku. */
interface ChartWording {
  readonly title: string;
  page(page: number, pages: number): string;
  name(id: string): string;
  worth(value: number): string;
  need(count: number): string;
  more(kind: Kind, each: number): string;
  readonly thisMonth: string;
  readonly fourOfTheMonth: string;
  readonly fourOfOne: string;
  readonly without: string;
  atMost(points: number): string;
  readonly bestOfLetter: string;
  readonly bestOfAll: string;
  readonly allCount: string;
  remarks(options: Options): readonly string[];
}

/** The words of a match's pictures. */
export function pictureWords(context: Context): PictureWording {
  const { words, game, info, name } = plainVoice(context);
  const { picture } = words;
  const call = info.call ?? 'koi-koi';
  return {
    game: game.name,
    players: context.names,
    unnamed: picture.unnamed,
    oya: picture.oya,
    onifuda: picture.onifuda,
    borrowed: picture.borrowed,
    call: picture.calls[call],
    shout: (call) => picture.shouts[call],
    times: (why, times) => `${picture.times[why]} ×${times}`,
    month: (month) => (info.hasMonths ? monthName(words, month) : ''),
    round: picture.round,
    stage: (stage) => words.stages[stage],
    asks: (phase) => (phase === 'over' ? '' : picture.asks[phase === 'call' ? call : phase]),
    answer: picture.answer,
    yaku: (id) => game.shortYaku[id] ?? yakuName(game, id),
    yakuValue: picture.yakuValue,
    needs: (yaku, missing) => picture.needs(yaku, cardNoun(words, missing)),
    yakuCount: picture.yakuCount,
    points: picture.points,
    mon: (amount, unit) => {
      const { kan, mon } = inKan(Math.abs(amount), unit);
      return `${amount < 0 ? '−' : ''}${kan === 0 ? picture.points(mon) : picture.kan(kan, mon)}`;
    },
    worth: (points) => words.money.points(points),
    cards: picture.cards,
    total: picture.total,
    pot: picture.pot,
    bank: picture.bank,
    blocked: (blocked) => {
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
    sum: (settlement, seat) =>
      sumOf(settlement, seat, { info, words })?.terms ?? yakuTogether(settlement, seat, info),
    reason: (why) => picture.reasons[why],
    course: picture.course,
    turned: picture.turned,
    standing: picture.standing,
    place: picture.place,
    score: (score) => scoreText(score, info, words),
    chart: chartWords(context),
  };
}

/** `5 + 1`: several yaku of the winner, where nothing else is counted. */
function yakuTogether(
  { yaku, winner }: Settlement,
  seat: Seat,
  { yakuUnit }: Pick<GameInfo, 'yakuUnit'>,
): string | null {
  // Of kan not everybody pays all.
  if (yakuUnit === 'kan') return null;
  const worths = (yaku[seat] ?? []).map(({ value }) => value);
  return seat === winner && worths.length > 1 ? worths.join(' + ') : null;
}

function chartWords(context: Context): ChartWording {
  const { words, game, info } = plainVoice(context);
  const { chart, picture } = words;
  return {
    ...chart,
    title: chart.title(game.name),
    name: (id) => yakuName(game, id),
    worth: (value) => picture.yakuValue(value, info.yakuUnit),
    remarks: (options) => game.remarks?.(options) ?? [],
  };
}
