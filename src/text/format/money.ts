import type { Payment, Unit } from '../../engine/round/event.ts';
import type { GameInfo } from '../../engine/round/game-info.ts';
import type { Words } from '../words/words.ts';
import { plain, signed } from './numbers.ts';

/** Black-stone units in a white stone. */
const WHITE = 4;

/** Stones in the fewest pieces, whatever the stage: 6 units are `1 white, 2 black`. */
export function stones(units: number, words: Words): string {
  return units === 0 ? words.money.noStones : pieces(units, plain, words);
}

function pieces(units: number, print: typeof plain, words: Words): string {
  const count = (pieces: number) =>
    pieces === 0 ? '' : print(Math.sign(units) * pieces, words.formats);
  const amount = Math.abs(units);
  return words.money.stones(count(Math.floor(amount / WHITE)), count(amount % WHITE));
}

/** An amount with its unit: `25 points`, `300 ken`, `1 white, 1 black`. */
export function amount(value: number, unit: Unit, words: Words): string {
  return unit === 'stones' ? stones(value, words) : words.money[unit](value);
}

/** What somebody won or lost, with its sign: `+25`, `−1 white, −1 black`. */
export function change(value: number, unit: Unit, words: Words): string {
  return unit !== 'stones' || value === 0
    ? signed(value, words.formats)
    : pieces(value, signed, words);
}

/** A final result with its unit, as the game counts it: `203 points`, `115 ken`. */
export function scoreText(score: number, { scoreUnit }: GameInfo, words: Words): string {
  return words.money[scoreUnit](score);
}

/** What a yaku is worth: `25 points`, `3 hai`. */
export function yakuWorth(value: number, { yakuUnit }: GameInfo, words: Words): string {
  return words.money[yakuUnit](value);
}

/** What a payment should have been: the rule's points, and the stones that they cost. */
export function owedText({ owed, unit, points }: Payment, words: Words): string {
  const due = amount(owed, unit, words);
  return unit === 'stones' && points > 0 ? words.aside(words.money.points(points), due) : due;
}
