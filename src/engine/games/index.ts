import { type BuiltGame, buildGame } from '../rules/build-game.ts';
import { BOTAN_CHO } from './botan-cho.ts';
import { HANA_AWASE } from './hana-awase.ts';
import { INO_SHIKA_CHO } from './ino-shika-cho.ts';
import { KOI_KOI } from './koi-koi.ts';
import { MAYUMI } from './mayumi.ts';
import { MUSHI } from './mushi.ts';
import { SUHARA_BANA } from './suhara-bana.ts';
import { UME_BOTAN } from './ume-botan.ts';

/** Every game here deals the same 48 cards to the same kind of table. */
export type HanafudaGame = BuiltGame;

/** The registry: every game there is, in the order in which people are offered them. */
export const GAMES: readonly HanafudaGame[] = [
  SUHARA_BANA,
  UME_BOTAN,
  INO_SHIKA_CHO,
  MAYUMI,
  BOTAN_CHO,
  MUSHI,
  KOI_KOI,
  HANA_AWASE,
].map(buildGame);

/** The game of this id, or undefined. */
export function findGame(id: string): HanafudaGame | undefined {
  return GAMES.find((game) => game.id === id);
}
