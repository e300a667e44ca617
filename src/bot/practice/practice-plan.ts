import { FIRST_MATCH } from '../../games/index.ts';
import { type Match, STRENGTHS, type Strength } from '../../model/match.ts';

/** What somebody practises: a game, and how well the computers play it. */
export interface PracticePlan {
  readonly game: string;
  readonly strength: Strength;
}

/** Who practises for the first time, and says nothing else. */
const FIRST_PLAN: PracticePlan = { game: FIRST_MATCH.game, strength: 'easy' };

export function planOf({ game, players }: Pick<Match, 'game' | 'players'>): PracticePlan {
  const computer = players.find((player) => player.type === 'computer');
  return { game, strength: computer?.strength ?? FIRST_PLAN.strength };
}

/** What was asked for, and the rest as it was the last time. */
export function planFor(asked: Partial<PracticePlan>, last: Match | undefined): PracticePlan {
  return { ...(last === undefined ? FIRST_PLAN : planOf(last)), ...asked };
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

/** A first match is short; so is practice of that game. */
export function optionsOf({ game }: PracticePlan): Readonly<Record<string, string>> {
  return game === FIRST_MATCH.game ? FIRST_MATCH.options : {};
}
