import { defaultOptions } from '../../engine/core/options.ts';
import { seedOf } from '../../engine/core/random.ts';
import { GAMES, type HanafudaGame } from '../../games/index.ts';
import { type Layout, layoutOf } from './layout.ts';
import { readWeights, unpackWeights } from './weights-file.ts';

export interface LearnedValue {
  readonly layout: Layout;
  readonly weights: Float64Array;
  /** See `Learned`. */
  readonly spread: number;
}

/** The layout of a game's weights: that of the house rules as most play it, whatever a table plays. */
export function usualLayout(game: HanafudaGame, seats: number): Layout {
  return layoutOf(game.rulesOf(newestSetup(game, seats)));
}

function newestSetup(game: HanafudaGame, seats: number) {
  const options = defaultOptions(game.options);
  return game.start({ game: game.id, seats, options, seed: seedOf(0) }).state.setup;
}

const KNOWN = new Map<string, LearnedValue | null>();

/** What was learned of a game for this many seats, read when it is first asked for; null: nothing. */
export function learnedValue(game: HanafudaGame, seats: number): LearnedValue | null {
  const key = `${game.id} ${seats}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const learned = readWeights(game.id).learned.find((one) => one.seats === seats);
  const layout = usualLayout(game, seats);
  const value = learned && {
    layout,
    weights: unpackWeights(layout, learned),
    spread: learned.spread,
  };
  KNOWN.set(key, value ?? null);
  return value ?? null;
}

/** The games, and for how many seats, of which nothing was learned: `koi-koi for 2`. */
export function unlearned(): readonly string[] {
  return GAMES.flatMap((game) => {
    const seats = new Set(readWeights(game.id).learned.map((one) => one.seats));
    return game.seats.filter((many) => !seats.has(many)).map((many) => `${game.id} for ${many}`);
  });
}
