import { HALF, has, lowest, size } from '../../engine/core/card-set.ts';
import { type CardId, isBonus } from '../../engine/core/cards.ts';
import type { Draw } from '../../engine/core/random.ts';
import type { Yaku } from '../../engine/round/yaku-table.ts';
import type { View } from '../../engine/view/view.ts';
import { pointsPerYaku } from '../weights.ts';
import type { Simulator } from './simulator.ts';

/** What a card is worth at a glance, by `CardId`: its points, and its part of every yaku. */
export type Glance = Float64Array;

/** A card that is worth no points is still better taken than left. */
const UNCOUNTED = 0.2;
/** How much of a yaku one of its cards promises. */
const HOPE = 0.5;
/** Points by which a player at a glance may err about a card. */
const CARELESS = 4;
/** One call in this many goes on. */
const BRAVE = 3;

/** What the cards of the round are worth to a player who only glances at them. */
export function glanceOf(view: View): Glance {
  const scale = pointsPerYaku(view);
  return Float64Array.from(view.values, (points, card) => {
    const own = view.scoresCards ? points : UNCOUNTED;
    return view.yaku.reduce((worth, yaku) => worth + scale * partOf(yaku, card), own);
  });
}

function partOf({ cards, need, value }: Yaku, card: CardId): number {
  return has(cards, card) ? (HOPE * value) / (need ?? size(cards)) : 0;
}

/**
 * Makes a glance err about the cards. Drawn once for a deal, and not with each move, it lets moves that
 * are tried on that deal differ by what they are.
 */
export function blur(glance: Glance, draw: Draw, into: Glance): void {
  for (let card = 0; card < glance.length; card++) {
    into[card] = (glance[card] as number) + (CARELESS * draw(100)) / 100;
  }
}

export function playOut(simulator: Simulator, glance: Glance, draw: Draw): void {
  while (simulator.waits !== 'ended') {
    if (simulator.waits === 'play') quickTurn(simulator, glance);
    else if (simulator.waits === 'capture') simulator.capture(quickWay(simulator, glance));
    else {
      const answers = simulator.answers();
      const isCall = answers.some(({ type }) => type === 'shobu');
      const goesOn = draw(BRAVE) === 0;
      const answer = isCall
        ? answers.find(({ type }) => (type !== 'shobu') === goesOn)
        : answers[draw(answers.length)];
      if (answer === undefined) throw new RangeError('a seat is asked and has no answer');
      simulator.answer(answer);
    }
  }
}

/** Bombs whenever it may, and does without a card if it has none. */
function quickTurn(simulator: Simulator, glance: Glance): void {
  const card = quickCard(simulator, glance);
  const others = simulator.rules.turn === null ? [] : simulator.insteadOfPlay();
  const eager = others.find(({ type }) => type === 'bomb' || card === NO_CARD);
  if (eager === undefined) simulator.play(card);
  else simulator.answer(eager);
}

/** What a hand without cards has to play. */
const NO_CARD = -1;

function quickCard(simulator: Simulator, glance: Glance): CardId {
  simulator.findPlays();
  const { playLo, playHi, fieldLo, fieldHi } = simulator;
  let best = NO_CARD;
  let most = Number.NEGATIVE_INFINITY;
  for (let half = 0; half < 2; half++) {
    const field = half === 0 ? fieldLo : fieldHi;
    for (let rest = half === 0 ? playLo : playHi; rest !== 0; rest &= rest - 1) {
      const bit = lowest(rest);
      const own = glance[half * HALF + bit] as number;
      const shift = bit & ~3;
      if (isBonus(half * HALF + bit)) return half * HALF + bit; // captured at no cost
      let taken = -1;
      for (let mates = (field >> shift) & 0xf; mates !== 0; mates &= mates - 1) {
        taken = Math.max(taken, glance[half * HALF + shift + lowest(mates)] as number);
      }
      const worth = taken < 0 ? -HOPE * own : own + taken;
      if (worth > most) best = half * HALF + bit;
      most = Math.max(most, worth);
    }
  }
  return best;
}

function quickWay({ ways, wayLo, wayHi }: Simulator, glance: Glance): number {
  let best = 0;
  let most = -1;
  for (let way = 0; way < ways; way++) {
    let worth = 0;
    for (let rest = wayLo[way] as number; rest !== 0; rest &= rest - 1) {
      worth += glance[lowest(rest)] as number;
    }
    for (let rest = wayHi[way] as number; rest !== 0; rest &= rest - 1) {
      worth += glance[HALF + lowest(rest)] as number;
    }
    if (worth > most) best = way;
    most = Math.max(most, worth);
  }
  return best;
}
