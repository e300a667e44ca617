import type { Setup } from '../../src/engine/core/game.ts';
import { wholeRules } from '../../src/engine/mechanics/defaults.ts';
import type { GameDeclaration } from '../../src/engine/round/declaration.ts';
import type { Ruleset } from '../../src/engine/round/ruleset.ts';
import { MODULES } from '../../src/games/index.ts';

const DECLARATIONS: readonly GameDeclaration[] = MODULES.map(({ rules }) => rules);

/** The declaration of the game of this id. Throws when there is none. */
export function declarationOf(id: string): GameDeclaration {
  const declaration = DECLARATIONS.find((one) => one.id === id);
  if (declaration === undefined) throw new RangeError(`not declared here: ${id}`);
  return declaration;
}

export function rulesOf({ game, options, seats, edition = 1 }: Omit<Setup, 'seed'>): Ruleset {
  const { rules, equalsSince = 1 } = declarationOf(game);
  return wholeRules(rules(options, seats, edition), edition < equalsSince);
}
