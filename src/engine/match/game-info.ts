import { defaultOptions } from '../core/options.ts';
import { wholeRules } from '../mechanics/defaults.ts';
import type { DeckFace, GameDeclaration } from '../round/declaration.ts';
import type { ScoreUnit, Unit, YakuUnit } from '../round/event.ts';
import type { AuctionConfig, Ruleset } from '../round/ruleset.ts';
import type { Call } from '../round/state/koi-koi-state.ts';

/** What must be known of a game's rules to speak of it, whatever its house rules. */
export interface GameInfo {
  readonly unit: Unit;
  readonly yakuUnit: YakuUnit;
  readonly scoreUnit: ScoreUnit;
  /** Captured cards score; if only yaku do, card points are not mentioned. */
  readonly scoresCards: boolean;
  /** The round's month matters, so it is said. */
  readonly hasMonths: boolean;
  /** What who goes on calls; null if nobody is asked. */
  readonly call: Call | null;
  /** Null if everybody plays every round, however many they are. */
  readonly auction: AuctionConfig | null;
  readonly face: DeckFace;
}

export function gameInfoOf(declaration: GameDeclaration): GameInfo {
  const { seats, options, edition = 1, face = 'japanese' } = declaration;
  const written = declaration.rules(defaultOptions(options), Math.max(...seats), edition);
  const rules = wholeRules(written, false);
  const { unit, yakuUnit, scoreUnit, scoresCards, auction, afterTurn } = rules;
  const hasMonths = hasMonthlyYaku(rules);
  const call = afterTurn?.call ?? null;
  return { unit, yakuUnit, scoreUnit, scoresCards, hasMonths, call, auction, face };
}

function hasMonthlyYaku({ yaku }: Ruleset): boolean {
  return JSON.stringify(yaku(1).yaku) !== JSON.stringify(yaku(2).yaku);
}
