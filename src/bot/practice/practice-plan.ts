import { lengthOption } from '../../engine/core/options.ts';
import { FIRST_GAME, findGame } from '../../games/index.ts';
import { type Match, STRENGTHS, type Strength } from '../../model/match.ts';
import { FIRST_MATCHES } from '../../table/settings/seen.ts';

/** What somebody practises: a game, and how well the computers play it. */
export interface PracticePlan {
  readonly game: string;
  readonly strength: Strength;
}

export function practicePlanOf({ game, players }: Pick<Match, 'game' | 'players'>): PracticePlan {
  const computer = players.find((player) => player.type === 'computer');
  return { game, strength: computer?.strength ?? 'easy' };
}

/** What someone asks for after finishing this many matches, and their last private match. */
export interface PracticeWish extends Partial<PracticePlan> {
  readonly finished: number;
  readonly last: Match | undefined;
}

/** What was asked for, and the rest as it was the last time. */
export function planFor({ game, strength, finished, last }: PracticeWish): PracticePlan {
  const before = last && practicePlanOf(last);
  const first = finished < FIRST_MATCHES ? 'gentle' : 'easy';
  return {
    game: game ?? before?.game ?? FIRST_GAME,
    strength: strength ?? (before && grown(before, finished)) ?? first,
  };
}

/** How well computers play next: after someone's first matches no longer badly on purpose, unless chosen. */
export function grown({ strength }: PracticePlan, finished: number): Strength {
  return strength === 'gentle' && finished === FIRST_MATCHES ? 'easy' : strength;
}

/** `koi-koi/strong`: a plan in a custom id. */
export function formatPracticePlan({ game, strength }: PracticePlan): string {
  return `${game}/${strength}`;
}

/** Reads what `formatPracticePlan` writes; undefined for any other text. Whether there is such a game is not asked. */
export function parsePracticePlan(text: string): PracticePlan | undefined {
  const [game = '', typed] = text.split('/', 2);
  const strength = strengthCalled(typed);
  return game === '' || strength === undefined ? undefined : { game, strength };
}

export function strengthCalled(typed: string | undefined): Strength | undefined {
  return STRENGTHS.find((one) => one === typed);
}

/** Of somebody's first match of a kind of game, and of any other against computers only. */
export const FIRST_ROUNDS = 1;
const ROUNDS_ALONE = 3;

/** The house rules of a match of so many rounds, or of the usual number, if the game offers that length. */
export function optionsOf(
  { game }: PracticePlan,
  rounds = ROUNDS_ALONE,
): Readonly<Record<string, string>> {
  const options = findGame(game)?.options ?? {};
  const length = lengthOption(options);
  const offered = length === undefined ? [] : options[length]?.choices;
  const chosen = [rounds, ROUNDS_ALONE].find((one) => offered?.includes(one));
  return length === undefined || chosen === undefined ? {} : { [length]: String(chosen) };
}
