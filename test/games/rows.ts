import { expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { formatCard } from '../../src/engine/core/cards.ts';
import type { Step } from '../../src/engine/core/game.ts';
import type { Event, Payment, RedealWhy, Settlement } from '../../src/engine/round/event.ts';
import { oyaOf, type State } from '../../src/engine/round/state.ts';
import { opened, over, unclaimed } from '../support/opened.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { formatPayments, inOrder, voidIds, yakuOf } from '../support/told.ts';
import { bySeat, clausesOf, type Spec, specOf } from './row-spec.ts';
import { checkTurn } from './turns.ts';

/**
 * Rows of the tests of games. A row has a position and what comes of it: `at field pine.crane, hands pine.chaff1
 * maple.deer / 2, moves play:pine.chaff1 => captured pine.crane pine.chaff1`. It begins with
 *
 * - `at`: a position in a round;
 * - `deals`: a deal, opened to the first question or thrown in;
 * - `ends`: a round that is over with these cards captured, and settled: nobody claims what is offered then;
 * - `plays`: a turn, as `checkTurn` tells it.
 *
 * What is of each seat has `/` between the seats. The words before `=>` are those of `SPEC`, those after it are of
 * `TOLD`, or an event by its type: `stayed 2 obliged & 3 obliged`, as much as is said of each; `none`: there is none.
 */
type Rows = Readonly<Record<string, string | readonly string[]>>;

/** Makes a test for each title, of one row or several; a row may go on in the next text. */
export function rowsOf(id: string, usual: Spec = {}): (rows: Rows) => void {
  return (rows) => {
    for (const [title, said] of Object.entries(rows)) {
      test(title, () => {
        const text = [said].flat().join(', ');
        for (const row of text.split(/, (?=(?:plays|at|deals|ends)(?: |$))/)) {
          if (row.startsWith('plays ')) checkTurn(id, row, usual);
          else checkRow(id, row, usual);
        }
      });
    }
  };
}

interface Outcome extends Step<State, Event> {
  readonly misdeal: RedealWhy | null;
  readonly settlement: Settlement | undefined;
}

const sheetOf = ({ settlement }: Outcome): Settlement => {
  if (settlement === undefined) throw new RangeError('nothing was settled');
  return settlement;
};
const list = (values: readonly unknown[]) => values.join(' ');
const seatsOf = (values: readonly string[]) => values.join(' / ');
const paymentsOf = (payments: readonly Payment[]) => formatPayments(payments).join(' & ');

/** What may be said of the state after all moves, and of the settlement on the way. */
const TOLD: Readonly<Record<string, (outcome: Outcome) => string>> = {
  misdeal: ({ misdeal }) => String(misdeal),
  /** What is asked, and whom: `play 0`. */
  asks: ({ state: { phase } }) =>
    list([
      phase.type,
      ...('seat' in phase ? [phase.seat] : []),
      ...('offer' in phase ? [phase.offer] : []),
    ]),
  moves: ({ state }) => list(movesOf(state)),
  next: ({ state }) => String(oyaOf(state)),
  round: ({ state }) => String(state.round),
  deals: ({ state }) => String(state.deals),
  order: ({ state }) => list(state.order),
  seating: ({ state }) => list(state.seating),
  totals: ({ state }) => list(state.totals),
  games: ({ state }) => list(state.games ?? ['none']),
  field: ({ state }) => list(fieldOf(state)),
  /** How many cards each holds. */
  held: ({ state }) => list(state.hands.map(size)),
  pile: ({ state }) => String(state.pile.length - state.drawn),
  captured: ({ state }) => seatsOf(state.captured.map(formatCardSet)),
  /** How many cards each has captured. */
  took: ({ state }) => list(state.captured.map(size)),
  carried: ({ state }) => list(state.carried),
  calls: ({ state }) => list(state.calls?.made ?? []),
  answers: ({ state }) => list(state.entry?.answers ?? []),
  tokens: ({ state }) => list(state.late?.tokens ?? []),
  shakes: ({ state }) => list(state.late?.shakes ?? []),
  bombs: ({ state }) => list(state.late?.bombs ?? []),
  stacks: ({ state }) => list(state.late?.stacks.map(({ owner }) => owner) ?? []),
  used: ({ state }) => String(state.onifuda?.user),
  pot: ({ state }) => list(state.stakes?.pot ?? []),
  plates: ({ state }) => list(state.stakes?.borrowed ?? []),
  /** What the field makes of the payments, and what waits: `4 oba 2 2`. */
  times: ({ state: { multiplier } }) =>
    multiplier === null
      ? 'none'
      : list([multiplier.times, multiplier.why, ...(multiplier.next ?? [])]),
  /** The same without the reason; 1 if nothing multiplies. */
  factors: ({ state: { multiplier } }) =>
    list([multiplier?.times ?? 1, ...(multiplier?.next ?? [])]),
  lucky: ({ state }) =>
    state.teyaku.map(({ seat, id, value }) => `${seat} ${id} ${value}`).join(' & '),
  /** What stopping scores. */
  stops: ({ state }) => String(gameOf(state.setup.game).view(state, actorOf(state)).shobuScore),
  /** What may not be played of the hand that is asked, and why: `chrys.cup burdened hanami 1`. */
  blocked: ({ state }) =>
    gameOf(state.setup.game)
      .view(state, actorOf(state))
      .hand.flatMap(({ card, blocked }) =>
        blocked ? [`${formatCard(card)} ${told(blocked)}`] : [],
      )
      .join(' & '),
  worth: ({ state }) =>
    list(
      gameOf(state.setup.game)
        .view(state, 'spectator')
        .seats.map(({ points }) => points),
    ),
  scores: (outcome) => list(sheetOf(outcome).scores),
  points: (outcome) => list(sheetOf(outcome).points),
  pars: (outcome) => list(sheetOf(outcome).pars ?? [sheetOf(outcome).par]),
  sums: (outcome) => list(sheetOf(outcome).totals),
  winner: (outcome) => String(sheetOf(outcome).winner),
  yaku: (outcome) =>
    seatsOf(sheetOf(outcome).yaku.map((_, seat) => list(yakuOf(sheetOf(outcome), seat)))),
  void: (outcome) =>
    seatsOf(sheetOf(outcome).void.map((_, seat) => list(voidIds(sheetOf(outcome), seat)))),
  multipliers: (outcome) =>
    list(sheetOf(outcome).multipliers.map(({ times, why }) => `${why} ${times}`)),
  payments: (outcome) => paymentsOf(sheetOf(outcome).payments),
  paid: ({ events }) => paymentsOf(eventsOf(events, 'paid').map(({ payment }) => payment)),
};
const BY_SEAT = new Set(['captured', 'yaku', 'void']);
const MAY_BE_NONE: readonly Event['type'][] = [
  ...([
    'settled',
    'turned',
    'redealt',
    'shobu',
    'over',
    'game-over',
    'leftovers',
    'stolen',
  ] as const),
  ...(['coup', 'teyaku', 'borrowed', 'four-shown', 'yaku-made'] as const),
];

/** An event in few words: `2 obliged`. */
function told(value: unknown, key = ''): string {
  if (typeof value === 'number' && key === 'card') return formatCard(value);
  if (Array.isArray(value))
    return value
      .map((one) =>
        [one]
          .flat()
          .map((each) => told(each, key === 'taken' ? 'card' : key))
          .join('+'),
      )
      .join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('lo' in value && 'hi' in value) return formatCardSet(value as never).replaceAll(' ', '+');
  // The seat comes first and cards last, whatever the order of the fields.
  const rank = ([name, one]: readonly [string, unknown]) =>
    name === 'seat' ? 0 : typeof one === 'object' && one !== null ? 2 : 1;
  return Object.entries(value)
    .filter(([name]) => name !== 'type')
    .toSorted((one, other) => rank(one) - rank(other))
    .map(([name, one]) => told(one, name))
    .join(' ');
}

interface Check {
  readonly word: string;
  readonly expected: string;
  readonly row: string;
}

function checkEvents({ word, expected, row }: Check, events: readonly Event[]): void {
  const found = events.filter(({ type }) => type === word).map((event) => told(event));
  const isNone = expected === 'none';
  expect(!isNone || MAY_BE_NONE.some((type) => type === word), `${row}: ${word}`).toBe(true);
  const wanted = isNone ? [] : expected.split(' & ');
  const cut = found.map((one, at) =>
    one.split(' ').slice(0, wanted[at]?.split(' ').filter(Boolean).length).join(' '),
  );
  expect(cut, `${row}: ${word}`).toEqual(wanted);
}

function outcomeOf(
  id: string,
  how: string,
  spec: Spec,
  moves: readonly string[] | undefined,
): Outcome {
  const deal = how === 'deals' ? opened(id, spec) : undefined;
  const first =
    how === 'at'
      ? { state: position(id, spec), events: [] }
      : (deal ?? over(id, { captured: [], ...spec }));
  const made = play(first.state, ...(moves ?? []));
  const step = { state: made.state, events: [...first.events, ...made.events] };
  const { state, events } = how === 'ends' && moves === undefined ? unclaimed(step) : step;
  const settlement = events.find((event) => event.type === 'settled')?.settlement;
  return { state, events, misdeal: deal?.misdeal ?? null, settlement };
}

function checkRow(id: string, row: string, usual: Spec): void {
  const [before = '', after = ''] = row.split(/,?\s*=>\s*/);
  const [how = '', text = ''] = /^(\w+)\s*(.*)$/.exec(before)?.slice(1) ?? [];
  const [spec = '', moves] = text.split(/(?:^|,? )moves(?: |$)/);
  const outcome = outcomeOf(id, how, specOf(spec, usual), moves?.split(' ').filter(Boolean));
  expect(after, row).not.toBe('');
  for (const [word, expected] of clausesOf(after)) check({ word, expected, row }, outcome);
}

function check({ word, expected, row }: Check, outcome: Outcome): void {
  const tell = TOLD[word];
  const why = `${row}: ${word}`;
  if (word === 'allows' || word === 'bars') {
    const moves = movesOf(outcome.state);
    for (const move of expected.split(' '))
      expect(moves.includes(move), why).toBe(word === 'allows');
  } else if (tell === undefined) {
    checkEvents({ word, expected, row }, outcome.events);
  } else {
    // Seats that are not named may have anything.
    const wanted = bySeat(expected).map((one) => (word === 'captured' ? inOrder(one) : one));
    const all = BY_SEAT.has(word) ? bySeat(tell(outcome)).slice(0, wanted.length) : [tell(outcome)];
    expect(all, why).toEqual(wanted);
  }
}
