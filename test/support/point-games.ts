import {
  type CardSet,
  cardsOf,
  isSubsetOf,
  monthSet,
  parseCardSet,
  setOf,
  size,
} from '../../src/engine/core/card-set.ts';
import type { Seat, Setup } from '../../src/engine/core/game.ts';
import type { Settlement } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { Sums } from './invariants.ts';
import { PRINTED_DECK, type PrintedCard } from './printed-deck.ts';
import { printedCount } from './printed-yaku.ts';

/**
 * What the games for points promise of every settlement, worked out again from the captured cards
 * by the formulas of the rules, and of every state.
 */

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

type Worth = (row: PrintedCard) => number;

const standard: Worth = ({ standard: value }) => value;
const chaffZero: Worth = ({ standard: value, type }) => (type === 'C' ? 0 : value);

const ken =
  (warbler: number): Worth =>
  ({ id, type }) => {
    if (id === 'plum.warbler') return warbler;
    if (id === 'paulownia.yellow') return 10;
    return { B: 50, A: 10, R: 10, C: 0 }[type];
  };

function worth(cards: CardSet, value: Worth): number {
  return sum(cardsOf(cards).map((id) => value(PRINTED_DECK[id] ?? NO_ROW)));
}

const NO_ROW: PrintedCard = {
  ...{ id: '', month: 0, type: 'C', standard: 0, suhara: 0, inMushi: false, inBotanCho: false },
};

/** Card points by seat are what the captured cards are worth. */
function hasPoints({ captured, points }: Settlement, value: Worth): boolean {
  return isEqual(
    points,
    captured.map((cards) => worth(cards, value)),
  );
}

/** The yaku that count are those of the printed table, for the seats that may score any. */
function hasYaku(
  { captured, month, yaku }: Settlement,
  setup: Setup,
  mayScore: (seat: Seat) => boolean = () => true,
): boolean {
  return captured.every((cards, seat) => {
    const told = (yaku[seat] ?? []).map(({ id, value }) => `${id} ${value}`).sort();
    const printed = mayScore(seat) ? printedCount(setup, month, cards) : [];
    return told.join() === printed.join();
  });
}

/** By seat, the worth of the yaku that count. */
function yakuOf({ yaku }: Settlement): readonly number[] {
  return yaku.map((made) => sum(made.map(({ value }) => value)));
}

/** Own yaku from every other player, and theirs to them. */
function yakuScore(settlement: Settlement, seat: Seat): number {
  const yaku = yakuOf(settlement);
  return (
    (yaku[seat] ?? 0) * settlement.order.length - sum(settlement.order.map((s) => yaku[s] ?? 0))
  );
}

const times = ({ multipliers }: Settlement) =>
  multipliers.reduce((product, one) => product * one.times, 1);

/** (cards − par + yaku × (n − 1) − the others' yaku) × field, for those who play. */
function parScores(settlement: Settlement, par: number): readonly number[] {
  return settlement.points.map((points, seat) => {
    if (!settlement.order.includes(seat)) return 0;
    return (points - par + yakuScore(settlement, seat)) * times(settlement);
  });
}

/** Who is ahead wins the lead and a counter; of two that are level, who took the lightning (B7). */
function isBotanCho(settlement: Settlement, setup: Setup): boolean {
  const { captured, scores } = settlement;
  const [lead = 0] = parScores(settlement, 120);
  const hasLightning = isSubsetOf(parseCardSet('willow.lightning'), captured[0] ?? NONE);
  const isFirst = lead > 0 || (lead === 0 && hasLightning);
  return (
    hasPoints(settlement, standard) &&
    hasYaku(settlement, setup) &&
    isEqual(scores, isFirst ? [lead + 1, -lead] : [lead, 1 - lead])
  );
}

function isUmeBotan(settlement: Settlement, setup: Setup): boolean {
  const { seats, options } = setup;
  const { round, multipliers, yaku } = settlement;
  const last = Number(options['rounds']);
  const isDoubled = round === last || round === last / 2;
  if (multipliers.length > 1 || (isDoubled && times(settlement) !== 2)) return false;
  if (multipliers.some((one) => one.times !== 2)) return false;
  const isCancelled = options['dandruff'] === 'cancels-round' && hasFuke(yaku);
  const scores = isCancelled
    ? settlement.points.map((_, seat) => yakuScore(settlement, seat) * times(settlement))
    : parScores(settlement, 264 / seats);
  return (
    hasPoints(settlement, standard) &&
    isEqual(settlement.scores, scores) &&
    (isCancelled ? yaku.flat().every(({ id }) => id === 'fuke') : hasYaku(settlement, setup))
  );
}

function hasFuke(yaku: Settlement['yaku']): boolean {
  return yaku.flat().some(({ id }) => id === 'fuke');
}

/** Each settles with the oya alone (M18). */
function isMayumi(settlement: Settlement, setup: Setup): boolean {
  const { options } = setup;
  const { points, oya, scores } = settlement;
  const counts = yakuOf(settlement).map((yaku, seat) => yaku + (points[seat] ?? 0));
  const leads = counts.map((count) => count - (counts[oya] ?? 0));
  const expected = leads.map((lead, seat) => (seat === oya ? -sum(leads) : lead));
  return (
    hasPoints(settlement, ken(Number(options['warbler']))) &&
    hasYaku(settlement, setup) &&
    isEqual(scores, expected)
  );
}

/** Only who stops scores (and, in some houses, the other); the oya may on a draw. */
function isKoiKoi(settlement: Settlement, setup: Setup): boolean {
  const { options } = setup;
  const { scores, winner, points, multipliers, teyaku } = settlement;
  if (points.some((count) => count !== 0)) return false;
  const isZeroSum = options['zeroSum'] === true;
  const gains = gainsOf(settlement, options);
  if ((winner === null || teyaku.length > 0) && multipliers.length > 0) return false;
  const mayScore = (seat: Seat) =>
    winner !== null && teyaku.length === 0 && (seat === winner || options['loserScores'] === true);
  // What lies on the field rains some viewings out, and of several the best may count alone.
  const isPlain = !['with-other', 'rained-out'].includes(String(options['viewings']));
  if (isPlain && options['bestOnly'] !== true && !hasYaku(settlement, setup, mayScore))
    return false;
  return isEqual(
    scores,
    isZeroSum ? gains.map((gain, seat) => gain - (gains[1 - seat] ?? 0)) : gains,
  );
}

function gainsOf(settlement: Settlement, options: Setup['options']): readonly number[] {
  const { winner, oya, teyaku } = settlement;
  const yaku = yakuOf(settlement);
  if (teyaku.length > 0) {
    const [held, ...more] = teyaku;
    const worth = held?.id === 'teshi-kuttsuki' ? Number(options['bothTeyaku']) : 6;
    return [0, 1].map((seat) => (more.length === 0 && held?.seat === seat ? worth : 0));
  }
  if (winner === null) return [0, 1].map((seat) => (seat === oya ? Number(options['oyaKen']) : 0));
  return [0, 1].map((seat) => (yaku[seat] ?? 0) * (seat === winner ? times(settlement) : 1));
}

/** Which of n players get 30 for few cards, and from whom teyaku come, besides cards and yaku. */
function isHanaAwase(settlement: Settlement, setup: Setup): boolean {
  const { seats, options } = setup;
  const { captured, points, scores, teyaku, order } = settlement;
  const value = options['chaffZero'] === true ? chaffZero : standard;
  const deck = options['chaffZero'] === true ? 240 : 264;
  const isAdditive = options['scoring'] === 'additive';
  const yaku = yakuOf(settlement);
  // H1: of three the third may have ten cards, the others eight.
  const few = order.map((_, seat) => {
    const isFew = size(captured[seat] ?? NONE) <= (order.indexOf(seat) === 2 ? 10 : 8);
    return options['fewCards'] === true && seats === 3 && isFew ? 30 : 0;
  });
  const dealt = order.map((_, seat) =>
    sum(teyaku.filter((one) => one.seat === seat).map((one) => one.value)),
  );
  const fromOthers = (gains: readonly number[], seat: Seat) =>
    (gains[seat] ?? 0) * seats - sum(gains);
  const expected = points.map((count, seat) => {
    const played = isAdditive
      ? count + (yaku[seat] ?? 0)
      : count - deck / seats + yakuScore(settlement, seat);
    return played + fromOthers(few, seat) + fromOthers(dealt, seat);
  });
  const isRained = captured.some((cards) => isSubsetOf(monthSet(11), cards));
  const isCancelled = options['willowsCancelYaku'] === true && isRained;
  const isFuke = options['fuke'] === true && points.some((count) => count <= 20);
  return (
    hasPoints(settlement, value) &&
    sum(points) === deck &&
    isEqual(scores, expected) &&
    (isCancelled ? sum(yaku) === 0 : hasYaku(settlement, setup)) &&
    !isFuke
  );
}

/** Who pays what by how a round of Hachi-Hachi came to its end (the second book). */
function isHachiHachi(settlement: Settlement, setup: Setup): boolean {
  const { captured, month, points, payments, order, scores, teyaku, winner } = settlement;
  const field = times(settlement);
  const kan = Number(setup.options['kan']) * field;
  const paid = (...whys: readonly string[]) =>
    payments.filter(({ why }) => whys.includes(why)).reduce((all, { amount }) => all + amount, 0);
  const isSpecial = paid('sohachi', 'futahachi', 'sujuroku') > 0;
  const printed = captured.map((cards) => printedCount(setup, month, cards));
  const isAsPrinted = captured.every((_, seat) => {
    const told = (settlement.yaku[seat] ?? []).map(({ id, value }) => `${id} ${value}`).sort();
    return told.length === 0 || told.join() === printed[seat]?.join();
  });
  const isMade = order.some((seat) => (printed[seat]?.length ?? 0) > 0);
  const card = order.map((seat) => ((points[seat] ?? 0) - 88) * field);
  const counted = isMade || isSpecial ? 0 : sum(card.filter((amount) => amount > 0));
  const made = winner === null ? 0 : (yakuOf(settlement)[winner] ?? 0);
  const dekiyaku = paid('yaku', 'liability') + 2 * paid('cancel');
  return (
    order.length === 3 &&
    hasPoints(settlement, standard) &&
    isAsPrinted &&
    sum(scores) === 0 &&
    paid('teyaku') === 2 * kan * sum(teyaku.map(({ value }) => value)) &&
    paid('card-points') === counted &&
    (dekiyaku === 0 || dekiyaku === 2 * kan * made) &&
    paid('pot-taken') === paid('dropout') &&
    (!isSpecial || (!isMade && paid('teyaku', 'tobikomi', 'nukeyaku') === 0)) &&
    paid('tobikomi', 'nukeyaku') % (2 * kan) === 0
  );
}

/** How many months willows and cards make at most: every way to use the willows is tried. */
function monthsMade(captured: CardSet): number {
  const held = (number: number) => cardsOf(captured).filter((id) => id >> 2 === number - 1).length;
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(held);
  const whole = others.filter((many) => many === 4).length;
  const gaps = others.filter((many) => many > 0 && many < 4).map((many) => 4 - many);
  const best = (left: number, from: number): number =>
    from === gaps.length
      ? 0
      : Math.max(
          best(left, from + 1),
          (gaps[from] ?? 0) <= left ? 1 + best(left - (gaps[from] ?? 0), from + 1) : 0,
        );
  return whole + Math.max(best(held(11), 0), held(11) === 4 ? 1 : 0);
}

/** Card points above or below par, and 20 from the bank for each month (the second book). */
function isHachiJuHana(settlement: Settlement, { seats, options }: Setup): boolean {
  const { captured, points, scores, yaku } = settlement;
  const isOne = options['chaff'] === 1;
  const par = (isOne ? 264 : 240) / seats;
  const made = captured.map((cards) => (options['yaku'] === 'none' ? 0 : monthsMade(cards)));
  return (
    hasPoints(settlement, isOne ? standard : chaffZero) &&
    sum(points) === par * seats &&
    isEqual(
      yaku.map((each) => each.length),
      made,
    ) &&
    yaku.flat().every(({ value, cards }) => value === 20 && size(cards) === 4) &&
    isEqual(
      scores,
      points.map((count, seat) => count - par + 20 * (made[seat] ?? 0)),
    )
  );
}

/** Card points by a par of 80, yaku and lucky hands from each (the second book). */
function isHiraya(settlement: Settlement, setup: Setup): boolean {
  const { points, scores, teyaku } = settlement;
  const played = parScores(settlement, 80);
  const held = (seat: Seat) =>
    sum(teyaku.filter((one) => one.seat === seat).map((one) => one.value));
  return (
    hasPoints(settlement, chaffZero) &&
    hasYaku(settlement, setup) &&
    isEqual(
      scores,
      points.map((_, seat) => (played[seat] ?? 0) + 3 * held(seat) - sum([0, 1, 2].map(held))),
    )
  );
}

/** Own points from the bank (the second book); some of the kind pay the lead, or round up. */
function isRoppyakken(settlement: Settlement, setup: Setup): boolean {
  const { family, fuke, instantWin } = setup.options;
  const { points, yaku, teyaku, scores } = settlement;
  const own = points.map(
    (count, seat) =>
      count +
      (yakuOf(settlement)[seat] ?? 0) +
      sum(teyaku.filter((held) => held.seat === seat).map(({ value }) => value)),
  );
  const best = Math.max(...own);
  const second = own.toSorted((a, b) => b - a)[1] ?? 0;
  const wins = yaku.some((made) => made.some(({ id }) => id === 'shiko' || id === 'nanatan'));
  const isWon = wins && instantWin !== 'off' && family !== 'sambong';
  const paid = own.map((all) => {
    if (family === 'sambong') return Math.ceil(all / 100) * 100;
    if (family !== 'yukbaek' || isWon) return all;
    return all === best ? best - second : 0;
  });
  return (
    hasPoints(settlement, ken(50)) &&
    hasYaku(settlement, setup) &&
    isEqual(scores, paid) &&
    (fuke !== true || isWon || points.every((count) => count > 30))
  );
}

/** The rows of Go-Stop for captured cards, the sake cup as an animal or as two chaff (the second book). */
function goStopRows(captured: CardSet, isCupChaff: boolean): Readonly<Record<string, number>> {
  const ids = cardsOf(captured).map((id) => PRINTED_DECK[id] ?? { ...NO_ROW, id: BONUS_ID });
  const isAnimal = ({ id, type }: PrintedCard) =>
    type === 'A' && !(isCupChaff && id === 'chrys.cup');
  const has = (...names: readonly string[]) =>
    names.every((name) => ids.some(({ id }) => id === name));
  const brights = ids.filter(({ type }) => type === 'B').length;
  const isRainy = has('willow.rainman');
  const many = (enough: number, held: number) => Math.max(0, held - enough + 1);
  const three = isRainy ? 2 : 3;
  const bright = [0, 0, 0, three, 4, 15][brights] ?? 0;
  return {
    [['', '', '', isRainy ? 'bisamgwang' : 'samgwang', 'sagwang', 'ogwang'][brights] ?? '']: bright,
    godori: has('plum.warbler', 'wisteria.cuckoo', 'susuki.geese') ? 5 : 0,
    hongdan: has('pine.ribbon', 'plum.ribbon', 'cherry.ribbon') ? 3 : 0,
    cheongdan: has('peony.ribbon', 'chrys.ribbon', 'maple.ribbon') ? 3 : 0,
    chodan: has('wisteria.ribbon', 'iris.ribbon', 'clover.ribbon') ? 3 : 0,
    yeol: many(5, ids.filter(isAnimal).length),
    tti: many(5, ids.filter(({ type }) => type === 'R').length),
    pi: many(10, goStopChaff(captured, isCupChaff)),
  };
}

const BONUS_ID = 'bonus';

function goStopChaff(captured: CardSet, isCupChaff: boolean): number {
  return sum(
    cardsOf(captured).map((id) => {
      const row = PRINTED_DECK[id];
      if (row === undefined) return id === 50 ? 3 : 2;
      const isDouble = row.id === 'willow.lightning' || row.id === 'paulownia.yellow';
      if (row.type === 'C') return isDouble ? 2 : 1;
      return row.id === 'chrys.cup' && isCupChaff ? 2 : 0;
    }),
  );
}

/** A win by points: rows as printed, and each loser's bak (the second book). */
function isGoStop(settlement: Settlement, { game, options }: Setup): boolean {
  const { winner, captured, yaku, payments, scores, multipliers, order } = settlement;
  const stops = payments.filter(({ why }) => why === 'stop' || why === 'dokbak');
  if (sum(scores) !== 0 || (winner === null && stops.length > 0)) return false;
  if (stops.length === 0 || winner === null)
    return yaku.flat().length === 0 || options['emptyPays'] === false;
  const mine = captured[winner] ?? NONE;
  const told = Object.fromEntries((yaku[winner] ?? []).map(({ id, value }) => [id, value]));
  const isEither = options['cup'] === 'either' && isSubsetOf(CUP, mine);
  const rows = [false, ...(isEither ? [true] : [])].map((isChaff) => goStopRows(mine, isChaff));
  const isPrinted = rows.some((row) =>
    Object.entries(row).every(([id, value]) => id === '' || (told[id] ?? 0) === value),
  );
  const most = options['piBak'] === 'usual' ? (game === 'matgo' ? 7 : 5) : Number(options['piBak']);
  const isPoor = (seat: Seat) => {
    const held = goStopChaff(captured[seat] ?? NONE, options['cup'] === 'either');
    return held === 0 ? options['piBakZero'] === 'pays' : held <= most;
  };
  const hasBright = (seat: Seat) =>
    cardsOf(captured[seat] ?? NONE).some((id) => PRINTED_DECK[id]?.type === 'B');
  const hasBrightRow = Object.keys(told).some((id) => id.endsWith('gwang'));
  const losers = order.filter(
    (seat) =>
      seat !== winner && (options['emptyPays'] === true || size(captured[seat] ?? NONE) > 0),
  );
  const own = losers.map(
    (seat) => (hasBrightRow && !hasBright(seat) ? 2 : 1) * ('pi' in told && isPoor(seat) ? 2 : 1),
  );
  const all =
    sum(Object.values(told)) * multipliers.reduce((product, one) => product * one.times, 1);
  const isGoBak = (one: { readonly why: string }) => one.why === 'go-bak';
  return (
    isPrinted &&
    stops.length === losers.length &&
    stops.every(
      ({ amount, times = [] }, at) =>
        amount === all * (own[at] ?? 0) * (times.some(isGoBak) ? 2 : 1),
    )
  );
}

const CUP = parseCardSet('chrys.cup');

const NONE: CardSet = { lo: 0, hi: 0 };

const sakura: Worth = ({ id, type }) => {
  if (id === 'willow.rainman') return 5;
  if (id === 'paulownia.yellow') return 10;
  return { B: 20, A: 5, R: 10, C: 0 }[type];
};

/** Who plays with whom in Sakura (the second book, SK17), each team as its seats. */
function sakuraTeams({ seats, options }: Setup): readonly (readonly Seat[])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (seats === 4 && options['teams'] !== 'none')
    return [
      [0, 2],
      [1, 3],
    ];
  if (seats !== 6 || options['teams'] === 'none') return all.map((seat) => [seat]);
  return options['teams'] === 'pairs'
    ? [
        [0, 3],
        [1, 4],
        [2, 5],
      ]
    : [
        [0, 2, 4],
        [1, 3, 5],
      ];
}

/** Own points less 50 for each yaku of all others, or the victories for it (the second book). */
function isSakura(settlement: Settlement, setup: Setup): boolean {
  const { captured, yaku, scores, month } = settlement;
  const { scoring, count, basa, chu } = setup.options;
  const teams = sakuraTeams(setup);
  const teamOf = (seat: Seat) => teams.findIndex((team) => team.includes(seat));
  const piles = teams.map((team) => setOf(team.flatMap((seat) => cardsOf(captured[seat] ?? NONE))));
  const made = piles.map((pile) => printedCount(setup, month, pile));
  const round = teams.map((_, at) => {
    const own = worth(piles[at] ?? NONE, sakura);
    const mine = made[at]?.length ?? 0;
    return scoring === 'plus' ? own + 50 * mine : own - 50 * (made.flat().length - mine);
  });
  const [best = 0, second = 0] = round.toSorted((a, b) => b - a);
  const lead = best - second;
  const wins = () => {
    if (lead === 0) return 0;
    if (basa === true && lead >= 100) return chu === true ? 3 : 2;
    return chu === true && lead >= 50 ? 2 : 1;
  };
  const expected = captured.map((_, seat) => {
    const own = round[teamOf(seat)] ?? 0;
    if (count === 'points') return own;
    return own === best ? wins() : 0;
  });
  const told = yaku.map((one) => one.map(({ id, value }) => `${id} ${value}`).sort());
  return (
    hasPoints(settlement, sakura) &&
    isEqual(scores, expected) &&
    told.every((one, seat) => one.join() === made[teamOf(seat)]?.join())
  );
}

const kyurei: Worth = ({ id, type }) => {
  if (id === 'plum.warbler' || id === 'maple.deer') return 20;
  if (id === 'paulownia.yellow') return 10;
  return { B: 20, A: 10, R: 5, C: 0 }[type];
};

const sudaoshi: Worth = ({ id, type }) => {
  if (id === 'cherry.curtain' || id === 'paulownia.phoenix') return 10;
  return { B: 5, A: 5, R: 1, C: 10 }[type];
};

/** Card points by the par of each place, yaku and lucky hands from each (the second book). */
function isSudaoshi(settlement: Settlement, setup: Setup): boolean {
  const { captured, order, yaku, scores, points, teyaku, month } = settlement;
  const isLast = (seat: Seat) => order.indexOf(seat) === 2;
  const printed = captured.map((cards, seat) =>
    printedCount(setup, month, cards).filter((one) => isLast(seat) || !one.startsWith('ame')),
  );
  const told = yaku.map((made) => made.map(({ id, value }) => `${id} ${value}`).sort());
  const held = (seat: Seat) =>
    sum(teyaku.filter((one) => one.seat === seat).map(({ value }) => value));
  const expected = points.map(
    (count, seat) =>
      count -
      (100 + 10 * order.indexOf(seat)) +
      yakuScore(settlement, seat) +
      3 * held(seat) -
      sum([0, 1, 2].map(held)),
  );
  return (
    hasPoints(settlement, sudaoshi) &&
    isEqual(scores, expected) &&
    told.join('|') === printed.join('|') &&
    (setup.options['teyaku'] === 'full' || teyaku.length === 0)
  );
}

/** The best yaku of each from each, and shares for card points (the second book). */
function isIchiNiSan(settlement: Settlement, setup: Setup): boolean {
  const { points, scores, payments } = settlement;
  const { shares } = setup.options;
  const yaku = points.map((_, seat) => yakuScore(settlement, seat));
  const isMade = yakuOf(settlement).some((value) => value > 0);
  const isPlayed = shares === 'two-four-six' || !isMade;
  const most = Math.max(...points);
  const net = (seat: Seat) =>
    sum(
      payments
        .filter(({ why }) => why === 'card-points')
        .map(({ from, to, amount }) => (to === seat ? amount : from === seat ? -amount : 0)),
    );
  const byPoints = (count: number): boolean | number => {
    if (!isPlayed) return 0;
    if (shares === 'one-two-three') {
      if (isShared(points)) return 0;
      return count === most ? 2 : -1;
    }
    if (shares === 'two-four-six') {
      const above = points.filter((one) => one > 88).length;
      const below = points.filter((one) => one < 88).length;
      if (count === 88) return 0;
      return count > 88 ? 2 : (-2 * above) / below;
    }
    // Cut down by two payments at most.
    return true;
  };
  const isRight = points.every((count, seat) => {
    const expected = byPoints(count);
    const paid = net(seat);
    if (typeof expected === 'number') return paid === expected;
    const exact = (count - 88) / 5;
    return Math.abs(paid - exact) < 2 && paid * exact >= 0;
  });
  return (
    hasPoints(settlement, standard) &&
    hasYaku(settlement, setup) &&
    isRight &&
    isEqual(
      scores,
      yaku.map((own, seat) => own + net(seat)),
    )
  );
}

/** Whether several have the most. */
const isShared = (totals: readonly number[]) =>
  totals.filter((total) => total === Math.max(...totals)).length > 1;

const isZero = ({ totals }: State) => sum(totals) === 0;
const isOver = ({ phase }: State) => phase.type === 'over';
const roundsDone = (state: State) => (isOver(state) ? state.round : state.round - 1);

/** By game id. */
export const SUMS_OF_POINT_GAMES: Readonly<Record<string, Sums>> = {
  'botan-cho': {
    points: 240,
    // 180 each, and a counter for each round that is over.
    state: (state) => sum(state.totals) === 360 + roundsDone(state),
    settlement: isBotanCho,
  },
  mushi: {
    points: 230,
    mayDraw: true,
    state: isZero,
    settlement: (settlement, setup) =>
      settlement.order.length === 2 &&
      hasPoints(settlement, standard) &&
      hasYaku(settlement, setup) &&
      isEqual(settlement.scores, parScores(settlement, 115)),
  },
  'ume-botan': { points: 264, state: isZero, settlement: isUmeBotan },
  'ino-shika-cho': {
    points: 240,
    // 240 each round.
    state: (state) => sum(state.totals) === 240 * roundsDone(state),
    settlement: (settlement, setup) =>
      hasPoints(settlement, chaffZero) &&
      hasYaku(settlement, setup) &&
      sum(settlement.scores) === 240 &&
      isEqual(settlement.scores, parScores(settlement, 0)),
  },
  mayumi: { points: null, leaves: true, mayDraw: true, state: isZero, settlement: isMayumi },
  'koi-koi': {
    points: 0,
    leaves: true,
    mayDraw: true,
    state: (state) => state.setup.options['zeroSum'] !== true || isZero(state),
    settlement: isKoiKoi,
  },
  'hana-awase': {
    points: null,
    state: (state) => state.setup.options['scoring'] !== 'zero-sum' || isZero(state),
    settlement: isHanaAwase,
  },
  'hachi-ju-hana': {
    points: null,
    state: ({ totals }) => sum(totals) >= 0 && sum(totals) % 20 === 0,
    settlement: isHachiJuHana,
  },
  hiraya: { points: 240, state: isZero, settlement: isHiraya },
  'min-hwatu': {
    points: 240,
    // 240 each round (MH1).
    state: (state) => sum(state.totals) === 240 * roundsDone(state),
    settlement: (settlement, setup) =>
      hasPoints(settlement, chaffZero) &&
      hasYaku(settlement, setup) &&
      sum(settlement.scores) === 240 &&
      isEqual(settlement.scores, parScores(settlement, 0)),
  },
  sakura: {
    points: null,
    leaves: true,
    // A victory is nobody's where the best are level (SK18).
    mayDraw: true,
    state: ({ totals, setup }) =>
      setup.options['count'] === 'points' || totals.every((total) => total >= 0),
    settlement: isSakura,
  },
  'ichi-ni-san': {
    points: null,
    leaves: true,
    // Nobody pays where several have the most (IN5).
    mayDraw: true,
    state: isZero,
    settlement: isIchiNiSan,
  },
  sudaoshi: { points: 330, state: isZero, settlement: isSudaoshi },
  'kyurei-hana': {
    points: 270,
    state: isZero,
    settlement: (settlement, setup) =>
      hasPoints(settlement, kyurei) &&
      hasYaku(settlement, setup) &&
      isEqual(settlement.scores, parScores(settlement, 90)),
  },
  matgo: { points: 0, leaves: true, mayDraw: true, state: isZero, settlement: isGoStop },
  'go-stop': { points: 0, leaves: true, mayDraw: true, state: isZero, settlement: isGoStop },
  'hachi-hachi': {
    points: null,
    leaves: true,
    // What is in the pot has been paid and not yet been won.
    state: ({ totals, entry }) => {
      const pot = (entry?.paid ?? []).filter(({ to }) => to === 'pot');
      return sum(totals) + sum(pot.map(({ points }) => points)) === 0;
    },
    settlement: isHachiHachi,
  },
  roppyakken: {
    points: null,
    leaves: true,
    mayDraw: true,
    state: ({ totals, games, phase, setup: { options } }) => {
      // Changara has a target of its own, and ends with a shared lead too (L2).
      const isChangara = options['family'] === 'changara';
      const target = isChangara ? 300 : Number(options['target']);
      const isOpen = totals.every((total) => total < target) || (!isChangara && isShared(totals));
      const isWon = (games ?? []).some((won) => won > Number(options['games']) / 2);
      return phase.type === 'over' || (isOpen && !isWon);
    },
    settlement: isRoppyakken,
  },
};
