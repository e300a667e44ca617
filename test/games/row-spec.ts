import { parseCardSet } from '../../src/engine/core/card-set.ts';
import type { OptionValue } from '../../src/engine/core/game.ts';
import type { EntryAnswer } from '../../src/engine/round/state/auction-state.ts';
import type { EndSpec } from '../support/opened.ts';
import type { PositionSpec } from '../support/position.ts';

/** A position, and how the round came to be over. */
export type Spec = PositionSpec & Pick<EndSpec, 'ended'>;

const numbers = (text: string) => text.split(' ').filter(Boolean).map(Number);
export const bySeat = (text: string) => text.split('/').map((one) => one.trim());

/** `tan 1 kasu 2`. */
function yakuIn(text: string): readonly { readonly id: string; readonly value: number }[] {
  const words = text.split(' ').filter(Boolean);
  return words.flatMap((id, at) => (at % 2 === 0 ? [{ id, value: Number(words[at + 1]) }] : []));
}

function choiceOf(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Words that are fields of a position, read so. */
const fields = (names: string, read: (text: string) => unknown) =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, (text: string) => ({ [name]: read(text) }) as Spec]),
  );

/** The words of a position, each with what it says. */
const SPEC: Readonly<Record<string, (text: string) => Spec>> = {
  ...fields('seats oya round turn', Number),
  ...fields('order seating totals games borrowed pot carried', numbers),
  ...fields('field pile out', String),
  ...fields('captured promised', bySeat),
  house: (text) => ({
    options: Object.fromEntries(
      text.split(' ').map((one) => [one.split('=')[0], choiceOf(one.split('=')[1] ?? '')]),
    ),
  }),
  /** Turns finished this round. */
  after: (text) => ({ turns: Number(text) }),
  /** `chased 2>3`: who took whose place. */
  chased: (text) => {
    const [by = 0, displaced = 0] = text.split('>').map(Number);
    return { chases: [{ by, displaced }] };
  },
  answers: (text) => ({ answers: text.split(' ') as readonly EntryAnswer[] }),
  hands: (text) => ({ hands: bySeat(text).map((one) => (/^\d+$/.test(one) ? Number(one) : one)) }),
  /** Who used the wild card. */
  used: (text) => ({ onifudaUser: Number(text) }),
  blind: () => ({ blind: true }),
  calls: (text) => ({ calls: { made: numbers(text) } }),
  /** What each was asked about: `known tan 1 /`. */
  known: (text) => ({ calls: { yaku: bySeat(text).map(yakuIn) } }),
  first: (text) => ({ calls: { first: Number(text) } }),
  /** Who called, in order. */
  log: (text) => {
    const log = numbers(text);
    const made = [0, 1, 2].map((seat) => log.filter((one) => one === seat).length);
    return { calls: { made, log } };
  },
  tokens: (text) => ({ late: { tokens: numbers(text) } }),
  shakes: (text) => ({ late: { shakes: numbers(text) } }),
  bombs: (text) => ({ late: { bombs: numbers(text) } }),
  ppeoks: (text) => ({ late: { ppeoks: numbers(text) } }),
  /** `stack 5 0`: of the month, and whose it is. */
  stack: (text) => {
    const [month = 0, owner = 0] = numbers(text);
    return { late: { stacks: [{ month, owner, bonus: [] }] } };
  },
  /** `lucky 1 teshi 6 clover.boar & 0 aka 2 pine.ribbon`. */
  lucky: (text) => ({
    teyaku: text.split(' & ').map((one) => {
      const [seat, id = '', value, ...cards] = one.split(' ');
      return { seat: Number(seat), id, value: Number(value), cards: parseCardSet(cards.join(' ')) };
    }),
  }),
  /** `paid 3>pot 36`. */
  paid: (text) => ({
    paid: text.split(' & ').map((one) => {
      const [from, to = '', points] = one.split(/[> ]/);
      return { from: Number(from), to: to === 'pot' ? to : Number(to), points: Number(points) };
    }),
  }),
  /** `times 4 zetsuba 2`: four times, and twice in a round to come. */
  times: (text) => {
    const [times, why, ...next] = text.split(' ');
    return { multiplier: { times: Number(times), why, next: next.map(Number) } } as Spec;
  },
  /** `asks entry 0`. */
  asks: (text) => {
    const [type, seat] = text.split(' ');
    return { phase: { type, seat: Number(seat) } } as Spec;
  },
  /** `ended shobu 0`: how the round came to be over. */
  ended: (text) => {
    const [why, seat] = text.split(' ');
    return { ended: { why, seat: Number(seat) } } as Spec;
  },
};

/** Every word with what follows it. */
export function clausesOf(text: string): readonly (readonly [word: string, rest: string])[] {
  return text
    .split(', ')
    .filter(Boolean)
    .map((clause) => {
      const [word = '', ...rest] = clause.trim().split(/\s+/);
      return [word, rest.join(' ')] as const;
    });
}

/** The position that a text tells, over the usual one. */
export function specOf(text: string, usual: Spec): Spec {
  let spec = usual;
  for (const [word, rest] of clausesOf(text)) {
    const more = SPEC[word]?.(rest);
    if (more === undefined) throw new RangeError(`no word of a position: ${word}`);
    const options = more.options && { options: { ...spec.options, ...more.options } };
    const calls = more.calls && { calls: { ...spec.calls, ...more.calls } };
    const late = more.late && { late: { ...spec.late, ...more.late } };
    spec = { ...spec, ...more, ...options, ...calls, ...late };
  }
  return spec;
}
