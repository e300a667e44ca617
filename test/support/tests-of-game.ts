import { readdirSync } from 'node:fs';
import { GAMES } from '../../src/games/index.ts';

const FOLDER = 'test/games';

/** Paths of a game's tests: `matgo.test.ts`, `matgo-settle.test.ts`, but not those of a game `matgo-three`. */
export function testsOfGame(game: string): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => gameOf(file) === game)
    .map((file) => `${FOLDER}/${file}`);
}

/** The game whose id the name of a file begins with; of several the longest. */
function gameOf(file: string): string | undefined {
  return GAMES.map(({ id }) => id)
    .filter((id) => file.startsWith(`${id}.`) || file.startsWith(`${id}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}
