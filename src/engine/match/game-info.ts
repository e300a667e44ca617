import { defaultOptions } from '../core/options.ts';
import { wholeRules } from '../mechanics/defaults.ts';
import type { DeckFace, GameDeclaration } from '../round/declaration.ts';
import type { Ruleset } from '../round/ruleset.ts';
import type { Call } from '../round/state/koi-koi-state.ts';

/** What must be known of a game's rules to speak of it, whatever its house rules. */
export interface GameInfo
  extends Pick<Ruleset, 'unit' | 'yakuUnit' | 'scoreUnit' | 'scoresCards' | 'auction'> {
  /** The round's month matters, so it is said. */
  readonly hasMonths: boolean;
  /** What who goes on calls; null if nobody is asked. */
  readonly call: Call | null;
  readonly face: DeckFace;
}

export function gameInfoOf(declaration: GameDeclaration): GameInfo {
  const { seats, options, edition = 1, face = 'japanese' } = declaration;
  const written = declaration.rules(defaultOptions(options), Math.max(...seats), edition);
  const rules = wholeRules(written, false);
  const { unit, yakuUnit, scoreUnit, scoresCards, auction, afterTurn } = rules;
  const hasMonths = JSON.stringify(rules.yaku(1).yaku) !== JSON.stringify(rules.yaku(2).yaku);
  const call = afterTurn?.call ?? null;
  return { unit, yakuUnit, scoreUnit, scoresCards, hasMonths, call, auction, face };
}
