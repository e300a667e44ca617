import { chooseAs } from '../src/cpu/choose-as.ts';
import { defaultOptions } from '../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import { GAMES, type HanafudaGame } from '../src/games/index.ts';
import type { Mind } from '../src/model/computer.ts';

/**
 * How often one computer of a strength comes first among others of the strength below it, with the
 * standard error, and how long it thinks about a move. A tie is a part of a win.
 * `node bench/strength.ts [MATCHES] [GAME]`
 */
const MATCHES = Number(process.argv[2] ?? 40);
const ONLY = process.argv[3];

type Strength = Mind['strength'];

interface Contest {
  readonly game: HanafudaGame;
  readonly seats: number;
  readonly one: Strength;
  readonly others: Strength;
}

function contest({ game, seats, one, others }: Contest) {
  const wins: number[] = [];
  let moves = 0;
  let thought = 0;
  for (let match = 0; match < MATCHES; match++) {
    const seed = seedOf(match + 1);
    const draw = drawsOf(seed, 'strength');
    const me = match % seats;
    let { state } = game.start({
      game: game.id,
      seats,
      options: defaultOptions(game.options),
      seed,
    });
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const strength = seat === me ? one : others;
      const began = performance.now();
      const move = chooseAs(game.view(state, seat), game.legalMoves(state, seat), {
        draw,
        strength,
      });
      if (seat === me) {
        thought += performance.now() - began;
        moves++;
      }
      state = game.apply(state, seat, move).state;
    }
    const [first = []] = game.view(state, 'spectator').standing?.places ?? [];
    wins.push(first.includes(me) ? 1 / first.length : 0);
  }
  return { share: shareOf(wins), milliseconds: thought / moves };
}

/** The mean and its standard error, in words. */
function shareOf(wins: readonly number[]): string {
  const mean = wins.reduce((sum, won) => sum + won, 0) / wins.length;
  const variance = wins.reduce((sum, won) => sum + (won - mean) ** 2, 0) / (wins.length - 1);
  return `${mean.toFixed(2)} ± ${Math.sqrt(variance / wins.length).toFixed(2)}`;
}

for (const game of GAMES) {
  if (ONLY !== undefined && game.id !== ONLY) continue;
  const [seats = 2] = game.seats;
  const easy = contest({ game, seats, one: 'normal', others: 'easy' });
  const strong = contest({ game, seats, one: 'strong', others: 'normal' });
  process.stdout.write(
    `${game.id} for ${seats} (chance ${(1 / seats).toFixed(2)}): normal among easy ${easy.share}, ` +
      `strong among normal ${strong.share}, ${strong.milliseconds.toFixed(1)} ms a move\n`,
  );
}
