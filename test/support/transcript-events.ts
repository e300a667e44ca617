import { type CardSet, formatCardSet } from '../../src/engine/core/card-set.ts';
import { type CardId, formatCard } from '../../src/engine/core/cards.ts';
import { assertNever } from '../../src/engine/core/game.ts';
import type { Event, Payment, Settlement, YakuMade } from '../../src/engine/rules/event.ts';
import { EMPTY, type Place } from '../../src/engine/rules/state.ts';

/** `pine.crane - iris.bridge`, an empty place as `-`. */
export function formatField(field: readonly Place[]): string {
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

const listOf = (cards: readonly CardId[]) => cards.map(formatCard).join(' ') || 'nothing';

/** `1 pays 0: 2 of 6 for card-points (30 points)`. */
function formatPayment({ from, to, amount, owed, points, why }: Payment): string {
  const paid = amount === owed ? `${amount}` : `${amount} of ${owed}`;
  return `${from} pays ${to}: ${paid} for ${why} (${points} points)`;
}

/** One event as one line, a settlement as several. Secrets name their audience. */
export function formatEvent(event: Event): readonly string[] {
  if (event.type === 'settled') return formatSettlement(event.settlement);
  return [formatLine(event)];
}

function formatLine(event: Exclude<Event, { type: 'settled' }>): string {
  switch (event.type) {
    case 'oya-drawn': {
      const draws = event.draws.map((drawn) =>
        drawn.map(({ seat, card }) => `${seat} ${formatCard(card)}`).join(', '),
      );
      return `oya drawn: ${draws.join('; again: ')}: seat ${event.oya}`;
    }
    case 'round-started': {
      const stage = event.stage === null ? '' : `, ${event.stage} field`;
      return `round ${event.round}, month ${event.month}, oya ${event.oya}${stage}`;
    }
    case 'dealt':
      return `dealt: field ${formatField(event.field)}, pile ${event.pile}`;
    case 'hand-dealt':
      return `(only ${event.only}) hand of ${event.seat}: ${formatCards(event.hand)}`;
    case 'four-shown':
      return `${event.seat} shows four of a month: ${formatCards(event.cards)}`;
    case 'redealt':
      return `dealt again, ${event.why}: ${formatCards(event.cards)}`;
    case 'paid':
      return formatPayment(event.payment);
    case 'borrowed':
      return `${event.seat} borrows a plate: ${event.stage} field`;
    case 'unplayed':
      return `round ${event.round} not played, ${event.why} by ${event.seats.join(', ')}: totals ${event.totals.join(' ')}`;
    case 'over':
      return `over, ${event.why}: scores ${event.standing.scores.join(' ')}, places ${event.standing.places.map((tied) => tied.join('=')).join(' ')}`;
    default:
      return formatAnswer(event) ?? formatPlay(event);
  }
}

type Rest = Exclude<
  Event,
  {
    type:
      | 'settled'
      | 'oya-drawn'
      | 'round-started'
      | 'dealt'
      | 'hand-dealt'
      | 'four-shown'
      | 'redealt'
      | 'paid'
      | 'borrowed'
      | 'unplayed'
      | 'over';
  }
>;
type Played = 'declared' | 'played' | 'turned' | 'laid' | 'captured' | 'yaku-made' | 'leftovers';

function formatAnswer(event: Rest): string | null {
  switch (event.type) {
    case 'stayed':
      return `${event.seat} stays (${event.why})`;
    case 'dropped':
      return `${event.seat} drops out`;
    case 'forced-out':
      return `forced out: ${event.seats.join(', ')}`;
    case 'chased':
      return `${event.seat} chases`;
    case 'passed':
      return `${event.seat} passes (${event.why})`;
    case 'stood':
      return `${event.seat} stands against ${event.by}`;
    case 'displaced':
      return `${event.seat} leaves for ${event.by} (${event.why})`;
    case 'entered':
      return `play: ${event.order.join(', ')}`;
    default:
      return null;
  }
}

function formatPlay(event: Rest): string {
  const played = event as Extract<Rest, { type: Played }>;
  switch (played.type) {
    case 'declared':
      return `${played.seat} declares ${formatCard(played.card)}: ${played.why}`;
    case 'played':
      return `${played.seat} plays ${formatCard(played.card)}`;
    case 'turned':
      return `${played.seat} turns ${formatCard(played.card)}, ${played.left} left`;
    case 'laid':
      return `${formatCard(played.card)} is laid at ${played.place}`;
    case 'captured':
      return `${played.seat} captures ${listOf(played.taken)} with ${formatCard(played.card)}`;
    case 'yaku-made':
      return `${played.seat} makes ${formatYaku([played.yaku])}: ${formatCards(played.yaku.cards)}`;
    case 'leftovers':
      return `left over for ${played.seat}: ${formatCards(played.cards)}`;
    default:
      return assertNever(played);
  }
}

/** The score sheet of a round. */
function formatSettlement(settlement: Settlement): readonly string[] {
  const { round, month, oya, order, par, stage } = settlement;
  const head = `settled: round ${round}, month ${month}, oya ${oya}, order ${order.join(' ')}, par ${par}`;
  const seats = settlement.captured.map((cards, seat) => {
    const made = `yaku ${formatYaku(settlement.yaku[seat] ?? [])}`;
    const beaten = settlement.void[seat] ?? [];
    const without = beaten.length === 0 ? '' : `, void ${formatYaku(beaten)}`;
    return [
      `  ${seat}: ${settlement.points[seat]} points, ${made}${without}, score ${settlement.scores[seat]}, total ${settlement.totals[seat]}`,
      `     ${formatCards(cards)}`,
    ];
  });
  const payments = settlement.payments.map((payment) => `  ${formatPayment(payment)}`);
  const plates =
    settlement.borrowed === null ? [] : [`  plates borrowed ${settlement.borrowed.join(' ')}`];
  return [
    stage === null ? head : `${head}, ${stage} field`,
    ...seats.flat(),
    ...payments,
    ...plates,
    `  winner ${settlement.winner}`,
  ];
}
