import { chooseAs, type Mind } from '../src/cpu/choose-as.ts';
import { defaultOptions } from '../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import { GAMES, type HanafudaGame } from '../src/engine/games/index.ts';
import { imagine } from '../src/engine/rules/imagine.ts';

/**
 * How often one computer of a strength comes first among others of the strength below it, and how
 * long it thinks about a move. A tie is a part of a win. `node bench/strength.ts [MATCHES]`
 */
const MATCHES = Number(process.argv[2] ?? 40);

type Strength = Mind['strength'];

interface Contest {
  readonly game: HanafudaGame;
  readonly seats: number;
  readonly one: Strength;
  readonly others: Strength;
}

function contest({ game, seats, one, others }: Contest) {
  let wins = 0;
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
      const asked = { seat, state };
      const strength = seat === me ? one : others;
      const began = performance.now();
      const move = chooseAs(game.view(state, seat), game.legalMoves(state, seat), {
        draw,
        strength,
        imagine: () => imagine(asked.state, asked.seat, draw),
      });
      if (seat === me) {
        thought += performance.now() - began;
        moves++;
      }
      state = game.apply(state, seat, move).state;
    }
    const [first = []] = game.view(state, 'spectator').standing?.places ?? [];
    if (first.includes(me)) wins += 1 / first.length;
  }
  return { share: wins / MATCHES, milliseconds: thought / moves };
}

for (const game of GAMES) {
  const [seats = 2] = game.seats;
  const easy = contest({ game, seats, one: 'normal', others: 'easy' });
  const strong = contest({ game, seats, one: 'strong', others: 'normal' });
  const share = (won: number) => won.toFixed(2);
  process.stdout.write(
    `${game.id} for ${seats} (chance ${share(1 / seats)}): normal among easy ${share(easy.share)}, ` +
      `strong among normal ${share(strong.share)}, ${strong.milliseconds.toFixed(1)} ms a move\n`,
  );
}
