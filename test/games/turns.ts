import { expect } from 'vitest';
import { cardsOf, without } from '../../src/engine/core/card-set.ts';
import { formatCard } from '../../src/engine/core/cards.ts';
import { eventsOf, fieldOf, movesOf, play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';

/** What a row begins with that tells of a turn, and what it expects. */
const WORDS = /^(?:plays|on|against|turns|chooses|asked|captures|leaves|user|coups|given)$/;
type Said = Readonly<Record<string, string[] | undefined>>;

/** Cards to fill a hand and a pile with, of which nothing follows: none is of a month that a row names. */
const FILLERS = 'maple chrys iris susuki plum cherry pine wisteria clover'.split(' ');

function wordsOf(row: string): Said {
  const said: Record<string, string[]> = {};
  let cards: string[] = [];
  for (const part of row.split(/[\s,]+/).filter(Boolean)) {
    if (WORDS.test(part)) {
      cards = [];
      said[part] = cards;
    } else cards.push(part);
  }
  return said;
}

/**
 * Plays a turn and compares what it comes to: `plays pine.chaff1 on pine.crane plum.ribbon, turns chrys.cup,
 * captures pine.chaff1 pine.crane, leaves plum.ribbon chrys.cup`. Where a row turns no card, one is turned
 * that takes nothing, and is not mentioned. The hand has a card more than the row says; `against` is what the
 * next seat has captured, and `given` what it must give.
 */
export function checkTurn(id: string, row: string, spec: PositionSpec): void {
  const { plays = [], on = [], against = [], turns, chooses = [], ...expected } = wordsOf(row);
  const named = [...plays, ...on, ...against, ...(turns ?? [])].join(' ');
  const [spare, top = ''] = FILLERS.filter((plant) => !named.includes(`${plant}.`)).map(
    (plant) => `${plant}.chaff1`,
  );
  const seats = spec.seats ?? gameOf(id).seats[0] ?? 0;
  const { turn = 0 } = spec;
  const others = new Array<string | number>(seats).fill(2);
  const hands = others.with(turn, `${plays.join(' ')} ${spare}`);
  const captured = new Array<string>(seats).fill('').with((turn + 1) % seats, against.join(' '));
  const dealt = { field: on.join(' '), hands, captured, pile: turns?.join(' ') ?? top };
  const before = position(id, { ...dealt, ...spec });
  const { state: asked, events: first } = play(before, `play:${plays[0]}`);
  const { state, events: then } = play(asked, ...chooses.map((take) => `capture:${take}`));
  const events = [...first, ...then];
  const isAsked = asked.phase.type === 'capture' && asked.phase.seat === turn;
  const told: Said = {
    asked: isAsked ? movesOf(asked).map((move) => move.slice('capture:'.length)) : [],
    captures: cardsOf(without(state.captured[turn]!, before.captured[turn]!)).map(formatCard),
    leaves: fieldOf(state).filter((card) => turns !== undefined || card !== top),
    user: [String(state.onifuda?.user)],
    coups: eventsOf(events, 'coup').map(({ coup }) => coup),
    given: eventsOf(events, 'stolen').flatMap(({ cards }) => cardsOf(cards).map(formatCard)),
  };
  // Where a row neither asks nor chooses, nobody is asked.
  const all = chooses.length === 0 ? { asked: [], ...expected } : expected;
  for (const [word, cards] of Object.entries(all))
    expect(told[word]?.toSorted(), `${row}: ${word}`).toEqual(cards?.toSorted());
}
