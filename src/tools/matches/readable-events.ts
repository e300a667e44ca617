import { type CardSet, formatCardSet } from '../../engine/core/card-set.ts';
import { type CardId, formatCard } from '../../engine/core/cards.ts';
import type { Event, Payment, Settlement, YakuMade } from '../../engine/round/event.ts';
import { EMPTY, type Slot } from '../../engine/round/state.ts';

/** `pine.crane - iris.bridge`, an empty place as `-`. */
export function formatField(field: readonly Slot[]): string {
  return field.map((place) => (place === EMPTY ? '-' : formatCard(place))).join(' ') || '(empty)';
}

/** Cards in card order, or `(none)`. */
export function formatCards(cards: CardSet): string {
  return formatCardSet(cards) || '(none)';
}

/** `goroju 4, mimu 2`, or `(none)`. */
export function formatYaku(yaku: readonly YakuMade[]): string {
  return yaku.map(({ id, value }) => `${id} ${value}`).join(', ') || '(none)';
}

/** `goroju 4 (pine.crane susuki.moon paulownia.phoenix)`, or `(none)`. */
function formatMade(yaku: readonly YakuMade[]): string {
  const made = yaku.map((one) => `${formatYaku([one])} (${formatCardSet(one.cards)})`);
  return made.join(', ') || '(none)';
}

const listOf = (cards: readonly CardId[]) => cards.map(formatCard).join(' ') || 'nothing';

/** `1 pays 0: 2 of 6 for card-points (30 points)`. */
function formatPayment({ from, to, amount, owed, points, why, yaku, times }: Payment): string {
  const paid = amount === owed ? `${amount}` : `${amount} of ${owed}`;
  const what = yaku === undefined ? why : `${why} ${yaku}`;
  const own = (times ?? []).map((one) => `, ${one.why}: times ${one.times}`).join('');
  return `${from} pays ${to}: ${paid} for ${what} (${points} points${own})`;
}

/** One event as one line, a settlement as several. Secrets name their audience. */
export function formatEvent(event: Event): readonly string[] {
  if (event.type === 'settled') return formatSettlement(event.settlement);
  // Each line takes the event of its own type, which the table is keyed by.
  const line = LINES[event.type] as (told: Event) => string | null;
  const said = line(event);
  return said === null ? [] : [said];
}

type Announced = Exclude<Event, { type: 'settled' }>;

/** A line for each type of event; null: nothing that another line does not say. */
const LINES: {
  readonly [Type in Announced['type']]: (
    event: Extract<Announced, { type: Type }>,
  ) => string | null;
} = {
  'oya-drawn': ({ draws, oya }) => {
    const told = draws.map((drawn) =>
      drawn.map(({ seat, card }) => `${seat} ${formatCard(card)}`).join(', '),
    );
    return `oya drawn: ${told.join('; again: ')}: seat ${oya}`;
  },
  'round-started': ({ round, month, oya, stage }) =>
    `round ${round}, month ${month}, oya ${oya}${stage === null ? '' : `, ${stage} field`}`,
  dealt: ({ field, pile }) => `dealt: field ${formatField(field)}, pile ${pile}`,
  'hand-dealt': ({ only, seat, hand }) => `(only ${only}) hand of ${seat}: ${formatCards(hand)}`,
  'pile-set': () => null,
  'sat-out': ({ seat }) => `${seat} is dealt no hand and sits out`,
  'four-shown': ({ seat, cards }) => `${seat} shows four of a month: ${formatCards(cards)}`,
  replaced: ({ seat, many, cards }) =>
    cards === null
      ? `${seat} has ${many} replaced`
      : `replaced on the field: ${formatCards(cards)}`,
  'blind-set': ({ seat, card }) => `a card lies face down on ${formatCard(card)} for ${seat}`,
  multiplied: ({ multiplier: { why, times, next = [] } }) =>
    `${why}: times ${[times, ...next].join(', then ')}`,
  teyaku: ({ teyaku }) =>
    `${teyaku.seat} holds ${teyaku.id} ${teyaku.value}: ${formatCards(teyaku.cards)}`,
  'field-taken': ({ seat, cards }) => `${seat} takes from the field: ${formatCards(cards)}`,
  'month-taken': ({ seat, why, cards, held }) =>
    `${seat} takes a month (${why}): ${formatCards(cards)}, from the hand ${formatCards(held)}`,
  returned: ({ seat, card }) => `${formatCard(card)} goes back to the hand of ${seat}`,
  removed: ({ card }) => `${formatCard(card)} is left out`,
  claimed: ({ seat, offer }) => `${seat} claims: ${offer}`,
  declined: ({ seat, offer }) => `${seat} declines: ${offer}`,
  redealt: ({ why, cards }) => `dealt again, ${why}: ${formatCards(cards)}`,
  paid: ({ payment }) => formatPayment(payment),
  borrowed: ({ seat, stage }) => `${seat} borrows a plate: ${stage} field`,
  unplayed: ({ round, why, seats, totals }) =>
    `round ${round} not played, ${why} by ${seats.join(', ')}: totals ${totals.join(' ')}`,
  'game-over': ({ winner, games }) =>
    `game over, won by ${winner ?? 'nobody'}: games ${games.join(' ')}`,
  over: ({ why, standing }) =>
    `over, ${why}: scores ${standing.scores.join(' ')}, places ${standing.places.map((tied) => tied.join('=')).join(' ')}`,
  stayed: ({ seat, why }) => `${seat} stays (${why})`,
  dropped: ({ seat }) => `${seat} drops out`,
  'forced-out': ({ seats }) => `forced out: ${seats.join(', ')}`,
  chased: ({ seat }) => `${seat} chases`,
  passed: ({ seat, why }) => `${seat} passes (${why})`,
  stood: ({ seat, by }) => `${seat} stands against ${by}`,
  displaced: ({ seat, by, why }) => `${seat} leaves for ${by} (${why})`,
  entered: ({ order }) => `play: ${order.join(', ')}`,
  'field-shown': ({ field }) => `the field is turned up: ${formatField(field)}`,
  shaken: ({ seat, cards }) => `${seat} shakes: ${formatCards(cards)}`,
  bombed: ({ seat, cards }) => `${seat} bombs: ${formatCards(cards)}`,
  'token-used': ({ seat, left }) => `${seat} plays no card, ${left} more to come`,
  coup: ({ seat, coup }) => `${seat}: ${coup}`,
  stolen: ({ seat, from, cards }) => `${seat} gets from ${from}: ${formatCards(cards)}`,
  'koi-koi': ({ seat }) => `${seat} calls koi-koi`,
  go: ({ seat }) => `${seat} calls go`,
  sage: ({ seat }) => `${seat} calls sage`,
  cancelled: ({ seat }) => `${seat} cancels`,
  shobu: ({ seat }) => `${seat} stops: shobu`,
  declared: ({ seat, card, why }) => `${seat} declares ${formatCard(card)}: ${why}`,
  played: ({ seat, card }) => `${seat} plays ${formatCard(card)}`,
  turned: ({ seat, card, left }) => `${seat} turns ${formatCard(card)}, ${left} left`,
  laid: ({ card, place }) => `${formatCard(card)} is laid at ${place}`,
  captured: ({ seat, card, taken }) => `${seat} captures ${listOf(taken)} with ${formatCard(card)}`,
  'yaku-made': ({ seat, yaku }) =>
    `${seat} makes ${formatYaku([yaku])}: ${formatCards(yaku.cards)}`,
  leftovers: ({ seat, cards }) => `left over for ${seat}: ${formatCards(cards)}`,
};

/** The score sheet of a round. */
function formatSettlement(settlement: Settlement): readonly string[] {
  const { round, month, oya, order, par, stage } = settlement;
  const head = `settled: round ${round}, month ${month}, oya ${oya}, order ${order.join(' ')}, par ${par}`;
  const seats = settlement.captured.map((cards, seat) => {
    const made = `yaku ${formatMade(settlement.yaku[seat] ?? [])}`;
    const beaten = settlement.void[seat] ?? [];
    const without = beaten.length === 0 ? '' : `, void ${formatYaku(beaten)}`;
    return [
      `  ${seat}: ${settlement.points[seat]} points, ${made}${without}, score ${settlement.scores[seat]}, total ${settlement.totals[seat]}`,
      `     ${formatCards(cards)}`,
    ];
  });
  const teyaku = settlement.teyaku.map(
    ({ seat, ...held }) => `  ${seat} held ${formatMade([held])}`,
  );
  const multipliers = settlement.multipliers.map(({ why, times }) => `  ${why}: times ${times}`);
  const payments = settlement.payments.map((payment) => `  ${formatPayment(payment)}`);
  const plates =
    settlement.borrowed === null ? [] : [`  plates borrowed ${settlement.borrowed.join(' ')}`];
  return [
    stage === null ? head : `${head}, ${stage} field`,
    ...seats.flat(),
    ...teyaku,
    ...multipliers,
    ...payments,
    ...plates,
    `  winner ${settlement.winner}`,
  ];
}
