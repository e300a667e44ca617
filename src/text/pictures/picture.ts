import { size } from '../../engine/core/card-set.ts';
import type { CardId, Kind } from '../../engine/core/cards.ts';
import type { Options, Seat } from '../../engine/core/game.ts';
import { defaultOptions } from '../../engine/core/options.ts';
import type {
  Mon,
  OverWhy,
  PaidWhy,
  Settlement,
  Stage,
  TimesWhy,
  YakuMade,
  YakuUnit,
} from '../../engine/round/event.ts';
import type { Blocked } from '../../engine/round/ruleset.ts';
import type { EntryAnswer } from '../../engine/round/state/auction-state.ts';
import type { Call } from '../../engine/round/state/koi-koi-state.ts';
import type { Phase } from '../../engine/round/state.ts';
import { gameOf } from '../../games/index.ts';
import { bareNoun, monthName } from '../format/cards.ts';
import { change, inKan, scoreText, yakuWorth } from '../format/money.ts';
import { yakuName } from '../rules/game-words.ts';
import { comparedIn } from '../settlement/comparison.ts';
import { namedSumOf, type Sum, sumOf } from '../settlement/round-sum.ts';
import { type Context, plainVoice, type Voice } from '../story/context.ts';
import { plain } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';

/** Beside more others who won a round is compared only with the best of them. */
const COMPARED_MOST = 3;

/** The words of a match's pictures: short, because nothing there is drawn small. */
export function pictureWords(context: Context) {
  const voice = plainVoice(context);
  const { words, game, info, name, areTeam } = voice;
  const { picture } = words;
  const call = info.call ?? 'koi-koi';
  const points = (amount: number) => plain(amount, words.formats);
  return {
    ...picture,
    game: game.name,
    face: info.face,
    players: context.names,
    call: picture.calls[call],
    stopping: picture.reasons[call === 'go' ? 'stop' : 'shobu'],
    noWinner: call === 'go' ? picture.times.nagari : picture.noWinner,
    card: (card: CardId) => bareNoun(words, card),
    shout: (called: Call | 'shobu') => picture.shouts[called],
    times: (why: TimesWhy, times: number) => `${picture.times[why]} ×${times}`,
    month: (month: number) => (info.hasMonths ? monthName(words, month) : ''),
    stage: (stage: Stage) => words.stages[stage],
    asks: (phase: Phase['type']) =>
      phase === 'over' ? '' : picture.asks[phase === 'call' ? call : phase],
    answer: (answer: EntryAnswer) => (answer === 'none' ? '' : picture.answers[answer]),
    yaku: (id: string) => game.shortYaku[id] ?? yakuName(game, id),
    yakuValue: (value: number, unit: YakuUnit) => yakuValue(value, unit, words),
    counted: countedIn(context),
    yakuWorth: (value: number) => yakuWorth(value, info, words),
    points,
    mon: monText(points, picture.kan),
    shortMon: monText(points, picture.shortKan),
    worth: (points: number) => words.money.points(points),
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
    sums: (settlement: Settlement, seat: Seat) => {
      const sum = sumOf(settlement, seat, info);
      if (sum === null) return [];
      // Such as of those who lead nobody in Yukbaek.
      const isWhole = sum.value === settlement.scores[seat];
      return sum.ways.map((way) => [...way, ...(isWhole ? [' ='] : [' = ', sum.value, ' →'])]);
    },
    made: (settlement: Settlement, seat: Seat) => madeIn(settlement, seat, voice),
    compared: (settlement: Settlement, winner: Seat) =>
      comparedText(comparedIn(settlement, winner, { info, areTeam }), words),
    first: (seats: readonly Seat[]) => picture.first(seats.length, areTeam(seats)),
    reason: (why: PaidWhy) => picture.reasons[why],
    decided: (why: OverWhy, rounds: number) => picture.decided[why](rounds),
    best: words.profile.best,
    standing: words.sheet.standing,
    score: (score: number) => scoreText(score, info, words),
    chart: chartWords(context),
  };
}

/** What a score is made of, with a word for each amount and then without. */
function madeIn(settlement: Settlement, seat: Seat, { words, info }: Voice): readonly Sum[] {
  const { picture } = words;
  const named = namedSumOf(settlement, seat, info);
  if (named === null || named.value !== settlement.scores[seat]) return [];
  const [first] = named.sum;
  // An amount that is all needs no sum.
  if (named.sum.length === 2 && typeof first === 'object' && 'why' in first) {
    return [[picture.reasons[first.why]]];
  }
  const ways = [words.seating.players, String].map((payers) =>
    named.sum.map((token) => {
      if (typeof token !== 'object') return token;
      return 'payers' in token ? payers(token.payers) : `${picture.reasons[token.why]} `;
    }),
  );
  return [...ways, ...(sumOf(settlement, seat, info)?.ways ?? [])];
}

function comparedText(compared: ReturnType<typeof comparedIn>, words: Words): string {
  if (compared === null) return '';
  const { picture } = words;
  const { what, own, others, tie } = compared;
  const write = (value: number) =>
    what === 'score' ? change(value, 'points', words) : plain(value, words.formats);
  const label = picture.compared[what];
  if (tie !== null) return picture.tied(label, write(own), tie);
  const rivals = others.length > COMPARED_MOST ? others.slice(0, 1) : others;
  return picture.against(label, write(own), rivals.map(write).join(', '));
}

/** Tells of a yaku for how many its cards count, if some count as several. */
function countedIn({ words, game, names, options }: Context) {
  const { options: table, yakuOf } = gameOf(game);
  // Made when a poster first asks: most pictures never do.
  let rows: ReturnType<ReturnType<typeof yakuOf>> | undefined;
  return ({ id, cards, value }: YakuMade): string => {
    rows ??= yakuOf({ options: options ?? defaultOptions(table), seats: names.length })(1);
    const row = rows.find((one) => one.id === id);
    if (row?.twice === undefined || row.extra === undefined) return '';
    // By what it is worth: a card may count as several in one yaku alone.
    const { beyond, each = 1 } = row.extra;
    const count = beyond + (value - row.value) / each;
    return count === size(cards) ? '' : words.picture.counted(count);
  };
}

/** An amount of mon in whole kan and what is left. */
function monText(few: (mon: number) => string, many: Words['picture']['kan']) {
  return (amount: number, unit: Mon) => {
    const { kan, mon } = inKan(Math.abs(amount), unit);
    return `${amount < 0 ? '−' : ''}${kan === 0 ? few(mon) : many(kan, mon)}`;
  };
}

/** What a yaku is worth: without its unit if that is the same as for everything else. */
function yakuValue(value: number, unit: YakuUnit, { money, formats }: Words): string {
  return unit === 'hai' || unit === 'kan' ? money[unit](value) : plain(value, formats);
}

function chartWords(context: Context) {
  const { words, game, info } = plainVoice(context);
  const { chart } = words;
  return {
    ...chart,
    more: (kind: Kind, each: number) => chart.more(words.kinds[kind], each),
    title: chart.title(game.name),
    name: (id: string) => yakuName(game, id),
    worth: (value: number) => yakuValue(value, info.yakuUnit, words),
    remarks: (options: Options) => game.remarks?.(options) ?? [],
  };
}
