import type { GameInfo } from '../../engine/match/game-info.ts';
import type { Mon, Payment, ScoreUnit, Unit } from '../../engine/round/event.ts';
import type { View } from '../../engine/view/view.ts';
import { plain, signed } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';

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
  return unit === 'stones' ? stones(value, words) : sumText(value, unit, words);
}

/** What points of the rules come to in what people hold, to the whole: stones at the present stage, or points, or mon. */
export function held(
  points: number,
  { unit, unitsPerFivePoints }: Pick<View, 'unit' | 'unitsPerFivePoints'>,
  words: Words,
): string {
  const worth = unit === 'stones' ? (points / 5) * unitsPerFivePoints : points;
  return amount(Math.round(worth) + 0, unit, words);
}

/** Card points, in games that count in ken as these. */
export function cardPoints(points: number, { scoreUnit }: GameInfo, words: Words): string {
  return words.money[scoreUnit === 'ken' ? 'ken' : 'points'](points);
}

/** How many mon a kan has. */
const KAN: Readonly<Record<Mon, number>> = { mon12: 12, mon10: 10 };

function isMon(unit: ScoreUnit | Unit): unit is Mon {
  return unit === 'mon12' || unit === 'mon10';
}

/** Whether an amount may be of two kinds that stand beside each other: `2 kan 3`. */
export function isOfTwoKinds(unit: Unit): boolean {
  return unit === 'stones' || isMon(unit);
}

/** An amount in a sum: without its unit if that is the same for all, stones of both kinds in brackets. */
export function figures(value: number, unit: Unit, words: Words): string {
  if (!isOfTwoKinds(unit)) return plain(value, words.formats);
  const text = amount(value, unit, words);
  return unit === 'stones' && value > WHITE && value % WHITE > 0 ? `(${text})` : text;
}

/** Whole kan, and the mon beside them. */
export function inKan(value: number, unit: Mon): { readonly kan: number; readonly mon: number } {
  return { kan: Math.floor(value / KAN[unit]), mon: value % KAN[unit] };
}

function sumText(value: number, unit: Exclude<Unit, 'stones'> | ScoreUnit, words: Words): string {
  if (!isMon(unit)) return words.money[unit](value);
  return value < 0 ? `−${kanText(-value, unit, words)}` : kanText(value, unit, words);
}

/** `2 kan 3`, `14 kan`, `7 mon`. */
function kanText(value: number, unit: Mon, { money }: Words): string {
  const { kan, mon } = inKan(value, unit);
  if (kan === 0) return money.mon(mon);
  return mon === 0 ? money.kan(kan) : money.kanAndMon(kan, mon);
}

/** What somebody won or lost, with its sign: `+25`, `−1 white, −1 black`. */
export function change(value: number, unit: Unit, words: Words): string {
  if (isMon(unit)) return `${value > 0 ? '+' : ''}${sumText(value, unit, words)}`;
  return unit !== 'stones' || value === 0
    ? signed(value, words.formats)
    : pieces(value, signed, words);
}

/** A final result with its unit, as the game counts it: `203 points`, `115 ken`. */
export function scoreText(score: number, { scoreUnit }: GameInfo, words: Words): string {
  return sumText(score, scoreUnit, words);
}

/** What a yaku is worth: `25 points`, `3 hai`. */
export function yakuWorth(value: number, { yakuUnit }: GameInfo, words: Words): string {
  return words.money[yakuUnit](value);
}

/** What a payment should have been: the rule's points, and the stones that they cost. */
export function owedText({ owed, points }: Payment, unit: Unit, words: Words): string {
  const due = amount(owed, unit, words);
  return unit === 'stones' && points > 0 ? words.aside(words.money.points(points), due) : due;
}
